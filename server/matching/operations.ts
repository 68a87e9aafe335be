import type { operations } from '#openapi/matching.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { candidateOwner, candidates, type Policies } from '#server/http/policy.ts';
import { Problem } from '#server/http/problem.ts';
import type { Services } from '#server/services.ts';

export const matchingPolicies: Policies<operations> = {
  candidateInsights: candidates,
  recommendations: candidateOwner('body.user_id'),
};

export function matchingOperations(_services: Services): Handlers<operations> {
  const later = async () => {
    throw new Problem(503, 'later', 'Later.');
  };
  return { candidateInsights: later, recommendations: later };
}
