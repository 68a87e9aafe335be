import { readdirSync, readFileSync } from 'node:fs';

/** One process as /proc shows it. */
export interface Process {
  id: number;
  parent: number;
  /** When it began: a number that is given again belongs to another process. */
  started: string;
  /** User and system time of its own, in hundredths of a second. */
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

/** Adds up what a process and all it started have used, also after some of them have ended. */
export class ProcessorTime {
  readonly #used = new Map<string, number>();
  readonly #members = new Set<number>();

  constructor(root: number) {
    this.#members.add(root);
  }

  /** Notes what each process of the tree has used until now. */
  note(processes: readonly Process[]): void {
    const byParent = Map.groupBy(processes, ({ parent }) => parent);
    const alive = new Set(processes.map(({ id }) => id));
    for (const id of this.#members) if (!alive.has(id)) this.#members.delete(id);
    // A set that grows while it is walked is walked to its new end.
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
 * Watches a process and everything it starts. Use after the last reading, a quarter of a second at
 * most, is not counted.
 * @returns ends the watch and gives the seconds, or undefined on a system without /proc
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
        // It ended between the list and the look.
        return [];
      }
    });
}
