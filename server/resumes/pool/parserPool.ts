import { ParserThread } from './thread.ts';
import type { Outcome, ThreadLimits } from './thread.ts';

export interface ParseOptions {
  /** Cancels: a waiting file leaves the queue, a running one is stopped. */
  signal?: AbortSignal;
  /** Called when work on this file begins, and when its text has been read. */
  onStage?: (stage: 'reading' | 'understanding') => void;
}

export interface PoolLimits extends ThreadLimits {
  /** Files read at the same time. */
  threads: number;
  /** Files that may wait; one more is refused as busy. */
  queue: number;
}

const DEFAULT_LIMITS: Readonly<PoolLimits> = {
  threads: 2,
  queue: 20,
  timeoutMs: 8000,
  heapMb: 384,
  growthMb: 400,
};

interface Waiting {
  start: (thread: ParserThread) => void;
}

/** Reads files in a few warm threads and replaces a thread that had to be stopped. */
export class ParserPool {
  private readonly limits: PoolLimits;
  private readonly idle: ParserThread[] = [];
  private readonly waiting: Waiting[] = [];
  private running = 0;

  constructor(limits: Partial<PoolLimits> = {}) {
    this.limits = { ...DEFAULT_LIMITS, ...limits };
  }

  /** Reads one file as soon as a thread is free. Never rejects. */
  async parse(bytes: Uint8Array, options: ParseOptions = {}): Promise<Outcome> {
    const { signal, onStage } = options;
    if (signal?.aborted) return { ok: false, code: 'cancelled' };
    const thread = await this.takeThread(signal);
    if (typeof thread === 'string') return { ok: false, code: thread };
    try {
      return await thread.run(bytes, onStage ?? ((): void => {}), signal);
    } finally {
      this.giveBack(thread);
    }
  }

  /** Starts a thread before the first file comes. */
  warm(): void {
    if (this.running + this.idle.length === 0) this.idle.push(new ParserThread(this.limits));
  }

  /** Ends the idle threads; busy ones end with their file. */
  close(): void {
    for (const thread of this.idle.splice(0)) thread.end();
  }

  private takeThread(
    signal: AbortSignal | undefined,
  ): Promise<ParserThread | 'busy' | 'cancelled'> {
    if (this.running < this.limits.threads) {
      this.running += 1;
      return Promise.resolve(this.idleThread() ?? new ParserThread(this.limits));
    }
    if (this.waiting.length >= this.limits.queue) return Promise.resolve('busy');
    return new Promise((resolve) => {
      const onAbort = (): void => {
        this.waiting.splice(this.waiting.indexOf(entry), 1);
        resolve('cancelled');
      };
      const entry: Waiting = {
        start: (thread) => {
          signal?.removeEventListener('abort', onAbort);
          resolve(thread);
        },
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      this.waiting.push(entry);
    });
  }

  private idleThread(): ParserThread | undefined {
    for (;;) {
      const thread = this.idle.pop();
      if (thread === undefined || !thread.dead) return thread;
    }
  }

  private giveBack(thread: ParserThread): void {
    const next = this.waiting.shift();
    if (next) {
      next.start(thread.dead ? new ParserThread(this.limits) : thread);
      return;
    }
    this.running -= 1;
    if (!thread.dead) this.idle.push(thread);
  }
}
