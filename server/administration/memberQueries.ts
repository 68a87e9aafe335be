import { type RawBuilder, sql } from 'kysely';
import { PAGE, type Page, pageOf } from '#server/administration/accountQueries.ts';
import type { Db } from '#server/database/connect.ts';
import type { CompanyMemberTable } from '#server/database/tables/coaching.ts';

/** SQL of who says to work for a company, and of what an administrator decides about it. */

type State = CompanyMemberTable['state'];

export interface MemberRow {
  readonly company_guid: string;
  readonly name: string;
  readonly listed: boolean;
  readonly user_guid: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly state: State;
  readonly asked_at: Date;
  readonly decided_at: Date | null;
}

/** Who decides, and when. */
export interface Decision {
  readonly by: string;
  readonly at: Date;
}

/** Nobody decides about an account that is closed. */
const isOpen = sql`not exists (
  select from closed_account where closed_account.user_guid = member.user_guid
)`;

const members = (where: RawBuilder<unknown>) => sql`
  from company_member as member
  join company using (company_guid)
  join account using (user_guid)
  where ${where} and ${isOpen}`;

async function count(db: Db, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: string }>`
    select count(*) as total from company_member as member where ${where} and ${isOpen}
  `.execute(db);
  return Number(rows[0]?.total ?? 0);
}

const columns = sql`member.company_guid, company.name, company.listed, member.user_guid,
  account.first_name, account.last_name, account.email, member.state, member.asked_at,
  member.decided_at`;

/** How many wait to be confirmed. */
export const countWaitingMembers = (db: Db) => count(db, sql`member.state = 'waiting'`);

/** Members, longest waiting first, 25 from the offset. */
export async function listMembers(
  db: Db,
  {
    state,
    companyGuid,
    offset,
  }: {
    readonly state?: State | undefined;
    /** Null for all companies. */
    readonly companyGuid: string | null;
    readonly offset: number;
  },
): Promise<Page<MemberRow>> {
  const ofState = state === undefined ? sql`true` : sql`member.state = ${state}`;
  const where =
    companyGuid === null ? ofState : sql`${ofState} and member.company_guid = ${companyGuid}`;
  const rows = sql<MemberRow>`
    select ${columns} ${members(where)}
    order by member.asked_at, member.company_guid, member.user_guid
    limit ${PAGE} offset ${offset}`;
  return pageOf(rows.execute(db), count(db, where));
}

/** One member; null when there is none, or the account is closed. */
export async function findMember(
  db: Db,
  companyGuid: string,
  userGuid: string,
): Promise<MemberRow | null> {
  const where = sql`member.company_guid = ${companyGuid} and member.user_guid = ${userGuid}`;
  const { rows } = await sql<MemberRow>`select ${columns} ${members(where)}`.execute(db);
  return rows[0] ?? null;
}

/**
 * Takes hold of a member in this state, and of the others of the company, until the transaction
 * ends. @returns null when they are not in it
 */
export async function holdMember(
  trx: Db,
  companyGuid: string,
  userGuid: string,
  state: 'waiting' | 'confirmed',
): Promise<MemberRow | null> {
  await sql`
    select from company_member where company_guid = ${companyGuid}
    order by user_guid for update`.execute(trx);
  const member = await findMember(trx, companyGuid, userGuid);
  return member?.state === state ? member : null;
}

/** How many confirmed members with an open account a company has. */
export const countConfirmedMembers = (db: Db, companyGuid: string) =>
  count(db, sql`member.company_guid = ${companyGuid} and member.state = 'confirmed'`);

/** Confirms somebody at a company, and ends where they were confirmed before. */
export async function confirmMember(
  trx: Db,
  companyGuid: string,
  userGuid: string,
  { by, at }: Decision,
): Promise<void> {
  const decided = { decided_at: at, decided_by: by };
  await trx
    .updateTable('company_member')
    .set({ state: 'ended', ...decided })
    .where('user_guid', '=', userGuid)
    .where('state', '=', 'confirmed')
    .where('company_guid', '!=', companyGuid)
    .execute();
  const confirmed = { state: 'confirmed', ...decided } as const;
  await trx
    .insertInto('company_member')
    .values({ company_guid: companyGuid, user_guid: userGuid, asked_at: at, ...confirmed })
    .onConflict((conflict) =>
      conflict.columns(['company_guid', 'user_guid']).doUpdateSet(confirmed),
    )
    .execute();
}

/** Notes that somebody does not work for a company, or not any more. */
export async function refuseMember(
  trx: Db,
  companyGuid: string,
  userGuid: string,
  { by, at }: Decision,
): Promise<void> {
  await trx
    .updateTable('company_member')
    .set({ state: 'ended', decided_at: at, decided_by: by })
    .where('company_guid', '=', companyGuid)
    .where('user_guid', '=', userGuid)
    .execute();
}

/** Puts a company that somebody named into the list. */
export async function listCompany(trx: Db, companyGuid: string): Promise<void> {
  await trx
    .updateTable('company')
    .set({ listed: true })
    .where('company_guid', '=', companyGuid)
    .execute();
}

/** Moves the postings that somebody wrote for a company while they waited, which are drafts. */
export async function moveDraftsOf(
  trx: Db,
  userGuid: string,
  from: string,
  into: string,
): Promise<void> {
  await sql`
    update job set company_guid = ${into} from written_posting
    where written_posting.source_guid = job.source_guid and job.company_guid = ${from}
      and job.status = 'draft' and not of_company and created_by = ${userGuid}`.execute(trx);
}

/** Takes somebody out of a company, and the company away when nothing is left of it. */
export async function leaveNamedCompany(
  trx: Db,
  companyGuid: string,
  userGuid: string,
): Promise<void> {
  await trx
    .deleteFrom('company_member')
    .where('company_guid', '=', companyGuid)
    .where('user_guid', '=', userGuid)
    .execute();
  await sql`
    delete from company where company_guid = ${companyGuid} and not listed
      and not exists (select from company_member where company_guid = ${companyGuid})
      and not exists (select from job where company_guid = ${companyGuid})
      and not exists (select from disclosure.blocked_company where company_guid = ${companyGuid})
      and not exists (select from company as gone where gone.merged_into = ${companyGuid})
  `.execute(trx);
}
