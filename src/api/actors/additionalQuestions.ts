import { fromPromise } from 'xstate';
import type { UserUpdate } from '#domain/questions.ts';
import { additionalQuestionsMachine } from '#machines/additionalQuestions/additionalQuestions.ts';
import { insights } from '#src/api/actors/insights.ts';
import { userApi } from '#src/api/client/clients.ts';
import { logFailure } from '#src/api/client/logFailure.ts';
import { call } from '#src/api/client/problem.ts';
import { draftWhenAsked } from '#src/session/draftKeeper.ts';
import { parsedResume } from '#src/session/parsedResume.ts';

const putUser = (userGuid: string, body: UserUpdate) =>
  call(userApi.PUT('/User/{guid}', { params: { path: { guid: userGuid } }, body }));

/** The additional questions machine with its real actors. */
export const realAdditionalQuestions = additionalQuestionsMachine.provide({
  actors: {
    loadParsedResume: fromPromise(() => draftWhenAsked(parsedResume)),
    storePreferences: fromPromise(async ({ input: { userGuid, update } }) => {
      const answer = await putUser(userGuid, update);
      // Most of the wizard has no use for it.
      const { sectionChanged } = await import('#src/api/sectionChanges.ts');
      void sectionChanged({ userGuid, section: 'preferences', follows: 'ranking' });
      return answer;
    }),
    updateUser: fromPromise(({ input }) => putUser(input.userGuid, input.update)),
    insights,
  },
  actions: {
    logUnstored: (_, { error }) => logFailure('The preferences were not stored', error),
    logFailure: (_, { error }) => logFailure('The insights were not updated', error),
  },
});
