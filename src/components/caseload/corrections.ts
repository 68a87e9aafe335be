import type { ActivityRecord } from '#src/api/queries/caseload.ts';

/** The corrections of a record, the last one first. */
export const correctionsOf = (
  { activityGUID }: ActivityRecord,
  records: readonly ActivityRecord[],
): readonly ActivityRecord[] =>
  records
    .filter(({ corrects }) => corrects === activityGUID)
    .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
