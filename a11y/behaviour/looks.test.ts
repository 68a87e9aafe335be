import { expect, test } from 'vitest';
import { allStates } from '../allStates.ts';
import { pageRoutes } from '../routeTable.ts';
import { worked } from './looks.ts';

test('works a look of every route of the route table by every way', () => {
  expect(Object.keys(worked).toSorted()).toEqual(pageRoutes().toSorted());
});

test('knows each look that is worked', () => {
  const known = new Set(allStates.map(({ route, state }) => `${route}: ${state}`));
  const meant = Object.entries(worked).map(([route, state]) => `${route}: ${state}`);
  expect(meant.filter((look) => !known.has(look))).toEqual([]);
});
