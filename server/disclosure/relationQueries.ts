import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { LiveConsent } from '#server/http/access.ts';
import type { Db } from '#server/database/connect.ts';

/** SQL of who may see whom. Lists and counts join on the same conditions. */

/**
 * What a candidate shares with a coach at a time: a live match with a live consent, of two
 * accounts that are open.
 */
export async function findLiveConsent(
  db: Db,
  coachGuid: string,
  candidateGuid: string,
  at: Date,
): Promise<LiveConsent | null> {
  const row = await db
    .selectFrom('job_coach_match as match')
    .innerJoin('disclosure.coach_consent as consent', 'consent.match_guid', 'match.guid')
    .where('match.coach_guid', '=', coachGuid)
    .where('match.candidate_guid', '=', candidateGuid)
    .where('match.deactivated_at', 'is', null)
    .where('consent.ended_at', 'is', null)
    .where('consent.expires_at', '>', at)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('closed_account')
            .select('user_guid')
            .where('user_guid', 'in', [coachGuid, candidateGuid]),
        ),
      ),
    )
    .select(['consent.guid', 'consent.match_guid', 'consent.candidate_guid'])
    .select(['consent.scopes', 'consent.facts', 'consent.passport_items', 'consent.expires_at'])
    .executeTakeFirst();
  if (!row) return null;
  return {
    consentGuid: row.guid,
    matchGuid: row.match_guid,
    candidateGuid: row.candidate_guid,
    scopes: new Set(row.scopes),
    facts: new Set(row.facts),
    helps: row.passport_items.map(({ statement }) => statement),
    until: row.expires_at,
  };
}

/** Whether somebody is one of the provider's own job coaches. */
export async function isProviderCoach(db: Db, userGuid: string): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .where('user_guid', '=', userGuid)
    .where('role', '=', 4)
    .select('provider_coach')
    .executeTakeFirst();
  return row?.provider_coach ?? false;
}

const appliedTo = (company: RawBuilder<unknown>) => sql<SqlBool>`exists (
  select from job_application
  join job on job.source_guid = job_application.source_guid
  where job_application.user_guid = account.user_guid and job.company_guid = ${company}
    and job_application.withdrawn_at is null
)`;

const acceptedBy = (company: RawBuilder<unknown>) => sql<SqlBool>`exists (
  select from contact_log
  where to_guid = account.user_guid and contact_log.company_guid = ${company}
    and answer = 'accepted'
)`;

const findableAt = (at: Date) => sql<SqlBool>`exists (
  select from disclosure.visibility
  where candidate_guid = account.user_guid and findable and findable_until > ${at}
)`;

/** Whether the candidate whose account is in the query blocked a company. */
const hasBlocked = (company: RawBuilder<unknown>) => sql<SqlBool>`exists (
  select from disclosure.blocked_company
  where candidate_guid = account.user_guid and blocked_company.company_guid = ${company}
)`;

const isOpen = sql<SqlBool>`not exists (
  select from closed_account where closed_account.user_guid = account.user_guid
)`;

/**
 * Whether a company may find the candidate whose account is in the query: they chose to be found,
 * and did not block it. Nobody finds an account that is closed.
 * @param company an SQL expression of its id
 */
export const isFoundByCompany = (company: RawBuilder<unknown>, at: Date) => sql<SqlBool>`(
  account.role = 2 and ${findableAt(at)} and not ${hasBlocked(company)} and ${isOpen}
)`;

/**
 * Whether a company may see the candidate whose account is in the query: they applied to it and
 * did not withdraw, or accepted its invitation or may be found, and did not block it. Nobody sees
 * an account that is closed. Lists and counts are narrowed by it too.
 * @param company an SQL expression of its id
 */
export const isSeenByCompany = (company: RawBuilder<unknown>, at: Date) => sql<SqlBool>`(
  account.role = 2 and (
    ${appliedTo(company)}
    or ((${findableAt(at)} or ${acceptedBy(company)}) and not ${hasBlocked(company)})
  ) and ${isOpen}
)`;

/** What a candidate who may be seen has to do with a company. */
export interface CompanyRelation {
  /** They applied, and did not withdraw. */
  readonly applied: boolean;
  /** They accepted an invitation of it, and did not block it. */
  readonly accepted: boolean;
  readonly blocked: boolean;
}

/** What a candidate has to do with a company; null when it may not see them. */
export async function findCompanyRelation(
  db: Db,
  companyGuid: string,
  candidateGuid: string,
  at: Date,
): Promise<CompanyRelation | null> {
  const company = sql`${companyGuid}::uuid`;
  const { rows } = await sql<CompanyRelation>`
    select ${appliedTo(company)} as applied, ${hasBlocked(company)} as blocked,
      ${acceptedBy(company)} and not ${hasBlocked(company)} as accepted
    from account where user_guid = ${candidateGuid} and ${isSeenByCompany(company, at)}
  `.execute(db);
  return rows[0] ?? null;
}

/** Whether a company may see a candidate at a time. */
export async function isSeenBy(
  db: Db,
  companyGuid: string,
  candidateGuid: string,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql<{ seen: boolean }>`
    select ${isSeenByCompany(sql`${companyGuid}`, at)} as seen
    from account where user_guid = ${candidateGuid}`.execute(db);
  return rows[0]?.seen ?? false;
}
