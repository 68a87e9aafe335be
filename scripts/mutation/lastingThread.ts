import {
  type PoolOptions,
  type PoolWorker,
  ThreadsPoolWorker,
  type WorkerRequest,
} from 'vitest/node';

type Listener = (...args: unknown[]) => void;

/** After so many test files a thread is changed for a new one: what they leave behind fills it. */
const filesOfThread = 200;

let thread: ThreadsPoolWorker | undefined;
let files = 0;

/** Ends the thread, if one runs. */
export async function endThread(): Promise<void> {
  await thread?.stop();
  thread = undefined;
}

async function startedThread(options: PoolOptions): Promise<ThreadsPoolWorker> {
  if (files >= filesOfThread) await endThread();
  if (!thread) {
    thread = new ThreadsPoolWorker(options);
    files = 0;
    await thread.start();
  }
  files += 1;
  return thread;
}

/**
 * What Vitest takes for a new thread for each test file, while one thread runs them: to start one
 * takes five times as long as the tests of a rule. Each file still loads its modules again.
 */
class LastingThread implements PoolWorker {
  readonly name = 'lasting';
  readonly #options: PoolOptions;
  readonly #listeners: [event: string, Listener][] = [];
  #thread: ThreadsPoolWorker | undefined;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  async start(): Promise<void> {
    this.#thread = await startedThread(this.#options);
  }

  on(event: string, listener: Listener): void {
    this.#listeners.push([event, listener]);
    this.#thread?.on(event, listener);
  }

  off(event: string, listener: Listener): void {
    this.#thread?.off(event, listener);
  }

  /** The thread does not hear that it shall stop; who listens is told that it did. */
  send(message: WorkerRequest): void {
    if (message.type !== 'stop') return this.#thread?.send(message);
    for (const [event, listener] of this.#listeners) {
      this.off(event, listener);
      if (event === 'message') listener({ type: 'stopped', __vitest_worker_response__: true });
    }
  }

  deserialize(data: unknown): unknown {
    return data;
  }

  async stop(): Promise<void> {}
}

/** A pool for Vitest with one thread that lasts from run to run. */
export const lastingPool = {
  name: 'lasting',
  createPoolWorker: (options: PoolOptions) => new LastingThread(options),
};
