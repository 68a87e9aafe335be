import { globSync } from 'node:fs';
import { dirname } from 'node:path';

/** Rules, and the tests that hold them: another area's are not run. */
export interface Area {
  readonly folder: string;
  /** Whether the folders in it belong to it. */
  readonly isDeep: boolean;
  /** Globs of the tests beside the rules. */
  readonly tests: readonly string[];
}

const all = (folder: string): Area => ({
  folder,
  isDeep: true,
  tests: [`${folder}/**/*.test.ts`],
});

/** What each state promises to the screen, of all machines. */
const promises = 'machines/tags.test.ts';

/**
 * Each machine is held by its own tests. A change shows as the machine is made, so every test of
 * the area runs for it: those of all machines together would take most of the time.
 */
const machines = globSync('machines/*/', { exclude: ['machines/testing'] })
  .toSorted()
  .map((folder) => ({ ...all(folder), tests: [...all(folder).tests, promises] }));

const resumes = all('server/resumes');
/** Small tests beside the rules hold these folders; whole pages, of up to 2 s each, the others. */
const ofFewLines = ['fields', 'layout', 'sections'].map((name) => `${resumes.folder}/${name}`);
const resumeParts = globSync('server/resumes/*/')
  .toSorted()
  .map((folder) => (ofFewLines.includes(folder) ? all(folder) : { ...resumes, folder }));

export const areas: readonly Area[] = [
  all('domain'),
  // The other tests of this folder walk through whole machines.
  {
    folder: 'machines',
    isDeep: false,
    tests: ['drafts', 'failure', 'followed', 'merge', 'overtaking'].map(
      (name) => `machines/${name}.test.ts`,
    ),
  },
  ...machines,
  { ...all('server/language'), isDeep: false },
  all('server/language/plain'),
  // A rule shows as the check is made, so every test of the area runs for it, too.
  ...['server/language/rules', 'server/matching'].map(all),
  { ...resumes, isDeep: false },
  ...resumeParts,
];

/** The folders of these files as areas that other tests hold than those beside them. */
export const heldBy = (tests: string, files: readonly string[]): Area[] =>
  [...new Set(files.map((file) => dirname(file)))].map((folder) => ({
    folder,
    isDeep: false,
    tests: [tests],
  }));

/** Helpers of tests, and the words of the conformance report, which are no rules. */
const left = ['!**/*.test.ts', '!**/testing/**', '!**/testing.ts', '!domain/conformance/**'];

/**
 * What Stryker changes in an area: the paths asked for that lie in it, or all of it when a folder
 * around it or none is asked for. Empty when all paths lie elsewhere.
 *
 * @param isFolder whether a path is a folder; the others are files
 */
export function patternsOf(
  { folder, isDeep }: Area,
  paths: readonly string[],
  isFolder: (path: string) => boolean,
): string[] {
  const files = isDeep ? '**/*.ts' : '*.ts';
  const asked = paths.map((path) => path.replace(/\/$/, ''));
  const isWhole = asked.length === 0 || asked.some((path) => `${folder}/`.startsWith(`${path}/`));
  const patterns = isWhole
    ? [`${folder}/${files}`]
    : asked
        .filter((path) => (isDeep ? path.startsWith(`${folder}/`) : dirname(path) === folder))
        .filter((path) => isDeep || !isFolder(path))
        .map((path) => (isFolder(path) ? `${path}/${files}` : path));
  return patterns.length === 0 ? [] : [...patterns, ...left];
}
