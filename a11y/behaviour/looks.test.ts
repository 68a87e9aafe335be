import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allStates } from '../allStates.ts';
import { pageRoutes } from '../routeTable.ts';
import { notWorked, worked } from './looks.ts';
import { isRead } from './reads.ts';

test('works a look of every route by every way, or says why not', () => {
  const known = [...Object.keys(worked), ...Object.keys(notWorked)];
  expect(known.toSorted()).toEqual(pageRoutes().toSorted());
});

test('knows each look that is worked', () => {
  const known = new Set(allStates.map(({ route, state }) => `${route}: ${state}`));
  const meant = Object.entries(worked).map(([route, state]) => `${route}: ${state}`);
  expect(meant.filter((look) => !known.has(look))).toEqual([]);
});

test('lets through every POST call that a page reads by', () => {
  const asked = globSync('src/api/**/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/queryOptions\(\s*'post',\s*'([^']+)'/g)].map(
      ([, path = '']) => path,
    ),
  );
  expect(asked).toContain('/recommendation_changes');
  expect(asked.filter((path) => !isRead(path))).toEqual([]);
});

test.each(['/JobFeed', '/JobFeedInsightsV2/RecordJobViewV2', '/reason_feedback', '/contactLog'])(
  'sends nothing to %s, which writes',
  (path) => {
    expect(isRead(path)).toBe(false);
  },
);
