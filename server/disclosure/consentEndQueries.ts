import { sql } from 'kysely';
import type { Db } from '#server/database/connect.ts';

/** SQL of consents that come to their end. */

export interface EndingConsentRow {
  readonly guid: string;
  readonly match_guid: string;
  readonly candidate_guid: string;
  readonly coach_guid: string;
  readonly expires_at: Date;
  readonly email: string;
  readonly coach_name: string;
  readonly postal_code: string | null;
  readonly city: string | null;
  readonly state: string | null;
}

const columns = sql`
  consent.guid, consent.match_guid, consent.candidate_guid, consent.coach_guid,
  consent.expires_at, candidate.email, home.postal_code, home.city, home.state,
  trim(concat_ws(' ', coach.first_name, coach.last_name)) as coach_name`;
const people = sql`
  join account as candidate on candidate.user_guid = consent.candidate_guid
  join account as coach on coach.user_guid = consent.coach_guid
  left join user_profile as home on home.user_guid = consent.candidate_guid`;

/**
 * Notes of the live consents that end within so many days that their candidates are told now, each
 * once. Of several servers one gets each.
 */
export async function takeEndingConsents(
  trx: Db,
  days: number,
  at: Date,
): Promise<readonly EndingConsentRow[]> {
  const before = new Date(at.getTime() + days * 24 * 60 * 60 * 1000);
  const { rows } = await sql<EndingConsentRow>`
    with taken as (
      update disclosure.coach_consent set noticed_days = ${days}
      where ended_at is null and expires_at > ${at} and expires_at <= ${before}
        and (noticed_days is null or noticed_days > ${days})
      returning *
    )
    select ${columns} from taken as consent ${people}`.execute(trx);
  return rows;
}

/** Notes that the candidate was told so many days before the end of a consent. */
export async function noteConsentNotice(trx: Db, guid: string, days: number): Promise<void> {
  await trx
    .updateTable('disclosure.coach_consent')
    .set({ noticed_days: days })
    .where('guid', '=', guid)
    .execute();
}

/**
 * Ends the consents whose time is over, with their matches; of several servers one gets each.
 * @param candidateGuid only those of this candidate; null for all
 */
export async function endExpiredConsents(
  trx: Db,
  at: Date,
  candidateGuid: string | null,
): Promise<readonly EndingConsentRow[]> {
  const isOfThem = candidateGuid === null ? sql`true` : sql`candidate_guid = ${candidateGuid}`;
  const { rows } = await sql<EndingConsentRow>`
    with ended as (
      update disclosure.coach_consent set ended_at = expires_at, ended_by = 'time'
      where ended_at is null and expires_at <= ${at} and ${isOfThem}
      returning *
    ), parted as (
      update job_coach_match set deactivated_at = ended.expires_at, ended_by = 'time'
      from ended
      where job_coach_match.guid = ended.match_guid and deactivated_at is null
      returning job_coach_match.guid
    )
    select ${columns} from ended as consent ${people}`.execute(trx);
  return rows;
}
