import type { operations } from '#openapi/user.ts';
import {
  findActivity,
  listActivities,
  listCases,
  listMatchesOfCandidate,
  noteCorrectionAsked,
} from '#server/caseload/queries.ts';
import { activityRecord, nameOf, stageOf } from '#server/caseload/records.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { Problem } from '#server/http/problem.ts';
import { insertNotification } from '#server/notifications/queries.ts';
import type { Services } from '#server/services.ts';

type CandidateCaseOperations = Pick<operations, 'listCasesOfCandidate' | 'askForCorrection'>;

const noRecord = () =>
  new Problem(404, 'no_record', 'This record is not there any more. Load the page again.');

/** What coaches write down about a candidate is the candidate's to read. */
export function candidateCaseOperations({
  database,
  now,
}: Services): Handlers<CandidateCaseOperations> {
  const { db } = database;
  return {
    listCasesOfCandidate: async ({ caller }) => {
      const matches = await listMatchesOfCandidate(db, caller.userGuid);
      const newest = [
        ...new Map(matches.toReversed().map((one) => [one.coach_guid, one])).values(),
      ];
      const cases = await listCases(
        db,
        newest.map(({ guid }) => guid),
      );
      const rows = new Map(cases.map((row) => [row.match_guid, row]));
      const records = await listActivities(db, caller.userGuid, null);
      return newest.toReversed().flatMap((match) => {
        const row = rows.get(match.guid);
        if (!row) return [];
        return [
          {
            coachPersonId: match.coach_guid,
            coachName: nameOf(match),
            live: match.deactivated_at === null,
            ...stageOf(row),
            records: records
              .filter(({ coach_guid }) => coach_guid === match.coach_guid)
              .map(activityRecord),
          },
        ];
      });
    },

    askForCorrection: async ({ path, caller }) => {
      const at = now();
      const record = await findActivity(db, path.guid);
      if (record?.candidate_guid !== caller.userGuid) throw noRecord();
      await db.transaction().execute(async (trx) => {
        // A correction is put right by another one of the same record.
        if (!(await noteCorrectionAsked(trx, record.corrects ?? record.guid, at))) return;
        await insertNotification(trx, {
          userGuid: record.coach_guid,
          kind: 'correctionAsked',
          about: caller.userGuid,
          at,
        });
      });
      return { message: 'Asked.' };
    },
  };
}
