import { fromPromise } from 'xstate';
import { PDF_HEADER_SEARCH_BYTES } from '#domain/limits.ts';
import type { ParsedResume } from '#domain/resume.ts';
import { resumeUploadMachine } from '#machines/resumeUpload/resumeUpload.ts';
import { insights } from '#src/api/actors/insights.ts';
import { resumeApi, userApi } from '#src/api/client/clients.ts';
import { logFailure } from '#src/api/client/logFailure.ts';
import { call } from '#src/api/client/problem.ts';
import { forgetRecommendations } from '#src/api/queries/recommendations.ts';
import { geocodeZip } from '#src/api/sections/geocodeZip.ts';
import { keepParsedResume } from '#src/session/parsedResume.ts';
import { openQuestions } from '#src/session/questionsDraft.ts';
import { session } from '#src/session/session.ts';

/** Sends the file as multipart form data, which the generated type only knows as text. */
function storeResume(file: File, signal: AbortSignal) {
  return call(
    userApi.POST('/store-resume', {
      body: { file: file.name },
      bodySerializer: () => {
        const form = new FormData();
        form.append('file', file, file.name);
        return form;
      },
      signal,
    }),
  );
}

async function readFileStart(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, PDF_HEADER_SEARCH_BYTES).arrayBuffer());
}

async function parseResume(filename: string, signal: AbortSignal) {
  const { output } = await call(resumeApi.POST('/', { body: { filename }, signal }));
  return output;
}

/**
 * Saves the reviewed profile. The account's name changes with it, and so must the greeting. The
 * kept ranking belongs to the old profile, whatever becomes of the insights, and also when the
 * answer is lost.
 */
async function saveProfile(userGuid: string, profile: ParsedResume): Promise<void> {
  const body = { UserGuid: userGuid, profile };
  await call(userApi.POST('/userProfile/upload-resume', { body })).finally(() =>
    forgetRecommendations(userGuid),
  );
  const { firstname, lastname, hasOneName } = profile;
  session.send({
    type: 'details.changed',
    userDetails: {
      ...(firstname ? { FirstName: firstname } : {}),
      ...(hasOneName ? { LastName: '' } : lastname ? { LastName: lastname } : {}),
    },
  });
}

/** The resume upload machine with its real actors. */
export const realResumeUpload = resumeUploadMachine.provide({
  actors: {
    readFileStart: fromPromise(({ input }) => readFileStart(input.file)),
    storeResume: fromPromise(({ input, signal }) => storeResume(input.file, signal)),
    parseResume: fromPromise(({ input, signal }) => parseResume(input.filename, signal)),
    geocodeZip: fromPromise(({ input }) => geocodeZip(input)),
    saveProfile: fromPromise(({ input }) => saveProfile(input.userGuid, input.profile)),
    insights,
  },
  actions: {
    keepParsedResume: (_, { resume }) => {
      keepParsedResume(resume);
      openQuestions();
    },
    forgetParsedResume: () => keepParsedResume(null),
    logFailure: (_, { error }) => logFailure('The insights were not updated', error),
  },
});
