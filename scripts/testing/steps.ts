import { globSync } from 'node:fs';
import { findBrowser, slowBrowserNote } from '../doctor/browser.ts';
import { type OtherBrowser, whyNoBrowser } from '../doctor/otherBrowsers.ts';
import { startPostgres } from '../doctor/postgres.ts';
import { whyNoScreenReader } from '../doctor/screenReader.ts';

/** What a step needs before it can run: settings for its process, and a clean-up. */
export interface Prepared {
  env: Record<string, string>;
  /** What the summary should say of it. */
  note?: string | undefined;
  /** Why this machine cannot run it. */
  skipped?: string | undefined;
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
  /** It uses both cores, so nothing runs beside it. */
  alone?: boolean;
  /** Its tests read files without importing them, so --changed runs all of them. */
  readsFiles?: boolean;
}

const browser = async (): Promise<Prepared> => {
  const path = await findBrowser();
  return { env: { CHROMIUM_PATH: path }, note: slowBrowserNote(path) };
};

/** A browser, and for its server the quicker database. */
const browserAndDatabase = async (): Promise<Prepared> => {
  const { env, note } = await browser();
  const database = await quickDatabase();
  return { ...database, env: { ...env, ...database.env }, note: database.note ?? note };
};

/** What a screen reader is heard with: programs that only some machines have. */
const screenReader = async (): Promise<Prepared> => {
  const skipped = whyNoScreenReader();
  return skipped === undefined ? browserAndDatabase() : { env: {}, skipped };
};

/** A browser other than Chromium, which only some machines have. */
const otherBrowser = (name: OtherBrowser) => async (): Promise<Prepared> => {
  const skipped = whyNoBrowser(name);
  return skipped === undefined ? browserAndDatabase() : { env: {}, skipped };
};

const postgres = async (): Promise<Prepared> => {
  const running = await startPostgres();
  return { env: { TEST_DATABASE_URL: running.url }, clear: running.stop };
};

/** PostgreSQL takes a third of the embedded database's processor time, which serves without it. */
const quickDatabase = async (): Promise<Prepared> => {
  try {
    const { env, clear } = await postgres();
    return { env: { ...env, TEST_DATABASE: 'postgres' }, clear };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return {
      env: { TEST_DATABASE: 'pglite' },
      note: `Tests ran on the embedded database. ${why}`,
    };
  }
};

const check = (name: string, ...command: [string, ...string[]]): Step => ({
  name,
  kind: 'check',
  command,
});

const vitest = (name: string, projects: string[], files: string[]): Step => ({
  name,
  kind: 'vitest',
  command: ['vitest', 'run', ...projects.map((project) => `--project=${project}`)],
  files,
});

/** A vitest step of one process, so that two of them run side by side. */
const single = (step: Step): Step => ({ ...step, command: [...step.command, '--maxWorkers=1'] });

const readingFiles = (step: Step): Step => ({ ...step, readsFiles: true });

const playwright = (name: string, files: string[], ...options: string[]): Step => ({
  name,
  kind: 'playwright',
  // A failed test's files must outlive the next step.
  command: ['playwright', 'test', `--output=test-results/browser/${name}`, ...options],
  files,
  prepare: browser,
  needs: ['build'],
  alone: true,
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

/** The most important ways in a browser other than Chromium, one after the other. */
const walks = (name: OtherBrowser): Step => ({
  ...playwright(
    `browsers-${name}`,
    ['tests/browsers/**/*.walk.ts'],
    `--project=${name}`,
    '--workers=1',
  ),
  prepare: otherBrowser(name),
});

const serverFiles = ['tests/server/**/*.test.ts'];
const server = (database: 'pglite' | 'postgres'): Step => ({
  ...vitest(`server-${database}`, ['server'], serverFiles),
  env: { TEST_DATABASE: database },
  alone: true,
});

/**
 * What needs no browser but the server tests: the longest first, one process each. The mounted
 * tests wait more than they work, so they have two.
 */
const first: Step[] = [
  {
    ...vitest('mounted', ['mounted'], ['tests/mounted/**/*.test.ts']),
    prepare: quickDatabase,
  },
  check('types', 'npm', 'run', '-s', 'check:types'),
  check('lint', 'npm', 'run', '-s', 'check:lint'),
  check('format', 'npm', 'run', '-s', 'check:format'),
  check('unused', 'npm', 'run', '-s', 'check:unused'),
  { ...check('build', 'npm', 'run', '-s', 'build'), files: ['index.html'] },
  readingFiles(single(vitest('rules', ['rules'], ['tests/rules/**/*.test.ts']))),
  readingFiles(single(vitest('contract', ['contract'], ['tests/contract/**/*.test.ts']))),
  single(vitest('machines', ['machines'], ['machines/**/*.test.ts'])),
  single(vitest('unit', ['unit', 'dom'], ['{domain,src,server,scripts,a11y}/**/*.test.{ts,tsx}'])),
];

/** What lands a change: everything that is quick, the core journeys and each page once. */
const gate: Step[] = [
  ...first,
  { ...vitest('server', ['server'], serverFiles), prepare: quickDatabase, alone: true },
  {
    ...playwright('core', ['tests/journeys/**/*.e2e.ts'], '--grep=@core'),
    prepare: browserAndDatabase,
  },
  {
    ...playwright('pages', ['a11y/pages.a11y.ts'], '--project=a11y', 'a11y/pages.a11y.ts'),
    env: { TEST_MODES: 'once' },
    prepare: browserAndDatabase,
  },
];

/** Every test in every mode, on both databases. */
const all: Step[] = [
  ...first,
  server('pglite'),
  { ...server('postgres'), prepare: postgres },
  {
    ...vitest('copies', ['copies', 'starts'], ['tests/copies/**/*.test.ts']),
    prepare: postgres,
    alone: true,
  },
  journeys('postgres'),
  // The server tests make every call on the embedded database: here run only the journeys that
  // all others stand on.
  journeys('pglite', '--grep=@each-database'),
  playwright('accessibility', ['a11y/**/*.a11y.ts'], '--project=a11y'),
  playwright('engines', ['a11y/engines/*.a11y.ts'], '--project=engines'),
  playwright('crawler', ['a11y/behaviour/*.a11y.ts'], '--project=crawler'),
  {
    ...playwright(
      'screen-reader',
      ['a11y/**/*.heard.ts'],
      '--project=screen-reader',
      '--workers=1',
    ),
    prepare: screenReader,
  },
  walks('firefox'),
  walks('webkit'),
];

/** The steps of a run, in their order. */
export const lanes = { gate, all } as const;
export type Lane = keyof typeof lanes;

/** True when there is something for the step to run. */
export function hasFiles(step: Step): boolean {
  return step.files === undefined || globSync(step.files).length > 0;
}
