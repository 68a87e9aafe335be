import type { FastifyRequest } from 'fastify';
import { RESUME_MAX_BYTES } from '#domain/limits.ts';
import { Problem } from '#server/http/problem.ts';
import {
  RESUME_ERROR_MESSAGES,
  type ResumeErrorCode,
  ResumeReadError,
} from '#server/resumes/read/errors.ts';
import { inspectBytes } from '#server/resumes/read/inspectBytes.ts';

/** A name longer than this is cut; it is only ever shown to its owner. */
const fileNameMax = 200;

/** What HTTP has words of its own for when a file is sent. */
const uploadStatuses: Partial<Record<ResumeErrorCode, number>> = { not_a_pdf: 415, too_large: 413 };

/** The reader's refusal of a file, with its sentence. */
export function resumeProblem(code: ResumeErrorCode, status = 422): Problem {
  if (code === 'busy')
    return new Problem(503, code, RESUME_ERROR_MESSAGES[code], { retryAfter: 60 });
  return new Problem(status, code, RESUME_ERROR_MESSAGES[code]);
}

/** The fault of an upload by its code: the multipart reader's, the PDF reader's or the connection's. */
function uploadProblem(error: unknown): unknown {
  if (error instanceof ResumeReadError)
    return resumeProblem(error.code, uploadStatuses[error.code]);
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : null;
  switch (code) {
    case 'FST_REQ_FILE_TOO_LARGE':
      return new Problem(
        413,
        'too_large',
        `This file is too large. A resume may have at most ${RESUME_MAX_BYTES / 1024 / 1024} MB. Please save a smaller copy and choose that.`,
      );
    case 'FST_INVALID_MULTIPART_CONTENT_TYPE':
      return new Problem(415, 'unsupported_media_type', 'Send the file as multipart/form-data.');
    case 'FST_FILES_LIMIT':
    case 'FST_FIELDS_LIMIT':
    case 'FST_PARTS_LIMIT':
      return new Problem(400, 'one_file_only', 'Send one file and nothing beside it.');
    default:
      return error;
  }
}

const cutOff = () =>
  new Problem(400, 'upload_cut_off', 'The file did not arrive whole. Please choose it again.');

/**
 * The one file of a multipart request, a PDF by its bytes whatever its name and type say.
 * @throws Problem 400 no_file, one_file_only or upload_cut_off, 413 too_large, 415 not_a_pdf, 422 empty_file
 */
export async function receivePdf(
  request: FastifyRequest,
): Promise<{ fileName: string; content: Buffer }> {
  try {
    const part = await request.file();
    if (!part) throw new Problem(400, 'no_file', 'No file came with the request. Choose a PDF.');
    const content = await part.toBuffer();
    if (part.file.truncated) throw cutOff();
    inspectBytes(content);
    return { fileName: part.filename.slice(-fileNameMax).replaceAll('\0', ''), content };
  } catch (error) {
    const problem = uploadProblem(error);
    // What is left is a body that ends in the middle or is no multipart at all.
    throw problem instanceof Problem || isServerFault(problem) ? problem : cutOff();
  }
}

function isServerFault(error: unknown): boolean {
  const status: unknown = error instanceof Error ? Reflect.get(error, 'statusCode') : null;
  return typeof status === 'number' && status >= 500;
}
