import { type Selectable, sql } from 'kysely';
import { ROLE } from '#domain/roles.ts';
import type { Db } from '#server/database/connect.ts';
import type { ClosedAccountTable } from '#server/database/tables/identity.ts';
import type { Owner, OwnTable, TableName } from '#server/ownData/rules.ts';

/** SQL of closed accounts, and of whatever table the rules name. */

type ClosedAccount = Selectable<ClosedAccountTable>;

/**
 * Closes an account. One that is closed already keeps its day, and once an administrator closes
 * it, its owner cannot open it.
 */
export async function insertClosed(
  trx: Db,
  account: Omit<ClosedAccount, 'closed_by'> & { readonly closed_by?: string },
): Promise<ClosedAccount> {
  await trx
    .insertInto('closed_account')
    .values(account)
    .onConflict((conflict) =>
      conflict.column('user_guid').doUpdateSet(({ fn, ref }) => ({
        closed_by: fn.coalesce(ref('closed_account.closed_by'), ref('excluded.closed_by')),
      })),
    )
    .execute();
  return trx
    .selectFrom('closed_account')
    .selectAll()
    .where('user_guid', '=', account.user_guid)
    .executeTakeFirstOrThrow();
}

/**
 * Makes changes of the accounts of administrators wait for the end of the transaction.
 * @returns the ids of those whose account is verified and open
 */
export async function lockAdministrators(trx: Db): Promise<readonly string[]> {
  const accounts = await trx
    .selectFrom('account')
    .select(['user_guid', 'verified_at'])
    .where('role', '=', ROLE.admin)
    .orderBy('user_guid')
    .forUpdate()
    .execute();
  const verified = accounts.filter((one) => one.verified_at !== null).map((one) => one.user_guid);
  if (verified.length === 0) return [];
  const closed = await trx
    .selectFrom('closed_account')
    .select('user_guid')
    .where('user_guid', 'in', verified)
    .execute();
  const gone = new Set(closed.map((one) => one.user_guid));
  return verified.filter((userGuid) => !gone.has(userGuid));
}

/** @returns null when the account is open */
export async function findClosed(db: Db, userGuid: string): Promise<ClosedAccount | null> {
  const row = await db
    .selectFrom('closed_account')
    .selectAll()
    .where('user_guid', '=', userGuid)
    .executeTakeFirst();
  return row ?? null;
}

/** Opens an account again. */
export async function deleteClosed(db: Db, userGuid: string): Promise<void> {
  await db.deleteFrom('closed_account').where('user_guid', '=', userGuid).execute();
}

/** The persons whose closed accounts are due. */
export async function listDue(db: Db, at: Date): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('closed_account')
    .select('user_guid')
    .where('delete_after', '<=', at)
    .execute();
  return rows.map(({ user_guid }) => user_guid);
}

/**
 * Takes hold of a closed account that is due, so that nobody opens it again meanwhile.
 * @returns null when it was opened again, or deleted already
 */
export async function lockDue(
  trx: Db,
  userGuid: string,
  at: Date,
): Promise<{ email: string } | null> {
  const row = await trx
    .selectFrom('closed_account')
    .innerJoin('account', 'account.user_guid', 'closed_account.user_guid')
    .select('account.email')
    .where('closed_account.user_guid', '=', userGuid)
    .where('delete_after', '<=', at)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Whether the person applied for any job, whose mail nobody can take back. */
export async function hasApplied(db: Db, userGuid: string): Promise<boolean> {
  const row = await db
    .selectFrom('job_application')
    .select('id')
    .where('user_guid', '=', userGuid)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export interface Person {
  readonly userGuid: string;
  readonly email: string;
}

const named = (table: string) => sql.table(table);

/** The condition that a row is a person's. */
function isOf(owner: Owner, { userGuid, email }: Person, ownerOf: (table: TableName) => Owner) {
  if ('id' in owner) return sql`${sql.ref(owner.id)} = ${userGuid}`;
  if ('email' in owner) return sql`${sql.ref(owner.email)} = ${email}`;
  const { through, by } = owner;
  const inner: ReturnType<typeof sql> = isOf(ownerOf(through), { userGuid, email }, ownerOf);
  return sql`${sql.ref(by)} in (select ${sql.ref(by)} from ${named(through)} where ${inner})`;
}

/** The person's rows of a table, with the columns that are asked for. */
export async function rowsOf(
  db: Db,
  { table, owner }: OwnTable,
  columns: readonly string[],
  person: Person,
  ownerOf: (table: TableName) => Owner,
): Promise<readonly Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(columns.map((column) => sql.ref(column)))}
    from ${named(table)} where ${isOf(owner, person, ownerOf)}`.execute(db);
  return rows;
}

/**
 * The content of a file of a person.
 * @param id of its row; null in a table with one row a person
 */
export async function contentOf(
  db: Db,
  { table, owner }: OwnTable,
  column: string,
  person: Person,
  id: unknown,
): Promise<Uint8Array | null> {
  const isThis = id === null ? sql`true` : sql`id = ${id}`;
  const { rows } = await sql<{ content: Uint8Array }>`
    select ${sql.ref(column)} as content from ${named(table)}
    where ${isOf(owner, person, () => owner)} and ${isThis}`.execute(db);
  return rows[0]?.content ?? null;
}

/**
 * Deletes the person's rows of a table, or clears what names or describes the person where rows
 * stay as proof.
 */
export async function deleteRowsOf(
  trx: Db,
  { table, owner, stays, named: elsewhere }: OwnTable,
  person: Person,
  ownerOf: (table: TableName) => Owner,
): Promise<void> {
  const own = isOf(owner, person, ownerOf);
  if (stays) await clear(trx, table, stays.clear, own);
  else await sql`delete from ${named(table)} where ${own}`.execute(trx);
  if (elsewhere)
    await clear(trx, table, elsewhere.clear, sql`${sql.ref(elsewhere.by)} = ${person.userGuid}`);
}

async function clear(
  trx: Db,
  table: string,
  columns: Readonly<Record<string, string>>,
  where: ReturnType<typeof sql>,
): Promise<void> {
  const changes = Object.entries(columns).map(([name, to]) => sql`${sql.ref(name)} = ${to}`);
  if (changes.length === 0) return;
  await sql`update ${named(table)} set ${sql.join(changes)} where ${where}`.execute(trx);
}

/** The titles of postings that are still in the feed, by id. */
export async function titlesOf(
  db: Db,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, { title: string; company: string | null }>> {
  if (jobIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('job')
    .select(['source_guid', 'title', 'company'])
    .where('source_guid', 'in', jobIds)
    .execute();
  return new Map(rows.map(({ source_guid, title, company }) => [source_guid, { title, company }]));
}

/** Whether a table has a row of the person. */
export async function hasRows(
  db: Db,
  { table, owner }: OwnTable,
  person: Person,
  ownerOf: (table: TableName) => Owner,
): Promise<boolean> {
  const { rows } = await sql`
    select from ${named(table)} where ${isOf(owner, person, ownerOf)} limit 1`.execute(db);
  return rows.length > 0;
}
