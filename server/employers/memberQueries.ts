import { sql } from 'kysely';
import type { Db } from '#server/database/connect.ts';
import type { Member } from '#server/http/access.ts';

/**
 * SQL of who works for a company. Nothing reads `account.company_guid` for it: that is a claim.
 */

/**
 * The company that confirmed a person, or else the newest that they wait for; null without one.
 */
export async function findMemberOf(db: Db, userGuid: string): Promise<Member | null> {
  const row = await db
    .selectFrom('company_member')
    .where('user_guid', '=', userGuid)
    .where('state', 'in', ['waiting', 'confirmed'])
    .select(['company_guid', 'state'])
    .orderBy((eb) => eb('state', '=', 'confirmed'), 'desc')
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { companyGuid: row.company_guid, isConfirmed: row.state === 'confirmed' } : null;
}

/**
 * Whether a company has this id or this name in any case, had it before, or is one with a company
 * that has it.
 */
export async function isCompanyCalled(db: Db, companyGuid: string, name: string): Promise<boolean> {
  const { rows } = await sql<{ called: boolean }>`
    select exists (
      select from company
      where coalesce(merged_into, company_guid) = ${companyGuid}
        and lower(${name}) in (company_guid::text, lower(name))
    ) or exists (
      select from company_name
      where company_guid = ${companyGuid} and name_key = lower(${name})
    ) as called`.execute(db);
  return rows[0]?.called ?? false;
}

/** The name of a company; null for none. */
export async function findCompanyName(db: Db, companyGuid: string): Promise<string | null> {
  const row = await db
    .selectFrom('company')
    .where('company_guid', '=', companyGuid)
    .select('name')
    .executeTakeFirst();
  return row?.name ?? null;
}

/**
 * The company that has this id or this name in any case, or had it before; of a merged one the
 * other. Null for none.
 */
export async function findCompanyCalled(db: Db, name: string): Promise<string | null> {
  const { rows } = await sql<{ company_guid: string }>`
    select coalesce(merged_into, company_guid) as company_guid, 1 as place from company
    where lower(${name}) in (company_guid::text, lower(name))
    union all
    select coalesce(company.merged_into, company.company_guid), 2 from company_name
    join company using (company_guid)
    where name_key = lower(${name})
    order by place limit 1`.execute(db);
  return rows[0]?.company_guid ?? null;
}

/**
 * Whether a posting written here, in the query with its job, is open to a member of its company. A
 * draft of somebody whom nobody confirmed is open to them alone.
 */
export const isOpenToMember = ({ isConfirmed }: Member, userGuid: string) =>
  isConfirmed
    ? sql<boolean>`(
        job.status <> 'draft' or written_posting.of_company
        or written_posting.created_by = ${userGuid}
        or exists (
          select from company_member as writer
          where writer.user_guid = written_posting.created_by
            and writer.company_guid = job.company_guid and writer.state = 'confirmed'
        )
      )`
    : sql<boolean>`(job.status = 'draft' and written_posting.created_by = ${userGuid})`;

/** Whether a company wrote this job here; for a member who waits, they themselves. */
export async function isJobOf(
  db: Db,
  member: Member,
  userGuid: string,
  sourceGuid: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('job')
    .innerJoin('written_posting', 'written_posting.source_guid', 'job.source_guid')
    .where('job.source_guid', '=', sourceGuid)
    .where('job.company_guid', '=', member.companyGuid)
    .where(isOpenToMember(member, userGuid))
    .select('job.source_guid')
    .executeTakeFirst();
  return row !== undefined;
}
