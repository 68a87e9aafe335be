import { globSync } from 'node:fs';
import { findBrowser } from '../doctor/browser.ts';
import { startPostgres } from '../doctor/postgres.ts';
import type { Extra } from './extras.ts';

/** What a step needs before it can run: settings for its process, and how to clear up after. */
export interface Prepared {
  env: Record<string, string>;
  clear?: () => Promise<void>;
}

export interface Step {
  name: string;
  /** How its result is counted: one check, or the tests that the reporter of that tool wrote down. */
  kind: 'check' | 'vitest' | 'playwright';
  command: [string, ...string[]];
  env?: Record<string, string>;
  /** Without any file of these patterns the step has nothing to run yet. */
  files?: string[];
  prepare?: () => Promise<Prepared>;
  /** Steps whose failure makes this one pointless. */
  needs?: string[];
  /** The step runs only with this extra. */
  extra?: Extra;
  /** Settings for when an extra is left out. */
  without?: { extra: Extra; env: Record<string, string> };
  /**
   * What --changed runs of it: all, what the change reaches by imports, or all of it when the application
   * changed; nothing when not given.
   */
  onChange?: 'all' | 'reached' | 'application';
}

const browser = async (): Promise<Prepared> => ({ env: { CHROMIUM_PATH: await findBrowser() } });

const postgres = async (): Promise<Prepared> => {
  const running = await startPostgres();
  return { env: { TEST_DATABASE_URL: running.url }, clear: running.stop };
};

const check = (name: string, ...command: [string, ...string[]]): Step => ({
  name,
  kind: 'check',
  command,
  onChange: 'all',
});

const vitest = (name: string, projects: string[], files: string[]): Step => ({
  name,
  kind: 'vitest',
  command: ['vitest', 'run', ...projects.map((project) => `--project=${project}`)],
  files,
  onChange: 'reached',
});

const server = (database: 'pglite' | 'postgres'): Step => ({
  ...vitest(`server-${database}`, ['server'], ['tests/server/**/*.test.ts']),
  env: { TEST_DATABASE: database },
});

const playwright = (name: string, files: string[], ...options: string[]): Step => ({
  name,
  kind: 'playwright',
  // What is kept of a failed test must outlive the next step.
  command: ['playwright', 'test', `--output=test-results/browser/${name}`, ...options],
  files,
  prepare: browser,
  needs: ['build'],
  onChange: 'reached',
});

const journeys = (database: 'pglite' | 'postgres', ...options: string[]): Step => ({
  ...playwright(
    `journeys-${database}`,
    ['tests/journeys/**/*.e2e.ts'],
    '--project=journeys',
    ...options,
  ),
  env: { TEST_DATABASE: database },
});

/** Everything in vitest's project `name` runs whatever changed: its tests read files they do not import. */
const readsFiles = (step: Step): Step => ({ ...step, onChange: 'all' });

const build: Step = {
  ...check('build', 'npm', 'run', '-s', 'build'),
  files: ['index.html', 'src/index.html'],
};
// The browser steps build by themselves when what they need has changed.
delete build.onChange;

/**
 * Every check of the project, in waves: the steps of one wave run two at a time, in this order. The journeys wait
 * more than they work, so that the steps beside them fill both cores.
 */
export const waves: Step[][] = [
  [
    check('types', 'npm', 'run', '-s', 'check:types'),
    check('lint', 'npm', 'run', '-s', 'check:lint'),
    check('format', 'npm', 'run', '-s', 'check:format'),
    check('unused', 'npm', 'run', '-s', 'check:unused'),
    build,
    readsFiles(vitest('rules', ['rules'], ['tests/rules/**/*.test.ts'])),
    readsFiles(vitest('contract', ['contract'], ['tests/contract/**/*.test.ts'])),
    vitest('machines', ['machines'], ['machines/**/*.test.ts']),
  ],
  [
    journeys('postgres'),
    vitest('unit', ['unit', 'dom'], ['{domain,src,server,scripts,a11y}/**/*.test.{ts,tsx}']),
    server('pglite'),
    { ...server('postgres'), prepare: postgres, extra: 'second database' },
    { ...vitest('copies', ['copies'], ['tests/copies/**/*.test.ts']), prepare: postgres },
    {
      ...playwright('accessibility', ['a11y/**/*.a11y.ts'], '--project=a11y'),
      without: { extra: 'rare modes', env: { TEST_MODES: 'common' } },
    },
    // The server tests have every call on the embedded database; these journeys all others stand on.
    {
      ...journeys('pglite', '--grep=@each-database'),
      extra: 'second database',
      onChange: 'application',
    },
  ],
];

/** True when there is something for the step to run. */
export function hasFiles(step: Step): boolean {
  return step.files === undefined || globSync(step.files).length > 0;
}
