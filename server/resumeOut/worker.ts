import { parentPort, workerData } from 'node:worker_threads';
import { LettersMissing, writePdf } from '#server/resumeOut/pdf.ts';
import type { ResumeFile } from '#server/resumeOut/resumeFile.ts';
import { writeWord } from '#server/resumeOut/word.ts';

/** What the thread is given, and what it answers. */
export interface Task {
  readonly format: 'pdf' | 'word';
  readonly file: ResumeFile;
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
