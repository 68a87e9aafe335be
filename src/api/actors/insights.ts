import type { CandidateData, Insights, UserSOC } from '#domain/insights.ts';
import { matchingApi, userApi } from '#src/api/clients.ts';
import { call } from '#src/api/problem.ts';
import { forgetRecommendations } from '#src/api/queries/recommendations.ts';

/** @throws CallFailed */
export function computeInsights(candidate: CandidateData): Promise<Insights> {
  return call(matchingApi.POST('/candidate_insights', { body: { candidate_data: candidate } }));
}

/** @throws CallFailed */
export function updateInsights(insights: UserSOC): Promise<UserSOC> {
  return call(
    userApi.PUT('/User/updateCandidateInsights/{id}', {
      params: { path: { id: insights.UserGuid } },
      body: insights,
    }),
  );
}

/**
 * Saves the insights; the recommendations kept in the tab speak of older ones and go, also where only the answer was lost.
 * @throws CallFailed
 */
export async function saveInsights(insights: UserSOC): Promise<UserSOC> {
  try {
    return await updateInsights(insights);
  } finally {
    forgetRecommendations(insights.UserGuid);
  }
}
