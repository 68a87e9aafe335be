/**
 * Goes through every order of what may happen, breadth first: all worlds that are one move away,
 * then all that are two away, and so on. So the first world that breaks a rule is reached by the
 * shortest story there is. Worlds with the same key are one.
 */

export type Rules<World> = Readonly<Record<string, { says: string; holds(world: World): boolean }>>;

/** A move changes a world. `broken` names the rules that the move itself breaks. */
export type Moved<World> = { world: World; broken: readonly string[] };

export type System<World, Move> = {
  roots: readonly World[];
  keyOf(world: World): string;
  movesIn(world: World): Move[];
  take(world: World, move: Move): Moved<World>;
  rules: Rules<World>;
  /** One line of a story. */
  say(move: Move, before: World): string;
  /** Where every world must still be able to get to. */
  isQuiet(world: World): boolean;
  /** Whether the move is a way to get there. Closing a tab is none: people expect to stay. */
  isWay(move: Move): boolean;
};

/** The shortest story to a world that breaks a rule. */
export type Counterexample<Move> = {
  rule: string;
  root: number;
  moves: Move[];
  story: string[];
};

export type Found<Move> = {
  states: number;
  transitions: number;
  /** False when the search stopped at its limit before it had seen everything. */
  isWhole: boolean;
  broken: Counterexample<Move> | null;
};

/** The name of the rule that a search checks itself. */
export const WAY_OUT = 'everyStateHasAWayOut';

/** Numbers in one growing array, which takes less memory than objects. */
class Numbers {
  length = 0;
  #held = new Int32Array(1024);

  push(value: number): void {
    if (this.length === this.#held.length) {
      const larger = new Int32Array(this.length * 2);
      larger.set(this.#held);
      this.#held = larger;
    }
    this.#held[this.length] = value;
    this.length += 1;
  }

  at(index: number): number {
    return this.#held[index] ?? -1;
  }
}

/** @param limit the largest number of states; a search that reaches it is not whole */
export function search<World, Move>(
  system: System<World, Move>,
  limit = Number.POSITIVE_INFINITY,
): Found<Move> {
  const known = new Map<string, number>();
  const parents = new Numbers();
  const choices = new Numbers();
  const quiet: number[] = [];
  // Each way is a pair: where from, where to.
  const ways = new Numbers();
  let transitions = 0;
  let next: { index: number; world: World }[] = [];

  const found = (broken: Counterexample<Move> | null, isWhole: boolean): Found<Move> => ({
    states: known.size,
    transitions,
    isWhole,
    broken,
  });

  /** The story of a world: its moves are taken again from the root. */
  const tell = (rule: string, index: number, last: Move | null): Counterexample<Move> => {
    const picked: number[] = [];
    let at = index;
    for (; parents.at(at) !== -1; at = parents.at(at)) picked.unshift(choices.at(at));
    const root = choices.at(at);
    let world = system.roots[root];
    if (world === undefined) throw new Error('A story begins at a root');
    const moves: Move[] = [];
    const story: string[] = [];
    const go = (move: Move, from: World) => {
      moves.push(move);
      story.push(system.say(move, from));
      return system.take(from, move).world;
    };
    for (const choice of picked) {
      const move = system.movesIn(world)[choice];
      if (move === undefined) throw new Error('A story is told by the moves that were found');
      world = go(move, world);
    }
    if (last !== null) go(last, world);
    return { rule, root, moves, story };
  };

  /** Remembers a world; returns its number, and the rule it breaks when it is new. */
  const arrive = (world: World, parent: number, choice: number) => {
    const key = system.keyOf(world);
    const before = known.get(key);
    if (before !== undefined) return { index: before, rule: null };
    const index = known.size;
    known.set(key, index);
    parents.push(parent);
    choices.push(choice);
    next.push({ index, world });
    if (system.isQuiet(world)) quiet.push(index);
    for (const [rule, { holds }] of Object.entries(system.rules))
      if (!holds(world)) return { index, rule };
    return { index, rule: null };
  };

  for (const [number, root] of system.roots.entries()) {
    const { index, rule } = arrive(root, -1, number);
    if (rule !== null) return found(tell(rule, index, null), false);
  }
  while (next.length > 0) {
    const now = next;
    next = [];
    for (const { index: from, world } of now) {
      for (const [choice, move] of system.movesIn(world).entries()) {
        transitions += 1;
        const moved = system.take(world, move);
        const [wrong] = moved.broken;
        if (wrong !== undefined) return found(tell(wrong, from, move), false);
        const { index, rule } = arrive(moved.world, from, choice);
        if (rule !== null) return found(tell(rule, index, null), false);
        if (system.isWay(move) && index !== from) {
          ways.push(from);
          ways.push(index);
        }
      }
      if (known.size >= limit) return found(null, false);
    }
  }
  const trapped = firstWithoutWay(known.size, ways, quiet);
  return found(trapped === null ? null : tell(WAY_OUT, trapped, null), true);
}

/** Walks back from every quiet world; the first world that this does not reach has no way out. */
function firstWithoutWay(states: number, ways: Numbers, quiet: readonly number[]): number | null {
  // The ways that lead to each world, as linked lists: the last one, and the one before each.
  const last = new Int32Array(states).fill(-1);
  const before = new Int32Array(ways.length / 2);
  for (let way = 0; way < before.length; way += 1) {
    const to = ways.at(way * 2 + 1);
    before[way] = last[to] ?? -1;
    last[to] = way;
  }
  const hasWay = new Uint8Array(states);
  const queue = [...quiet];
  for (const index of queue) hasWay[index] = 1;
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    for (let way = last[at] ?? -1; way !== -1; way = before[way] ?? -1) {
      const from = ways.at(way * 2);
      if (hasWay[from] === 1) continue;
      hasWay[from] = 1;
      queue.push(from);
    }
  }
  const first = hasWay.indexOf(0);
  return first === -1 ? null : first;
}
