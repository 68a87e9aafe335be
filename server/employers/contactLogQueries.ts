import { sql } from 'kysely';
import { earliestToday } from '#domain/jobClosing.ts';
import type { Db } from '#server/database/connect.ts';
import type { ContactAnswer } from '#server/database/tables/employer.ts';
import { isSeenByCompany } from '#server/disclosure/relationQueries.ts';
import { type CompanyViewer, savedId } from '#server/employers/cardQueries.ts';
import type { Page } from '#server/administration/accountQueries.ts';

/** SQL of the invitations of companies to candidates. */

/** How many a list gives at once. */
const PAGE = 25;

/** An invitation, with the names of its day. */
interface InvitationRow {
  readonly id: string;
  readonly from_guid: string;
  readonly from_first: string;
  readonly from_last: string;
  readonly from_email: string;
  readonly to_guid: string;
  readonly company_guid: string;
  readonly source_guid: string | null;
  /** Null without a job, or when the job is gone. */
  readonly title: string | null;
  readonly message: string;
  readonly sent_at: Date;
  readonly answer: ContactAnswer | null;
  readonly answered_at: Date | null;
}

/** The same as the company reads it. */
export interface SentInvitationRow extends InvitationRow {
  readonly to_first: string;
  readonly to_last: string;
  readonly to_email: string;
  readonly is_visible: boolean;
  /** Where the sender saved the candidate. */
  readonly saved_id: string | null;
}

/** The same as the candidate reads it. */
export interface ReceivedInvitationRow extends InvitationRow {
  readonly company: string;
}

const columns = sql`log.id, log.from_guid, log.from_first, log.from_last, log.from_email,
  log.to_guid, log.company_guid, log.source_guid, job.title, log.message, log.sent_at, log.answer,
  log.answered_at`;

const sent = (viewer: CompanyViewer) => sql`
  select ${columns}, account.first_name as to_first, account.last_name as to_last,
    account.email as to_email, ${savedId(viewer)} as saved_id,
    ${isSeenByCompany(sql`${viewer.companyGuid}::uuid`, viewer.at)} as is_visible
  from contact_log as log
  join account on account.user_guid = log.to_guid
  left join job on job.source_guid = log.source_guid
  where log.company_guid = ${viewer.companyGuid}`;

const received = (candidateGuid: string) => sql`
  select ${columns}, company.name as company
  from contact_log as log
  join company on company.company_guid = log.company_guid
  left join job on job.source_guid = log.source_guid
  where log.to_guid = ${candidateGuid}`;

const newestFirst = sql`order by log.sent_at desc, log.id`;

async function count(db: Db, of: 'from_guid' | 'to_guid', guid: string, company: string | null) {
  const { total } = await db
    .selectFrom('contact_log')
    .where(of, '=', guid)
    .$if(company !== null, (one) => one.where('company_guid', '=', company ?? ''))
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** What a member sent for their company, newest first, 25 from the offset. */
export async function listSentInvitations(
  db: Db,
  viewer: CompanyViewer,
  offset: number,
): Promise<Page<SentInvitationRow>> {
  const { rows } = await sql<SentInvitationRow>`
    ${sent(viewer)} and log.from_guid = ${viewer.userGuid} ${newestFirst}
    limit ${PAGE} offset ${offset}`.execute(db);
  return { rows, total: await count(db, 'from_guid', viewer.userGuid, viewer.companyGuid) };
}

/** An invitation of the company; undefined for any other. */
export async function findSentInvitation(db: Db, viewer: CompanyViewer, id: string) {
  const { rows } = await sql<SentInvitationRow>`
    ${sent(viewer)} and log.id = ${id}`.execute(db);
  return rows[0];
}

/** What a candidate got, newest first, 25 from the offset. */
export async function listReceivedInvitations(
  db: Db,
  candidateGuid: string,
  offset: number,
): Promise<Page<ReceivedInvitationRow>> {
  const { rows } = await sql<ReceivedInvitationRow>`
    ${received(candidateGuid)} ${newestFirst} limit ${PAGE} offset ${offset}`.execute(db);
  return { rows, total: await count(db, 'to_guid', candidateGuid, null) };
}

/** An invitation to this candidate, held until the transaction ends; undefined for any other. */
export async function holdReceivedInvitation(trx: Db, candidateGuid: string, id: string) {
  await sql`select from contact_log where id = ${id} for update`.execute(trx);
  const { rows } = await sql<ReceivedInvitationRow>`
    ${received(candidateGuid)} and log.id = ${id}`.execute(trx);
  return rows[0];
}

/** The answers of a candidate to a company, null while one is open; held until the end. */
export async function holdAnswers(trx: Db, companyGuid: string, candidateGuid: string) {
  return trx
    .selectFrom('contact_log')
    .where('company_guid', '=', companyGuid)
    .where('to_guid', '=', candidateGuid)
    .select(['answer', 'answered_at'])
    .forUpdate()
    .execute();
}

/**
 * Stores an invitation with the names of the member's account.
 * @returns its id; null while one of the company is open
 */
export async function insertInvitation(
  trx: Db,
  { companyGuid, userGuid, at }: CompanyViewer,
  invitation: { readonly to: string; readonly message: string; readonly job: string | null },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into contact_log (from_guid, from_first, from_last, from_email, to_guid, company_guid,
      source_guid, message, sent_at)
    select user_guid, first_name, last_name, email, ${invitation.to}, ${companyGuid},
      ${invitation.job}, ${invitation.message}, ${at}
    from account where user_guid = ${userGuid}
    on conflict do nothing returning id`.execute(trx);
  return rows[0]?.id ?? null;
}

/** Stores what a candidate said. */
export async function answerInvitation(
  trx: Db,
  id: string,
  answer: ContactAnswer,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('contact_log')
    .set({ answer, answered_at: at })
    .where('id', '=', id)
    .execute();
}

/** Whether a job of a company is published and its last day is not over: candidates can apply. */
export async function isPublishedBy(
  db: Db,
  { companyGuid, at }: CompanyViewer,
  job: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('job')
    .where('source_guid', '=', job)
    .where('company_guid', '=', companyGuid)
    .where('status', '=', 'published')
    .where(({ eb, or }) =>
      or([eb('closes_on', 'is', null), eb('closes_on', '>=', earliestToday(at))]),
    )
    .select('source_guid')
    .executeTakeFirst();
  return row !== undefined;
}

/** The address of somebody who still works for a company; null for anybody else. */
export async function findMemberAddress(
  db: Db,
  companyGuid: string,
  userGuid: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('company_member')
    .innerJoin('account', 'account.user_guid', 'company_member.user_guid')
    .leftJoin('closed_account', 'closed_account.user_guid', 'account.user_guid')
    .where('company_member.company_guid', '=', companyGuid)
    .where('company_member.user_guid', '=', userGuid)
    .where('state', '=', 'confirmed')
    .where('closed_account.user_guid', 'is', null)
    .select('account.email')
    .executeTakeFirst();
  return row?.email ?? null;
}

/** Deletes invitations that were sent before. */
export async function deleteInvitationsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('contact_log').where('sent_at', '<', before).execute();
}
