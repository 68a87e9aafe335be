import type { Db } from '#server/database/connect.ts';

/** Tables with one entry of one person per row, and a version. */
export type SectionTable = 'user_degree' | 'user_work_history' | 'user_skill' | 'user_credential';

/** One entry of a person, in the version it must have; null for any. */
export interface Target {
  readonly userGuid: string;
  readonly id: string;
  readonly version: number | null;
}

export async function countEntries(db: Db, table: SectionTable, userGuid: string): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .where('user_guid', '=', userGuid)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether the person has the entry, in any version. */
export async function hasEntry(db: Db, table: SectionTable, target: Target): Promise<boolean> {
  const found = await db
    .selectFrom(table)
    .where('user_guid', '=', target.userGuid)
    .where('id', '=', target.id)
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
}

/** @returns false when the person has no such entry, or has it in another version */
export async function deleteEntry(db: Db, table: SectionTable, target: Target): Promise<boolean> {
  let deletion = db
    .deleteFrom(table)
    .where('user_guid', '=', target.userGuid)
    .where('id', '=', target.id);
  if (target.version !== null) deletion = deletion.where('version', '=', target.version);
  const { numDeletedRows } = await deletion.executeTakeFirst();
  return numDeletedRows > 0n;
}
