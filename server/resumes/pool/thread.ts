import { Worker } from 'node:worker_threads';
import type { ResumeErrorCode } from '../read/errors.ts';
import type { ParsedResume } from '../types.ts';
import type { WorkerMessage } from '../worker.ts';

/** A resume, or why there is none. */
export type Outcome = { ok: true; resume: ParsedResume } | { ok: false; code: ResumeErrorCode };

export interface ThreadLimits {
  /** After this many milliseconds the thread is ended. */
  timeoutMs: number;
  /** Heap of the thread in MiB; `growthMb` limits memory outside the heap. */
  heapMb: number;
  /** The process may grow by this many MiB while a file is read. */
  growthMb: number;
}

/** Files after which a thread is replaced, because libraries can leak. */
const FILES_PER_THREAD = 200;
const WATCH_MS = 100;
/** A busy machine can take long to load the library into a new thread, whatever the file. */
const START_MS = 15_000;

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

  /** Reads one file. Never rejects: a failure is an outcome. */
  run(
    bytes: Uint8Array,
    onStage: (stage: 'reading' | 'understanding') => void,
    signal: AbortSignal | undefined,
  ): Promise<Outcome> {
    const { worker, limits } = this;
    const before = process.memoryUsage.rss();
    worker.ref();
    return new Promise((resolve) => {
      const finish = (outcome: Outcome): void => {
        clearTimeout(timer);
        clearInterval(watch);
        signal?.removeEventListener('abort', onAbort);
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
        worker.unref();
        this.files += 1;
        if (this.files >= FILES_PER_THREAD) this.end();
        resolve(outcome);
      };
      const stop = (code: ResumeErrorCode): void => {
        this.end();
        finish({ ok: false, code });
      };
      const onMessage = (message: WorkerMessage): void => {
        if (message.kind === 'stage') {
          // The time limit starts when the thread runs and has the file.
          if (message.stage === 'reading') {
            clearTimeout(timer);
            timer = setTimeout(() => stop('timeout'), limits.timeoutMs);
          }
          onStage(message.stage);
        } else if (message.kind === 'resume') finish({ ok: true, resume: message.resume });
        else finish({ ok: false, code: message.code });
      };
      const onError = (error: unknown): void => {
        const outOfMemory =
          error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
        stop(outOfMemory ? 'too_large' : 'damaged');
      };
      const onExit = (): void => stop('damaged');
      const onAbort = (): void => stop('cancelled');
      let timer = setTimeout(() => stop('timeout'), START_MS + limits.timeoutMs);
      const watch = setInterval(() => {
        if (process.memoryUsage.rss() - before > limits.growthMb * 1024 * 1024) stop('too_large');
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
