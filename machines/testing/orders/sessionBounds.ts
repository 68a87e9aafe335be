import { check, type Check } from './checks.ts';
import { sessionSystem } from './sessionSystem.ts';
import { type Bounds, NOTHING } from './sessionWorld.ts';

/** How far the orders are gone through: a little in the gate, much further by the command. */

type Bound = { name: string; tabs: number; bounds: Bounds };

const small: readonly Bound[] = [
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
  { name: 'tokens that run out', tabs: 1, bounds: { ...NOTHING, days: 3, failures: 1 } },
  { name: 'nothing more', tabs: 3, bounds: NOTHING },
];

const large: readonly Bound[] = [
  { name: 'tokens that run out', tabs: 2, bounds: { ...NOTHING, days: 3 } },
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

const checkOf = ({ name, tabs, bounds }: Bound): Check =>
  check(name, tabs, () => sessionSystem(bounds, tabs));

export const smallSessions: readonly Check[] = small.map(checkOf);
export const largeSessions: readonly Check[] = [...small, ...large].map(checkOf);
