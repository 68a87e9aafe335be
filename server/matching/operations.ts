import type { operations as MatchingOperations } from '#openapi/matching.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { changedCandidate, type ProfileChange } from '#server/matching/changedProfile.ts';
import { listFeedback } from '#server/matching/feedbackQueries.ts';
import { candidateInsights } from '#server/matching/insights.ts';
import { loadSaved } from '#server/matching/loadSaved.ts';
import { candidateOf } from '#server/matching/savedCandidate.ts';
import type { Services } from '#server/services.ts';

type OwnMatching = Pick<
  MatchingOperations,
  'candidateInsights' | 'recommendations' | 'recommendationChanges'
>;

/** Computes insights from the request, and jobs that fit the saved ones. */
export function matchingOperations(services: Services): Handlers<OwnMatching> {
  const { database, jobMatcher, now } = services;
  return {
    candidateInsights: async ({ body }) => candidateInsights(body.candidate_data, now()),
    recommendations: async ({ body }) => {
      const today = now();
      const candidate = candidateOf(await loadSaved(database.db, body.user_id), today);
      return { computedAt: today.toISOString(), ...jobMatcher.recommend(candidate, body.widen) };
    },
    recommendationChanges: async ({ body, caller }) => {
      const today = now();
      const isOwn = body.user_id.toLowerCase() === caller.userGuid;
      const told = isOwn ? await listFeedback(database.db, caller.userGuid, body.sourceGUID) : [];
      const saved = await loadSaved(database.db, body.user_id);
      const changed = (change: ProfileChange) => changedCandidate(saved, change, today);
      const candidate = candidateOf(saved, today);
      const found = await jobMatcher.whatWouldChange(candidate, changed, body.sourceGUID);
      return { ...found, told };
    },
  };
}
