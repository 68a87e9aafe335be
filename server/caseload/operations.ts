import { STAGES } from '#domain/caseload.ts';
import type { components, operations } from '#openapi/user.ts';
import { checkChange, checkDay, textOrNull } from '#server/caseload/checks.ts';
import {
  type CaseRow,
  findActivity,
  findCaseVersionOf,
  hasRecordOfDay,
  insertActivity,
  listActivities,
  listCases,
  noteCaseVersion,
  saveCase,
} from '#server/caseload/queries.ts';
import { activityRecord, caseRecord } from '#server/caseload/records.ts';
import { holdMatchOf } from '#server/coaching/matchQueries.ts';
import type { Db } from '#server/database/connect.ts';
import {
  countStages,
  findLiveMatch,
  findLiveMatchWith,
  listLiveMatches,
  type LiveMatch,
} from '#server/disclosure/liveMatchQueries.ts';
import { changedMeanwhile, expectedVersion } from '#server/http/etag.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { Problem } from '#server/http/problem.ts';
import { insertNotification } from '#server/notifications/queries.ts';
import type { Services } from '#server/services.ts';

type CaseloadOperations = Pick<
  operations,
  | 'getCaseload'
  | 'getCase'
  | 'updateCase'
  | 'createActivity'
  | 'correctActivity'
  | 'getCaseloadNumbers'
>;
type Schemas = components['schemas'];

/** Fewer could name somebody. */
const FEWEST_COUNTED = 5;

const notShared = () =>
  new Problem(404, 'not_shared', 'This is not shared with you, or not any more.');

/** @throws Problem not_shared */
async function liveMatch(db: Db, guid: string, coachGuid: string, at: Date): Promise<LiveMatch> {
  const match = await findLiveMatch(db, guid, coachGuid, at);
  if (!match) throw notShared();
  return match;
}

async function caseOf(db: Db, match: LiveMatch): Promise<CaseRow> {
  const [row] = await listCases(db, [match.match_guid]);
  if (!row) throw notShared();
  return row;
}

/** A coach's board: where each candidate stands, and what was done. */
export function caseloadOperations({ database, now }: Services): Handlers<CaseloadOperations> {
  const { db } = database;
  /** Does a change of a live match, with the match held until it is saved. */
  const held = <Result>(
    guid: string,
    coachGuid: string,
    work: (trx: Db, match: LiveMatch, at: Date) => Promise<Result>,
  ): Promise<Result> =>
    db.transaction().execute(async (trx) => {
      const at = now();
      await holdMatchOf(trx, guid, coachGuid);
      return work(trx, await liveMatch(trx, guid, coachGuid, at), at);
    });
  return {
    getCaseload: async ({ caller }) => {
      const matches = await listLiveMatches(db, caller.userGuid, now());
      const guids = matches.map(({ match_guid }) => match_guid);
      const rows = new Map((await listCases(db, guids)).map((row) => [row.match_guid, row]));
      const cases = matches.flatMap((match) => {
        const row = rows.get(match.match_guid);
        return row ? [caseRecord(match, row)] : [];
      });
      const counts = STAGES.map((stage) => ({
        stage,
        count: cases.filter((one) => one.stage === stage).length,
      }));
      return { cases, counts };
    },

    getCase: async ({ path, caller }) => {
      const match = await liveMatch(db, path.guid, caller.userGuid, now());
      const coachGuid = match.scopes.includes('history') ? null : caller.userGuid;
      const records = await listActivities(db, match.candidate_guid, coachGuid);
      return {
        case: caseRecord(match, await caseOf(db, match)),
        records: records.map(activityRecord),
      };
    },

    updateCase: ({ path, body, caller, ifMatch }) => {
      checkChange(body);
      return held(path.guid, caller.userGuid, async (trx, match, at) => {
        const before = await caseOf(trx, match);
        const expected = expectedVersion(ifMatch);
        if (expected !== null && expected !== before.version) throw changedMeanwhile();
        await change(trx, match, before, valuesOf(body), at);
        return caseRecord(match, await caseOf(trx, match));
      });
    },

    createActivity: ({ body, caller, idempotencyKey }) =>
      held(body.jobCoachMatchGUID, caller.userGuid, async (trx, match, at) => {
        checkDay(body.onDay, at);
        const record = { ...wordsOf(body, match, at), record_key: idempotencyKey };
        const { isFirst } = await insertActivity(trx, { ...record, corrects: null });
        const before = await caseOf(trx, match);
        // It was saved before, and its answer was lost: the case may have gone on since.
        const hasGoneOn = !isFirst && (await findCaseVersionOf(trx, record)) !== before.version;
        if (hasGoneOn) return caseRecord(match, before);
        const { nextStep = null, nextDue = null } = body;
        const next = { next_step: textOrNull(nextStep), next_due: nextDue };
        const saysNext = body.nextStep !== undefined || body.nextDue !== undefined;
        const isNext = next.next_step === before.next_step && next.next_due === before.next_due;
        if (saysNext && !isNext) await change(trx, match, before, next, at);
        const after = await caseOf(trx, match);
        await noteCaseVersion(trx, record, after.version);
        return caseRecord(match, after);
      }),

    correctActivity: async ({ path, body, caller, idempotencyKey }) => {
      const corrected = await findActivity(db, path.guid);
      if (corrected?.coach_guid !== caller.userGuid) throw notShared();
      // They may have parted since, and share again.
      const { candidate_guid } = corrected;
      const goesOn = await findLiveMatchWith(db, candidate_guid, caller.userGuid, now());
      if (!goesOn) throw notShared();
      return held(goesOn.match_guid, caller.userGuid, async (trx, match, at) => {
        // All corrections of a record stand under it, also one of a correction.
        const corrects = corrected.corrects ?? corrected.guid;
        // A record of long ago can be put right too, and a correction of it once more.
        if (!(await hasRecordOfDay(trx, corrects, body.onDay))) checkDay(body.onDay, at);
        const { guid, isNew } = await insertActivity(trx, {
          ...wordsOf(body, match, at),
          corrects,
          record_key: idempotencyKey,
        });
        const row = await findActivity(trx, guid);
        if (!row) throw notShared();
        if (isNew)
          await insertNotification(trx, {
            userGuid: match.candidate_guid,
            kind: 'recordCorrected',
            about: caller.userGuid,
            at,
          });
        return activityRecord(row);
      });
    },

    getCaseloadNumbers: async () => {
      const counted = new Map(
        (await countStages(db, now())).map(({ stage, count }) => [stage, count]),
      );
      return STAGES.map((stage) => {
        const count = counted.get(stage) ?? 0;
        return { stage, count: count > 0 && count < FEWEST_COUNTED ? null : count };
      });
    },
  };
}

/** The words of a record, as they are stored. */
const wordsOf = (
  { kind, minutes, what, onDay }: Schemas['ActivityWords'],
  match: LiveMatch,
  at: Date,
) => ({
  match_guid: match.match_guid,
  candidate_guid: match.candidate_guid,
  coach_guid: match.coach_guid,
  kind,
  minutes,
  what: what.trim(),
  on_day: onDay,
  created_at: at,
});

/** What belongs to another stage is dropped with the stage. */
const valuesOf = (body: Schemas['CaseChange']) => ({
  stage: body.stage,
  next_step: textOrNull(body.nextStep),
  next_due: body.nextDue,
  paused_until: body.stage === 'paused' ? body.pausedUntil : null,
  outcome: body.stage === 'closed' ? textOrNull(body.outcome) : null,
});

/** Saves a case with these changes. @throws Problem when it was changed meanwhile */
async function change(
  trx: Db,
  match: LiveMatch,
  before: CaseRow,
  values: Partial<ReturnType<typeof valuesOf>>,
  at: Date,
): Promise<void> {
  const stage = values.stage ?? before.stage;
  const { next_step, next_due, paused_until, outcome, stage_since } = before;
  const saved = await saveCase(
    trx,
    match,
    {
      next_step,
      next_due,
      paused_until,
      outcome,
      ...values,
      stage,
      stage_since: stage === before.stage ? stage_since : at,
    },
    before.version,
  );
  if (!saved) throw changedMeanwhile();
}
