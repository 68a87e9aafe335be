import { parentPort, workerData } from 'node:worker_threads';
import type { DocumentFile, DocumentFormat } from '#domain/documents/documentFile.ts';
import { LettersMissing, writePdf } from '#server/documents/pdf.ts';
import { writeWord } from '#server/documents/word.ts';

/** What the thread is given, and what it answers. */
export interface Task {
  readonly format: Exclude<DocumentFormat, 'page'>;
  readonly file: DocumentFile;
}
export type Written =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'no_letters' };

async function write({ format, file }: Task): Promise<Written> {
  try {
    const bytes = await (format === 'pdf' ? writePdf(file) : writeWord(file));
    return { kind: 'bytes', bytes: Uint8Array.from(bytes) };
  } catch (error) {
    if (error instanceof LettersMissing) return { kind: 'no_letters' };
    throw error;
  }
}

parentPort?.postMessage(await write(workerData as Task));
