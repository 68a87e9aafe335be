import type { Db } from '#server/database/connect.ts';

/** Tables with one entry of one person per row, and a version. */
export type SectionTable = 'user_degree' | 'user_work_history' | 'user_skill' | 'user_credential';

/** One entry of a person, in the version it must have; null for any. */
export interface Target {
  readonly userGuid: string;
  readonly id: string;
  readonly version: number | null;
}

/** How many entries a person has in a section. */
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

/** What an idempotency key has added, for as long as it is kept. */

export interface Addition {
  readonly userGuid: string;
  readonly section: SectionTable;
  readonly key: string;
}

/** @param since older additions are ignored */
export async function findAddition(db: Db, { userGuid, section, key }: Addition, since: Date) {
  return db
    .selectFrom('added_entry')
    .where('user_guid', '=', userGuid)
    .where('section', '=', section)
    .where('key', '=', key)
    .where('added_at', '>=', since)
    .selectAll()
    .executeTakeFirst();
}

/** Replaces what the key added before. */
export async function saveAddition(
  db: Db,
  { userGuid, section, key }: Addition,
  entry: {
    readonly entry_id: string;
    readonly entry_version: number;
    readonly content_hash: string;
    readonly added_at: Date;
  },
): Promise<void> {
  await db
    .insertInto('added_entry')
    .values({ user_guid: userGuid, section, key, ...entry })
    .onConflict((conflict) => conflict.columns(['user_guid', 'section', 'key']).doUpdateSet(entry))
    .execute();
}

/** Forgets which requests added entries before this time. */
export async function forgetAddedBefore(db: Db, time: Date): Promise<void> {
  await db.deleteFrom('added_entry').where('added_at', '<', time).execute();
}
