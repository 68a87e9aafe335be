import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Db } from '#server/database/connect.ts';
import type { FeedResult, JobFeedTable } from '#server/database/tables/feed.ts';

export type JobFeed = Selectable<JobFeedTable>;

/** What makes a feed; the rest grows with its runs. */
export type NewFeed = Pick<JobFeed, 'identity' | 'name' | 'format' | 'url' | 'company' | 'state'>;

/**
 * A run that was killed gives its feed back after so many seconds; one that lives says so three
 * times as often.
 */
export const heldSeconds = 30;

/** The feed of this identity, added if there is none. A registered one stays as it is. */
export async function ensureFeed(db: Db, feed: NewFeed, now: Date): Promise<JobFeed> {
  await db
    .insertInto('job_feed')
    .values({ feed_guid: randomUUID(), added_at: now, ...feed })
    .onConflict((conflict) =>
      conflict
        .column('identity')
        .doUpdateSet({ format: feed.format, company: feed.company, state: feed.state })
        .where('job_feed.state', 'in', ['by-hand', 'removed']),
    )
    .execute();
  return db
    .selectFrom('job_feed')
    .where('identity', '=', feed.identity)
    .selectAll()
    .executeTakeFirstOrThrow();
}

/**
 * Registers a feed, also one that was removed or only imported by hand before. A run under way
 * loses it: it reads by what was said of the feed before, and its end would be taken for the new.
 */
export async function saveFeed(db: Db, feed: NewFeed, now: Date): Promise<JobFeed> {
  const { feed_guid } = await ensureFeed(db, feed, now);
  return db
    .updateTable('job_feed')
    .set({ ...feed, next_run_at: now, etag: null, last_modified: null, failures: 0 })
    .set({ run_guid: null, run_until: null })
    .where('feed_guid', '=', feed_guid)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Registered feeds by name, without those that were removed or are imported by hand. */
export async function listFeeds(db: Db): Promise<JobFeed[]> {
  return db
    .selectFrom('job_feed')
    .where('state', 'in', ['active', 'paused'])
    .selectAll()
    .orderBy((eb) => eb.fn<string>('lower', ['name']))
    .orderBy('added_at')
    .execute();
}

/** A registered feed; undefined when there is none of this id. */
export async function findFeed(db: Db, id: string): Promise<JobFeed | undefined> {
  return db
    .selectFrom('job_feed')
    .where('feed_guid', '=', id)
    .where('state', 'in', ['active', 'paused'])
    .selectAll()
    .executeTakeFirst();
}

/** The active feeds whose time has come, longest waiting first. */
export async function listDueFeeds(db: Db, now: Date): Promise<JobFeed[]> {
  return db
    .selectFrom('job_feed')
    .where('state', '=', 'active')
    .where('url', 'is not', null)
    .where('next_run_at', '<=', now)
    .selectAll()
    .orderBy('next_run_at')
    .execute();
}

/**
 * Pauses a registered feed, lets it go on or removes it. A run of one that is removed loses it.
 * @returns undefined when there is none of this id
 */
export async function setFeedState(
  db: Db,
  id: string,
  state: 'active' | 'paused' | 'removed',
  now: Date,
): Promise<JobFeed | undefined> {
  return db
    .updateTable('job_feed')
    .set({ state, next_run_at: state === 'active' ? now : null })
    .$if(state === 'removed', (query) => query.set({ run_guid: null, run_until: null }))
    .where('feed_guid', '=', id)
    .where('state', 'in', ['active', 'paused'])
    .returningAll()
    .executeTakeFirst();
}

/**
 * Takes a feed for a run. By the clock of the database, which all copies share.
 * @returns the feed with the number of this run; undefined while another run holds it
 */
export async function beginRun(
  db: Db,
  id: string,
  run: { readonly token: string; readonly now: Date },
): Promise<JobFeed | undefined> {
  return db
    .updateTable('job_feed')
    .set((eb) => ({
      run_guid: run.token,
      run_until: heldUntil,
      runs: eb('runs', '+', 1),
      last_run_at: run.now,
    }))
    .where('feed_guid', '=', id)
    .where((eb) =>
      eb.or([eb('run_guid', 'is', null), eb('run_until', '<', sql<Date>`clock_timestamp()`)]),
    )
    .returningAll()
    .executeTakeFirst();
}

const heldUntil = sql<Date>`clock_timestamp() + make_interval(secs => ${sql.lit(heldSeconds)})`;

/** Holds the feed for longer. @returns false when another run took it, or it was removed */
export async function keepRun(db: Db, id: string, token: string): Promise<boolean> {
  const kept = await db
    .updateTable('job_feed')
    .set({ run_until: heldUntil })
    .where('feed_guid', '=', id)
    .where('run_guid', '=', token)
    .returning('feed_guid')
    .executeTakeFirst();
  return kept !== undefined;
}

/** What the end of a run leaves. */
export type RunEnd = Pick<
  JobFeed,
  'complete_run' | 'empty_since' | 'etag' | 'last_modified' | 'failures' | 'next_run_at'
> & { readonly last_result: FeedResult };

/** Gives the feed back, unless another run has it. */
export async function endRun(db: Db, id: string, token: string, end: RunEnd): Promise<void> {
  await db
    .updateTable('job_feed')
    .set({
      ...end,
      last_result: JSON.stringify(end.last_result),
      run_guid: null,
      run_until: null,
      // A feed that was paused or removed meanwhile has no next run.
      next_run_at: sql<Date | null>`case when state = 'active' then ${end.next_run_at}::timestamptz end`,
    })
    .where('feed_guid', '=', id)
    .where('run_guid', '=', token)
    .execute();
}
