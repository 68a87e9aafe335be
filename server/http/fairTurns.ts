/** Runs jobs a few at once: one of each person at a time, and persons in turn. */
export interface FairTurns {
  /**
   * Runs the job when it is its turn. A job whose signal aborts while it waits leaves the queue.
   * @throws what the job throws, what the refusals give, or the reason of the signal
   */
  readonly run: <Result>(
    person: string,
    job: () => Promise<Result>,
    signal?: AbortSignal,
  ) => Promise<Result>;
}

/**
 * Shares expensive work fairly: whoever asks for much waits behind everybody who asks for little.
 * @param options.atOnce jobs that run together, each of another person
 * @param options.waiting most jobs that wait, of all persons
 * @param options.waitingOfOne most jobs of one person that wait
 * @param options.full the refusal when `waiting` jobs wait
 * @param options.fullOfOne the refusal when `waitingOfOne` jobs of this person wait
 */
export function openFairTurns(options: {
  readonly atOnce: number;
  readonly waiting: number;
  readonly waitingOfOne: number;
  readonly full: () => Error;
  readonly fullOfOne: () => Error;
}): FairTurns {
  /** Those who wait, in the order of their turns: a Map keeps the order of its keys. */
  const queues = new Map<string, (() => void)[]>();
  const running = new Set<string>();
  let waiting = 0;

  const moveToEnd = (person: string, queue: (() => void)[]) => {
    queues.delete(person);
    if (queue.length > 0) queues.set(person, queue);
  };
  const startNext = () => {
    if (running.size >= options.atOnce) return;
    const next = [...queues].find(([person]) => !running.has(person));
    if (!next) return;
    const [person, [start, ...rest]] = next;
    moveToEnd(person, rest);
    waiting -= 1;
    running.add(person);
    start?.();
  };

  const turn = (person: string, signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const queue = queues.get(person) ?? [];
      const startsAtOnce = running.size < options.atOnce && !running.has(person);
      if (!startsAtOnce && queue.length >= options.waitingOfOne) throw options.fullOfOne();
      if (!startsAtOnce && waiting >= options.waiting) throw options.full();
      const start = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        const left = (queues.get(person) ?? []).filter((one) => one !== start);
        if (left.length > 0) queues.set(person, left);
        else queues.delete(person);
        waiting -= 1;
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
      queues.set(person, [...queue, start]);
      waiting += 1;
      startNext();
    });

  return {
    run: async (person, job, signal) => {
      signal?.throwIfAborted();
      await turn(person, signal);
      try {
        return await job();
      } finally {
        running.delete(person);
        // Whoever came meanwhile has not been served yet.
        moveToEnd(person, queues.get(person) ?? []);
        startNext();
      }
    },
  };
}
