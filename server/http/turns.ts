/** Runs jobs in the order they came, a few at once. */
export interface Turns {
  /**
   * Runs the job when it is its turn.
   * @throws what the job throws, or what `full` gives when too many wait already
   */
  readonly run: <Result>(job: () => Promise<Result>) => Promise<Result>;
}

/**
 * Bounds work that is expensive for everybody, such as hashing passwords or holding large files.
 * @param options.full the refusal of a job that finds `waiting` others before it
 */
export function openTurns(options: {
  readonly atOnce: number;
  readonly waiting: number;
  readonly full: () => Error;
}): Turns {
  const queue: (() => void)[] = [];
  let running = 0;
  const turn = async () => {
    if (running < options.atOnce) {
      running += 1;
      return;
    }
    if (queue.length >= options.waiting) throw options.full();
    // Whoever ends gives the turn on, so `running` stays as it is.
    await new Promise<void>((start) => queue.push(start));
  };
  const passTurn = () => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };
  return {
    run: async (job) => {
      await turn();
      try {
        return await job();
      } finally {
        passTurn();
      }
    },
  };
}
