import type { Db } from '#server/database/connect.ts';
import type { UserDegreeTable } from '#server/database/tables/profile.ts';
import type { UserDegreeRow } from '#server/profiles/queries.ts';
import type { Target } from '#server/profiles/sections/queries.ts';

export type DegreeFacts = Omit<UserDegreeTable, 'id' | 'user_guid' | 'version'>;

/** Adds a degree to a person's profile and returns its row. */
export async function insertDegree(
  db: Db,
  userGuid: string,
  facts: DegreeFacts,
): Promise<UserDegreeRow> {
  return db
    .insertInto('user_degree')
    .values({ user_guid: userGuid, ...facts })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** @returns undefined when the person has no such degree, or has it in another version */
export async function changeDegree(
  db: Db,
  target: Target,
  facts: DegreeFacts,
): Promise<UserDegreeRow | undefined> {
  let update = db
    .updateTable('user_degree')
    .set((eb) => ({ ...facts, version: eb('version', '+', 1) }))
    .where('user_guid', '=', target.userGuid)
    .where('id', '=', target.id);
  if (target.version !== null) update = update.where('version', '=', target.version);
  return update.returningAll().executeTakeFirst();
}
