import { readKept, writeKept } from '#src/tab/storage.ts';

/** Untrusted, like all storage. */
function tripsOf(userGuid: string): string[] {
  const kept = readKept(userGuid, 'applyTrips');
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
}

/**
 * Whether the person left for the employer's site of this job in this tab, and did not say yet
 * whether they applied there.
 */
export const isOnTrip = (userGuid: string, jobId: string): boolean =>
  tripsOf(userGuid).includes(jobId);

/** Keeps that for a reload, as long as the person is signed in. */
export function keepTrip(userGuid: string, jobId: string, isAway: boolean): void {
  const others = tripsOf(userGuid).filter((one) => one !== jobId);
  writeKept(userGuid, 'applyTrips', isAway ? [...others, jobId] : others);
}
