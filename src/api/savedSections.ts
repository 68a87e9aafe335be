import { profileData, profileWishes } from '#domain/profileData.ts';
import type { InsightsSource } from '#machines/insightsRefresh/insightsRefresh.ts';
import { fetchFresh } from '#src/api/client/read.ts';
import {
  degreesOf,
  profileRecord,
  skillsOf,
  userRecord,
  workHistoryOf,
} from '#src/api/queries/records.ts';

/** What the insights are computed from and saved with, of the profile as it is now. @throws CallFailed */
export async function loadSavedSections(userGuid: string): Promise<InsightsSource> {
  const [user, profile, workHistory, degrees, skills] = await Promise.all([
    fetchFresh(userRecord(userGuid)),
    fetchFresh(profileRecord(userGuid)),
    fetchFresh(workHistoryOf(userGuid)),
    fetchFresh(degreesOf(userGuid)),
    fetchFresh(skillsOf(userGuid)),
  ]);
  const saved = { user, profile, workHistory, degrees, skills };
  return { candidate: profileData(saved), wishes: profileWishes(saved) };
}
