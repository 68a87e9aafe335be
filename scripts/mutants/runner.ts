import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

/** A text of a file, and the tests to run against it. */
export interface Task {
  readonly path: string;
  readonly text: string;
  readonly tests: readonly string[];
}

export interface Answer {
  readonly isReady?: true;
  readonly isPassed?: boolean;
  readonly error?: string;
}

/** A mutant that never ends, or fills the memory, is noticed by the program that hangs. */
const PATIENCE_MS = 60_000;

/** Runs tasks one after the other in a process of its own, which restarts after a hang. */
export class Runner {
  readonly #copy: string;
  #child: ChildProcess | null = null;

  constructor(copy: string) {
    this.#copy = copy;
  }

  /** @throws Error when the tests could not be run at all */
  async passes(task: Task): Promise<boolean> {
    const child = this.#child ?? (await this.#start());
    const answer = this.#answer(child);
    child.send(task);
    const { isPassed, error } = await answer;
    if (error !== undefined) throw new Error(error);
    return isPassed === true;
  }

  /** Ends the process with what it has started. */
  stop(): void {
    const pid = this.#child?.pid;
    this.#child = null;
    if (pid === undefined) return;
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }

  async #start(): Promise<ChildProcess> {
    // A group of its own, so that the processes of the tests end with it.
    const child = fork(join(import.meta.dirname, 'worker.ts'), [this.#copy], {
      cwd: this.#copy,
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#child = child;
    await this.#answer(child);
    return child;
  }

  #answer(child: ChildProcess): Promise<Answer> {
    return new Promise((resolve) => {
      const end = (answer: Answer) => {
        clearTimeout(timer);
        child.off('message', end);
        child.off('exit', giveUp);
        resolve(answer);
      };
      const giveUp = () => {
        this.stop();
        end({ isPassed: false });
      };
      const timer = setTimeout(giveUp, PATIENCE_MS);
      child.on('message', end);
      child.on('exit', giveUp);
    });
  }
}
