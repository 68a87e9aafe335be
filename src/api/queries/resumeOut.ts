import { DOCUMENT_ENDINGS } from '#domain/documents/fileName.ts';
import type { operations } from '#openapi/user.ts';
import { longUserApi } from '#src/api/client/clients.ts';
import { call, CallFailed, toProblem } from '#src/api/client/problem.ts';

export type ResumeOutRequest =
  operations['makeResume']['requestBody']['content']['application/json'];
export type ResumeFormat = ResumeOutRequest['format'];

/** How each format is saved. */
export const RESUME_FILES = {
  pdf: { type: 'application/pdf', ending: DOCUMENT_ENDINGS.pdf },
  word: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ending: DOCUMENT_ENDINGS.word,
  },
  page: { type: 'text/html', ending: DOCUMENT_ENDINGS.page },
  json: { type: 'application/vnd.json-resume+json', ending: 'json' },
} as const satisfies Record<ResumeFormat, { type: string; ending: string }>;

/** The profile as a resume to send. @throws CallFailed */
export async function makeResume(id: string, body: ResumeOutRequest): Promise<Blob> {
  const file = await call(
    longUserApi.POST('/resumeOut/{id}', { params: { path: { id } }, body, parseAs: 'blob' }),
  );
  // The table of shapes knows answers of JSON alone.
  if (!(file instanceof Blob) || !file.type.startsWith(RESUME_FILES[body.format].type))
    throw new CallFailed(toProblem(null));
  return file;
}
