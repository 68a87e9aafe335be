import { expect, test } from 'vitest';
import { grepFor, reachOf, type Reached } from './reach.ts';

const imported: Readonly<Record<string, string[]>> = {
  'src/pages/Jobs.tsx': ['src/ui/List.tsx', 'machines/list.ts'],
  'src/pages/Home.tsx': ['src/ui/List.tsx'],
  'tests/journeys/jobs.e2e.ts': ['tests/support/jobs.ts'],
};
const subjects = {
  'tests/journeys/jobs.e2e.ts': ['src/pages/Jobs.tsx', 'server/jobs/'],
  'tests/journeys/home.e2e.ts': ['src/pages/Home.tsx'],
  'a11y/parts.a11y.ts': ['src/ui/'],
};
const pages = [
  { path: '/jobs', modules: ['#src/layouts/Frame.tsx', '#src/pages/Jobs.tsx'] },
  { path: '/', modules: ['#src/pages/Home.tsx'] },
];
const reach = (...changed: string[]) =>
  reachOf(changed, subjects, pages, (path) => imported[path] ?? []);

test('a screen reaches its journeys and the states of its page', () => {
  expect(reach('src/pages/Jobs.tsx', 'src/pages/Jobs.test.tsx', 'README.md')).toEqual({
    tests: ['tests/journeys/jobs.e2e.ts'],
    routes: ['/jobs'],
    isWide: false,
  });
});
test('a machine reaches the pages that import it, and a server folder its journeys alone', () => {
  expect(reach('machines/list.ts').routes).toEqual(['/jobs']);
  expect(reach('server/jobs/search.ts')).toEqual({
    tests: ['tests/journeys/jobs.e2e.ts'],
    routes: [],
    isWide: false,
  });
});
test('a part of the house reaches its own checks and all who use it', () => {
  expect(reach('src/ui/List.tsx')).toEqual({
    tests: Object.keys(subjects),
    routes: ['/jobs', '/'],
    isWide: false,
  });
});
test('what no page leads to is wide, and tests and documents reach nothing of the product', () => {
  expect(reach('server/app.ts')).toEqual({ tests: [], routes: [], isWide: true });
  expect(reach('machines/testing/plan.ts', 'domain/dates.test.ts', 'README.md')).toEqual({
    tests: [],
    routes: [],
    isWide: false,
  });
});
test('a test is reached by what it imports, and the page check by its own checks', () => {
  expect(reach('tests/support/jobs.ts').tests).toEqual(['tests/journeys/jobs.e2e.ts']);
  expect(reach('a11y/checks/axe.ts').routes).toBe('all');
});
test('more than two cores check in time leaves the journeys to those that all others stand on', () => {
  const many = Object.fromEntries(
    Array.from({ length: 9 }, (_, at) => [`tests/journeys/${at}.e2e.ts`, ['src/pages/Jobs.tsx']]),
  );
  expect(reachOf(['src/pages/Jobs.tsx'], many, pages, () => [])).toEqual({
    tests: [],
    routes: [],
    isWide: true,
  });
});
test('chooses exactly the reached tests by their titles', () => {
  const reached: Reached = {
    tests: ['tests/journeys/jobs.e2e.ts', 'a11y/keyboard/keys.a11y.ts'],
    routes: ['/jobs/:id'],
    isWide: false,
  };
  const journeys = new RegExp(grepFor(reached, 'tests/journeys/') ?? '');
  expect(journeys.test('journeys tests/journeys/jobs.e2e.ts finds one')).toBe(true);
  expect(journeys.test('journeys tests/journeys/old-jobs.e2e.ts finds one')).toBe(false);
  const checks = new RegExp(grepFor(reached, 'a11y/') ?? '');
  expect(checks.test('a11y a11y/pages.a11y.ts /jobs/:id: as it opens')).toBe(true);
  expect(checks.test('a11y a11y/pages.a11y.ts /jobs: as it opens')).toBe(false);
  expect(checks.test('a11y a11y/keyboard/keys.a11y.ts Tab')).toBe(true);
  expect(grepFor({ ...reached, tests: [] }, 'tests/journeys/')).toBeUndefined();
});
