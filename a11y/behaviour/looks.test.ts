import { expect, test } from 'vitest';
import { allStates } from '../allStates.ts';
import { pageRoutes } from '../routeTable.ts';
import { worked } from './looks.ts';
import { isRead } from './reads.ts';

test('works a look of every route by every way', () => {
  expect(Object.keys(worked).toSorted()).toEqual(pageRoutes().toSorted());
});

test('knows each look that is worked', () => {
  const known = new Set(allStates.map(({ route, state }) => `${route}: ${state}`));
  const meant = Object.entries(worked).map(([route, state]) => `${route}: ${state}`);
  expect(meant.filter((look) => !known.has(look))).toEqual([]);
});

test('sends what only asks, and nothing that writes', () => {
  expect(isRead('/api/matching/recommendation_changes')).toBe(true);
  expect(isRead('/api/jobs/JobFeed')).toBe(false);
  expect(isRead('/api/matching/reason_feedback')).toBe(false);
});
