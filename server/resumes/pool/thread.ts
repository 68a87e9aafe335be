import { Worker } from 'node:worker_threads';
import type { ResumeErrorCode } from '../read/errors.ts';
import type { ParsedResume } from '../types.ts';
import type { WorkerMessage } from '../worker.ts';
import { processorTimeSince, type ProcessorUse } from './processorTime.ts';

/** A resume, or why there is none. */
export type Outcome = { ok: true; resume: ParsedResume } | { ok: false; code: ResumeErrorCode };

/** What became of a file, and the processor time that it took. */
export type Reading = Outcome & { processorMs: number };

export interface ThreadLimits {
  /** Processor time for a file. A file that needs more is refused. */
  processorMs: number;
  /** On the clock, with the start of the thread. Then the server is too busy, not the file bad. */
  clockMs: number;
  /** Heap of the thread in MiB; `growthMb` limits memory outside the heap. */
  heapMb: number;
  /** The process may grow by this many MiB while a file is read. */
  growthMb: number;
}

/** Files after which a thread is replaced, because libraries can leak. */
const FILES_PER_THREAD = 200;
const WATCH_MS = 100;

/** A warm thread that reads one file at a time. Not usable once `dead`. */
export class ParserThread {
  dead = false;
  private readonly worker: Worker;
  private readonly limits: ThreadLimits;
  private files = 0;

  constructor(limits: ThreadLimits) {
    this.limits = limits;
    this.worker = new Worker(new URL('../worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMb },
      // What the library prints about a file does not belong in the server's log.
      stdout: true,
      stderr: true,
    });
    this.worker.on('error', () => {});
    // A thread that ends while it waits must not be given the next file.
    this.worker.on('exit', () => {
      this.dead = true;
    });
    this.worker.unref();
  }

  /**
   * Reads one file. Never rejects: a failure is an outcome.
   * @param options.isAlone no other file is being read, so the memory is this one's
   */
  run(
    bytes: Uint8Array,
    options: {
      readonly signal?: AbortSignal | undefined;
      readonly isAlone: () => boolean;
    },
  ): Promise<Reading> {
    const { worker, limits } = this;
    const { signal, isAlone } = options;
    const before = process.memoryUsage.rss();
    worker.ref();
    return new Promise((resolve) => {
      let processorMs = 0;
      let isFinished = false;
      /** Told when the work on the file begins: loading the libraries is no work of the file. */
      let atStart: ProcessorUse | null = null;
      const updateProcessorTime = async (): Promise<void> => {
        if (!atStart) return;
        // A thread that has ended in the meantime cannot be asked.
        const used = await processorTimeSince(worker, atStart).catch(() => 0);
        processorMs = Math.max(processorMs, used);
      };
      const finish = (outcome: Outcome): void => {
        if (isFinished) return;
        isFinished = true;
        clearTimeout(clock);
        clearInterval(watch);
        signal?.removeEventListener('abort', onAbort);
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
        worker.unref();
        this.files += 1;
        if (this.files >= FILES_PER_THREAD) this.end();
        resolve({ ...outcome, processorMs });
      };
      const finishMeasured = (outcome: Outcome): void => {
        void updateProcessorTime().then(() => finish(outcome));
      };
      const stop = (code: ResumeErrorCode): void => {
        this.end();
        finish({ ok: false, code });
      };
      const onMessage = (message: WorkerMessage): void => {
        if (message.kind === 'begun') atStart = message.used;
        else if (message.kind === 'resume') finishMeasured({ ok: true, resume: message.resume });
        else finishMeasured({ ok: false, code: message.code });
      };
      // A thread that ends before it began has not seen the file.
      const stopOfFile = (code: ResumeErrorCode): void => stop(atStart ? code : 'busy');
      const onError = (error: unknown): void => {
        const outOfMemory =
          error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
        stopOfFile(outOfMemory ? 'too_large' : 'damaged');
      };
      const onExit = (): void => stopOfFile('damaged');
      const onAbort = (): void => stop('cancelled');
      const clock = setTimeout(() => stop('busy'), limits.clockMs);
      const watchProcessorTime = async (): Promise<void> => {
        await updateProcessorTime();
        // Measuring takes a moment, in which the thread may have been given the next file.
        if (!isFinished && processorMs > limits.processorMs) stop('timeout');
      };
      const watch = setInterval(() => {
        // Nobody can say which of several files took the memory of the process.
        if (process.memoryUsage.rss() - before > limits.growthMb * 1024 * 1024)
          stop(isAlone() ? 'too_large' : 'busy');
        void watchProcessorTime();
      }, WATCH_MS);
      if (signal?.aborted) {
        finish({ ok: false, code: 'cancelled' });
        return;
      }
      worker.on('message', onMessage).on('error', onError).on('exit', onExit);
      signal?.addEventListener('abort', onAbort);
      const copy = Uint8Array.from(bytes);
      worker.postMessage(copy, [copy.buffer]);
    });
  }

  /** Ends the thread at once, whatever it is doing. */
  end(): void {
    if (this.dead) return;
    this.dead = true;
    void this.worker.terminate();
  }
}
