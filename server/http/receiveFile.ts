import type { FastifyRequest } from 'fastify';
import { Problem } from '#server/http/problem.ts';
import type { ReceivedFile, UploadFolder } from '#server/http/uploadFolder.ts';

/** The messages of an operation for a file it cannot accept. */
export interface FileRules {
  readonly maxBytes: number;
  /** For a person who chose a larger file. */
  readonly tooLarge: string;
  /** For a request without a file. */
  readonly noFile: string;
}

/** Longer names are cut; only the owner sees them. */
const fileNameMax = 200;

const cutOff = () =>
  new Problem(400, 'upload_cut_off', 'The file did not arrive whole. Please choose it again.');

/**
 * Receives the only file of a multipart request into the folder, whatever its name and type say.
 * @throws Problem 400 no_file, one_file_only or upload_cut_off, 413 too_large, 415
 * unsupported_media_type
 */
export async function receiveFile(
  request: FastifyRequest,
  rules: FileRules,
  folder: UploadFolder,
): Promise<{ fileName: string; file: ReceivedFile }> {
  try {
    const part = await request.file({ limits: { fileSize: rules.maxBytes } });
    if (!part) throw new Problem(400, 'no_file', rules.noFile);
    const file = await folder.receive(part.file);
    if (part.file.truncated) {
      await file.discard();
      // Of a file over the limit no more than the limit is given out.
      throw file.bytes >= rules.maxBytes ? new Problem(413, 'too_large', rules.tooLarge) : cutOff();
    }
    return { fileName: part.filename.slice(-fileNameMax).replaceAll('\0', ''), file };
  } catch (error) {
    const problem = uploadProblem(error, rules);
    // Otherwise the body ends in the middle or is not multipart.
    throw problem instanceof Problem || isServerFault(problem) ? problem : cutOff();
  }
}

/** The problem of an upload, by the error code of the multipart reader or the connection. */
function uploadProblem(error: unknown, rules: FileRules): unknown {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : null;
  switch (code) {
    case 'FST_REQ_FILE_TOO_LARGE':
      return new Problem(413, 'too_large', rules.tooLarge);
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

function isServerFault(error: unknown): boolean {
  const status: unknown = error instanceof Error ? Reflect.get(error, 'statusCode') : null;
  return typeof status === 'number' && status >= 500;
}
