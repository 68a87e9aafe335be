import type { Db } from '#server/database/connect.ts';
import { endMatch, type MatchRow } from '#server/coaching/matchQueries.ts';
import { endConsentsOf } from '#server/disclosure/consentQueries.ts';
import { insertNotification } from '#server/notifications/queries.ts';

/**
 * Ends a match with what is shared in it, in the caller's transaction, and tells the other. One
 * that ended before stays as it is, so that stopping twice is no failure.
 */
export async function endSharing(
  trx: Db,
  match: MatchRow,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<MatchRow> {
  const isCandidate = by === match.candidate_guid;
  const who = isCandidate ? 'candidate' : 'coach';
  await endConsentsOf(trx, match.guid, who, at);
  const ended = await endMatch(trx, match.guid, who, at);
  if (!ended) return match;
  await insertNotification(trx, {
    userGuid: isCandidate ? match.coach_guid : match.candidate_guid,
    kind: isCandidate ? 'sharingStopped' : 'coachStopped',
    about: by,
    at,
  });
  return ended;
}
