import type { FastifyBaseLogger } from 'fastify';
import type { Database, Db } from '#server/database/connect.ts';
import { fetchFeed } from '#server/jobs/import/input/fetchFeed.ts';
import { isPublicAddress } from '#server/jobs/import/input/publicAddress.ts';
import { closeAllOf } from '#server/jobs/feeds/store/queries.ts';
import { runFeed } from '#server/jobs/feeds/store/runFeed.ts';
import type { DoWork, Work, WorkQueue } from '#server/workQueue/workQueue.ts';
import { findFeed, type JobFeed, listDueFeeds, setFeedState } from './queries.ts';

/** Reading the feeds whose time has come, or the one that an administrator asked for. */
export const feedWork: Work = {
  name: 'job-feeds',
  takesAtMostSeconds: 60 * 60,
  tries: 3,
  firstPauseSeconds: 60,
  longestPauseSeconds: 10 * 60,
  askEverySeconds: 15,
};

/** How often the feeds are looked at; each is read when an hour has passed since its last run. */
export const feedsEverySeconds = 15 * 60;

/** Few, because a request to this process waits for a part to be stored. */
const postingsAtOnce = 50;

/** The feeds that run themselves. */
export interface JobFeeds {
  /** Reads a feed soon, in one process. */
  readonly runSoon: (feed: JobFeed) => Promise<void>;
  /** What the work queue does. */
  readonly work: { readonly work: Work; readonly run: DoWork };
  /** Ends a run that is under way; the next one goes on. */
  readonly stop: () => void;
}

/** The parts that a test puts in place of the public internet. */
export interface FeedNetwork {
  readonly isAllowed?: (address: string) => boolean;
}

/** Opens the feeds that run themselves. Only the work queue reads them. */
export function openJobFeeds(options: {
  readonly database: Database;
  readonly now: () => Date;
  readonly workQueue: WorkQueue;
  readonly log: FastifyBaseLogger;
  readonly network?: FeedNetwork;
}): JobFeeds {
  const { database, now, workQueue, log } = options;
  const { isAllowed = isPublicAddress } = options.network ?? {};
  const stopping = new AbortController();
  const read = async ({ feed_guid, url, name }: JobFeed) => {
    if (url === null) return;
    const result = await runFeed({
      database,
      feedGuid: feed_guid,
      now,
      batch: postingsAtOnce,
      signal: stopping.signal,
      open: (known) =>
        fetchFeed(url, { isAllowed, signal: stopping.signal, ...(known && { known }) }),
    });
    if (result) log.info({ feed: name, result }, 'a job feed was read');
  };
  return {
    runSoon: async ({ feed_guid }) => {
      await database.db.transaction().execute((trx) => workQueue.add(trx, feedWork, feed_guid));
      workQueue.wake(feedWork);
    },
    work: {
      work: feedWork,
      run: async (id) => {
        const asked = id === '' ? undefined : await findFeed(database.db, id);
        const feeds = id === '' ? await listDueFeeds(database.db, now()) : asked ? [asked] : [];
        for (const feed of feeds) if (!stopping.signal.aborted) await read(feed);
      },
    },
    stop: () => stopping.abort(),
  };
}

/**
 * Removes a feed and closes its jobs. Needs a transaction.
 * @returns undefined when there is none of this id
 */
export async function removeFeed(
  trx: Db,
  id: string,
  now: Date,
): Promise<{ readonly feed: JobFeed; readonly closed: number } | undefined> {
  const feed = await setFeedState(trx, id, 'removed', now);
  return feed && { feed, closed: await closeAllOf(trx, id, now) };
}
