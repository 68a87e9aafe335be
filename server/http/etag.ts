import { Problem } from '#server/http/problem.ts';

/** A record's version as clients see it (_etag) and send it back (If-Match). */
export function etagOf(version: number): string {
  return String(version);
}

/**
 * The version a change expects, from the If-Match header.
 * @returns null for any version; -1, which no record has, for a value that was never an _etag
 */
export function expectedVersion(ifMatch: string | null): number | null {
  if (ifMatch === null || ifMatch === '*') return null;
  return /^\d{1,9}$/.test(ifMatch) ? Number(ifMatch) : -1;
}

/** The record was saved by somebody else, or in another tab, after it was read. */
export function changedMeanwhile(): Problem {
  return new Problem(
    412,
    'changed_meanwhile',
    'This was changed somewhere else after you opened it. Load it again, check what is there now, then save your change once more.',
  );
}
