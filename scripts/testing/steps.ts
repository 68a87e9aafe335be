import { globSync } from 'node:fs';
import { findBrowser } from '../doctor/browser.ts';
import { startPostgres } from '../doctor/postgres.ts';

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
});

const vitest = (name: string, projects: string[], files: string[]): Step => ({
  name,
  kind: 'vitest',
  command: ['vitest', 'run', ...projects.map((project) => `--project=${project}`)],
  files,
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

/**
 * Every check of the project, in waves: the steps of one wave may run two at a time, and the
 * browser has the machine to itself so that a slow answer is the application's own.
 */
export const waves: Step[][] = [
  [
    check('types', 'npm', 'run', '-s', 'check:types'),
    check('lint', 'npm', 'run', '-s', 'check:lint'),
    check('format', 'npm', 'run', '-s', 'check:format'),
    check('unused', 'npm', 'run', '-s', 'check:unused'),
    { ...check('build', 'npm', 'run', '-s', 'build'), files: ['index.html', 'src/index.html'] },
    vitest('rules', ['rules'], ['tests/rules/**/*.test.ts']),
    vitest('contract', ['contract'], ['tests/contract/**/*.test.ts']),
    vitest('machines', ['machines'], ['machines/**/*.test.ts']),
  ],
  [vitest('unit', ['unit', 'dom'], ['{domain,src,server,scripts,a11y}/**/*.test.{ts,tsx}'])],
  [server('pglite')],
  [{ ...server('postgres'), prepare: postgres }],
  [{ ...vitest('copies', ['copies'], ['tests/copies/**/*.test.ts']), prepare: postgres }],
  [journeys('postgres')],
  // The embedded database answers every call in the server tests; the journeys on it are those all others stand on.
  [journeys('pglite', '--grep=@each-database')],
  [playwright('accessibility', ['a11y/**/*.a11y.ts'], '--project=a11y')],
];

/** What was asked for on the command line. */
export interface Choice {
  /** Step names; "server" stands for "server-pglite" and "server-postgres", "journeys" likewise. */
  only: string[];
  /** Parts of test file names, handed to vitest and playwright. */
  patterns: string[];
}

/**
 * Reads `--only unit,journeys pattern…`.
 * @throws Error that lists the steps when a name is unknown
 */
export function readChoice(args: string[]): Choice {
  const only: string[] = [];
  const patterns: string[] = [];
  const rest = [...args];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--only') only.push(...(rest.shift() ?? '').split(','));
    else if (word.startsWith('--only=')) only.push(...word.slice(7).split(','));
    else if (word.startsWith('-')) throw new Error(`Unknown option "${word}". ${usage()}`);
    else patterns.push(word);
  }
  const names = waves.flat().map((step) => step.name);
  for (const wanted of only) {
    if (!names.some((name) => matches(name, wanted))) {
      throw new Error(`There is no step "${wanted}". ${usage()}`);
    }
  }
  return { only, patterns };
}

function usage(): string {
  const names = waves.flat().map((step) => step.name);
  return `Use: npm test -- [--only STEP,STEP] [PART OF A TEST FILE'S NAME]. Steps: ${names.join(', ')}.`;
}

function matches(name: string, wanted: string): boolean {
  return name === wanted || name.startsWith(`${wanted}-`);
}

/** The waves with only the chosen steps. A pattern alone leaves out the checks, which have no files. */
export function choose(choice: Choice, all: Step[][] = waves): Step[][] {
  const isChosen = (step: Step) =>
    choice.only.length > 0
      ? choice.only.some((wanted) => matches(step.name, wanted))
      : choice.patterns.length === 0 || step.kind !== 'check';
  return all.map((wave) => wave.filter(isChosen)).filter((wave) => wave.length > 0);
}

/** True when there is something for the step to run. */
export function hasFiles(step: Step): boolean {
  return step.files === undefined || globSync(step.files).length > 0;
}
