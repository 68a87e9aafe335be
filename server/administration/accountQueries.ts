import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/database/connect.ts';

/** SQL of accounts as administrators list them. */

export interface AccountRow {
  readonly user_guid: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly role: 1 | 2 | 3 | 4;
  readonly verified_at: Date | null;
  readonly created_at: Date;
  readonly closed: boolean;
}

/** What a list of accounts is narrowed by. */
export interface AccountSearch {
  readonly role?: 1 | 2 | 3 | 4 | undefined;
  readonly words: string;
  readonly state?: 'verified' | 'waiting' | 'closed' | undefined;
  readonly offset: number;
}

/** A page of a list, and how many the whole list has. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** How many a list gives at once. */
export const PAGE = 25;

const isClosed = sql`exists (
  select from closed_account where closed_account.user_guid = account.user_guid
)`;
const columns = sql`account.user_guid, first_name, last_name, email, role, verified_at, created_at,
  ${isClosed} as closed`;
/** Last name, first name and address: see the indexes of this column. */
const byName = sql`search_text, account.user_guid`;
const isVerified = sql`verified_at is not null`;

const states = {
  verified: sql`${isVerified} and not ${isClosed}`,
  waiting: sql`verified_at is null and not ${isClosed}`,
  closed: isClosed,
};
/** Accounts are counted with the closed ones, which are few and taken off afterwards. */
const countedAs = {
  verified: { among: isVerified, lessClosed: true },
  waiting: { among: sql`verified_at is null`, lessClosed: true },
  closed: { among: isClosed, lessClosed: false },
};

/** Whether name and address have each of the words somewhere, in any case. */
function hasWords(words: string): RawBuilder<unknown>[] {
  const each = words.split(/\s+/).filter(Boolean);
  return each.map((word) => {
    const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    return sql`search_text like lower(${pattern})`;
  });
}

const all = (conditions: readonly RawBuilder<unknown>[]) =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);

/** A page, and beside it the count of its list: the two take as long as the slower one. */
export async function pageOf<Row>(
  rows: Promise<{ readonly rows: readonly Row[] }>,
  total: Promise<number>,
): Promise<Page<Row>> {
  const [page, counted] = await Promise.all([rows, total]);
  return { rows: page.rows, total: counted };
}

/** How many accounts meet the conditions and, where one is given, are in the state. */
async function count(
  db: Db,
  conditions: readonly RawBuilder<unknown>[],
  state?: keyof typeof states,
): Promise<number> {
  const { among, lessClosed } = state ? countedAs[state] : { among: sql`true`, lessClosed: false };
  const where = all([among, ...conditions]);
  const closed = sql`(select count(*) from closed_account join account using (user_guid)
    where ${where})`;
  const { rows } = await sql<{ total: string }>`
    select (select count(*) from account where ${where}) - ${lessClosed ? closed : sql`0`} as total`.execute(
    db,
  );
  return Number(rows[0]?.total ?? 0);
}

/** What a page of accounts shows, and which accounts. */
interface Listed {
  readonly columns: RawBuilder<unknown>;
  readonly among: readonly RawBuilder<unknown>[];
  readonly words: string;
  readonly state?: keyof typeof states | undefined;
  readonly offset: number;
  readonly limit?: number;
}

/**
 * A page of accounts by name, and how many the list has. The order is in an index, and so are the
 * ids of a page; words have to be looked for in every account, which is done once for both.
 */
async function accountsOf<Row>(db: Db, listed: Listed): Promise<Page<Row>> {
  const { columns: shown, among, words, state, offset, limit = PAGE } = listed;
  const conditions = [...among, ...hasWords(words)];
  const where = all([...(state === undefined ? [] : [states[state]]), ...conditions]);
  const page = (guids: RawBuilder<unknown>) => sql`
    from account where user_guid in (${guids}) order by ${byName}`;
  if (conditions.length === among.length) {
    const guids = sql`select account.user_guid from account where ${where}
      order by ${byName} limit ${limit} offset ${offset}`;
    const rows = sql<Row>`select ${shown} ${page(guids)}`.execute(db);
    return pageOf(rows, count(db, conditions, state));
  }
  const { rows } = await sql<Row & { total: string }>`
    with found as materialized (
      select account.user_guid, search_text from account where ${where}
    )
    select ${shown}, (select count(*) from found) as total
    ${page(sql`select user_guid from found order by search_text, user_guid
      limit ${limit} offset ${offset}`)}`.execute(db);
  const [first] = rows;
  const isPast = first === undefined && offset > 0;
  return { rows, total: isPast ? await count(db, conditions, state) : Number(first?.total ?? 0) };
}

/** Accounts by name, 25 from the offset. */
export async function listAccounts(
  db: Db,
  { role, words, state, offset }: AccountSearch,
): Promise<Page<AccountRow>> {
  const among = role === undefined ? [] : [sql`role = ${role}`];
  return accountsOf(db, { columns, among, words, state, offset });
}

/** One account by a column that only it has; null when there is none. */
export async function findAccountRow(
  db: Db,
  by: { readonly userGuid: string } | { readonly email: string },
): Promise<AccountRow | null> {
  const where =
    'email' in by ? sql`email = ${by.email}` : sql`account.user_guid = ${by.userGuid}::uuid`;
  const { rows } = await sql<AccountRow>`
    select ${columns} from account where ${where}`.execute(db);
  return rows[0] ?? null;
}

/** How many verified accounts that are not closed each role has; without one it is left out. */
export async function countRoles(db: Db): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ role: number; count: string }>`
    select role, count(*) - (
      select count(*) from closed_account join account as closed using (user_guid)
      where closed.role = account.role and closed.verified_at is not null
    ) as count
    from account where ${isVerified} group by role`.execute(db);
  return new Map(rows.map((row) => [row.role, Number(row.count)]));
}

export interface CoachRow extends Omit<AccountRow, 'role' | 'verified_at' | 'created_at'> {
  readonly organisation: string | null;
  readonly provider_coach: boolean;
  readonly active_people: string;
}

/** Verified job coaches by name, 25 from the offset, with how many people share with each now. */
export async function listCoaches(
  db: Db,
  { words, offset, at }: { readonly words: string; readonly offset: number; readonly at: Date },
): Promise<Page<CoachRow>> {
  const shown = sql`${columns}, organisation, provider_coach, (
      select count(*) from job_coach_match as match
      join disclosure.coach_consent as consent on consent.match_guid = match.guid
      where match.coach_guid = account.user_guid and ${isLive(at)}
    ) as active_people`;
  return accountsOf(db, {
    columns: shown,
    among: [sql`role = 4 and ${isVerified}`],
    words,
    offset,
  });
}

/** Something is shared in a match now, by a candidate whose account is open. */
const isLive = (at: Date) => sql`
  match.deactivated_at is null and match.activated_at is not null
  and consent.ended_at is null and consent.expires_at > ${at}
  and not exists (
    select from closed_account where closed_account.user_guid = match.candidate_guid
  )`;

/** How many job coaches help somebody now and wrote nothing down since a time. */
export async function countCoachesWithoutContact(
  db: Db,
  { since, at }: Readonly<Record<'since' | 'at', Date>>,
): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from account
    where role = 4 and ${states.verified}
      and exists (
        select from job_coach_match as match
        join disclosure.coach_consent as consent on consent.match_guid = match.guid
        where match.coach_guid = account.user_guid and ${isLive(at)}
      )
      and not exists (
        select from activity
        where activity.coach_guid = account.user_guid and activity.created_at > ${since}
      )`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** Says whether a job coach works for the provider. */
export async function saveProviderCoach(trx: Db, userGuid: string, is: boolean): Promise<void> {
  await trx
    .updateTable('account')
    .set({ provider_coach: is })
    .where('user_guid', '=', userGuid)
    .execute();
}

export interface CandidateRow {
  readonly user_guid: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly profession: string | null;
}

/** Verified candidates whose accounts are open, by name, also those who hide from coaches. */
export async function listCandidates(
  db: Db,
  {
    words,
    offset,
    limit,
  }: { readonly words: string; readonly offset: number; readonly limit: number },
): Promise<Page<CandidateRow>> {
  const shown = sql`user_guid, email, first_name, last_name, (
      select job_title from user_work_history
      where user_work_history.user_guid = account.user_guid
      order by present desc, end_date desc nulls first, start_date desc nulls last, id
      limit 1
    ) as profession`;
  const among = [sql`role = 2`];
  return accountsOf(db, { columns: shown, among, words, state: 'verified', offset, limit });
}
