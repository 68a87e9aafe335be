import type { FastifyRequest } from 'fastify';
import { type FileRules, receiveFile } from '#server/http/receiveFile.ts';
import { openTurns } from '#server/http/turns.ts';
import type { UploadFolder } from '#server/http/uploadFolder.ts';
import { openUploadTurns } from '#server/http/uploadTurns.ts';

/** Files that stand in memory at the same time, each of at most 20 MB. */
const inMemory = 2;

/** The only file of a request. */
export interface UploadedFile {
  readonly fileName: string;
  readonly content: Buffer;
}

/**
 * Receives the file of a request in its turn and gives it to `keep`, which checks and stores it.
 * It stands on disk while it comes and while others are kept, so that many slow uploads cost no
 * memory.
 * @throws Problem 429 too_many_uploads, 503 busy, those of receiveFile, and what `keep` throws
 */
export type ReceiveUpload = <Result>(
  request: FastifyRequest,
  rules: FileRules,
  keep: (file: UploadedFile) => Promise<Result>,
) => Promise<Result>;

/** Opens the uploads of a process. */
export function openUploads(folder: UploadFolder): ReceiveUpload {
  const inUploadTurn = openUploadTurns();
  // As many wait at most as have a turn to be received.
  const memory = openTurns({
    atOnce: inMemory,
    waiting: Number.POSITIVE_INFINITY,
    full: () => new Error('No upload waits without its turn.'),
  });
  return (request, rules, keep) =>
    inUploadTurn(request, async () => {
      const { fileName, file } = await receiveFile(request, rules, folder);
      try {
        return await memory.run(async () => keep({ fileName, content: await file.read() }));
      } finally {
        await file.discard();
      }
    });
}
