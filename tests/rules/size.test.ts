import { expect, test } from 'vitest';
import { longTables, mostLines, shortEnough } from './size.ts';
import { broken, sources } from './sources.ts';

const written = /\.(tsx?|css)$|^\.ci\/run$/;

test('files are small; only the tables that are named may be longer', () => {
  const long = broken(shortEnough, written).map((problem) => problem.split(':')[0]);
  expect(long.toSorted()).toEqual(longTables.toSorted());
});

test('the rule sees a file of one line too many', () => {
  const text = 'a\n'.repeat(mostLines);
  expect(shortEnough({ path: 'a.ts', text })).toEqual([]);
  expect(shortEnough({ path: 'a.ts', text: `${text}a\n` })).toHaveLength(1);
});

test('there are files to look at', () => {
  expect(sources(written).length).toBeGreaterThan(50);
});
