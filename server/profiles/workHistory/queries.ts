import type { Db } from '#server/database/connect.ts';
import type { UserWorkHistoryTable } from '#server/database/tables/profile.ts';
import type { UserWorkHistoryRow } from '#server/profiles/queries.ts';
import type { Target } from '#server/profiles/sections/queries.ts';

export type WorkFacts = Omit<UserWorkHistoryTable, 'id' | 'user_guid' | 'version'>;

/** Adds a job to a person's work history and returns its row. */
export async function insertJob(
  db: Db,
  userGuid: string,
  facts: WorkFacts,
): Promise<UserWorkHistoryRow> {
  return db
    .insertInto('user_work_history')
    .values({ user_guid: userGuid, ...facts })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** @returns undefined when the person has no such job, or has it in another version */
export async function changeJob(
  db: Db,
  target: Target,
  facts: WorkFacts,
): Promise<UserWorkHistoryRow | undefined> {
  let update = db
    .updateTable('user_work_history')
    .set((eb) => ({ ...facts, version: eb('version', '+', 1) }))
    .where('user_guid', '=', target.userGuid)
    .where('id', '=', target.id);
  if (target.version !== null) update = update.where('version', '=', target.version);
  return update.returningAll().executeTakeFirst();
}
