import type { CandidateData, Insights, UserSOC } from '#domain/insights.ts';
import { matchingApi, userApi } from '#src/api/clients.ts';
import { call } from '#src/api/problem.ts';
import { forgetRecommendations } from '#src/api/queries/recommendations.ts';

/** @throws CallFailed */
export function computeInsights(candidate: CandidateData): Promise<Insights> {
  return call(matchingApi.POST('/candidate_insights', { body: { candidate_data: candidate } }));
}

/**
 * Saves the insights; the recommendations kept in the tab speak of older ones and go.
 * @throws CallFailed
 */
export async function saveInsights(insights: UserSOC): Promise<UserSOC> {
  const saved = await call(
    userApi.PUT('/User/updateCandidateInsights/{id}', {
      params: { path: { id: insights.UserGuid } },
      body: insights,
    }),
  );
  forgetRecommendations(insights.UserGuid);
  return saved;
}
