import { expect, test } from 'vitest';
import { longTables, mostLines, shortEnough } from './size.ts';
import { problemsIn, sources } from './sources.ts';

const written = /\.(tsx?|css)$|^\.ci\/run$/;

test('files have at most 350 lines, except the listed tables', () => {
  const long = problemsIn(shortEnough, written).map((problem) => problem.split(':')[0]);
  expect(long.toSorted()).toEqual(longTables.toSorted());
});

test('rejects a file with one line too many', () => {
  const text = 'a\n'.repeat(mostLines);
  expect(shortEnough({ path: 'a.ts', text })).toEqual([]);
  expect(shortEnough({ path: 'a.ts', text: `${text}a\n` })).toHaveLength(1);
});

test('finds files to check', () => {
  expect(sources(written).length).toBeGreaterThan(50);
});
