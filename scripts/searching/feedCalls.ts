import { randomUUID } from 'node:crypto';
import type { Database, Db } from '#server/database/connect.ts';
import {
  beginRun,
  endRun,
  ensureFeed,
  findFeed,
  keepRun,
  listDueFeeds,
  listFeeds,
  setFeedState,
} from '#server/jobs/feeds/queries.ts';
import {
  closeAllOf,
  closeEnded,
  closePastJobs,
  closeUnseen,
  countMissing,
  ensureCompanies,
  listKnown,
  listSame,
  noteSightings,
  reopen,
} from '#server/jobs/feeds/store/queries.ts';

/** A query by its name. */
export type Call = readonly [name: string, call: () => Promise<unknown>];

/** About as many postings as a larger employer has. */
const postingsOfFeed = 200;

/**
 * Makes every posting one of a feed, seen by its last run.
 * @returns the queries of job feeds for one of them
 */
export async function feedCalls(database: Database, db: Db): Promise<readonly Call[]> {
  await database.pool.query(`
    insert into job_feed (feed_guid, identity, name, format, url, state, added_at, next_run_at)
      select gen_random_uuid(), 'bench-' || n, 'Feed ' || n, 'jsonl', 'https://example.com/' || n,
        'active', now(), now() + interval '1 hour'
      from generate_series(0, (select count(*) from job) / ${postingsOfFeed}) n;
    with numbered as (
      select source_guid, 'bench-' || row_number() over () / ${postingsOfFeed} as identity from job
    )
    update job set feed_guid = job_feed.feed_guid, feed_job_id = 'job-' || job.source_guid,
      match_hash = md5(job.title)
    from numbered join job_feed using (identity)
    where numbered.source_guid = job.source_guid;
    insert into job_sighting (source_guid, feed_guid, run)
      select source_guid, feed_guid, 1 from job`);
  const { rows } = await database.pool.query<{ id: string; feed: string; hash: string }>(
    `select source_guid as id, feed_guid as feed, match_hash as hash from job
     where feed_guid = (select feed_guid from job_feed where identity = 'bench-1') limit 100`,
  );
  const feed = rows[0]?.feed ?? '';
  const ids = rows.map(({ id }) => id);
  const ofFeed = ids.map((id) => `job-${id}`);
  const run = { feed, run: 1 };
  const now = new Date();
  const token = randomUUID();
  const made = {
    identity: 'bench-1',
    name: 'Feed 1',
    format: 'jsonl',
    url: 'https://example.com/1',
    company: null,
    state: 'active',
  } as const;
  const result = {
    complete: true,
    taken: 0,
    changed: 0,
    unchanged: 0,
    reopened: 0,
    closed: 0,
    held: 0,
    refused: {},
    error: null,
  };
  const end = {
    complete_run: 1,
    empty_since: null,
    etag: null,
    last_modified: null,
    failures: 0,
    next_run_at: now,
    last_result: result,
  };
  return [
    ['ensureFeed', () => ensureFeed(db, made, now)],
    ['findFeed', () => findFeed(db, feed)],
    ['listFeeds', () => listFeeds(db)],
    ['listDueFeeds', () => listDueFeeds(db, now)],
    ['setFeedState', () => setFeedState(db, feed, 'active', now)],
    ['beginRun', () => beginRun(db, feed, { token, now })],
    ['keepRun', () => keepRun(db, feed, token)],
    ['endRun', () => endRun(db, feed, token, end)],
    ['listKnown', () => listKnown(db, feed, ofFeed)],
    [
      'listSame',
      () =>
        listSame(
          db,
          feed,
          rows.map(({ hash }) => hash),
        ),
    ],
    ['noteSightings', () => noteSightings(db, run, ids)],
    ['ensureCompanies', () => ensureCompanies(db, ['Harbor Bakery', 'Salt City Works'])],
    ['countMissing', () => countMissing(db, run)],
    ['closeUnseen', () => closeUnseen(db, run, now)],
    ['closeEnded', () => closeEnded(db, { feed, run: 2 }, ofFeed, now)],
    ['reopen', () => reopen(db, ids, now)],
    ['closePastJobs', () => closePastJobs(db, now)],
    ['closeAllOf', () => closeAllOf(db, feed, now)],
  ];
}
