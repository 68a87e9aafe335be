import { type RawBuilder, sql } from 'kysely';
import type { CoachScope } from '#domain/disclosure.ts';
import type { Db } from '#server/database/connect.ts';

/** SQL of the matches in which something is shared now. */

/** A candidate who shares with a coach now, and what of it the coach's work needs. */
export interface LiveMatch {
  readonly match_guid: string;
  readonly candidate_guid: string;
  readonly coach_guid: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly activated_at: Date;
  readonly scopes: readonly CoachScope[];
}

const live = (at: Date, where: RawBuilder<unknown>) => sql<LiveMatch>`
  select match.guid as match_guid, match.candidate_guid, match.coach_guid,
    account.first_name, account.last_name, match.activated_at, consent.scopes
  from job_coach_match as match
  join disclosure.coach_consent as consent on consent.match_guid = match.guid
    and consent.ended_at is null and consent.expires_at > ${at}
  join account on account.user_guid = match.candidate_guid
  where match.deactivated_at is null and match.activated_at is not null
    and not exists (
      select from closed_account
      where closed_account.user_guid in (match.candidate_guid, match.coach_guid)
    )
    and ${where}
  order by lower(account.last_name), lower(account.first_name), match.guid`;

/** All of a coach, by name. */
export async function listLiveMatches(
  db: Db,
  coachGuid: string,
  at: Date,
): Promise<readonly LiveMatch[]> {
  return (await live(at, sql`match.coach_guid = ${coachGuid}`).execute(db)).rows;
}

/** One of this coach; undefined when nothing is shared in it, or it is another coach's. */
export async function findLiveMatch(
  db: Db,
  guid: string,
  coachGuid: string,
  at: Date,
): Promise<LiveMatch | undefined> {
  const where = sql`match.guid = ${guid} and match.coach_guid = ${coachGuid}`;
  return (await live(at, where).execute(db)).rows[0];
}

/** The one of this coach with a candidate; undefined when nothing is shared. */
export async function findLiveMatchWith(
  db: Db,
  candidateGuid: string,
  coachGuid: string,
  at: Date,
): Promise<LiveMatch | undefined> {
  const where = sql`match.candidate_guid = ${candidateGuid} and match.coach_guid = ${coachGuid}`;
  return (await live(at, where).execute(db)).rows[0];
}

/**
 * How many cases there are in each stage, over all coaches. A match without a case goes on from
 * the last of the same two, as on the board; without one it is new.
 */
export async function countStages(
  db: Db,
  at: Date,
): Promise<readonly { readonly stage: string; readonly count: number }[]> {
  const { rows } = await sql<{ stage: string; count: string }>`
    select coalesce(caseload_case.stage, before.stage, 'gettingToKnow') as stage,
      count(*) as count
    from job_coach_match as match
    join disclosure.coach_consent as consent on consent.match_guid = match.guid
      and consent.ended_at is null and consent.expires_at > ${at}
    left join caseload_case on caseload_case.match_guid = match.guid
    left join lateral (
      select earlier_case.stage from caseload_case as earlier_case
      join job_coach_match as earlier on earlier.guid = earlier_case.match_guid
      where earlier.candidate_guid = match.candidate_guid
        and earlier.coach_guid = match.coach_guid and earlier.guid <> match.guid
      order by earlier.created_at desc limit 1
    ) as before on caseload_case.match_guid is null
    where match.deactivated_at is null and match.activated_at is not null
    group by 1`.execute(db);
  return rows.map(({ stage, count }) => ({ stage, count: Number(count) }));
}
