import { stat } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { learnTitles } from '#server/matching/learnTitles.ts';
import type { FeedResult } from '#server/database/tables/feed.ts';
import { feedOf } from './feeds/identity.ts';
import { openStore } from './feeds/openStore.ts';
import { ensureFeed, heldSeconds } from './feeds/queries.ts';
import type { FeedFormat, FeedRefusal } from './import/feedLine.ts';
import { fetchFeed, type FetchedFeed } from './import/input/fetchFeed.ts';
import { isAddress, openFeed } from './import/input/openFeed.ts';
import { runFeed } from './feeds/store/runFeed.ts';
import type { RunOptions } from './feeds/store/runOptions.ts';
import { clockOf } from './importDay.ts';
import { progressBar } from './importProgress.ts';
import { importReport, mostNamed } from './importReport.ts';

export interface ImportRequest {
  /** Files and addresses. */
  feeds: readonly string[];
  format: FeedFormat | 'auto';
  /** Names the employer where a file has none. */
  company?: string | undefined;
  /** Today, YYYY-MM-DD. */
  now: string;
}

/**
 * Stores feeds in the database of the settings, each as the next run of its feed, and prints a
 * report. Ends early and in order at Ctrl-C.
 * @returns the exit code: 0 when every feed was read to its end
 */
export async function importFeeds(
  { feeds, format, company, now }: ImportRequest,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<number> {
  const database = await openStore(env);
  const stop = new AbortController();
  const interrupt = () => stop.abort();
  process.once('SIGINT', interrupt);
  let code = 0;
  try {
    await learnTitles(database.db);
    for (const source of feeds) {
      if (stop.signal.aborted) return 1;
      const { feed_guid } = await ensureFeed(
        database.db,
        feedOf(source, { format, company }),
        new Date(),
      );
      const refusals: FeedRefusal[] = [];
      const watched = await watch(source);
      const result = await runWhenFree({
        database,
        feedGuid: feed_guid,
        open: watched.open,
        now: clockOf(now),
        onProgress: ({ taken, changed, unchanged, reopened }) =>
          watched.show(taken + changed + unchanged + reopened),
        onRefused: (line) => void (refusals.length < mostNamed && refusals.push(line)),
        signal: stop.signal,
      });
      watched.end();
      if (!result?.complete) code = 1;
      const report = result
        ? importReport(source, result, refusals)
        : `${source}: another import of this feed is under way. Please wait for its end.`;
      process.stderr.write(`${report}\n`);
    }
  } finally {
    process.off('SIGINT', interrupt);
    await database.close();
  }
  return code;
}

/** A run that was killed holds its feed for a little longer: so long it is waited for. */
async function runWhenFree(options: RunOptions): Promise<FeedResult | null> {
  for (let seconds = 0; seconds <= heldSeconds; seconds += 1) {
    const result = await runFeed(options);
    if (result || options.signal?.aborted) return result;
    await setTimeout(1_000);
  }
  return null;
}

/** Opens a source with a bar that shows how far it was read. */
async function watch(source: string) {
  const size = isAddress(source) ? null : ((await stat(source).catch(() => null))?.size ?? null);
  const bar = progressBar(size);
  let bytes = 0;
  async function* counted(chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      yield chunk;
    }
  }
  const open: RunOptions['open'] = async (known): Promise<FetchedFeed | null> => {
    if (!isAddress(source)) return { ...nothingKnown, bytes: counted(openFeed(source)) };
    const answer = await fetchFeed(source, known ? { known } : {});
    return answer && { ...answer, bytes: counted(answer.bytes) };
  };
  return { open, show: (postings: number) => bar.show(bytes, postings), end: () => bar.end() };
}

const nothingKnown = { etag: null, lastModified: null } as const;
