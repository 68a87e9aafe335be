import { type Counterexample, type Found, search, type System, WAY_OUT } from './search.ts';

/** Systems and their seeded wrong steps, as the gate and the command take them. */

/** A bound of a system, whose every order is gone through. */
export type Check = {
  name: string;
  tabs: number;
  search: (limit?: number) => Found<unknown>;
};

export function check<World, Move>(
  name: string,
  tabs: number,
  makeSystem: () => System<World, Move>,
): Check {
  return { name, tabs, search: (limit) => search(makeSystem(), limit) };
}

/** What the search finds of a wrong step, and whether real actors come to the same. */
export type FoundWrong = {
  rule: string | null;
  story: readonly string[];
  isPlayed: boolean;
};

export type WrongStep = { name: string; breaks: string; find: () => FoundWrong };

/** The world that a story comes to, and everything that was wrong on the way. */
function play<World, Move>(system: System<World, Move>, { root, moves }: Counterexample<Move>) {
  let world = system.roots[root];
  const wrong: string[] = [];
  for (const move of moves) {
    if (world === undefined) break;
    const moved = system.take(world, move);
    wrong.push(...moved.broken);
    world = moved.world;
  }
  if (world === undefined) throw new Error('A story begins at a root');
  const at = world;
  const broken = Object.entries(system.rules).filter(([, { holds }]) => !holds(at));
  return { key: system.keyOf(at), wrong: [...wrong, ...broken.map(([name]) => name)] };
}

export function wrongStep<World, Move>(
  name: string,
  breaks: string,
  makeSystem: () => System<World, Move>,
  makeRunning: () => System<World, Move>,
): WrongStep {
  return {
    name,
    breaks,
    find: () => {
      const system = makeSystem();
      const { broken } = search(system);
      if (broken === null) return { rule: null, story: [], isPlayed: false };
      const { rule, story } = broken;
      const real = play(makeRunning(), broken);
      const isAlike = real.key === play(system, broken).key;
      // That there is no way out is seen in no single world.
      return { rule, story, isPlayed: isAlike && (rule === WAY_OUT || real.wrong.includes(rule)) };
    },
  };
}
