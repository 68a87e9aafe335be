import { Problem } from '#server/http/problem.ts';

/** A record's version as clients see it (_etag), and send it back (If-Match). */
export function etagOf(version: number): string {
  return String(version);
}

/**
 * The version that a change must find, from the If-Match header.
 * @returns null when any version will do; -1, which no record has, for what was never an _etag of ours
 */
export function expectedVersion(ifMatch: string | null): number | null {
  if (ifMatch === null || ifMatch === '*') return null;
  return /^\d{1,9}$/.test(ifMatch) ? Number(ifMatch) : -1;
}

/** Somebody else, or the same person in another tab, saved the record after it was read. */
export function changedMeanwhile(): Problem {
  return new Problem(
    412,
    'changed_meanwhile',
    'This was changed somewhere else after you opened it. Load it again, check what is there now, then save your change once more.',
  );
}
