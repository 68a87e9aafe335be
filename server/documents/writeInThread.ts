import { Worker } from 'node:worker_threads';
import type { Task, Written } from '#server/documents/worker.ts';

/** By the clock, with the start of the thread on a busy machine. A usual file takes under a second. */
const CLOCK_MS = 20_000;
const HEAP_MB = 256;

/**
 * Writes a file in a thread of its own, which is ended when it takes too long or too much memory:
 * the server answers others meanwhile.
 * @returns null when it was ended
 * @throws what the writer throws
 */
export async function writeInThread(task: Task): Promise<Written | null> {
  const worker = new Worker(new URL('worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  return new Promise<Written | null>((resolve, reject) => {
    const clock = setTimeout(() => resolve(null), CLOCK_MS);
    worker
      .once('message', (written: Written) => resolve(written))
      .once('error', (error: Error & { code?: string }) =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(null) : reject(error),
      )
      .once('exit', () => {
        clearTimeout(clock);
        reject(new Error('The thread ended without a file.'));
      });
  }).finally(() => worker.terminate());
}
