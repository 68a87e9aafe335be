import type { Database } from '#server/database/connect.ts';
import { importReport } from '#server/jobs/importReport.ts';
import { fetchFeed } from '#server/jobs/import/input/fetchFeed.ts';
import { runFeed } from '#server/jobs/feeds/store/runFeed.ts';
import { urlOf } from './identity.ts';
import { removeFeed } from './jobFeeds.ts';
import { findFeed, type JobFeed, listFeeds, saveFeed, setFeedState } from './queries.ts';

export interface FeedCommand {
  readonly action: 'add' | 'list' | 'run' | 'pause' | 'resume' | 'remove';
  /** An address to add; otherwise the id or the address of a registered feed. */
  readonly which: string | undefined;
  readonly format: string;
  readonly name: string | undefined;
  readonly company: string | undefined;
}

/**
 * Does what `npm run jobs:feeds` asks for.
 * @returns what to print, and the exit code
 */
export async function feedCommand(
  database: Database,
  { action, which, format, name, company }: FeedCommand,
): Promise<{ readonly text: string; readonly code: number }> {
  const { db } = database;
  const now = new Date();
  if (action === 'list') {
    const feeds = await listFeeds(db);
    const text = feeds.map(feedLine).join('\n') || 'No feed is registered. Add one with: add URL';
    return { text, code: 0 };
  }
  if (action === 'add') {
    if (which === undefined || !/^https?:/i.test(which) || !URL.canParse(which))
      return { text: 'Please name the address of the feed, beginning with https://.', code: 2 };
    const url = urlOf(which);
    const employer = company ?? null;
    const feed = await saveFeed(
      db,
      {
        identity: url,
        url,
        format,
        company: employer,
        name: name ?? employer ?? new URL(url).hostname,
        state: 'active',
      },
      now,
    );
    return { text: `Added. ${feedLine(feed)}`, code: 0 };
  }
  const feeds = await chosen(database, which, action === 'run');
  if (feeds.length === 0) return { text: 'There is no such feed. See them with: list', code: 1 };
  if (action === 'run') return run(database, feeds);
  const lines: string[] = [];
  for (const { feed_guid, name } of feeds) {
    if (action === 'remove') {
      const removed = await db.transaction().execute((trx) => removeFeed(trx, feed_guid, now));
      lines.push(`Removed ${name}. ${removed?.closed ?? 0} jobs closed.`);
      continue;
    }
    const state = action === 'pause' ? 'paused' : 'active';
    const feed = await setFeedState(db, feed_guid, state, now);
    if (feed) lines.push(feedLine(feed));
  }
  return { text: lines.join('\n'), code: 0 };
}

async function chosen(
  { db }: Database,
  which: string | undefined,
  orAll: boolean,
): Promise<readonly JobFeed[]> {
  if (which === undefined) {
    if (!orAll) return [];
    return (await listFeeds(db)).filter(({ state }) => state === 'active');
  }
  if (/^https?:/i.test(which) && URL.canParse(which)) {
    const url = urlOf(which);
    return (await listFeeds(db)).filter((feed) => feed.url === url);
  }
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(which);
  const found = isId ? await findFeed(db, which) : undefined;
  return found ? [found] : [];
}

async function run(database: Database, feeds: readonly JobFeed[]) {
  const reports: string[] = [];
  let code = 0;
  for (const { feed_guid, url, name } of feeds) {
    if (url === null) continue;
    const result = await runFeed({
      database,
      feedGuid: feed_guid,
      now: () => new Date(),
      open: (known) => fetchFeed(url, known ? { known } : {}),
    });
    if (!result?.complete) code = 1;
    reports.push(result ? importReport(name, result, []) : `${name} is being read by another run.`);
  }
  return { text: reports.join('\n'), code };
}

function feedLine({ feed_guid, name, format, url, state, failures, last_result: last }: JobFeed) {
  const result =
    last === null
      ? 'not read yet'
      : `last ${last.taken} taken, ${last.changed} changed, ${last.closed} closed${last.error === null ? '' : `; ${last.error}`}`;
  const failed = failures > 0 ? `, failed ${failures} times in a row` : '';
  return `${feed_guid}  ${state}  ${name}  ${format}  ${url ?? ''}  (${result}${failed})`;
}
