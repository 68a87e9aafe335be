import { expect, test } from 'vitest';
import { pageTitles, titleKeys } from '#scripts/bundle/pageTitles.ts';
import { readRoutes } from '#scripts/bundle/routesOf.ts';

test('knows a title for every page of the route table', () => {
  const without = readRoutes('.').flatMap(({ path }) => (path in titleKeys ? [] : [path]));
  expect(without).toEqual([]);
});

test('says the part of a page before the page, and the product last', () => {
  expect(pageTitles('.')).toContainEqual({
    path: '/candidate/profile/skills',
    title: 'Skills – My Profile – Our Ability',
  });
});
