import { check, type Check } from './checks.ts';
import { NOTHING } from './sessionWorld.ts';
import { type ViewBounds, viewSystem } from './viewSystem.ts';

/** How far the orders of an administrator's views are gone through. */

const bound = (name: string, tabs: number, bounds: ViewBounds): Check =>
  check(name, tabs, () => viewSystem(bounds, tabs));

export const smallViews: readonly Check[] = [
  bound('a view and a failure', 1, { session: { ...NOTHING, failures: 1 }, views: 1 }),
  bound('a view and a day', 1, { session: { ...NOTHING, days: 1 }, views: 1 }),
  bound('a view, a page that opens and an end of the server', 1, {
    session: { ...NOTHING, opens: 1, endsElsewhere: 1 },
    views: 1,
  }),
  bound('a view and another sign-in', 1, { session: { ...NOTHING, signIns: 1 }, views: 1 }),
];

export const largeViews: readonly Check[] = [
  ...smallViews,
  bound('two views and another sign-in', 1, { session: { ...NOTHING, signIns: 1 }, views: 2 }),
  bound('a view', 2, { session: NOTHING, views: 1 }),
  bound('a view and a page that opens', 2, { session: { ...NOTHING, opens: 1 }, views: 1 }),
  bound('a view and a failure', 2, { session: { ...NOTHING, failures: 1 }, views: 1 }),
  bound('two views, another sign-in, a failure and a day', 1, {
    session: { ...NOTHING, signIns: 1, failures: 1, days: 1 },
    views: 2,
  }),
];
