import {
  countLiveShares,
  moveAll,
  type Move,
  type Moved,
} from '#server/administration/moveQueries.ts';
import { ensureMatch, listLiveMatchesWith } from '#server/coaching/matchQueries.ts';
import type { Db } from '#server/database/connect.ts';
import { endSharingOf } from '#server/disclosure/endQueries.ts';
import { insertNotification } from '#server/notifications/queries.ts';

/**
 * Ends all that the old account shares or is shown. The records of what a job coach did move, and
 * each coach stays the coach, who sees nothing until the candidate chooses anew.
 */
export async function moveSharing(
  trx: Db,
  move: Move,
  at: Date,
): Promise<{ readonly ended: number; readonly activities: Moved }> {
  const { from, to } = move;
  const ended = await countLiveShares(trx, from, at);
  const matches = await listLiveMatchesWith(trx, from);
  await endSharingOf(trx, from, at);
  let moves = 0;
  for (const owner of ['candidate_guid', 'coach_guid']) {
    await moveAll(trx, 'job_coach_match', move, owner);
    moves += (await moveAll(trx, 'activity', move, owner)).moves;
  }
  await moveAll(trx, 'caseload_case', move, 'candidate_guid');
  const isOld = (guid: string) => guid === from;
  for (const { candidate_guid: candidate, coach_guid: coach } of matches) {
    await ensureMatch(trx, {
      candidateGuid: isOld(candidate) ? to : candidate,
      coachGuid: isOld(coach) ? to : coach,
      invitationGuid: null,
      at,
    });
    await insertNotification(trx, {
      userGuid: isOld(candidate) ? coach : candidate,
      kind: 'accountMoved',
      about: to,
      at,
    });
  }
  return { ended, activities: { moves, merges: 0 } };
}
