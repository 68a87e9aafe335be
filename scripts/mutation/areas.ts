/** The folders with rules. Each is held by the tests that stand in it: another's are not run. */
export const areas = [
  'domain',
  'machines',
  'server/language',
  'server/matching',
  'server/resumes',
] as const;

/** Helpers of tests, and the words of the conformance report, which are no rules. */
const left = ['!**/*.test.ts', '!**/testing/**', '!**/testing.ts', '!domain/conformance/**'];

/**
 * What Stryker changes in an area: the paths asked for that lie in it, or all of it when none is
 * asked for. Empty when all paths lie elsewhere.
 *
 * @param isFolder whether a path is a folder; the others are files
 */
export function patternsOf(
  area: string,
  paths: readonly string[],
  isFolder: (path: string) => boolean,
): string[] {
  const asked = (paths.length === 0 ? [area] : paths)
    .map((path) => path.replace(/\/$/, ''))
    .filter((path) => path === area || path.startsWith(`${area}/`));
  if (asked.length === 0) return [];
  return [...asked.map((path) => (isFolder(path) ? `${path}/**/*.ts` : path)), ...left];
}
