import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readRoutes } from '#scripts/bundle/routesOf.ts';
import { subjects } from '#scripts/testing/browserTests.ts';
import { projectImports } from '#scripts/testing/importGraph.ts';
import { closure, unlisted } from '#scripts/testing/reach.ts';
import { projectFiles } from './sources.ts';

test('every browser test says what it is about', () => {
  const files = projectFiles.filter((path) => /\.(e2e|a11y)\.ts$/.test(path));
  expect(unlisted(files, subjects)).toEqual([]);
});

test('finds a browser test that is not listed, and a listed one that is gone', () => {
  expect(unlisted(['a11y/pages.a11y.ts', 'tests/journeys/new.e2e.ts'], { old: [] })).toEqual([
    'tests/journeys/new.e2e.ts: what is it about?',
    'old: there is no such test',
  ]);
});

test('what the browser tests are about exists, and every page has one', () => {
  const starts = [...new Set(Object.values(subjects).flat())];
  expect(starts.filter((path) => !existsSync(path))).toEqual([]);
  const reached = closure(starts, projectImports);
  const pages = readRoutes('.').flatMap(({ modules }) => modules.at(-1)?.slice(1) ?? []);
  expect(pages.filter((page) => !reached.has(page))).toEqual([]);
});
