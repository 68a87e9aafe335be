import type { Db } from '#server/database/connect.ts';
import type { SavedSearchRow } from '#server/savedSearches/queries.ts';

/** SQL of the mails about new jobs. */

/**
 * Searches with mails, in batches by their id: of verified accounts that are not closed, with
 * where the person lives.
 * @param after the last id of the batch before; null for the first
 */
export async function listMailedSearches(db: Db, after: string | null, limit: number) {
  return db
    .selectFrom('saved_search')
    .innerJoin('account', 'account.user_guid', 'saved_search.user_guid')
    .leftJoin('user_profile', 'user_profile.user_guid', 'saved_search.user_guid')
    .leftJoin('closed_account', 'closed_account.user_guid', 'saved_search.user_guid')
    .where('saved_search.frequency', '<>', 'never')
    .where('saved_search.paused_at', 'is', null)
    .where('account.verified_at', 'is not', null)
    .where('closed_account.user_guid', 'is', null)
    .$if(after !== null, (query) => query.where('saved_search.guid', '>', after ?? ''))
    .selectAll('saved_search')
    .select(['account.email', 'user_profile.postal_code', 'user_profile.city'])
    .select('user_profile.state')
    .orderBy('saved_search.guid')
    .limit(limit)
    .execute();
}

export type MailedSearch = Awaited<ReturnType<typeof listMailedSearches>>[number];

/**
 * Takes hold of a search whose turn it is, until the transaction ends.
 * @param lastRun when it had its turn before
 * @returns undefined when another process has it or had it, no mails are wanted any more, or the
 * account was closed since the batch was read
 */
export async function holdSearch(
  trx: Db,
  guid: string,
  lastRun: Date,
): Promise<SavedSearchRow | undefined> {
  return trx
    .selectFrom('saved_search')
    .where('guid', '=', guid)
    .where('last_run_at', '=', lastRun)
    .where('frequency', '<>', 'never')
    .where('paused_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('closed_account')
            .select('closed_account.user_guid')
            .whereRef('closed_account.user_guid', '=', 'saved_search.user_guid'),
        ),
      ),
    )
    .selectAll()
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Notes that a search had its turn, and what was mailed. Its version stays. */
export async function noteTurn(
  trx: Db,
  guid: string,
  turn: Partial<Pick<SavedSearchRow, 'last_run_at' | 'last_sent_at' | 'asked_at'>>,
): Promise<void> {
  await trx.updateTable('saved_search').set(turn).where('guid', '=', guid).execute();
}

/**
 * Notes of which jobs a person is told.
 * @returns those of which they were not told before
 */
export async function insertAlerts(
  trx: Db,
  search: Pick<SavedSearchRow, 'user_guid' | 'guid'>,
  jobs: readonly string[],
  at: Date,
): Promise<ReadonlySet<string>> {
  const told = new Set<string>();
  // In one order everywhere, so that two processes do not wait for each other.
  const ids = jobs.toSorted();
  const batch = 1000;
  for (let from = 0; from < ids.length; from += batch) {
    const rows = await trx
      .insertInto('alert_sent')
      .values(
        ids.slice(from, from + batch).map((source_guid) => ({
          user_guid: search.user_guid,
          source_guid,
          search_guid: search.guid,
          at,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('source_guid')
      .execute();
    for (const { source_guid } of rows) told.add(source_guid);
  }
  return told;
}

/** What a mail says of these jobs, in no order; those that are gone or closed are left out. */
export async function listToldJobs(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('job')
    .where('source_guid', 'in', ids)
    .where('status', '=', 'published')
    .select(['source_guid', 'title', 'company', 'location', 'posted_at'])
    .select(['salary_min', 'salary_max', 'salary_unit', 'salary_currency'])
    .execute();
}

/** Pauses the searches about which a question was not answered since a time. */
export async function pauseUnanswered(db: Db, askedBefore: Date, at: Date): Promise<void> {
  await db
    .updateTable('saved_search')
    .set((eb) => ({ paused_at: at, paused_for: 'unanswered', version: eb('version', '+', 1) }))
    .where('asked_at', '<=', askedBefore)
    .where('paused_at', 'is', null)
    .execute();
}

/** Forgets which jobs were told before a time. */
export async function deleteAlertsBefore(db: Db, time: Date): Promise<void> {
  await db.deleteFrom('alert_sent').where('at', '<', time).execute();
}
