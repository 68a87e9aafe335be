import { expect, test } from 'vitest';
import { noModuleStore } from './stores.ts';
import { sources } from './sources.ts';

test('keeps nothing of a person in a module outside src/session', () => {
  const found = sources(/^src\/(api|components|pages|layouts)\/(?!.*\.(test|states)\.).*\.tsx?$/)
    .filter((source) => noModuleStore(source).length > 0)
    .map(({ path }) => path);
  expect(found).toEqual([]);
});

test.each(['let last = 0;', 'export let last = 0;', 'const seen = new Map<string, number>();'])(
  'rejects %s in a module',
  (text) => {
    expect(noModuleStore({ path: 'src/api/a.ts', text })).toHaveLength(1);
  },
);

test('accepts a table, and what a function keeps while it runs', () => {
  const text = 'const table = new Map([[1, 2]]); function count() { let sum = 0; return sum; }';
  expect(noModuleStore({ path: 'src/api/a.ts', text })).toEqual([]);
});
