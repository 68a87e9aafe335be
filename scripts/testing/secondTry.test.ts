import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { failuresOfPlaywright, failuresOfVitest, onlyThese, type Failure } from './failures.ts';
import type { Result } from './runStep.ts';
import { trySecondTime } from './secondTry.ts';
import { measureSlowness } from './slowness.ts';
import type { Step } from './steps.ts';
import { summary } from './summary.ts';

const failure = (test: string): Failure => ({
  title: `a.test.ts > ${test}`,
  file: 'a.test.ts',
  test,
  message: `\n\u001B[31mError: ${test}\u001B[39m\n  at line 3`,
});
const result = (failures: readonly Failure[], failed = failures.length): Result => ({
  name: 'unit',
  passed: 8,
  failed,
  failures,
  seconds: 1,
  log: '',
});
const unit: Step = { name: 'unit', kind: 'vitest', command: ['vitest', 'run', '--maxWorkers=1'] };

const folder = mkdtempSync(join(tmpdir(), 'our-ability-by-chance-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const tryAgain = (first: readonly Result[], run: (step: Step) => Promise<Result>) =>
  trySecondTime([unit], first, run, folder);

/** A second try in which only these tests fail, and what it was asked to run. */
function second(failures: readonly Failure[], asked: string[] = []) {
  return (step: Step) => {
    asked.push(step.command.join(' '));
    return Promise.resolve({ ...result(failures), passed: 5 - failures.length, name: step.name });
  };
}

describe('the second try', () => {
  test('turns the run green when each failed test passes alone, and reports it', async () => {
    const asked: string[] = [];
    const tried = await tryAgain([result([failure('waits (long)')])], second([], asked));
    expect(tried.results).toMatchObject([{ passed: 9, failed: 0 }]);
    expect(asked).toEqual([
      'vitest run --maxWorkers=1 --testNamePattern=^(waits \\(long\\))$ a.test.ts',
    ]);
    const lines = summary(tried.results, tried.byChance).split('\n');
    expect(lines.slice(-3)).toEqual([
      'by chance: 1',
      '  a.test.ts > waits (long): Error: waits (long)',
      '9 passed, 0 failed',
    ]);
    expect(readFileSync(join(folder, '1.txt'), 'utf8')).toContain('at line 3');
  });
  test('leaves the run red when a test fails again', async () => {
    const failed = [failure('one'), failure('two')];
    const tried = await tryAgain([result(failed)], second([failure('two')]));
    expect(tried.results).toMatchObject([{ passed: 9, failed: 1 }]);
    expect(tried.byChance.map(({ test }) => test)).toEqual(['one']);
  });
  test('is not made when more than five tests or something that is no test failed', async () => {
    const six = result(['1', '2', '3', '4', '5', '6'].map(failure));
    for (const first of [[six], [result([failure('one')]), result([], 1)]]) {
      const asked: string[] = [];
      const tried = await tryAgain(first, second([], asked));
      expect(tried.results).toEqual(first);
      expect(asked).toEqual([]);
    }
  });
  test('leaves the run red when the second try does not start', async () => {
    const whole = { title: 'unit-again', file: '', message: 'Unknown option' };
    const tried = await tryAgain([result([failure('one')])], second([whole]));
    expect(tried.results).toMatchObject([{ failed: 1 }]);
    expect(tried.byChance).toEqual([]);
  });
  test('leaves the run red when the second try does not find the test', async () => {
    const none = () => Promise.resolve({ ...result([]), passed: 0 });
    const tried = await tryAgain([result([failure('one')])], none);
    expect(tried.results).toMatchObject([{ failed: 1 }]);
  });
});

describe('what failed', () => {
  test('is read from the report of vitest, with a file that could not be loaded', () => {
    const report = {
      testResults: [
        {
          name: `${process.cwd()}/domain/a.test.ts`,
          status: 'failed',
          assertionResults: [
            { status: 'passed', ancestorTitles: ['a group'], title: 'works' },
            {
              status: 'failed',
              ancestorTitles: ['a group'],
              title: 'breaks',
              failureMessages: ['Error: no'],
            },
          ],
        },
        { name: `${process.cwd()}/b.test.ts`, status: 'failed', message: 'Cannot find c' },
      ],
    };
    const failures = failuresOfVitest(report);
    expect(failures).toMatchObject([
      { file: 'domain/a.test.ts', test: 'a group > breaks', message: 'Error: no' },
      { file: 'b.test.ts', message: 'Cannot find c' },
    ]);
    // A file has no title to choose by: all its tests run again.
    expect(onlyThese('vitest', failures)).toEqual(['domain/a.test.ts', 'b.test.ts']);
  });
  test('is read from the report of Playwright, in its groups', () => {
    const spec = (title: string, status: string) => ({
      title,
      ok: status === 'expected',
      tests: [
        { projectName: 'journeys', status, results: [{ errors: [{ message: 'Error: no' }] }] },
      ],
    });
    const file = 'tests/journeys/a.e2e.ts';
    const report = {
      config: { rootDir: process.cwd() },
      suites: [
        {
          title: file,
          specs: [{ ...spec('works', 'expected'), file }],
          suites: [{ title: 'a group', specs: [{ ...spec('breaks', 'unexpected'), file }] }],
        },
      ],
    };
    const failures = failuresOfPlaywright(report);
    expect(failures).toMatchObject([{ file, test: 'a group breaks', message: 'Error: no' }]);
    expect(onlyThese('playwright', failures)).toEqual(['--grep=(a group breaks)', file]);
  });
  test('cannot be run alone when it happened outside any test', () => {
    const outside = failuresOfPlaywright({ errors: [{ message: 'no server' }] });
    expect(outside).toHaveLength(1);
    expect(onlyThese('playwright', outside)).toBeUndefined();
  });
});

test('extends time limits on a slow machine and never shortens them on a quick one', () => {
  const slowness = (milliseconds: number) => {
    let now = 0;
    return measureSlowness(
      () => now,
      () => (now += milliseconds),
    );
  };
  expect(slowness(10)).toBe(1);
  expect(slowness(450)).toBeCloseTo(3);
  expect(slowness(100_000)).toBe(12);
});
