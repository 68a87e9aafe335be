import { check, type Check } from './checks.ts';
import { NOTHING } from './sessionWorld.ts';
import { type ShareBounds, shareSystem } from './shareSystem.ts';

/** How far the orders of sharing and stopping are gone through. */

const bound = (name: string, tabs: number, bounds: ShareBounds): Check =>
  check(name, tabs, () => shareSystem(bounds, tabs));

const ONE = { session: NOTHING, shares: 1, presses: 1, reads: 0 };

export const smallSharing: readonly Check[] = [
  bound('a sharing, a stop and a reading', 1, { ...ONE, reads: 1 }),
  bound('a sharing, two stops and a failure', 1, {
    ...ONE,
    session: { ...NOTHING, failures: 1 },
    presses: 2,
  }),
  bound('a sharing, a stop and another sign-in', 1, {
    ...ONE,
    session: { ...NOTHING, signIns: 1 },
  }),
];

export const largeSharing: readonly Check[] = [
  ...smallSharing,
  bound('two sharings, two stops, a reading and a failure', 1, {
    session: { ...NOTHING, failures: 1 },
    shares: 2,
    presses: 2,
    reads: 1,
  }),
  bound('a sharing and a stop', 2, ONE),
];
