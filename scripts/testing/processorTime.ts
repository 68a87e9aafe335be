import { readdirSync, readFileSync } from 'node:fs';

/** A process, from /proc. */
export interface Process {
  id: number;
  parent: number;
  /** Start time: the system reuses a process id for a later process. */
  started: string;
  /** Its own user and system time, in hundredths of a second. */
  ticks: number;
}

const ticksASecond = 100;
const interval = 250;

/**
 * Reads one line of /proc/PID/stat. The name stands in brackets and may hold spaces and brackets.
 * @returns undefined for anything else
 */
export function readStat(line: string): Process | undefined {
  const end = line.lastIndexOf(')');
  if (end === -1) return undefined;
  const fields = line.slice(end + 2).split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  return { id: parseInt(line, 10), parent: Number(fields[1]), started: fields[19] ?? '', ticks };
}

/** Adds up the time of a process and its descendants, also after some of them have ended. */
export class ProcessorTime {
  readonly #used = new Map<string, number>();
  readonly #members = new Set<number>();

  constructor(root: number) {
    this.#members.add(root);
  }

  /** Records the time that each process of the tree has used so far. */
  note(processes: readonly Process[]): void {
    const byParent = Map.groupBy(processes, ({ parent }) => parent);
    const alive = new Set(processes.map(({ id }) => id));
    for (const id of this.#members) if (!alive.has(id)) this.#members.delete(id);
    // The set grows during the loop, so that the loop also reaches new members.
    for (const id of this.#members)
      for (const child of byParent.get(id) ?? []) this.#members.add(child.id);
    for (const { id, started, ticks } of processes)
      if (this.#members.has(id)) this.#used.set(`${id} ${started}`, ticks);
  }

  get seconds(): number {
    return [...this.#used.values()].reduce((sum, ticks) => sum + ticks, 0) / ticksASecond;
  }
}

/**
 * Watches a process and its descendants. The time after the last reading (at most a quarter of
 * a second) is not counted.
 * @returns stops the watch and returns the seconds; undefined on a system without /proc
 */
export function watchProcessorTime(root: number): () => number | undefined {
  if (process.platform !== 'linux') return () => undefined;
  const time = new ProcessorTime(root);
  const look = () => time.note(allProcesses());
  look();
  const timer = setInterval(look, interval);
  return () => {
    clearInterval(timer);
    return time.seconds;
  };
}

function allProcesses(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return readStat(readFileSync(`/proc/${name}/stat`, 'latin1')) ?? [];
      } catch {
        // The process ended between the listing and the reading.
        return [];
      }
    });
}
