import type { Db } from '#server/database/connect.ts';
import { Problem } from '#server/http/problem.ts';
import { findUserSoc } from '#server/matching/queries.ts';
import type { SavedProfile } from '#server/matching/savedCandidate.ts';
import {
  findUser,
  findUserProfile,
  listCredentials,
  listDegrees,
  listSkills,
  listWorkHistory,
} from '#server/profiles/queries.ts';

/** What is saved of a candidate that their list is ranked by. @throws Problem no_user */
export async function loadSaved(db: Db, userGuid: string): Promise<SavedProfile> {
  const [user, profile, degrees, workHistory, skills, credentials, soc] = await Promise.all([
    findUser(db, userGuid),
    findUserProfile(db, userGuid),
    listDegrees(db, userGuid),
    listWorkHistory(db, userGuid),
    listSkills(db, userGuid),
    listCredentials(db, userGuid),
    findUserSoc(db, userGuid),
  ]);
  if (!user)
    throw new Problem(
      404,
      'no_user',
      'This account does not exist any more. Please sign up again.',
    );
  return { user, profile, degrees, workHistory, skills, credentials, soc };
}
