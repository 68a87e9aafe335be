import type { AuditKind } from '#server/administration/auditQueries.ts';
import type { Database, Db } from '#server/database/connect.ts';
import { isGuid } from '#server/identity/guid.ts';
import { importReport } from '#server/jobs/importReport.ts';
import { fetchFeed } from '#server/jobs/import/input/fetchFeed.ts';
import { runFeed } from '#server/jobs/feeds/store/runFeed.ts';
import { changeFeed, readFeedUrl } from './changeFeed.ts';
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

/** Whoever runs a command on the server has no account; the log names the command. */
const byCommand = {
  actorGuid: '00000000-0000-0000-0000-000000000000',
  actorName: 'npm run jobs:feeds',
} as const;

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
  const noted = (kind: AuditKind, change: (trx: Db) => Promise<JobFeed | undefined>) =>
    changeFeed(db, { at: now, kind, ...byCommand }, change);
  if (action === 'add') {
    const read = readFeedUrl(which ?? '');
    if ('why' in read)
      return { text: `${read.why} The address of a feed begins with https://.`, code: 2 };
    const { url } = read;
    const employer = company ?? null;
    const added = {
      identity: url,
      url,
      format,
      company: employer,
      name: name ?? employer ?? new URL(url).hostname,
      state: 'active',
    } as const;
    const feed = await noted('feedAdded', (trx) => saveFeed(trx, added, now));
    return { text: `Added. ${feed ? feedLine(feed) : ''}`, code: 0 };
  }
  const feeds = await chosen(database, which, action === 'run');
  if (feeds.length === 0) return { text: 'There is no such feed. See them with: list', code: 1 };
  const lines: string[] = [];
  for (const { feed_guid, name } of feeds) {
    if (action === 'run') {
      await noted('feedRun', (trx) => findFeed(trx, feed_guid));
    } else if (action === 'remove') {
      let closed = 0;
      await noted('feedRemoved', async (trx) => {
        const removed = await removeFeed(trx, feed_guid, now);
        closed = removed?.closed ?? 0;
        return removed?.feed;
      });
      lines.push(`Removed ${name}. ${closed} jobs closed.`);
    } else {
      const [kind, state] =
        action === 'pause'
          ? (['feedPaused', 'paused'] as const)
          : (['feedResumed', 'active'] as const);
      const feed = await noted(kind, (trx) => setFeedState(trx, feed_guid, state, now));
      if (feed) lines.push(feedLine(feed));
    }
  }
  return action === 'run' ? run(database, feeds) : { text: lines.join('\n'), code: 0 };
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
  const found = isGuid(which) ? await findFeed(db, which) : undefined;
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
