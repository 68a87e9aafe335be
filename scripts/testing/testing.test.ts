import { describe, expect, test } from 'vitest';
import { believeExit, countPlaywright, countVitest } from './counts.ts';
import { runStep } from './runStep.ts';
import { choose, readChoice, waves, type Step } from './steps.ts';
import { summary, whatFailed } from './summary.ts';

const names = (steps: Step[][]) => steps.flat().map((step) => step.name);

describe('choosing steps', () => {
  test('without a word, every step runs', () => {
    expect(names(choose(readChoice([])))).toEqual(names(waves));
  });
  test('--only takes names, and the first word of a pair of names', () => {
    expect(names(choose(readChoice(['--only', 'types,server'])))).toEqual([
      'types',
      'server-pglite',
      'server-postgres',
    ]);
  });
  test('a part of a file name leaves out the checks that have no files', () => {
    const choice = readChoice(['resume']);
    expect(choice.patterns).toEqual(['resume']);
    expect(names(choose(choice))).not.toContain('types');
    expect(names(choose(choice))).toContain('journeys-postgres');
  });
  test('an unknown step or option is refused with the list', () => {
    expect(() => readChoice(['--only', 'untit'])).toThrow(/no step "untit".*types, lint/);
    expect(() => readChoice(['--fast'])).toThrow(/Unknown option "--fast"/);
  });
});

describe('showing', () => {
  test('of a long log, what failed; of one without marks, all', () => {
    const passed = '  ✓  1 [journeys] › a.e2e.ts › one\n'.repeat(3);
    expect(whatFailed(`${passed}\n  1) [journeys] › b.e2e.ts › two\n    Error: no\n`)).toBe(
      '  1) [journeys] › b.e2e.ts › two\n    Error: no',
    );
    expect(whatFailed('✓ a\n⎯⎯ Failed Tests 1 ⎯⎯\nFAIL b\n')).toBe('⎯⎯ Failed Tests 1 ⎯⎯\nFAIL b');
    expect(whatFailed('src/a.ts(1,1): error\n')).toBe('src/a.ts(1,1): error');
  });
});

describe('counting', () => {
  test('a vitest file that could not be loaded is one failure', () => {
    const report = {
      testResults: [
        { status: 'failed', assertionResults: [] },
        { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
        { status: 'passed', assertionResults: [{ status: 'passed' }] },
      ],
    };
    expect(countVitest(report)).toEqual({ passed: 2, failed: 2 });
  });
  test('an error outside the Playwright tests is one failure', () => {
    const report = { stats: { expected: 3, unexpected: 1, flaky: 1 }, errors: [{ message: 'x' }] };
    expect(countPlaywright(report)).toEqual({ passed: 3, failed: 3 });
  });
  test('a report that is missing with a bad end is one failure', () => {
    expect(believeExit(countVitest(undefined), false)).toMatchObject({ passed: 0, failed: 1 });
    expect(believeExit({ passed: 5, failed: 0 }, false)).toMatchObject({ passed: 5, failed: 1 });
    expect(believeExit({ passed: 5, failed: 2 }, false)).toEqual({ passed: 5, failed: 2 });
  });
  test('the last line stands alone with the sums', () => {
    const result = { seconds: 1, log: '' };
    const text = summary([
      { name: 'a', passed: 3, failed: 0, ...result },
      { name: 'b', passed: 0, failed: 2, remark: 'first\nsecond', ...result },
    ]);
    expect(text.split('\n').at(-1)).toBe('3 passed, 2 failed');
    expect(text).not.toContain('second\n');
  });
});

describe('running a step', () => {
  const node = (name: string, script: string): Step => ({
    name: `sample-${name}`,
    kind: 'check',
    command: [process.execPath, '-e', script],
  });
  test('ends well or badly as its process does', async () => {
    expect(await runStep(node('good', ''), [])).toMatchObject({ passed: 1, failed: 0 });
    expect(await runStep(node('bad', 'process.exit(3)'), [])).toMatchObject({
      passed: 0,
      failed: 1,
    });
  });
  test('one that hangs is ended and said', async () => {
    const result = await runStep(node('hangs', 'setInterval(() => {}, 1000)'), [], 0.3);
    expect(result).toMatchObject({ failed: 1, remark: 'ended after 0.3 s' });
  });
  test('one with no files yet is no failure', async () => {
    const result = await runStep(
      { ...node('none', 'process.exit(1)'), files: ['nowhere/*.ts'] },
      [],
    );
    expect(result).toMatchObject({ passed: 0, failed: 0, remark: 'no tests yet' });
  });
  test('what could not be prepared is a failure in its own words', async () => {
    const prepare = () => Promise.reject(new Error('Type "this"'));
    const result = await runStep({ ...node('unprepared', ''), prepare }, []);
    expect(result).toMatchObject({ failed: 1, remark: 'Type "this"' });
  });
});
