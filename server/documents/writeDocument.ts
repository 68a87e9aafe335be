import type { DocumentFile, DocumentFormat } from '#domain/documents/documentFile.ts';
import { writePage } from '#server/documents/page.ts';
import type { Task } from '#server/documents/worker.ts';
import { writeInThread } from '#server/documents/writeInThread.ts';
import { Problem } from '#server/http/problem.ts';
import { openTurns } from '#server/http/turns.ts';

/** Each takes a thread with memory of its own. */
const turns = openTurns({
  atOnce: 2,
  waiting: 50,
  full: () => new Problem(503, 'busy', 'Many files are being made. Try again in a minute.'),
});

/**
 * Writes a document as a file of this format. Nothing of it is stored.
 * @throws Problem 413 when it takes too long, 422 when no font has its letters, 503 when many wait
 */
export async function writeDocument(file: DocumentFile, format: DocumentFormat): Promise<Buffer> {
  return format === 'page' ? writePage(file) : written({ file, format });
}

async function written(task: Task): Promise<Buffer> {
  const answer = await turns.run(() => writeInThread(task));
  if (answer === null)
    throw new Problem(
      413,
      'too_long',
      'The text is too long for this file. Leave out a part, or choose Web page.',
    );
  if (answer.kind === 'no_letters')
    throw new Problem(
      422,
      'no_letters',
      'The text has letters that the PDF cannot show. Choose Word or Web page.',
    );
  return Buffer.from(answer.bytes);
}
