import type { CoachScope } from '#domain/disclosure.ts';
import type { Db } from '#server/database/connect.ts';
import { workTime } from '#server/database/seed/daysFrom.ts';
import { noteAccess } from '#server/disclosure/accessQueries.ts';
import type { DemoCase } from './demoCase.ts';

/** How many looks the sample data has. */
const LOOKS = 40;

/** What a coach opens before each meeting, by the call that notes it first. */
const OPENED: readonly (readonly [what: CoachScope, operationId: string])[] = [
  ['profile', 'getUser'],
  ['recommendations', 'recommendations'],
  ['accommodations', 'getSharedAccommodation'],
];

/** A case as it was inserted. */
export interface InsertedCase {
  readonly one: DemoCase;
  readonly candidateGuid: string;
  readonly coachGuid: string;
  readonly consentGuid: string;
}

/** Notes the newest looks of a coach: at what is shared, on the days of the records. */
export async function insertLooks(
  trx: Db,
  cases: readonly InsertedCase[],
  now: Date,
): Promise<void> {
  const looks = cases.flatMap(({ one, candidateGuid, coachGuid, consentGuid }) =>
    one.records.flatMap(([daysAgo]) =>
      OPENED.filter(([what]) => one.scopes.includes(what)).map(([what, operationId]) => ({
        candidateGuid,
        viewerGuid: coachGuid,
        consentGuid,
        companyGuid: null,
        what,
        operationId,
        at: workTime(now, daysAgo),
      })),
    ),
  );
  const newest = looks.toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(0, LOOKS);
  for (const look of newest.toReversed()) await noteAccess(trx, look);
}
