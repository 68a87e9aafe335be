import type { Db } from '#server/database/connect.ts';
import type { UserSocTable } from '#server/database/tables/profile.ts';

/** The insights of a person; undefined when none were saved. */
export async function findUserSoc(db: Db, userGuid: string) {
  return db.selectFrom('user_soc').where('user_guid', '=', userGuid).selectAll().executeTakeFirst();
}

export type UserSocRow = NonNullable<Awaited<ReturnType<typeof findUserSoc>>>;
export type UserSocFacts = Omit<UserSocTable, 'user_guid' | 'version'>;

/** @returns undefined when the person has insights already */
export async function insertUserSoc(db: Db, userGuid: string, facts: UserSocFacts) {
  return db
    .insertInto('user_soc')
    .values({ user_guid: userGuid, ...facts })
    .onConflict((conflict) => conflict.column('user_guid').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/**
 * @param version the version it must have; null for any
 * @returns undefined when the person has no insights, or another version of them
 */
export async function changeUserSoc(
  db: Db,
  userGuid: string,
  version: number | null,
  facts: UserSocFacts,
) {
  let update = db
    .updateTable('user_soc')
    .set((eb) => ({ ...facts, version: eb('version', '+', 1) }))
    .where('user_guid', '=', userGuid);
  if (version !== null) update = update.where('version', '=', version);
  return update.returningAll().executeTakeFirst();
}
