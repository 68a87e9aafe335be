import type { operations } from '#openapi/matching.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { deleteFeedback, saveFeedback } from '#server/matching/feedbackQueries.ts';
import type { Services } from '#server/services.ts';

type FeedbackOperations = Pick<operations, 'tellReasonWrong' | 'takeReasonFeedbackBack'>;

/** What a candidate says against the reasons of recommended jobs. */
export function feedbackOperations(services: Services): Handlers<FeedbackOperations> {
  const { database, now } = services;
  const { db } = database;
  return {
    tellReasonWrong: async ({ body }) => {
      const { user_id, sourceGUID, code, effect, answer } = body;
      const reason = { user_guid: user_id, source_guid: sourceGUID, code, effect };
      await saveFeedback(db, reason, answer, now());
      return { message: 'Noted.' };
    },
    takeReasonFeedbackBack: async ({ body }) => {
      const { user_id, sourceGUID, code, effect } = body;
      await deleteFeedback(db, { user_guid: user_id, source_guid: sourceGUID, code, effect });
      return { message: 'Taken back.' };
    },
  };
}
