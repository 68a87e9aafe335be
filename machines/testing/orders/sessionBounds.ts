import { type Bounds, NOTHING } from './sessionWorld.ts';

/** How far the orders are gone through: a little in the gate, much further by the command. */

export type Bound = { name: string; tabs: number; bounds: Bounds };

export const smallBounds: readonly Bound[] = [
  { name: 'another sign-in', tabs: 2, bounds: { ...NOTHING, signIns: 1 } },
  { name: 'a page that opens', tabs: 2, bounds: { ...NOTHING, opens: 1 } },
  { name: 'a day and a failure', tabs: 2, bounds: { ...NOTHING, days: 1, failures: 1 } },
  {
    name: 'an end from another device',
    tabs: 2,
    bounds: { ...NOTHING, days: 1, endsElsewhere: 1 },
  },
  {
    name: 'a lost and a doubled message',
    tabs: 2,
    bounds: { ...NOTHING, losses: 1, doublings: 1 },
  },
  { name: 'nothing more', tabs: 3, bounds: NOTHING },
];

/** Each ends when it has seen everything, or this many states, the nearest first. */
export const LARGE_STATES = 400_000;

export const largeBounds: readonly Bound[] = [
  ...smallBounds,
  { name: 'two days and a failure', tabs: 2, bounds: { ...NOTHING, days: 2, failures: 1 } },
  {
    name: 'another sign-in, a lost and a doubled message',
    tabs: 2,
    bounds: { ...NOTHING, signIns: 1, losses: 1, doublings: 1 },
  },
  {
    name: 'another sign-in and a page that opens',
    tabs: 2,
    bounds: { ...NOTHING, signIns: 1, opens: 1 },
  },
  {
    name: 'a day, a 403, a renewal out of turn and an end from another device',
    tabs: 2,
    bounds: { ...NOTHING, days: 1, forbidden: 1, impatience: 1, endsElsewhere: 1 },
  },
  {
    name: 'another sign-in and a page that opens',
    tabs: 3,
    bounds: { ...NOTHING, signIns: 1, opens: 1 },
  },
];
