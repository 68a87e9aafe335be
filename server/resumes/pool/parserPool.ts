import { ParserThread } from './thread.ts';
import type { Reading, ThreadLimits } from './thread.ts';

export interface ParseOptions {
  /** Cancels: a running file is stopped. */
  signal?: AbortSignal | undefined;
}

/** Reads files in warm threads and replaces a thread that had to be stopped. */
export class ParserPool {
  private readonly limits: ThreadLimits;
  private readonly idle: ParserThread[] = [];
  private running = 0;

  constructor(limits: ThreadLimits) {
    this.limits = limits;
  }

  /** Reads one file at once, in a thread of its own. Never rejects. */
  async parse(bytes: Uint8Array, options: ParseOptions = {}): Promise<Reading> {
    this.running += 1;
    const thread = this.idleThread() ?? new ParserThread(this.limits);
    try {
      return await thread.run(bytes, { ...options, isAlone: () => this.running === 1 });
    } finally {
      this.running -= 1;
      if (!thread.dead) this.idle.push(thread);
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

  private idleThread(): ParserThread | undefined {
    for (;;) {
      const thread = this.idle.pop();
      if (thread === undefined || !thread.dead) return thread;
    }
  }
}
