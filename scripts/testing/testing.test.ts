import { describe, expect, test } from 'vitest';
import { slowBrowserNote } from '../doctor/browser.ts';
import { believeExit, countPlaywright, countVitest } from './counts.ts';
import { runStep } from './runStep.ts';
import { readChanges, type Changes, type Git } from './changes.ts';
import { choose, readChoice } from './choice.ts';
import { lanes, type Step } from './steps.ts';
import { summary, whatFailed } from './summary.ts';

const names = (steps: readonly Step[]) => steps.map(({ name }) => name);
const chosen = (...args: string[]) => choose(readChoice(args), history);
const commandOf = (name: string, steps: readonly Step[]) =>
  steps.find((step) => step.name === name)?.command.join(' ') ?? '';

const history: Changes = { since: 'abc', files: ['src/App.tsx'] };

describe('choosing steps', () => {
  test('runs the gate alone when nothing is asked for', () => {
    expect(names(chosen())).toEqual(names(lanes.gate));
    expect(commandOf('core', chosen())).toContain('--grep=@core');
  });
  test('runs every journey, page and database with --all', () => {
    expect(names(chosen('--all'))).toEqual(names(lanes.all));
    expect(commandOf('journeys-postgres', chosen('--all'))).not.toContain('--grep');
  });
  test('runs a share of every step of tests, and the checks in the first part alone', () => {
    const second = chosen('--all', '--part', '2/4');
    expect(commandOf('unit', second)).toContain('--shard=2/4');
    expect(commandOf('accessibility', second)).toContain('--shard=2/4');
    expect(names(second)).not.toContain('types');
    expect(names(chosen('--all', '--part=1/4'))).toContain('types');
  });
  test('takes names after --only, and the first word of a pair of names', () => {
    expect(names(chosen('--only', 'types,server'))).toEqual(['types', 'server']);
    expect(names(chosen('--only', 'journeys'))).toEqual(['journeys-postgres', 'journeys-pglite']);
    expect(names(chosen('--all', '--only=server'))).toEqual(['server-pglite', 'server-postgres']);
  });
  test('walks in other browsers outside the gate, each as a step that can be missing', () => {
    const steps = ['browsers-firefox', 'browsers-webkit'];
    expect(names(chosen('--only', 'browsers'))).toEqual(steps);
    expect(names(chosen('--all'))).toEqual(expect.arrayContaining(steps));
    expect(names(chosen()).filter((name) => steps.includes(name))).toEqual([]);
  });
  test('looks for a named file in all tests, without the checks', () => {
    const steps = names(chosen('resume'));
    expect(readChoice(['resume']).patterns).toEqual(['resume']);
    expect(steps).not.toContain('types');
    expect(steps).toContain('journeys-postgres');
  });
  test('refuses an unknown step, option or part with the list of steps', () => {
    expect(() => readChoice(['--only', 'untit'])).toThrow(/no step "untit".*types, lint/);
    expect(() => readChoice(['--fast'])).toThrow(/Unknown option "--fast"/);
    expect(() => readChoice(['--all', '--part', '5/4'])).toThrow(/"5\/4" is no part/);
  });
  test('asks each tool for what a change reaches, and checks types and lint whole', () => {
    const steps = chosen('--changed');
    expect(commandOf('unit', steps)).toContain('--changed abc');
    expect(commandOf('core', steps)).toContain('--only-changed=abc');
    expect(commandOf('rules', steps)).not.toContain('--changed');
    expect(names(steps)).toContain('lint');
    expect(names(steps)).not.toContain('build');
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
  test('shows what failed of a long log, and all of one without marks', () => {
    const passed = '  ✓  1 [journeys] › a.e2e.ts › one\n'.repeat(3);
    expect(whatFailed(`${passed}\n  1) [journeys] › b.e2e.ts › two\n    Error: no\n`)).toBe(
      '  1) [journeys] › b.e2e.ts › two\n    Error: no',
    );
    expect(whatFailed('✓ a\n⎯⎯ Failed Tests 1 ⎯⎯\nFAIL b\n')).toBe('⎯⎯ Failed Tests 1 ⎯⎯\nFAIL b');
    expect(whatFailed('src/a.ts(1,1): error\n')).toBe('src/a.ts(1,1): error');
  });
});

describe('counting', () => {
  test('counts a vitest file that could not be loaded as one failure', () => {
    const report = {
      testResults: [
        { status: 'failed', assertionResults: [] },
        { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
        { status: 'passed', assertionResults: [{ status: 'passed' }] },
      ],
    };
    expect(countVitest(report)).toEqual({ passed: 2, failed: 2 });
  });
  test('counts an error outside the Playwright tests as one failure', () => {
    const report = { stats: { expected: 3, unexpected: 1, flaky: 1 }, errors: [{ message: 'x' }] };
    expect(countPlaywright(report)).toEqual({ passed: 3, failed: 3 });
  });
  test('counts a missing report with a bad end as one failure', () => {
    expect(believeExit(countVitest(undefined), false)).toMatchObject({ passed: 0, failed: 1 });
    expect(believeExit({ passed: 5, failed: 0 }, false)).toMatchObject({ passed: 5, failed: 1 });
    expect(believeExit({ passed: 5, failed: 2 }, false)).toEqual({ passed: 5, failed: 2 });
  });
  test('puts the sums alone in the last line', () => {
    const result = { seconds: 1, log: '', failures: [] };
    const text = summary([
      { name: 'a', passed: 3, failed: 0, ...result },
      { name: 'b', passed: 0, failed: 2, remark: 'first\nsecond', ...result },
    ]);
    expect(text.split('\n').at(-1)).toBe('3 passed, 2 failed');
    expect(text).not.toContain('second\n');
  });
  test('says once when the browser is slower than it could be', () => {
    const note = slowBrowserNote('/usr/bin/chromium');
    const step = { passed: 1, failed: 0, seconds: 1, log: '', failures: [], note };
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
  test('ends one that hangs, and reports it', async () => {
    const result = await runStep(node('hangs', 'setInterval(() => {}, 1000)'), [], 0.3);
    expect(result).toMatchObject({ failed: 1, remark: 'ended after 0.3 s' });
  });
  test('counts no failure for one with no files yet', async () => {
    const result = await runStep(
      { ...node('none', 'process.exit(1)'), files: ['nowhere/*.ts'] },
      [],
    );
    expect(result).toMatchObject({ passed: 0, failed: 0, remark: 'no tests yet' });
  });
  test('skips one that this machine cannot run, reports it, and counts no failure', async () => {
    const prepare = () => Promise.resolve({ env: {}, skipped: 'there is no orca.' });
    const result = await runStep({ ...node('skipped', 'process.exit(1)'), prepare }, []);
    expect(result).toMatchObject({ passed: 0, failed: 0, remark: 'skipped' });
    const lines = summary([result]).split('\n');
    expect(lines).toContain('skipped: 1');
    expect(lines).toContain('  sample-skipped: there is no orca.');
    expect(lines.at(-1)).toBe('0 passed, 0 failed');
  });
  test('counts what could not be prepared as a failure, in its own words', async () => {
    const prepare = () => Promise.reject(new Error('Type "this"'));
    const result = await runStep({ ...node('unprepared', ''), prepare }, []);
    expect(result).toMatchObject({ failed: 1, remark: 'Type "this"' });
  });
});
