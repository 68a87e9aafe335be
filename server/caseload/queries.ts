import { sql } from 'kysely';
import type { ActivityKind, Stage } from '#domain/caseload.ts';
import type { Db } from '#server/database/connect.ts';

/** SQL of cases and of what coaches wrote down. */

/** A case as it is stored; version 0 when nothing was changed since the match began. */
export interface CaseRow {
  readonly match_guid: string;
  readonly stage: Stage;
  readonly stage_since: Date;
  readonly next_step: string | null;
  readonly next_due: string | null;
  readonly paused_until: string | null;
  readonly outcome: string | null;
  readonly version: number;
  readonly last_day: string | null;
  readonly last_kind: ActivityKind | null;
}

/**
 * The cases of matches. One that was never changed goes on from the last match of the same two, so
 * that who shares again is found where they were.
 */
export async function listCases(db: Db, matchGuids: readonly string[]): Promise<CaseRow[]> {
  if (matchGuids.length === 0) return [];
  const { rows } = await sql<CaseRow>`
    select match.guid as match_guid,
      coalesce(own.stage, before.stage, 'gettingToKnow') as stage,
      coalesce(own.stage_since, before.stage_since, match.activated_at, match.created_at)
        as stage_since,
      case when own.match_guid is null then before.next_step else own.next_step end as next_step,
      case when own.match_guid is null then before.next_due else own.next_due end as next_due,
      case when own.match_guid is null then before.paused_until else own.paused_until end
        as paused_until,
      case when own.match_guid is null then before.outcome else own.outcome end as outcome,
      coalesce(own.version, 0) as version,
      last.on_day as last_day, last.kind as last_kind
    from job_coach_match as match
    left join caseload_case as own on own.match_guid = match.guid
    left join lateral (
      select caseload_case.* from caseload_case
      join job_coach_match as earlier on earlier.guid = caseload_case.match_guid
      where earlier.candidate_guid = match.candidate_guid
        and earlier.coach_guid = match.coach_guid and earlier.guid <> match.guid
      order by earlier.created_at desc limit 1
    ) as before on own.match_guid is null
    left join lateral (
      select activity.on_day, activity.kind from activity
      where activity.candidate_guid = match.candidate_guid
        and activity.coach_guid = match.coach_guid
        and not exists (
          select from activity as newer
          where newer.corrects = activity.guid
            or newer.corrects = activity.corrects and newer.created_at > activity.created_at
        )
      order by activity.on_day desc, activity.created_at desc limit 1
    ) as last on true
    where match.guid in (${sql.join(matchGuids)})`.execute(db);
  return rows;
}

/** What a case is changed to. */
export interface CaseValues {
  readonly stage: Stage;
  readonly stage_since: Date;
  readonly next_step: string | null;
  readonly next_due: string | null;
  readonly paused_until: string | null;
  readonly outcome: string | null;
}

/**
 * Saves a case. Needs the match held in a transaction.
 * @returns false when it has another version by now
 */
export async function saveCase(
  trx: Db,
  { match_guid, candidate_guid }: { readonly match_guid: string; readonly candidate_guid: string },
  values: CaseValues,
  version: number,
): Promise<boolean> {
  if (version === 0) {
    const made = await trx
      .insertInto('caseload_case')
      .values({ match_guid, candidate_guid, ...values })
      .onConflict((conflict) => conflict.doNothing())
      .returning('match_guid')
      .executeTakeFirst();
    return made !== undefined;
  }
  const changed = await trx
    .updateTable('caseload_case')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('match_guid', '=', match_guid)
    .where('version', '=', version)
    .returning('match_guid')
    .executeTakeFirst();
  return changed !== undefined;
}

/** What is written down. */
export interface ActivityValues {
  readonly match_guid: string;
  readonly candidate_guid: string;
  readonly coach_guid: string;
  readonly kind: ActivityKind;
  readonly minutes: number | null;
  readonly what: string;
  readonly on_day: string;
  readonly created_at: Date;
  readonly corrects: string | null;
  readonly record_key: string | null;
}

/**
 * Writes a record down, once for its key. Other words that come with the same key correct it: an
 * answer was lost, and they were changed before they were sent again. Needs the match held.
 * @returns its id, whether its words are new, and whether its key is
 */
export async function insertActivity(
  trx: Db,
  values: ActivityValues,
): Promise<{ readonly guid: string; readonly isNew: boolean; readonly isFirst: boolean }> {
  const made = await trx
    .insertInto('activity')
    .values(values)
    .onConflict((conflict) => conflict.columns(['match_guid', 'record_key']).doNothing())
    .returning('guid')
    .executeTakeFirst();
  if (made) return { guid: made.guid, isNew: true, isFirst: true };
  const { guid, corrects } = await trx
    .selectFrom('activity')
    .where('match_guid', '=', values.match_guid)
    .where('record_key', '=', values.record_key)
    .select(['guid', 'corrects'])
    .executeTakeFirstOrThrow();
  const first = corrects ?? guid;
  const same = await trx
    .selectFrom('activity')
    .where(({ eb, or }) => or([eb('guid', '=', first), eb('corrects', '=', first)]))
    .where('kind', '=', values.kind)
    .where('minutes', 'is not distinct from', values.minutes)
    .where('what', '=', values.what)
    .where('on_day', '=', values.on_day)
    .select('guid')
    .executeTakeFirst();
  if (same) return { guid: same.guid, isNew: false, isFirst: false };
  const other = { ...values, corrects: first, record_key: null };
  const changed = await trx
    .insertInto('activity')
    .values(other)
    .returning('guid')
    .executeTakeFirstOrThrow();
  return { guid: changed.guid, isNew: true, isFirst: false };
}

/** The record of a key, of which the version of its case is noted. */
interface KeyedRecord {
  readonly match_guid: string;
  readonly record_key: string | null;
}

/** The version that its case had after a record; null when none is known. */
export async function findCaseVersionOf(trx: Db, of: KeyedRecord): Promise<number | null> {
  const found = await trx
    .selectFrom('activity')
    .where('match_guid', '=', of.match_guid)
    .where('record_key', '=', of.record_key)
    .select('case_version')
    .executeTakeFirst();
  return found?.case_version ?? null;
}

/** Notes the version that its case has after a record. */
export async function noteCaseVersion(trx: Db, of: KeyedRecord, version: number): Promise<void> {
  await trx
    .updateTable('activity')
    .set({ case_version: version })
    .where('match_guid', '=', of.match_guid)
    .where('record_key', '=', of.record_key)
    .execute();
}

/** Whether the candidate asked for a correction that is still to come. */
const isCorrectionAsked = sql<boolean>`(
  activity.correction_asked_at is not null and not exists (
    select from activity as newer
    where newer.corrects = activity.guid and newer.created_at >= activity.correction_asked_at
  )
)`;

const withCoach = (db: Db) =>
  db
    .selectFrom('activity')
    .leftJoin('account', 'account.user_guid', 'activity.coach_guid')
    .select(['activity.guid', 'activity.match_guid', 'activity.coach_guid', 'activity.kind'])
    .select(['activity.minutes', 'activity.what', 'activity.on_day', 'activity.created_at'])
    .select(['activity.corrects', isCorrectionAsked.as('correction_asked')])
    .select(['account.first_name', 'account.last_name', 'activity.candidate_guid'])
    .orderBy('activity.on_day', 'desc')
    .orderBy('activity.created_at', 'desc');

/**
 * The records about a candidate, newest first.
 * @param coachGuid only those of this coach; null for those of all
 */
export async function listActivities(db: Db, candidateGuid: string, coachGuid: string | null) {
  const all = withCoach(db).where('activity.candidate_guid', '=', candidateGuid);
  return (coachGuid === null ? all : all.where('activity.coach_guid', '=', coachGuid)).execute();
}

export type ActivityRow = Awaited<ReturnType<typeof listActivities>>[number];

/** One record. */
export async function findActivity(db: Db, guid: string): Promise<ActivityRow | undefined> {
  return withCoach(db).where('activity.guid', '=', guid).executeTakeFirst();
}

/** Whether a record, or one of its corrections, is of this day. */
export async function hasRecordOfDay(db: Db, guid: string, onDay: string): Promise<boolean> {
  const found = await db
    .selectFrom('activity')
    .where(({ eb, or }) => or([eb('guid', '=', guid), eb('corrects', '=', guid)]))
    .where('on_day', '=', onDay)
    .select('guid')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Notes that the candidate asks for a correction.
 * @returns false when they asked before, and it is still to come
 */
export async function noteCorrectionAsked(trx: Db, guid: string, at: Date): Promise<boolean> {
  const noted = await trx
    .updateTable('activity')
    .set({ correction_asked_at: at })
    .where('guid', '=', guid)
    .where(({ not }) => not(isCorrectionAsked))
    .returning('guid')
    .executeTakeFirst();
  return noted !== undefined;
}

/** The matches of a candidate in which a coach began to help, newest first, with the coach. */
export async function listMatchesOfCandidate(db: Db, candidateGuid: string) {
  return db
    .selectFrom('job_coach_match as match')
    .leftJoin('account', 'account.user_guid', 'match.coach_guid')
    .where('match.candidate_guid', '=', candidateGuid)
    .where('match.activated_at', 'is not', null)
    .select(['match.guid', 'match.coach_guid', 'match.deactivated_at'])
    .select(['account.first_name', 'account.last_name'])
    .orderBy('match.created_at', 'desc')
    .execute();
}
