import { performance } from 'node:perf_hooks';
import type { Worker } from 'node:worker_threads';

/** What a thread and its process had used at one moment, in milliseconds. */
export interface ProcessorUse {
  /** How long the thread had not been waiting. */
  readonly active: number;
  /** Processor time of the whole process. */
  readonly process: number;
  /** Processor time of the thread. Node tells it from 23.9 on. */
  readonly thread?: number | undefined;
}

/**
 * What has been used so far. Asked in the thread itself at the start of its work: somebody outside
 * who is busy would begin to measure when the work is over, and find that it took no time.
 */
export function processorUse(): ProcessorUse {
  return {
    active: performance.eventLoopUtilization().active,
    process: milliseconds(process.cpuUsage()),
    thread: process.threadCpuUsage && milliseconds(process.threadCpuUsage()),
  };
}

/**
 * Asks a thread for its processor time since a moment, also in the middle of its work. On a busy
 * machine that is far less than what a clock says. Exact from Node 24.6 on. Before, it is the
 * lower of two bounds: how long the thread was not waiting, and what the whole process used.
 * @param since what `processorUse` said in that thread
 * @returns milliseconds
 */
export async function processorTimeSince(worker: Worker, since: ProcessorUse): Promise<number> {
  if (typeof worker.cpuUsage === 'function' && since.thread !== undefined)
    return milliseconds(await worker.cpuUsage()) - since.thread;
  return Math.min(
    worker.performance.eventLoopUtilization().active - since.active,
    milliseconds(process.cpuUsage()) - since.process,
  );
}

function milliseconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000;
}
