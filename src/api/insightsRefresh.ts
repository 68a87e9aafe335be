import { fromPromise } from 'xstate';
import { insightsRefreshMachine } from '#machines/insightsRefresh/insightsRefresh.ts';
import { insightsBeforeRanking } from '#src/api/actors/insights.ts';
import { logFailure } from '#src/api/client/logFailure.ts';
import { loadSavedSections } from '#src/api/savedSections.ts';
import { keepInsights } from '#src/session/insightsKeeper.ts';

const machine = insightsRefreshMachine.provide({
  actors: {
    loadSource: fromPromise(({ input: { userGuid } }) => loadSavedSections(userGuid)),
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
