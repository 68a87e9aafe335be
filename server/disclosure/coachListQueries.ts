import { type RawBuilder, sql } from 'kysely';
import type { CoachScope } from '#domain/disclosure.ts';
import type { Db } from '#server/database/connect.ts';

/** SQL of the candidates whom job coaches see in lists: their name, and nothing of a profile. */

/** What a list is narrowed by. */
export interface ListSearch {
  readonly searchText: string;
  readonly locationText: string;
  readonly offset: number;
  readonly limit: number | null;
}

export interface CandidateRow {
  readonly user_guid: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly profession: string | null;
  readonly match_guid: string | null;
  readonly activated_at: Date | null;
  readonly shared_until: Date | null;
  /** What this coach can accept of them. */
  readonly open_guid: string | null;
  readonly open_email: string | null;
  readonly open_sent_at: Date | null;
}

export interface InvitingRow extends Pick<
  CandidateRow,
  'email' | 'first_name' | 'last_name' | 'profession'
> {
  readonly guid: string;
  readonly candidate_guid: string;
  readonly job_coach_email: string;
  readonly sent_at: Date;
}

/** A page of a list, and how many the whole list has. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** The last job title of a candidate, which lists show. */
export const profession = sql<string | null>`(
  select job_title from user_work_history
  where user_work_history.user_guid = account.user_guid
  order by present desc, end_date desc nulls first, start_date desc nulls last, id
  limit 1
)`;

/**
 * Each candidate whose account is open, with the live match and consent of this coach. A match
 * whose consent is over has ended, also before the server noted it.
 */
const candidatesFor = (coachGuid: string, at: Date) => sql`
  select account.user_guid, account.email, account.first_name, account.last_name,
    account.created_at, ${profession} as profession, match.guid as match_guid,
    match.activated_at, consent.expires_at as shared_until, open.guid as open_guid,
    open.job_coach_email as open_email, open.sent_at as open_sent_at,
    case when 'profile' = any(consent.scopes)
      then concat_ws(' ', user_profile.city, user_profile.state, user_profile.postal_code)
      else '' end as place
  from account
  left join user_profile on user_profile.user_guid = account.user_guid
  left join job_coach_match as match on match.candidate_guid = account.user_guid
    and match.coach_guid = ${coachGuid} and match.deactivated_at is null
    and not exists (
      select from disclosure.coach_consent as past
      where past.match_guid = match.guid and past.ended_at is null and past.expires_at <= ${at}
    )
  left join disclosure.coach_consent as consent on consent.match_guid = match.guid
    and consent.ended_at is null and consent.expires_at > ${at}
  left join lateral (
    select invitation.guid, invitation.job_coach_email, invitation.sent_at
    from job_coach_invitation as invitation
    join account as coach on coach.user_guid = ${coachGuid}
    where invitation.candidate_guid = account.user_guid and invitation.answer is null
      and match.guid is null
      and (invitation.job_coach_email = coach.email
        or (invitation.job_coach_email = '' and coach.provider_coach))
      and not exists (
        select from declined_invitation
        where invitation_guid = invitation.guid and coach_guid = coach.user_guid
      )
    order by invitation.job_coach_email desc, invitation.sent_at desc
    limit 1
  ) as open on true
  where account.role = 2 and account.verified_at is not null
    and not exists (select from closed_account where closed_account.user_guid = account.user_guid)`;

/** Whether a text has each of the words somewhere, in any case. */
function hasWords(text: RawBuilder<unknown>, words: string): RawBuilder<boolean> {
  const each = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (each.length === 0) return sql`true`;
  return sql`(${sql.join(
    each.map((word) => sql`strpos(lower(${text}), ${word}) > 0`),
    sql` and `,
  )})`;
}

const isFound = ({ searchText, locationText }: ListSearch) => sql<boolean>`
  ${hasWords(sql`concat_ws(' ', first_name, last_name, email, profession)`, searchText)}
  and ${hasWords(sql`place`, locationText)}`;

async function pageOf<Row>(
  db: Db,
  list: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  { offset, limit }: ListSearch,
): Promise<ListPage<Row>> {
  const { rows } = await sql<Row>`
    select * from (${list}) as found order by ${order} limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ total: string }>`
    select count(*) as total from (${list}) as found`.execute(db);
  return { rows, total: Number(counted.rows[0]?.total ?? 0) };
}

const byName = sql`lower(last_name), lower(first_name), user_guid`;

/** The candidates with whom a coach has a match that goes on. */
export async function listMatchedCandidates(
  db: Db,
  coachGuid: string,
  at: Date,
  search: ListSearch,
): Promise<ListPage<CandidateRow>> {
  const list = sql`
    select * from (${candidatesFor(coachGuid, at)}) as candidate
    where match_guid is not null and ${isFound(search)}`;
  return pageOf<CandidateRow>(db, list, byName, search);
}

/**
 * All candidates but those who hide from the provider's coaches and have no match with this
 * one.
 */
export async function listVisibleCandidates(
  db: Db,
  coachGuid: string,
  at: Date,
  search: ListSearch,
): Promise<ListPage<CandidateRow>> {
  const list = sql`
    select * from (${candidatesFor(coachGuid, at)}) as candidate
    where (match_guid is not null or ${isShown}) and ${isFound(search)}`;
  return pageOf<CandidateRow>(db, list, byName, search);
}

const isShown = sql`not exists (
  select from disclosure.visibility
  where candidate_guid = candidate.user_guid and not provider_coaches
)`;

const newestFirst = sql`sent_at desc, guid`;

/** The requests to all of the provider's coaches that nobody accepted and this one left open. */
export async function listOpenRequests(
  db: Db,
  coachGuid: string,
  at: Date,
  search: ListSearch,
): Promise<ListPage<InvitingRow>> {
  const list = sql`
    select candidate.*, invitation.guid, invitation.candidate_guid,
      invitation.job_coach_email, invitation.sent_at
    from (${candidatesFor(coachGuid, at)}) as candidate
    join job_coach_invitation as invitation on invitation.candidate_guid = candidate.user_guid
    where invitation.job_coach_email = '' and invitation.answer is null
      and not exists (
        select from declined_invitation
        where invitation_guid = invitation.guid and coach_guid = ${coachGuid}
      )
      and ${isFound(search)}`;
  return pageOf<InvitingRow>(db, list, newestFirst, search);
}

/** Each candidate who invited coaches by address, with the newest of these invitations. */
export async function listInvitingCandidates(
  db: Db,
  coachGuid: string,
  at: Date,
  search: ListSearch,
): Promise<ListPage<InvitingRow>> {
  const list = sql`
    select distinct on (candidate.user_guid) candidate.*, invitation.guid,
      invitation.candidate_guid, '' as job_coach_email, invitation.sent_at
    from (${candidatesFor(coachGuid, at)}) as candidate
    join job_coach_invitation as invitation on invitation.candidate_guid = candidate.user_guid
    where invitation.job_coach_email <> ''
      and (invitation.answer is null or invitation.answer = 'accepted')
      and (match_guid is not null or ${isShown})
      and ${isFound(search)}
    order by candidate.user_guid, invitation.sent_at desc`;
  return pageOf<InvitingRow>(db, list, newestFirst, search);
}

/** The open invitations to an address, with who sent each. */
export async function listInvitationsTo(
  db: Db,
  coach: { readonly guid: string; readonly email: string },
  at: Date,
): Promise<readonly InvitingRow[]> {
  const { rows } = await sql<InvitingRow>`
    select candidate.*, invitation.guid, invitation.candidate_guid,
      invitation.job_coach_email, invitation.sent_at
    from (${candidatesFor(coach.guid, at)}) as candidate
    join job_coach_invitation as invitation on invitation.candidate_guid = candidate.user_guid
    where invitation.job_coach_email = ${coach.email} and invitation.answer is null
    order by ${newestFirst}`.execute(db);
  return rows;
}

/** A candidate who shares one scope with a coach. */
export interface SharingRow extends Pick<CandidateRow, 'user_guid' | 'first_name' | 'last_name'> {
  readonly consent_guid: string;
}

/** The candidates who share a scope with a coach now, by name, at most `limit`. */
export async function listSharing(
  db: Db,
  coachGuid: string,
  scope: CoachScope,
  at: Date,
  limit: number,
): Promise<readonly SharingRow[]> {
  const { rows } = await sql<SharingRow>`
    select candidate.user_guid, first_name, last_name, consent.guid as consent_guid
    from (${candidatesFor(coachGuid, at)}) as candidate
    join disclosure.coach_consent as consent on consent.match_guid = candidate.match_guid
    where consent.ended_at is null and consent.expires_at > ${at}
      and ${scope} = any(consent.scopes)
    order by lower(last_name), lower(first_name), candidate.user_guid limit ${limit}`.execute(db);
  return rows;
}
