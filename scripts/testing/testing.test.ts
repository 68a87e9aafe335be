import { describe, expect, test } from 'vitest';
import { slowBrowserNote } from '../doctor/browser.ts';
import { believeExit, countPlaywright, countVitest } from './counts.ts';
import { runStep } from './runStep.ts';
import { readChanges, type Changes, type Git } from './changes.ts';
import { choose, extrasOf, readChoice } from './choice.ts';
import { waves, type Step } from './steps.ts';
import { summary, whatFailed } from './summary.ts';

const names = (steps: Step[][]) => steps.flat().map((step) => step.name);

const history: Changes = { since: 'abc', files: ['src/App.tsx'] };
const everything = extrasOf(readChoice(['--all']), () => undefined);
const plain = extrasOf(readChoice([]), () => history);
const envOf = (name: string, steps: Step[][]) =>
  steps.flat().find((step) => step.name === name)?.env ?? {};

describe('choosing steps', () => {
  test('runs every step when told --all', () => {
    const steps = choose(readChoice(['--all']), everything);
    expect(names(steps)).toEqual(names(waves));
    expect(envOf('accessibility', steps)).toEqual({});
  });
  test('leaves the second database and the rare modes out when nothing of theirs changed', () => {
    const steps = choose(readChoice([]), plain);
    expect(names(waves).filter((name) => !names(steps).includes(name))).toEqual([
      'server-postgres',
      'journeys-pglite',
    ]);
    expect(envOf('accessibility', steps)).toEqual({ TEST_MODES: 'common' });
    expect(plain.why).toContain('Without the second database');
  });
  test.each([
    ['server/database/connect.ts', 'second database'],
    ['server/identity/codeQueries.ts', 'second database'],
    ['src/ui/button/Button.module.css', 'rare modes'],
  ])('has what protects %s when that file changed', (file, extra) => {
    const extras = extrasOf(readChoice([]), () => ({ since: 'abc', files: ['README.md', file] }));
    expect([...extras.chosen]).toEqual([extra]);
    expect(extras.why).toContain(`With the ${extra}: ${file} changed`);
  });
  test('runs everything when there is no history to compare with', () => {
    expect(extrasOf(readChoice([]), () => undefined).chosen.size).toBe(2);
  });
  test('takes names, and the first word of a pair of names, after --only', () => {
    const choice = readChoice(['--only', 'types,server']);
    expect(extrasOf(choice, () => history).why).toBe('');
    expect(
      names(
        choose(
          choice,
          extrasOf(choice, () => history),
        ),
      ),
    ).toEqual(['types', 'server-pglite', 'server-postgres']);
  });
  test('leaves out the checks that have no files when given a part of a file name', () => {
    const choice = readChoice(['resume']);
    const chosen = names(
      choose(
        choice,
        extrasOf(choice, () => history),
      ),
    );
    expect(choice.patterns).toEqual(['resume']);
    expect(chosen).not.toContain('types');
    expect(chosen).toContain('journeys-postgres');
  });
  test('refuses an unknown step or option with the list', () => {
    expect(() => readChoice(['--only', 'untit'])).toThrow(/no step "untit".*types, lint/);
    expect(() => readChoice(['--fast'])).toThrow(/Unknown option "--fast"/);
  });
});

describe('running what a change reaches', () => {
  const changed = readChoice(['--changed']);
  const reached = { tests: ['tests/journeys/home.e2e.ts'], routes: [], isWide: false };
  const commands = (changes: Changes | undefined, isWide = false) =>
    choose(changed, plain, changes, { ...reached, isWide })
      .flat()
      .map((step) => `${step.name} ${step.command.slice(2).join(' ')}`);

  test('asks vitest what imports lead to, chooses browser tests, and checks types and lint whole', () => {
    const steps = commands(history);
    expect(steps).toContain('unit --project=unit --project=dom --changed abc');
    expect(steps.find((step) => step.startsWith('journeys-postgres'))).toContain('--grep=');
    expect(steps).toContain('lint -s check:lint');
    for (const left of ['build', 'server-postgres', 'accessibility', 'journeys-pglite'])
      expect(steps.some((step) => step.startsWith(left))).toBe(false);
  });
  test('adds the journeys that all others stand on when the change reaches very much', () => {
    expect(commands(history, true).some((step) => step.startsWith('journeys-pglite'))).toBe(true);
  });
});

describe('what changed', () => {
  const repository =
    (answers: Record<string, string[]>): Git =>
    (...args) =>
      answers[args.join(' ')];
  const commit = (name: string) => `rev-parse --verify --quiet ${name}^{commit}`;
  const head = { [commit('HEAD')]: ['h2'], [commit('HEAD~1')]: ['h1'], [commit('main')]: ['m'] };

  test('is counted from where a branch left the main line, with what is not committed', () => {
    const git = repository({
      ...head,
      'merge-base HEAD main': ['m0'],
      'diff --name-only m0 HEAD': ['a.ts', 'b.ts'],
      'diff --name-only HEAD': ['b.ts'],
      'ls-files --others --exclude-standard': ['c.ts'],
    });
    expect(readChanges(git, '')).toEqual({ since: 'm0', files: ['a.ts', 'b.ts', 'c.ts'] });
  });
  test('is the last commit on the main line itself', () => {
    const git = repository({
      ...head,
      'merge-base HEAD main': ['h2'],
      'diff --name-only h1 HEAD': ['a.ts'],
    });
    expect(readChanges(git, '')).toEqual({ since: 'h1', files: ['a.ts'] });
  });
  test('is unknown in a clone of one commit', () => {
    const git = repository({ [commit('HEAD')]: ['h2'] });
    expect(readChanges(git, '')).toBeUndefined();
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
  test('says once when the browser is slower than it could be', () => {
    const note = slowBrowserNote('/usr/bin/chromium');
    const step = { passed: 1, failed: 0, seconds: 1, log: '', note };
    const lines = summary([
      { name: 'a', ...step },
      { name: 'b', ...step },
    ]).split('\n');
    expect(lines.filter((line) => line.includes('/usr/bin/chromium'))).toHaveLength(1);
    expect(lines.at(-1)).toBe('2 passed, 0 failed');
    expect(slowBrowserNote('/usr/bin/chromium-headless-shell')).toBeUndefined();
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
