import type { Database } from '#server/database/connect.ts';
import type { FeedResult } from '#server/database/tables/feed.ts';
import { feedOf } from '#server/jobs/feeds/identity.ts';
import { ensureFeed } from '#server/jobs/feeds/queries.ts';
import type { FeedFormat } from '#server/jobs/import/feedLine.ts';
import { runFeed } from '#server/jobs/feeds/store/runFeed.ts';
import type { RunOptions } from '#server/jobs/feeds/store/runOptions.ts';

/** A posting as a feed of JSON lines says it. */
export type Line = Readonly<Record<string, unknown>>;

const sentences =
  'You answer calls and letters, keep the calendar, and greet people at the door. We train you in your first month, with a colleague beside you. The team is small and kind, and nobody works at night or on Sundays.';

/** A posting in Syracuse with a text long enough to be known by it. */
export function line(id: string, facts: Line = {}): Line {
  return {
    id,
    title: `Clerk ${id}`,
    company: 'Salt City Works',
    city: 'Syracuse',
    state: 'NY',
    zip: '13202',
    country: 'US',
    apply_url: `https://jobs.example.org/${id}`,
    description: `Clerk ${id}. ${sentences}`,
    ...facts,
  };
}

/** Postings as the text of a feed. */
export const jsonLines = (lines: readonly Line[]): string =>
  lines.map((one) => `${JSON.stringify(one)}\n`).join('');

/** A feed of its own for a test, whose runs read what they are given. */
export async function testFeed(
  database: Database,
  name: string,
  { now = () => new Date(), format = 'jsonl' as FeedFormat } = {},
) {
  const feed = await ensureFeed(database.db, feedOf(`/feeds/${name}`, { format }), now());
  const start = (bytes: AsyncIterable<Uint8Array>, options: Partial<RunOptions> = {}) =>
    runFeed({
      database,
      feedGuid: feed.feed_guid,
      open: async () => ({ etag: null, lastModified: null, bytes }),
      now,
      batch: 2,
      ...options,
    });
  const run = async (bytes: AsyncIterable<Uint8Array>): Promise<FeedResult> => {
    const result = await start(bytes);
    if (!result) throw new Error('Another run holds the feed.');
    return result;
  };
  return {
    feedGuid: feed.feed_guid,
    start,
    /** Reads a text; the text of JSON lines when it is a list. */
    read: (given: string | readonly Line[]) =>
      run(chunks([typeof given === 'string' ? given : jsonLines(given)])),
    /** Reads texts and then breaks as a cut connection does. */
    breakAfter: (given: readonly Line[]) => run(broken(jsonLines(given))),
    /** The open postings by the feed's id. */
    open: async () => {
      const rows = await stored(database, feed.feed_guid);
      return rows.filter(({ status }) => status === 'published').map(({ id }) => id);
    },
    stored: () => stored(database, feed.feed_guid),
  };
}

async function stored({ db }: Database, feed: string) {
  return db
    .selectFrom('job')
    .where('feed_guid', '=', feed)
    .select(['feed_job_id as id', 'source_guid', 'title', 'status', 'revision'])
    .orderBy('feed_job_id')
    .execute();
}

/** Texts as the bytes of a feed. */
export async function* chunks(texts: Iterable<string>): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

async function* broken(text: string): AsyncGenerator<Uint8Array> {
  // A reader looks at the first 64 KiB before it gives anything.
  yield Buffer.from(text + '\n'.repeat(64 * 1024));
  throw new Error('The connection was cut.');
}
