import { sql } from 'kysely';
import type { Db } from '#server/database/connect.ts';
import type { MatchEndedBy } from '#server/database/tables/coaching.ts';

/** SQL of what a candidate shares, as the candidate reads it. */

/** The settings of who may find a candidate; undefined before any was saved. */
export async function findVisibility(db: Db, candidateGuid: string) {
  return db
    .selectFrom('disclosure.visibility')
    .where('candidate_guid', '=', candidateGuid)
    .selectAll()
    .executeTakeFirst();
}

export type VisibilityRow = NonNullable<Awaited<ReturnType<typeof findVisibility>>>;

interface LedgerCoachRow {
  readonly match_guid: string;
  readonly coach_guid: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly created_at: Date;
  readonly activated_at: Date | null;
  readonly deactivated_at: Date | null;
  readonly ended_by: MatchEndedBy | null;
  readonly looked_at: Date | null;
}

/**
 * The coaches of a candidate, one match each: the live one, or the last that ended after `since`.
 * One whose consent is over at a time has ended, also before the server noted it.
 */
export async function listLedgerCoaches(
  db: Db,
  candidateGuid: string,
  { since, at }: { readonly since: Date; readonly at: Date },
): Promise<readonly LedgerCoachRow[]> {
  const { rows } = await sql<LedgerCoachRow>`
    select * from (
      select distinct on (match.coach_guid) match.guid as match_guid, match.coach_guid,
        account.first_name, account.last_name, account.email, match.created_at,
        match.activated_at, coalesce(match.deactivated_at, past.expires_at) as deactivated_at,
        coalesce(match.ended_by, case when past.expires_at is not null then 'time' end)
          as ended_by, (
          select max(last_at) from disclosure.access_event
          where candidate_guid = ${candidateGuid} and viewer_guid = match.coach_guid
        ) as looked_at
      from job_coach_match as match
      join account on account.user_guid = match.coach_guid
      left join disclosure.coach_consent as past on past.match_guid = match.guid
        and match.deactivated_at is null and past.ended_at is null and past.expires_at <= ${at}
      where match.candidate_guid = ${candidateGuid}
        and (match.deactivated_at is null or match.deactivated_at > ${since})
      order by match.coach_guid, match.deactivated_at desc nulls first
    ) as coach
    order by deactivated_at desc nulls first, created_at, match_guid`.execute(db);
  return rows;
}

/** The consents of a candidate that are live at a time. */
export async function listLiveConsents(db: Db, candidateGuid: string, at: Date) {
  return db
    .selectFrom('disclosure.coach_consent')
    .where('candidate_guid', '=', candidateGuid)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .selectAll()
    .execute();
}

/** The statements of a candidate that are live at a time, newest first. */
export async function listLiveShares(db: Db, candidateGuid: string, at: Date) {
  return db
    .selectFrom('disclosure.fact_share as share')
    .leftJoin('company', 'company.company_guid', 'share.company_guid')
    .where('share.candidate_guid', '=', candidateGuid)
    .where('share.ended_at', 'is', null)
    .where('share.expires_at', '>', at)
    .selectAll('share')
    .select('company.name as company_name')
    .select(({ selectFrom }) =>
      selectFrom('disclosure.access_event as look')
        .where('look.candidate_guid', '=', candidateGuid)
        .where('look.what', '=', 'statements')
        .whereRef('look.company_guid', '=', 'share.company_guid')
        .select(({ fn }) => fn.max('look.last_at').as('last_at'))
        .as('looked_at'),
    )
    .orderBy('share.given_at', 'desc')
    .orderBy('share.guid')
    .execute();
}

/** The companies that must not find a candidate, by name. */
export async function listBlockedCompanies(db: Db, candidateGuid: string) {
  return db
    .selectFrom('disclosure.blocked_company as blocked')
    .innerJoin('company', 'company.company_guid', 'blocked.company_guid')
    .where('blocked.candidate_guid', '=', candidateGuid)
    .select(['company.company_guid', 'company.name'])
    .orderBy('company.name')
    .execute();
}

/** Why a company can see the profile of a candidate who does not let employers find them. */
interface ViewRow {
  readonly company_guid: string;
  readonly name: string;
  readonly by: 'applied' | 'accepted';
  readonly since: Date;
  /** The accepted invitation. */
  readonly contact_log_id: string | null;
  readonly looked_at: Date | null;
}

/**
 * The companies that can see a candidate by an application that was not withdrawn, whatever was
 * blocked, or by an accepted invitation. Newest first.
 */
export async function listViews(db: Db, candidateGuid: string): Promise<readonly ViewRow[]> {
  const { rows } = await sql<ViewRow>`
    select company.company_guid, company.name, view.by, view.since, view.contact_log_id, (
      select max(last_at) from disclosure.access_event
      where candidate_guid = ${candidateGuid}
        and access_event.company_guid = company.company_guid
    ) as looked_at
    from (
      select job.company_guid, 'applied' as by, max(applied_at) as since,
        null::uuid as contact_log_id
      from job_application
      join job on job.source_guid = job_application.source_guid
      where user_guid = ${candidateGuid} and withdrawn_at is null
      group by job.company_guid
      union all
      select log.company_guid, 'accepted', log.answered_at, log.id
      from contact_log as log
      where to_guid = ${candidateGuid} and answer = 'accepted' and not exists (
        select from disclosure.blocked_company as blocked
        where blocked.candidate_guid = ${candidateGuid}
          and blocked.company_guid = log.company_guid
      )
    ) as view
    join company on company.company_guid = view.company_guid
    order by view.since desc, company.name, view.by`.execute(db);
  return rows;
}

/**
 * The companies that a candidate can share a statement with, by name: those that see the profile
 * by an application or an accepted invitation.
 */
export async function listAnsweredCompanies(db: Db, candidateGuid: string) {
  const views = await listViews(db, candidateGuid);
  const byGuid = new Map(views.map((view) => [view.company_guid, view]));
  return [...byGuid.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}
