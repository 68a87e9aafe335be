import type { components } from '#openapi/jobs.ts';
import { jobsApi } from '#src/api/client/clients.ts';
import { call } from '#src/api/client/problem.ts';
import { orGone } from '#src/api/client/orGone.ts';
import { jobsQuery } from '#src/api/client/operations.ts';
import { updateCached, invalidate, useRead } from '#src/api/client/read.ts';

type Schemas = components['schemas'];
export type JobFeed = Schemas['JobFeed'];
export type JobFeedResult = Schemas['JobFeedResult'];
export type NewJobFeed = Schemas['NewJobFeed'];

const feeds = () => jobsQuery.queryOptions('get', '/jobfeeds', {});
const ofFeed = (id: string) => ({ params: { path: { id } } });

/** How often a list with a feed that is being read is asked for again, in milliseconds. */
const WHILE_RUNNING_MS = 5000;

/** The registered feeds. While one is read the list is asked for again. */
export function useJobFeeds() {
  const { data: list = [] } = useRead(feeds(), { enabled: false });
  const isOneRunning = list.some(({ isRunning }) => isRunning);
  return useRead(feeds(), {
    refetchOnMount: () => 'always',
    ...(isOneRunning ? { refetchInterval: WHILE_RUNNING_MS } : {}),
  });
}

/** Registers a feed. @throws CallFailed */
export async function createJobFeed(body: NewJobFeed): Promise<JobFeed> {
  const made = await call(jobsApi.POST('/jobfeeds', { body }));
  await invalidate([feeds()]);
  return made;
}

/** Reads a feed now; its numbers come when the run has ended. @throws CallFailed */
export async function runJobFeed(id: string): Promise<void> {
  await call(jobsApi.POST('/jobfeeds/{id}/run', ofFeed(id)));
  updateCached(feeds(), (list) =>
    list.map((one) => (one.feedGUID === id ? { ...one, isRunning: true } : one)),
  );
}

/** Pauses a feed, or lets it go on. @throws CallFailed */
export async function updateJobFeedState(id: string, state: JobFeed['state']): Promise<void> {
  const saved = await call(jobsApi.PUT('/jobfeeds/{id}/state', { ...ofFeed(id), body: { state } }));
  updateCached(feeds(), (list) => list.map((one) => (one.feedGUID === id ? saved : one)));
}

/** Removes a feed and closes its jobs; one that is gone already is no failure. @throws CallFailed */
export async function deleteJobFeed(id: string): Promise<void> {
  await orGone(call(jobsApi.DELETE('/jobfeeds/{id}', ofFeed(id))), 'no_feed');
  updateCached(feeds(), (list) => list.filter((one) => one.feedGUID !== id));
}
