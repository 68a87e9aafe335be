import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '#server/database/connect.ts';
import type { SavedSearchTable } from '#server/database/tables/savedSearch.ts';

/** SQL of the searches that candidates keep. */

export type SavedSearchRow = Selectable<SavedSearchTable>;
type Change = Updateable<SavedSearchTable>;

/** The searches of a person, newest first. */
export async function listSearches(db: Db, userGuid: string): Promise<SavedSearchRow[]> {
  return db
    .selectFrom('saved_search')
    .where('user_guid', '=', userGuid)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('guid')
    .execute();
}

/** A search of a person; undefined when they have none by this id. */
export async function findSearch(
  db: Db,
  userGuid: string,
  guid: string,
): Promise<SavedSearchRow | undefined> {
  return db
    .selectFrom('saved_search')
    .where('user_guid', '=', userGuid)
    .where('guid', '=', guid)
    .selectAll()
    .executeTakeFirst();
}

/** Saves a new search. */
export async function insertSearch(
  trx: Db,
  search: Insertable<SavedSearchTable>,
): Promise<SavedSearchRow> {
  return trx.insertInto('saved_search').values(search).returningAll().executeTakeFirstOrThrow();
}

/**
 * Changes a search.
 * @param version that it must have; null for any
 * @returns undefined when it has another one, or is gone
 */
export async function updateSearch(
  db: Db,
  guid: string,
  version: number | null,
  change: Change,
): Promise<SavedSearchRow | undefined> {
  return db
    .updateTable('saved_search')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('guid', '=', guid)
    .$if(version !== null, (query) => query.where('version', '=', version ?? 0))
    .returningAll()
    .executeTakeFirst();
}

/** Notes when its list was opened. Its version stays: nothing that a person changes is changed. */
export async function noteOpened(db: Db, guid: string, at: Date): Promise<void> {
  await db
    .updateTable('saved_search')
    .set({ opened_at: at, reviewed_at: at, asked_at: null })
    .where('guid', '=', guid)
    .execute();
}

/** @returns false when this person has no search with this id */
export async function deleteSearch(db: Db, userGuid: string, guid: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('saved_search')
    .where('user_guid', '=', userGuid)
    .where('guid', '=', guid)
    .returning('guid')
    .executeTakeFirst();
  return gone !== undefined;
}

/** The search that a token of a mail is for, with the address it was mailed to. */
export async function findSearchByToken(db: Db, hash: string) {
  return db
    .selectFrom('saved_search')
    .innerJoin('account', 'account.user_guid', 'saved_search.user_guid')
    .where('stop_token_hash', '=', hash)
    .selectAll('saved_search')
    .select('account.email')
    .executeTakeFirst();
}
