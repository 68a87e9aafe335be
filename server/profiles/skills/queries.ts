import { sql } from 'kysely';
import type { Db } from '#server/database/connect.ts';
import type { UserSkillRow } from '#server/profiles/queries.ts';
import type { Target } from '#server/profiles/sections/queries.ts';

/**
 * Whether the person has a skill with this name, ignoring case.
 * @param exceptId the skill being renamed
 */
export async function hasSkillNamed(
  db: Db,
  userGuid: string,
  name: string,
  exceptId?: string,
): Promise<boolean> {
  let query = db
    .selectFrom('user_skill')
    .where('user_guid', '=', userGuid)
    .where(sql<boolean>`lower(skill_name) = lower(${name})`)
    .select('id');
  if (exceptId !== undefined) query = query.where('id', '!=', exceptId);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Adds a skill after the others. The caller must hold the person's lock. */
export async function insertSkill(db: Db, userGuid: string, name: string): Promise<UserSkillRow> {
  return db
    .insertInto('user_skill')
    .values((eb) => ({
      user_guid: userGuid,
      skill_name: name,
      position: eb
        .selectFrom('user_skill')
        .where('user_guid', '=', userGuid)
        .select(sql<number>`coalesce(max(position), 0) + 1`.as('next')),
    }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** @returns undefined when the person has no such skill, or has it in another version */
export async function renameSkill(
  db: Db,
  target: Target,
  name: string,
): Promise<UserSkillRow | undefined> {
  let update = db
    .updateTable('user_skill')
    .set((eb) => ({ skill_name: name, version: eb('version', '+', 1) }))
    .where('user_guid', '=', target.userGuid)
    .where('id', '=', target.id);
  if (target.version !== null) update = update.where('version', '=', target.version);
  return update.returningAll().executeTakeFirst();
}
