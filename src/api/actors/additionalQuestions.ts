import { fromPromise } from 'xstate';
import type { ParsedResume } from '#domain/resume.ts';
import { additionalQuestionsMachine } from '#machines/additionalQuestions.ts';
import { computeInsights, saveInsights } from '#src/api/actors/insights.ts';
import { userApi } from '#src/api/clients.ts';
import { call } from '#src/api/problem.ts';
import { readKept } from '#src/session/storage.ts';

/** It was in the tab's storage, so only what has the shape of a resume is believed. */
function isParsedResume(value: unknown): value is ParsedResume {
  return (
    typeof value === 'object' &&
    value !== null &&
    'skills' in value &&
    Array.isArray(value.skills) &&
    'education' in value &&
    Array.isArray(value.education) &&
    'work_experience' in value &&
    Array.isArray(value.work_experience)
  );
}

/** The additional questions machine with everything it does for real. */
export const realAdditionalQuestions = additionalQuestionsMachine.provide({
  actors: {
    loadParsedResume: fromPromise(async ({ input }) => {
      const kept = readKept(input.userGuid, 'parsedResume');
      return isParsedResume(kept) ? kept : null;
    }),
    updateUser: fromPromise(({ input }) =>
      call(
        userApi.PUT('/User/{guid}', {
          params: { path: { guid: input.userGuid } },
          body: input.update,
        }),
      ),
    ),
    computeInsights: fromPromise(({ input }) => computeInsights(input)),
    saveInsights: fromPromise(({ input }) => saveInsights(input)),
  },
  // The server has logged it under its trace id; the browser's log is no place for a person's data.
  actions: { logFailure: () => undefined },
});
