import { parentPort } from 'node:worker_threads';
import { processorUse, type ProcessorUse } from './pool/processorTime.ts';
import { ResumeReadError } from './read/errors.ts';
import type { ResumeErrorCode } from './read/errors.ts';
import { readPdf, warmUp } from './read/readPdf.ts';
import type { ParsedResume } from './types.ts';
import { understand } from './understand.ts';

/** What the worker reports about the file it was given. */
export type WorkerMessage =
  | { kind: 'begun'; used: ProcessorUse }
  | { kind: 'resume'; resume: ParsedResume }
  | { kind: 'error'; code: ResumeErrorCode };

/** Reads one file in a thread of its own, so that a hostile file can be stopped from outside. */
async function work(bytes: Uint8Array, say: (message: WorkerMessage) => void): Promise<void> {
  say({ kind: 'begun', used: processorUse() });
  try {
    const text = await readPdf(bytes);
    const empty = text.pages.every((page) => page.items.every((item) => item.text.trim() === ''));
    if (empty) throw new ResumeReadError('no_text');
    const resume = understand(text.pages);
    say(resume ? { kind: 'resume', resume } : { kind: 'error', code: 'not_a_resume' });
  } catch (error) {
    say({ kind: 'error', code: error instanceof ResumeReadError ? error.code : 'damaged' });
  }
}

await warmUp();
const port = parentPort;
port?.on('message', (bytes: unknown) => {
  if (bytes instanceof Uint8Array) void work(bytes, (message) => port.postMessage(message));
});
