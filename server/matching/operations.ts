import type { operations } from '#openapi/matching.ts';
import type { Db } from '#server/database/connect.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { candidateOwner, candidates, type Policies } from '#server/http/policy.ts';
import { Problem } from '#server/http/problem.ts';
import { candidateInsights } from '#server/matching/insights.ts';
import { findUserSoc } from '#server/matching/queries.ts';
import { candidateOf, type SavedProfile } from '#server/matching/savedCandidate.ts';
import { listCredentials } from '#server/profiles/credentials/queries.ts';
import {
  findUser,
  findUserProfile,
  listDegrees,
  listSkills,
  listWorkHistory,
} from '#server/profiles/queries.ts';
import type { Services } from '#server/services.ts';

export const matchingPolicies: Policies<operations> = {
  candidateInsights: candidates,
  recommendations: candidateOwner('body.user_id'),
};

/** Computes insights from the request, and jobs that fit the saved ones. */
export function matchingOperations(services: Services): Handlers<operations> {
  const { database, jobMatcher, now } = services;
  return {
    candidateInsights: async ({ body }) => candidateInsights(body.candidate_data, now()),
    recommendations: async ({ body }) => {
      const today = now();
      const candidate = candidateOf(await loadSaved(database.db, body.user_id), today);
      return { computedAt: today.toISOString(), ...jobMatcher.recommend(candidate, body.widen) };
    },
  };
}

async function loadSaved(db: Db, userGuid: string): Promise<SavedProfile> {
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
