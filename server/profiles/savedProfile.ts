import type { Db } from '#server/database/connect.ts';
import { noUser } from '#server/profiles/problems.ts';
import {
  findUser,
  findUserProfile,
  listCredentials,
  listDegrees,
  listSkills,
  listWorkHistory,
  type UserCredentialRow,
  type UserDegreeRow,
  type UserProfileRow,
  type UserRow,
  type UserSkillRow,
  type UserWorkHistoryRow,
} from '#server/profiles/queries.ts';
import {
  userDegreeRecord,
  userProfileRecord,
  userRecord,
  userSkillRecord,
  userWorkHistoryRecord,
} from '#server/profiles/records.ts';

/** What is saved in a profile. Accommodations and answers are not included. */
export interface ProfileRows {
  readonly user: UserRow;
  readonly profile: UserProfileRow | undefined;
  readonly degrees: readonly UserDegreeRow[];
  readonly workHistory: readonly UserWorkHistoryRow[];
  readonly skills: readonly UserSkillRow[];
  readonly credentials: readonly UserCredentialRow[];
}

/** @throws Problem 404 no_user */
export async function loadProfileRows(db: Db, userGuid: string): Promise<ProfileRows> {
  const [user, profile, degrees, workHistory, skills, credentials] = await Promise.all([
    findUser(db, userGuid),
    findUserProfile(db, userGuid),
    listDegrees(db, userGuid),
    listWorkHistory(db, userGuid),
    listSkills(db, userGuid),
    listCredentials(db, userGuid),
  ]);
  if (!user) throw noUser();
  return { user, profile, degrees, workHistory, skills, credentials };
}

/** The same as the browser has it. */
export const profileRecords = ({
  user,
  profile,
  degrees,
  workHistory,
  skills,
}: Omit<ProfileRows, 'credentials'>) => ({
  user: userRecord(user),
  profile: profile ? userProfileRecord(profile) : null,
  degrees: degrees.map(userDegreeRecord),
  workHistory: workHistory.map(userWorkHistoryRecord),
  skills: skills.map(userSkillRecord),
});
