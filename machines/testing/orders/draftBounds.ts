import { check, type Check } from './checks.ts';
import { type DraftBounds, draftSystem } from './draftSystem.ts';
import { NOTHING } from './sessionWorld.ts';

/** How far the orders of the draft keepers are gone through. */

const bound = (name: string, tabs: number, bounds: DraftBounds): Check =>
  check(name, tabs, () => draftSystem(bounds, tabs));

export const smallDrafts: readonly Check[] = [
  bound('a text', 2, { session: NOTHING, typed: 1, hides: 0 }),
  bound('two texts, a page that opens and a failure', 1, {
    session: { ...NOTHING, opens: 1, failures: 1 },
    typed: 2,
    hides: 0,
  }),
  bound('another sign-in and two texts', 1, {
    session: { ...NOTHING, signIns: 1 },
    typed: 2,
    hides: 1,
  }),
];

export const largeDrafts: readonly Check[] = [
  ...smallDrafts,
  bound('two texts, a page that opens, that is hidden, and a failure', 1, {
    session: { ...NOTHING, opens: 1, failures: 1 },
    typed: 2,
    hides: 1,
  }),
  bound('two texts', 2, { session: NOTHING, typed: 2, hides: 0 }),
  bound('two more sign-ins and two texts', 1, {
    session: { ...NOTHING, signIns: 2 },
    typed: 2,
    hides: 1,
  }),
  bound('two texts and a failure', 2, {
    session: { ...NOTHING, failures: 1 },
    typed: 2,
    hides: 0,
  }),
  bound('another sign-in and a text', 2, {
    session: { ...NOTHING, signIns: 1 },
    typed: 1,
    hides: 0,
  }),
  bound('a day, a page that opens and a text', 2, {
    session: { ...NOTHING, days: 1, opens: 1 },
    typed: 1,
    hides: 0,
  }),
];
