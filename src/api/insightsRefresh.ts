import { fromPromise } from 'xstate';
import { profileData, profileWishes } from '#domain/profileData.ts';
import { insightsRefreshMachine } from '#machines/insightsRefresh/insightsRefresh.ts';
import { insightsBeforeRanking } from '#src/api/actors/insights.ts';
import { logFailure } from '#src/api/client/logFailure.ts';
import {
  degreesOf,
  profileRecord,
  skillsOf,
  userRecord,
  workHistoryOf,
} from '#src/api/queries/records.ts';
import { fetchFresh } from '#src/api/client/read.ts';
import { keepInsights } from '#src/session/insightsKeeper.ts';

const machine = insightsRefreshMachine.provide({
  actors: {
    loadSource: fromPromise(async ({ input: { userGuid } }) => {
      const [user, profile, workHistory, degrees, skills] = await Promise.all([
        fetchFresh(userRecord(userGuid)),
        fetchFresh(profileRecord(userGuid)),
        fetchFresh(workHistoryOf(userGuid)),
        fetchFresh(degreesOf(userGuid)),
        fetchFresh(skillsOf(userGuid)),
      ]);
      const saved = { user, profile, workHistory, degrees, skills };
      return { candidate: profileData(saved), wishes: profileWishes(saved) };
    }),
    insights: insightsBeforeRanking,
  },
  actions: {
    // Section 8: "a failed candidate insight is retried once, then only logged".
    logFailure: (_, { error }) => logFailure('The insights were not updated', error),
  },
});

/**
 * Updates the insights after the profile changed. Never rejects.
 * @returns when the update is done, has failed, or the session has ended
 */
export function refreshInsights(userGuid: string): Promise<void> {
  return keepInsights(machine, userGuid);
}
