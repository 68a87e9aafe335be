import { type Generated, sql } from 'kysely';
import type { Db } from '#server/database/connect.ts';
import type { Tables } from '#server/database/tables.ts';
import type { Version } from '#server/database/tables/columns.ts';

interface EntryColumns {
  id: Generated<string>;
  user_guid: string;
  version: Version;
}

/** Tables with one entry of one person per row, and a version. */
export type ListTable = {
  [Name in keyof Tables]: Tables[Name] extends EntryColumns ? Name : never;
}[keyof Tables];

/** What every entry has. */
export interface EntryRow {
  readonly id: string;
  readonly version: number;
}

/** One entry of a person, in the version it must have; null for any. */
export interface Target {
  readonly userGuid: string;
  readonly id: string;
  readonly version: number | null;
}

/** How many entries a person has in a list. */
export async function countEntries(db: Db, table: ListTable, userGuid: string): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .where('user_guid', '=', userGuid)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether the person has the entry, in any version. */
export async function hasEntry(db: Db, table: ListTable, target: Target): Promise<boolean> {
  const found = await db
    .selectFrom(table)
    .where('user_guid', '=', target.userGuid)
    .where('id', '=', target.id)
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Adds an entry with these columns. The caller must hold the person's lock.
 * @param isOrdered in a list with places: it gets the last
 * @returns its row, as the table has it
 */
export async function insertEntry<Row extends EntryRow>(
  db: Db,
  table: ListTable,
  userGuid: string,
  facts: object,
  isOrdered: boolean,
): Promise<Row> {
  const next = db
    .selectFrom(table as 'user_skill')
    .where('user_guid', '=', userGuid)
    .select(sql<number>`coalesce(max(position), 0) + 1`.as('next'));
  const position = isOrdered ? { position: next } : {};
  // The tables differ in columns, and a card has those of its own.
  const values = { user_guid: userGuid, ...facts, ...position } as never;
  const row = await db.insertInto(table).values(values).returningAll().executeTakeFirstOrThrow();
  return row as unknown as Row;
}

/** @returns undefined when the person has no such entry, or has it in another version */
export async function changeEntry<Row extends EntryRow>(
  db: Db,
  table: ListTable,
  target: Target,
  facts: object,
): Promise<Row | undefined> {
  let update = db
    .updateTable(table)
    .set((eb) => ({ ...facts, version: eb('version', '+', 1) }))
    .where('user_guid', '=', target.userGuid)
    .where('id', '=', target.id);
  if (target.version !== null) update = update.where('version', '=', target.version);
  return (await update.returningAll().executeTakeFirst()) as Row | undefined;
}

/**
 * Whether the person has a skill with this name, ignoring case.
 * @param exceptId the skill being renamed
 */
export async function hasSkillNamed(
  db: Db,
  userGuid: string,
  name: string,
  exceptId: string | null,
): Promise<boolean> {
  let query = db
    .selectFrom('user_skill')
    .where('user_guid', '=', userGuid)
    .where(sql<boolean>`lower(skill_name) = lower(${name})`)
    .select('id');
  if (exceptId !== null) query = query.where('id', '!=', exceptId);
  return (await query.executeTakeFirst()) !== undefined;
}

/** @returns false when the person has no such entry, or has it in another version */
export async function deleteEntry(db: Db, table: ListTable, target: Target): Promise<boolean> {
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
  readonly section: ListTable;
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
