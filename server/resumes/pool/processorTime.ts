import type { Worker } from 'node:worker_threads';

/**
 * Begins to measure the processor time of a thread. On a busy machine it is far less than what a
 * clock says.
 * @returns the milliseconds used since, as far as the thread can be asked
 */
export function measureProcessorTime(worker: Worker): () => Promise<number> {
  const exact = exactTime(worker);
  if (!exact) return atMost(worker);
  const before = exact();
  // A thread that ends at once is never asked again, and nobody else waits for this answer.
  before.catch(() => undefined);
  return async () => (await exact()) - (await before);
}

/** From Node 24.6 on a thread tells its own processor time, also in the middle of its work. */
function exactTime(worker: Worker): (() => Promise<number>) | null {
  if (typeof worker.cpuUsage !== 'function') return null;
  return async () => {
    const { user, system } = await worker.cpuUsage();
    return (user + system) / 1000;
  };
}

/** Before, two bounds: when the thread was not waiting, and what the whole process used. */
function atMost(worker: Worker): () => Promise<number> {
  const active = worker.performance.eventLoopUtilization().active;
  const process0 = process.cpuUsage();
  return async () => {
    const { user, system } = process.cpuUsage(process0);
    const since = worker.performance.eventLoopUtilization().active - active;
    return Math.min(since, (user + system) / 1000);
  };
}
