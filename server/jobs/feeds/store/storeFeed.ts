import { setImmediate } from 'node:timers/promises';
import { earliestToday } from '#domain/jobClosing.ts';
import type { JobFeed } from '#server/jobs/feeds/queries.ts';
import type { FeedError, FeedFormat } from '#server/jobs/import/feedLine.ts';
import { readFeed } from '#server/jobs/import/readFeed.ts';
import type { Held } from './holdFeed.ts';
import { openBatch } from './batch.ts';
import { putSamplesAside } from './queries.ts';
import { addCounts, countRefused, type Tally } from './result.ts';
import type { RunOptions } from './runOptions.ts';
import { type Batch, storeBatch } from './storeBatch.ts';

const postingsAtOnce = 500;

/**
 * Reads a feed and stores it batch by batch.
 * @param state.tally grows with each batch
 * @returns why the feed could not be read to its end; null when it was
 */
export async function storeFeed(
  { now, batch: most = postingsAtOnce, onProgress, onRefused }: RunOptions,
  state: {
    readonly feed: JobFeed;
    readonly held: Held;
    readonly tally: Tally;
    readonly bytes: AsyncIterable<Uint8Array>;
  },
): Promise<FeedError['error'] | null> {
  const { feed, held, tally } = state;
  const run = { feed: feed.feed_guid, run: feed.runs };
  const batch = openBatch(most);
  let isReal = false;
  const store = async (some: Batch) => {
    const at = now();
    const counts = await held.during(async (trx) => {
      const done = await storeBatch(trx, run, some, at);
      if (!isReal && some.postings.length > 0) await putSamplesAside(trx, at);
      return done;
    });
    isReal ||= some.postings.length > 0;
    addCounts(tally, counts);
    onProgress?.(tally);
    // A serving process has requests to answer meanwhile.
    await setImmediate();
  };
  const lines = readFeed(state.bytes, {
    format: feed.format as FeedFormat | 'auto',
    // A posting is open until its last day is over in every state.
    now: earliestToday(now()),
    company: feed.company ?? undefined,
  });
  for await (const line of lines) {
    if ('error' in line) {
      await store(batch.take());
      return line.error;
    }
    if ('refused' in line) {
      countRefused(tally, line.refused.code, line.id);
      onRefused?.(line);
    }
    batch.add(line);
    if (batch.isFull()) await store(batch.take());
  }
  await store(batch.take());
  return null;
}
