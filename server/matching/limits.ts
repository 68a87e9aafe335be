import type { operations } from '#openapi/matching.ts';
import { byPerson } from '#server/http/callers.ts';
import type { Limits } from '#server/http/contract.ts';

const telling = { max: 120, windowMs: 10 * 60 * 1000, key: byPerson };

/**
 * They block every other call while they compute. A person needs them after a change, and once a
 * day.
 */
export const matchingLimits: Limits<operations> = {
  candidateInsights: { max: 60, windowMs: 10 * 60 * 1000, key: byPerson },
  recommendations: { max: 60, windowMs: 10 * 60 * 1000, key: byPerson },
  recommendationChanges: { max: 60, windowMs: 10 * 60 * 1000, key: byPerson },
  tellReasonWrong: telling,
  takeReasonFeedbackBack: telling,
  listCandidatesForJob: { max: 60, windowMs: 10 * 60 * 1000, key: byPerson },
  recommendationsEmploy: { max: 60, windowMs: 10 * 60 * 1000, key: byPerson },
};
