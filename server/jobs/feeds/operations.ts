import type { components, operations } from '#openapi/jobs.ts';
import type { AuditKind } from '#server/administration/auditQueries.ts';
import type { Db } from '#server/database/connect.ts';
import type { Caller, Handlers } from '#server/http/contractTypes.ts';
import { Problem } from '#server/http/problem.ts';
import type { Services } from '#server/services.ts';
import { changeFeed, readFeedUrl } from './changeFeed.ts';
import { removeFeed } from './jobFeeds.ts';
import { findFeed, type JobFeed, listFeeds, saveFeed, setFeedState } from './queries.ts';

type FeedOperations = Pick<
  operations,
  'listJobFeeds' | 'createJobFeed' | 'runJobFeed' | 'updateJobFeedState' | 'deleteJobFeed'
>;
type Answer = components['schemas']['JobFeed'];

/** The feeds that postings come from. */
export function feedOperations({ database, jobFeeds, now }: Services): Handlers<FeedOperations> {
  const { db } = database;
  return {
    listJobFeeds: async () => (await listFeeds(db)).map(answerOf),
    createJobFeed: async ({ body, caller }) => {
      const url = publicUrl(body.url);
      const company = body.company?.trim() || null;
      const name = body.name.trim();
      const { format } = body;
      const added = { identity: url, name, format, url, company, state: 'active' } as const;
      const feed = await noted(caller, 'feedAdded', (trx) => saveFeed(trx, added, now()));
      await jobFeeds.runSoon(feed);
      return answerOf(feed);
    },
    runJobFeed: async ({ path, caller }) => {
      const feed = await noted(caller, 'feedRun', (trx) => findFeed(trx, path.id));
      await jobFeeds.runSoon(feed);
      return { message: `${feed.name} is being read.` };
    },
    updateJobFeedState: async ({ path, body, caller }) => {
      const kind = body.state === 'paused' ? 'feedPaused' : 'feedResumed';
      return answerOf(
        await noted(caller, kind, (trx) => setFeedState(trx, path.id, body.state, now())),
      );
    },
    deleteJobFeed: async ({ path, caller }) => {
      let closed = 0;
      const feed = await noted(caller, 'feedRemoved', async (trx) => {
        const removed = await removeFeed(trx, path.id, now());
        closed = removed?.closed ?? 0;
        return removed?.feed;
      });
      return { message: `${feed.name} was removed, and ${closed} jobs closed.` };
    },
  };

  /** @throws Problem no_feed */
  async function noted(
    { userGuid: actorGuid }: Caller,
    kind: AuditKind,
    change: (trx: Db) => Promise<JobFeed | undefined>,
  ): Promise<JobFeed> {
    const feed = await changeFeed(db, { at: now(), kind, actorGuid }, change);
    if (!feed) throw noFeed();
    return feed;
  }
}

const noFeed = () =>
  new Problem(404, 'no_feed', 'There is no such feed any more. Please load the list again.');

function publicUrl(typed: string): string {
  const read = readFeedUrl(typed);
  if ('url' in read) return read.url;
  const detail = read.why;
  throw new Problem(400, 'invalid_request', detail, { errors: [{ pointer: '/url', detail }] });
}

const iso = (time: Date | null) => time?.toISOString() ?? null;

function answerOf(feed: JobFeed): Answer {
  return {
    feedGUID: feed.feed_guid,
    name: feed.name,
    format: feed.format as Answer['format'],
    url: feed.url ?? '',
    company: feed.company,
    state: feed.state === 'paused' ? 'paused' : 'active',
    addedAt: feed.added_at.toISOString(),
    nextRunAt: iso(feed.next_run_at),
    lastRunAt: iso(feed.last_run_at),
    // Held by the clock of the database: a run that was killed lets go by itself.
    isRunning: feed.run_until !== null && feed.run_until > new Date(),
    failures: feed.failures,
    lastResult: feed.last_result,
  };
}
