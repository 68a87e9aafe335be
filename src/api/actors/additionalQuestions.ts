import { fromPromise } from 'xstate';
import { additionalQuestionsMachine } from '#machines/additionalQuestions.ts';
import { insights } from '#src/api/actors/insights.ts';
import { userApi } from '#src/api/clients.ts';
import { logFailure } from '#src/api/logFailure.ts';
import { call } from '#src/api/problem.ts';
import { draftWhenAsked } from '#src/session/draftKeeper.ts';
import { parsedResume } from '#src/session/parsedResume.ts';

/** The additional questions machine with its real actors. */
export const realAdditionalQuestions = additionalQuestionsMachine.provide({
  actors: {
    loadParsedResume: fromPromise(() => draftWhenAsked(parsedResume)),
    updateUser: fromPromise(({ input }) =>
      call(
        userApi.PUT('/User/{guid}', {
          params: { path: { guid: input.userGuid } },
          body: input.update,
        }),
      ),
    ),
    insights,
  },
  actions: {
    logFailure: (_, { error }) => logFailure('The insights were not updated', error),
  },
});
