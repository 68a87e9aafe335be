import { describe, expect, test } from 'vitest';
import { type Counterexample, search, type System, WAY_OUT } from './testing/orders/search.ts';
import { smallBounds } from './testing/orders/sessionBounds.ts';
import type { Move } from './testing/orders/sessionMoves.ts';
import { runningSessions, sessionSystem } from './testing/orders/sessionSystem.ts';
import type { World } from './testing/orders/sessionWorld.ts';
import { sessionWrong } from './testing/orders/sessionWrong.ts';

/** The tabs of a browser in every order; docs/machines/every-order.md says what is checked. */

/** The world that real actors come to, and everything that was wrong on the way. */
function played(system: System<World, Move>, { root, moves }: Counterexample<Move>) {
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

describe('the tabs of a browser', () => {
  test.each(smallBounds)('keep every rule in every order of $name', ({ bounds, tabs }) => {
    const found = search(sessionSystem(bounds, tabs));
    expect(found.broken?.story ?? []).toEqual([]);
    expect(found.isWhole).toBe(true);
  });
});

describe('a wrong step is found by the shortest story, which real actors play', () => {
  test.each(Object.entries(sessionWrong))('%s', (_name, { machine, breaks, bounds, tabs = 2 }) => {
    const system = sessionSystem(bounds, tabs, machine);
    const { broken } = search(system);
    expect(broken?.rule).toBe(breaks);
    if (broken === null) return;
    const real = played(runningSessions(bounds, tabs, machine), broken);
    expect(real.key).toBe(played(system, broken).key);
    // That there is no way out is seen in no single world.
    expect(breaks === WAY_OUT || real.wrong.includes(breaks)).toBe(true);
  });

  test('there are at least twelve', () =>
    expect(Object.keys(sessionWrong).length).toBeGreaterThanOrEqual(12));
});
