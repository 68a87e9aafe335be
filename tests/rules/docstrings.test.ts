import { expect, test } from 'vitest';
import { documented } from './docstrings.ts';
import { problemsIn } from './sources.ts';

test('every exported function has a docstring', () => {
  expect(problemsIn(documented, /^(?!.*\.test\.).*\.tsx?$/)).toEqual([]);
});

test.each([
  'export function sum() {}',
  'export default async function load() {}',
  'export const sum = (a: number) => a;',
  '// Adds.\nexport function sum() {}',
  '/** Of the number. */\nconst one = 1;\nexport function sum() {}',
])('rejects %s', (text) => {
  expect(documented({ path: 'a.ts', text })).toHaveLength(1);
});

test.each([
  '/** Adds. */\nexport function sum() {}',
  '/** Adds. */\nexport const sum = (a: number) => a;',
  'export const one = 1;',
  'function sum() {}',
])('accepts %s', (text) => {
  expect(documented({ path: 'a.ts', text })).toEqual([]);
});
