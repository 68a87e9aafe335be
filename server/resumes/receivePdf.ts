import { RESUME_MAX_BYTES } from '#domain/limits.ts';
import { Problem } from '#server/http/problem.ts';
import type { FileRules } from '#server/http/receiveFile.ts';
import {
  RESUME_ERROR_MESSAGES,
  type ResumeErrorCode,
  ResumeReadError,
} from '#server/resumes/read/errors.ts';
import { inspectBytes } from '#server/resumes/read/inspectBytes.ts';

/** Refusals of a file that have an HTTP status of their own. */
const uploadStatuses: Partial<Record<ResumeErrorCode, number>> = { not_a_pdf: 415, too_large: 413 };

/** The problem answer for a file the reader refused. */
export function resumeProblem(code: ResumeErrorCode, status = 422): Problem {
  if (code === 'busy')
    return new Problem(503, code, RESUME_ERROR_MESSAGES[code], { retryAfter: 60 });
  if (code === 'too_many_files')
    return new Problem(429, code, RESUME_ERROR_MESSAGES[code], { retryAfter: 10 });
  return new Problem(status, code, RESUME_ERROR_MESSAGES[code]);
}

/** What is accepted as a resume. */
export const pdfRules: FileRules = {
  maxBytes: RESUME_MAX_BYTES,
  tooLarge: `This file is too large. A resume may have at most ${RESUME_MAX_BYTES / 1024 / 1024} MB. Please save a smaller copy and choose that.`,
  noFile: 'No file came with the request. Choose a PDF.',
};

/**
 * Checks that a file is a PDF by its bytes, whatever its name and type say.
 * @throws Problem 413 too_large, 415 not_a_pdf, 422 empty_file
 */
export function checkPdf(content: Buffer): void {
  try {
    inspectBytes(content);
  } catch (error) {
    throw error instanceof ResumeReadError
      ? resumeProblem(error.code, uploadStatuses[error.code])
      : error;
  }
}
