import type { Db } from '#server/database/connect.ts';

/** Only this module names the table, so that no other query can reach these facts. */
const table = 'disclosure.user_accommodation';

/** The accommodations of a person; undefined when none were saved. */
export async function findAccommodation(db: Db, userGuid: string) {
  return db.selectFrom(table).where('user_guid', '=', userGuid).selectAll().executeTakeFirst();
}

export type AccommodationRow = NonNullable<Awaited<ReturnType<typeof findAccommodation>>>;
export type AccommodationFacts = Omit<AccommodationRow, 'id' | 'user_guid' | 'version'>;

/** @returns undefined when the person has saved some already */
export async function insertAccommodation(db: Db, userGuid: string, facts: AccommodationFacts) {
  return db
    .insertInto(table)
    .values({ user_guid: userGuid, ...facts })
    .onConflict((conflict) => conflict.column('user_guid').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/**
 * @param target.version the version it must have; null for any
 * @returns undefined when the person has no such record, or has it in another version
 */
export async function changeAccommodation(
  db: Db,
  target: { readonly userGuid: string; readonly id: string; readonly version: number | null },
  facts: AccommodationFacts,
) {
  let update = db
    .updateTable(table)
    .set((eb) => ({ ...facts, version: eb('version', '+', 1) }))
    .where('user_guid', '=', target.userGuid)
    .where('id', '=', target.id);
  if (target.version !== null) update = update.where('version', '=', target.version);
  return update.returningAll().executeTakeFirst();
}
