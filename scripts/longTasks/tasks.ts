/** A task of a page's main thread. */
export interface Task {
  /** Milliseconds of processor time: what else the machine does counts for nothing. */
  readonly processor: number;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of processor time of the thread. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * The tasks of the main threads of pages.
 * @param trace what the browser recorded, as JSON
 */
export function tasksOf(trace: string): Task[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  );
  return traceEvents
    .filter(({ name, pid, tid }) => name === 'RunTask' && main.has(`${pid}:${tid}`))
    .map(({ tdur = 0 }) => ({ processor: tdur / 1000 }));
}

/** How much slower a cheap telephone is than this machine, as in Lighthouse. */
const SLOWDOWN = 4;
/** A task of a page is long from here on, in milliseconds. */
const LONG = 50;

export interface Figures {
  /** The longest task of a telephone, in milliseconds. */
  readonly longest: number;
  /** How many are long. */
  readonly long: number;
  /** What they have over that, all together. */
  readonly blocking: number;
}

export function figuresOf(tasks: readonly Task[]): Figures {
  const on = tasks.map(({ processor }) => processor * SLOWDOWN);
  const long = on.filter((one) => one > LONG);
  return {
    longest: Math.max(0, ...on),
    long: long.length,
    blocking: long.reduce((sum, one) => sum + one - LONG, 0),
  };
}
