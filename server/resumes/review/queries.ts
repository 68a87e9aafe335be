import { sql } from 'kysely';
import type { Db } from '#server/database/connect.ts';
import type { DegreeFacts } from '#server/profiles/lists/degrees.ts';
import type { UserProfileChange } from '#server/profiles/queries.ts';
import type { WorkFacts } from '#server/profiles/lists/workHistory.ts';

/** Creates the profile, or changes the given fields. */
export async function saveUserProfile(
  db: Db,
  userGuid: string,
  change: UserProfileChange,
): Promise<void> {
  await db
    .insertInto('user_profile')
    .values({ user_guid: userGuid, ...change })
    .onConflict((conflict) =>
      conflict
        .column('user_guid')
        .doUpdateSet({ ...change, version: sql<number>`user_profile.version + 1` }),
    )
    .execute();
}

/** Adds the degrees of a reviewed resume. */
export async function insertDegrees(
  db: Db,
  userGuid: string,
  rows: readonly DegreeFacts[],
): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map((row) => ({ user_guid: userGuid, ...row }));
  await db.insertInto('user_degree').values(values).execute();
}

/** Fills in a degree that the profile already has, with a new version. */
export async function changeDegree(db: Db, id: string, row: Partial<DegreeFacts>): Promise<void> {
  await db
    .updateTable('user_degree')
    .set((eb) => ({ ...row, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Adds the jobs of a reviewed resume. */
export async function insertWorkHistory(
  db: Db,
  userGuid: string,
  rows: readonly WorkFacts[],
): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map((row) => ({ user_guid: userGuid, ...row }));
  await db.insertInto('user_work_history').values(values).execute();
}

/** Fills in a job that the profile already has, with a new version. */
export async function changeWorkHistory(
  db: Db,
  id: string,
  row: Partial<WorkFacts>,
): Promise<void> {
  await db
    .updateTable('user_work_history')
    .set((eb) => ({ ...row, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Adds skills after the existing ones; a skill of the same name (in any case) stays unchanged. */
export async function addSkills(db: Db, userGuid: string, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const { last } = await db
    .selectFrom('user_skill')
    .where('user_guid', '=', userGuid)
    .select((eb) => eb.fn.coalesce(eb.fn.max('position'), sql<number>`0`).as('last'))
    .executeTakeFirstOrThrow();
  await db
    .insertInto('user_skill')
    .values(
      names.map((name, at) => ({
        user_guid: userGuid,
        skill_name: name,
        position: last + at + 1,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
