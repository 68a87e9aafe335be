import { describe, expect, test } from 'vitest';
import { noSkippedTests, noSleeps } from './tests.ts';
import { problemsIn } from './sources.ts';

const testFiles = /\.(test|e2e|a11y|states)\.tsx?$|^tests\/.*\.tsx?$|^a11y\/.*\.ts$/;

test('lets no test be skipped or run alone', () => {
  expect(problemsIn(noSkippedTests, testFiles)).toEqual([]);
});

test('lets no test sleep', () => {
  expect(problemsIn(noSleeps, testFiles)).toEqual([]);
});

describe('the rules', () => {
  const path = 'tests/server/a.test.ts';
  test.each([
    "test.skip('x', () => {});",
    "describe.only('x', () => {});",
    "it.todo('x');",
    "test.skipIf(a)('x', () => {});",
    "test.describe.fixme('x', () => {});",
    "test('x', (context) => { context.skip(); });",
  ])('reject %s', (text) => {
    expect(noSkippedTests({ path, text })).toHaveLength(1);
  });
  test.each([
    'await page.waitForTimeout(100);',
    'await new Promise((done) => setTimeout(done, 100));',
    "import { setTimeout as pause } from 'node:timers/promises';",
  ])('reject %s', (text) => {
    expect(noSleeps({ path, text })).toHaveLength(1);
  });
  test('accept other code', () => {
    const text = "rows.skip(3); test('skips the header', () => {}); vi.useFakeTimers();";
    expect([...noSkippedTests({ path, text }), ...noSleeps({ path, text })]).toEqual([]);
  });
});
