import { randomUUID } from 'node:crypto';
import type { FeedResult } from '#server/database/tables/feed.ts';
import { beginRun, endRun, type JobFeed, type RunEnd } from '#server/jobs/feeds/queries.ts';
import type { FeedError } from '#server/jobs/import/feedLine.ts';
import { errorLine } from '#server/jobs/import/input/fault.ts';
import type { FetchedFeed } from '#server/jobs/import/input/fetchFeed.ts';
import { closeLeft } from './closeLeft.ts';
import { type Held, holdFeed, TakenError } from './holdFeed.ts';
import { emptyTally, nextRun, resultOf, type Tally } from './result.ts';
import type { RunOptions } from './runOptions.ts';
import { storeFeed } from './storeFeed.ts';

const stopped = 'The import was stopped before its end. The next run goes on.';

/**
 * Reads a feed into the store of postings. What is stored stays, however the run ends, and the
 * next run goes on from there. What left the feed is closed once the feed was read to its end.
 * @returns what it did; null when another run has the feed
 * @throws errors of the database
 */
export async function runFeed(options: RunOptions): Promise<FeedResult | null> {
  const { database, feedGuid, now } = options;
  const { db } = database;
  const token = randomUUID();
  const feed = await beginRun(db, feedGuid, { token, now: now() });
  if (!feed) return null;
  const held = holdFeed(db, feed, token, options.signal);
  const tally = emptyTally();
  try {
    const end = await readFeedInto(options, { feed, held, tally });
    await endRun(db, feedGuid, token, end);
    return end.last_result;
  } catch (error) {
    const last_result = resultOf(tally, { complete: false, held: 0, error: stopped });
    await endRun(db, feedGuid, token, failedEnd(feed, now(), last_result)).catch(() => undefined);
    if (error instanceof TakenError || options.signal?.aborted) return last_result;
    throw error;
  } finally {
    held.letGo();
  }
}

/** The end of a run that learned nothing new of its feed. */
function sameEnd(feed: JobFeed, failures: number, now: Date, last_result: FeedResult): RunEnd {
  const { complete_run, empty_since, etag, last_modified } = feed;
  const next_run_at = nextRun(now, failures);
  return { complete_run, empty_since, etag, last_modified, failures, next_run_at, last_result };
}

/** The end of a run that leaves everything to the next one. */
const failedEnd = (feed: JobFeed, now: Date, last_result: FeedResult): RunEnd =>
  sameEnd(feed, feed.failures + 1, now, last_result);

async function readFeedInto(
  options: RunOptions,
  state: { readonly feed: JobFeed; readonly held: Held; readonly tally: Tally },
): Promise<RunEnd> {
  const { now } = options;
  const { feed, held, tally } = state;
  const answer = await open(options, feed);
  if (answer === null) {
    const sameAsBefore = { ...tally, unchanged: inFeed(feed.last_result) };
    const last_result = resultOf(sameAsBefore, { complete: true, held: 0, error: null });
    return sameEnd(feed, 0, now(), last_result);
  }
  if ('code' in answer) {
    const { message } = answer;
    return failedEnd(feed, now(), resultOf(tally, { complete: false, held: 0, error: message }));
  }
  const fault = await storeFeed(options, { ...state, bytes: answer.bytes });
  const left = await held.during((trx) => closeLeft(trx, { feed, tally, fault, now: now() }));
  tally.closed += left.closed;
  const last_result = resultOf(tally, {
    complete: fault === null,
    held: left.held,
    error: fault?.message ?? null,
  });
  if (fault) return { ...failedEnd(feed, now(), last_result), empty_since: left.emptySince };
  return {
    complete_run: feed.runs,
    empty_since: null,
    etag: answer.etag,
    last_modified: answer.lastModified,
    failures: 0,
    next_run_at: nextRun(now(), 0),
    last_result,
  };
}

async function open(
  options: RunOptions,
  { failures, empty_since, last_result, etag, last_modified }: JobFeed,
): Promise<FetchedFeed | FeedError['error'] | null> {
  // After a run that left something open, the same answer has something to say.
  const isSettled = failures === 0 && empty_since === null && last_result?.held === 0;
  try {
    return await options.open(isSettled ? { etag, lastModified: last_modified } : undefined);
  } catch (error) {
    return errorLine(error).error;
  }
}

/** How many postings the last complete run found in the feed. */
function inFeed(last: FeedResult | null): number {
  return last ? last.taken + last.changed + last.unchanged + last.reopened : 0;
}
