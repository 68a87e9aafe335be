import { insertActivity, noteCorrectionAsked, saveCase } from '#server/caseload/queries.ts';
import type { MatchRow } from '#server/coaching/matchQueries.ts';
import type { Db } from '#server/database/connect.ts';
import { dayOf, daysFrom, workTime } from '#server/database/seed/daysFrom.ts';
import type { DemoCase, DemoRecord } from './demoCase.ts';

/** Puts a case where it stands, with what the coach wrote down. */
export async function insertCase(
  trx: Db,
  match: MatchRow,
  one: DemoCase,
  now: Date,
): Promise<void> {
  const dayIn = (days: number | undefined) =>
    days === undefined ? null : dayOf(daysFrom(now, days));
  const ofBoth = { match_guid: match.guid, candidate_guid: match.candidate_guid };
  const values = {
    stage: one.stage,
    stage_since: workTime(now, one.stageFor),
    next_step: one.nextStep ?? null,
    next_due: dayIn(one.due),
    paused_until: dayIn(one.pausedFor),
    outcome: one.outcome ?? null,
  };
  await saveCase(trx, ofBoth, values, 0);
  for (const record of one.records) await insertRecord(trx, match, record, now);
}

/** The candidate asks for a correction of a new record, and the coach writes it. */
export async function insertCorrection(
  trx: Db,
  match: MatchRow,
  { wrong, right }: { readonly wrong: DemoRecord; readonly right: DemoRecord },
  now: Date,
): Promise<void> {
  const guid = await insertRecord(trx, match, wrong, now);
  const [daysAgo] = wrong;
  await noteCorrectionAsked(trx, guid, workTime(now, daysAgo - 1));
  await insertRecord(trx, match, right, now, { guid, at: workTime(now, daysAgo - 2) });
}

async function insertRecord(
  trx: Db,
  { guid, candidate_guid, coach_guid }: MatchRow,
  [daysAgo, kind, minutes, what]: DemoRecord,
  now: Date,
  corrects: { readonly guid: string; readonly at: Date } | null = null,
): Promise<string> {
  const day = workTime(now, daysAgo);
  const written = await insertActivity(trx, {
    match_guid: guid,
    candidate_guid,
    coach_guid,
    kind,
    minutes,
    what,
    on_day: dayOf(day),
    created_at: corrects?.at ?? day,
    corrects: corrects?.guid ?? null,
    record_key: null,
  });
  return written.guid;
}
