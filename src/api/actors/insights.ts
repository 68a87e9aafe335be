import { fromPromise } from 'xstate';
import type { CandidateData, Insights, UserSOC } from '#domain/insights.ts';
import { type Computing, insightsMachine } from '#machines/insights/insights.ts';
import { matchingApi, userApi } from '#src/api/client/clients.ts';
import { call } from '#src/api/client/problem.ts';
import { forgetRecommendations } from '#src/api/queries/recommendations.ts';

/** @throws CallFailed */
async function savedCandidate(userGuid: string): Promise<CandidateData> {
  // Nothing on the page needs it before the last press.
  const { loadSavedSections } = await import('#src/api/savedSections.ts');
  return (await loadSavedSections(userGuid)).candidate;
}

/** @throws CallFailed */
async function computeInsights({ userGuid, candidate }: Computing): Promise<Insights> {
  const candidate_data = candidate ?? (await savedCandidate(userGuid));
  return call(matchingApi.POST('/candidate_insights', { body: { candidate_data } }));
}

/** @throws CallFailed */
function updateInsights(insights: UserSOC): Promise<UserSOC> {
  return call(
    userApi.PUT('/User/updateCandidateInsights/{id}', {
      params: { path: { id: insights.UserGuid } },
      body: insights,
    }),
  );
}

/**
 * Saves the insights and drops the cached recommendations, which were made from older ones.
 * Drops them also when the answer is lost, because the insights may be saved.
 * @throws CallFailed
 */
async function saveInsights(insights: UserSOC): Promise<UserSOC> {
  try {
    return await updateInsights(insights);
  } finally {
    forgetRecommendations(insights.UserGuid);
  }
}

function insightsWith(save: (insights: UserSOC) => Promise<UserSOC>) {
  return insightsMachine.provide({
    actors: {
      computeInsights: fromPromise(({ input }) => computeInsights(input)),
      saveInsights: fromPromise(({ input }) => save(input)),
    },
  });
}

/** Computes the insights and saves them. */
export const insights = insightsWith(saveInsights);

/** The same, for when no ranking can have been asked for yet, so that none must be dropped. */
export const insightsBeforeRanking = insightsWith(updateInsights);
