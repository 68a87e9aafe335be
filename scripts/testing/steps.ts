import { globSync } from 'node:fs';
import { findBrowser, slowBrowserNote } from '../doctor/browser.ts';
import { startPostgres } from '../doctor/postgres.ts';
import type { Extra } from './extras.ts';

/** What a step needs before it can run: settings for its process, and a clean-up. */
export interface Prepared {
  env: Record<string, string>;
  /** What the summary should say of it. */
  note?: string | undefined;
  clear?: () => Promise<void>;
}

export interface Step {
  name: string;
  /** How the result is counted: as one check, or from the tool's own test report. */
  kind: 'check' | 'vitest' | 'playwright';
  command: [string, ...string[]];
  env?: Record<string, string>;
  /** The step is skipped if no file matches these patterns. */
  files?: string[];
  prepare?: () => Promise<Prepared>;
  /** If one of these steps failed, this one is skipped. */
  needs?: string[];
  /** The step runs only with this extra. */
  extra?: Extra;
  /** Settings for a run without this extra. */
  without?: { extra: Extra; env: Record<string, string> };
  /**
   * What --changed runs of this step: everything, only the tests that the change reaches, or
   * everything when it reaches very much. Nothing when not given.
   */
  onChange?: 'all' | 'reached' | 'wide';
  /** The folder of the browser tests. */
  tests?: string;
}

const browser = async (): Promise<Prepared> => {
  const path = await findBrowser();
  return { env: { CHROMIUM_PATH: path }, note: slowBrowserNote(path) };
};

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

const playwright = (name: string, tests: string, kind: string, ...options: string[]): Step => ({
  name,
  kind: 'playwright',
  // A failed test's files must outlive the next step.
  command: ['playwright', 'test', `--output=test-results/browser/${name}`, ...options],
  tests,
  files: [`${tests}**/*.${kind}.ts`],
  prepare: browser,
  needs: ['build'],
  onChange: 'reached',
});

const journeys = (database: 'pglite' | 'postgres', ...options: string[]): Step => ({
  ...playwright(`journeys-${database}`, 'tests/journeys/', 'e2e', '--project=journeys', ...options),
  env: { TEST_DATABASE: database },
});

/** Tests that read files without importing them: --changed must run all of this vitest project. */
const readsFiles = (step: Step): Step => ({ ...step, onChange: 'all' });

const build: Step = {
  ...check('build', 'npm', 'run', '-s', 'build'),
  files: ['index.html', 'src/index.html'],
};
// The browser steps build the app themselves if needed.
delete build.onChange;

/**
 * Every check of the project, in waves. The steps of a wave run two at a time, in this order.
 * Journeys mostly wait, so other steps next to them keep both cores busy.
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
    vitest('mounted', ['mounted'], ['tests/mounted/**/*.test.ts']),
    server('pglite'),
    { ...server('postgres'), prepare: postgres, extra: 'second database' },
    { ...vitest('copies', ['copies'], ['tests/copies/**/*.test.ts']), prepare: postgres },
    {
      ...playwright('accessibility', 'a11y/', 'a11y', '--project=a11y'),
      without: { extra: 'rare modes', env: { TEST_MODES: 'common' } },
    },
    // The server tests already make every call on the embedded database, so only the journeys
    // that all others depend on run here.
    {
      ...journeys('pglite', '--grep=@each-database'),
      extra: 'second database',
      onChange: 'wide',
    },
  ],
];

/** True when there is something for the step to run. */
export function hasFiles(step: Step): boolean {
  return step.files === undefined || globSync(step.files).length > 0;
}
