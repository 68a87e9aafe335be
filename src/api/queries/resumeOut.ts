import { DOCUMENT_FILES } from '#domain/documents/documentFile.ts';
import type { operations } from '#openapi/user.ts';
import { longUserApi } from '#src/api/client/clients.ts';
import { fileOf } from '#src/api/client/fileOf.ts';

export type ResumeOutRequest =
  operations['makeResume']['requestBody']['content']['application/json'];
export type ResumeFormat = ResumeOutRequest['format'];

/** How each format is saved. */
export const RESUME_FILES = {
  ...DOCUMENT_FILES,
  json: { type: 'application/vnd.json-resume+json', ending: 'json' },
} as const satisfies Record<ResumeFormat, { type: string; ending: string }>;

/** The profile as a resume to send. @throws CallFailed */
export async function makeResume(id: string, body: ResumeOutRequest): Promise<Blob> {
  return fileOf(
    longUserApi.POST('/resumeOut/{id}', { params: { path: { id } }, body, parseAs: 'blob' }),
    RESUME_FILES[body.format].type,
  );
}
