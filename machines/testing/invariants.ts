import type { AnyMachineSnapshot } from 'xstate';
import type { Exploration, Step } from './explore.ts';

/**
 * A named rule about paths. It reads a path step by step and keeps a small memory. Every pair
 * of snapshot and memory is visited, so that all paths are covered, however long they are.
 */
export type PathRule<Snapshot, Memory> = {
  start: Memory;
  /** The memory after a step. */
  next: (memory: Memory, step: Step<Snapshot>) => Memory;
  /** Whether the rule holds for this step, given the memory before it. */
  holds: (memory: Memory, step: Step<Snapshot>) => boolean;
};

function say(step: Step<AnyMachineSnapshot>): string {
  return `${JSON.stringify(step.from?.value ?? null)} --${step.event.type}--> ${JSON.stringify(step.to.value)}`;
}

/** The shortest path to each violation, as text; empty when the rule holds on every path. */
export function breaksOf<Snapshot extends AnyMachineSnapshot, Memory>(
  { steps }: Exploration<Snapshot>,
  rule: PathRule<Snapshot, Memory>,
): string[] {
  const outgoing = Map.groupBy(steps, (step) => step.fromKey);
  const queue: { key: string; memory: Memory; path: string[] }[] = [
    { key: '', memory: rule.start, path: [] },
  ];
  const seen = new Set<string>();
  const broken: string[] = [];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    for (const step of outgoing.get(at.key) ?? []) {
      const path = [...at.path, say(step)];
      if (!rule.holds(at.memory, step)) {
        broken.push(path.join('\n'));
        continue;
      }
      const memory = rule.next(at.memory, step);
      const id = JSON.stringify([step.toKey, memory]);
      if (seen.has(id)) continue;
      seen.add(id);
      queue.push({ key: step.toKey, memory, path });
    }
  }
  return broken;
}

/** A rule about single steps, without a memory. */
export function brokenSteps<Snapshot extends AnyMachineSnapshot>(
  { steps }: Exploration<Snapshot>,
  holds: (step: Step<Snapshot>) => boolean,
): string[] {
  return steps.filter((step) => !holds(step)).map(say);
}

/** The snapshots from which no snapshot that `isGoal` accepts can be reached. */
export function deadEnds<Snapshot extends AnyMachineSnapshot>(
  { places, steps }: Exploration<Snapshot>,
  isGoal: (snapshot: Snapshot) => boolean,
): string[] {
  const incoming = Map.groupBy(steps, (step) => step.toKey);
  const goals = [...places].filter(([, place]) => isGoal(place)).map(([key]) => key);
  const leading = new Set(goals);
  for (let key = goals.pop(); key !== undefined; key = goals.pop()) {
    for (const { fromKey } of incoming.get(key) ?? []) {
      if (leading.has(fromKey)) continue;
      leading.add(fromKey);
      goals.push(fromKey);
    }
  }
  return [...places.keys()].filter((key) => !leading.has(key));
}

/** Failed snapshots that no event of the person can leave. */
export function failuresWithoutExit<Snapshot extends AnyMachineSnapshot>({
  places,
  steps,
}: Exploration<Snapshot>): string[] {
  const outgoing = Map.groupBy(steps, (step) => step.fromKey);
  return [...places]
    .filter(([, place]) => place.hasTag('failed'))
    .filter(([key]) => {
      const ways = outgoing.get(key) ?? [];
      return !ways.some((way) => way.toKey !== key && !way.event.type.startsWith('xstate.'));
    })
    .map(([key]) => key);
}
