import { type PageRoute } from '../bundle/routesOf.ts';
import { pageCheck, testsOfChecks } from './browserTests.ts';

/** Which files a file imports, each by its path in the project. */
export type Imports = (path: string) => readonly string[];

/** The browser tests that a change reaches. */
export interface Reached {
  /** Journeys and page checks, by file. */
  readonly tests: readonly string[];
  /** Addresses whose states the page check looks at; "all" when the checks themselves changed. */
  readonly routes: readonly string[] | 'all';
  /** True when so much is reached that only what all others stand on runs. */
  readonly isWide: boolean;
}

/** Everything that the browser runs, and the server. */
const application = /^(src|machines|domain|server|openapi|samples)\/|^index\.html$/;
const isTestOnly = (path: string) => /\.test\.tsx?$|^machines\/testing\/|\.md$/.test(path);

/** More journeys, or pages, than two cores check in two minutes. */
const most = { journeys: 8, pages: 3 };

/** A file, and all files it imports, directly or not. */
export function closure(starts: readonly string[], imports: Imports): Set<string> {
  const seen = new Set(starts);
  // The set grows during the loop, so that the loop also reaches new members.
  for (const path of seen) for (const target of imports(path)) seen.add(target);
  return seen;
}

/**
 * The browser tests whose subject a change reaches: a page stands for all it imports, a folder
 * for its files, another file for itself, and a test for all it imports outside the application.
 */
export function reachOf(
  changed: readonly string[],
  subjects: Readonly<Record<string, readonly string[]>>,
  pages: readonly PageRoute[],
  imports: Imports,
): Reached {
  const product = changed.filter((path) => application.test(path) && !isTestOnly(path));
  const known = new Set<string>();
  const isReached = (starts: readonly string[]) => {
    const isPage = (start: string) => /^src\/pages\/.*[^/]$/.test(start);
    const files = closure(starts.filter(isPage), imports);
    for (const start of starts) files.add(start);
    const reached = product.filter(
      (path) =>
        files.has(path) || starts.some((start) => start.endsWith('/') && path.startsWith(start)),
    );
    for (const path of reached) known.add(path);
    return reached.length > 0;
  };
  const isChanged = (test: string) => {
    const files = closure([test], (path) => (application.test(path) ? [] : imports(path)));
    return changed.some((path) => !application.test(path) && files.has(path));
  };
  const ownChange = Object.keys(subjects).filter(isChanged);
  const bySubject = Object.keys(subjects).filter((test) => isReached(subjects[test] ?? []));
  const routes = pages
    .filter(({ modules }) => isReached(modules.slice(-1).map((module) => module.slice(1))))
    .map(({ path }) => path);
  const journeys = bySubject.filter((test) => test.startsWith('tests/journeys/'));
  const isWide =
    journeys.length > most.journeys ||
    routes.length > most.pages ||
    product.some((path) => !known.has(path));
  const narrow = isWide ? bySubject.filter((test) => !journeys.includes(test)) : bySubject;
  const checks = changed.some((path) => path.startsWith('a11y/checks/'));
  return {
    tests: [...new Set([...ownChange, ...narrow])],
    routes: checks || isChanged(pageCheck) ? 'all' : isWide ? [] : routes,
    isWide,
  };
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** Playwright's `--grep` for the reached tests of a folder; undefined when there are none. */
export function grepFor(reached: Reached, folder: string): string | undefined {
  const inFolder = reached.tests.filter((test) => test.startsWith(folder));
  const titles = inFolder.map((test) => `${escape(test.slice(folder.length))} `);
  if (pageCheck.startsWith(folder)) {
    if (reached.routes === 'all') titles.push('pages\\.a11y\\.ts ', 'checks\\/.*\\.a11y\\.ts ');
    else titles.push(...reached.routes.map((route) => `pages\\.a11y\\.ts ${escape(route)}: `));
  }
  return titles.length === 0 ? undefined : `(?<![\\w-])(${titles.join('|')})`;
}

/** What the person who reads the output is told of the browser tests. */
export function toldReach({ tests, routes, isWide }: Reached): string {
  const pages = routes === 'all' ? 'all pages' : `${routes.length} pages`;
  const wide = isWide
    ? '\nIt reaches more than these two minutes hold: of the journeys, those that all others stand on. "npm test" has the rest.'
    : '';
  return `Reaches ${tests.length} files of browser tests and the states of ${pages}.${wide}`;
}

/** The browser tests that stand in no list, and those in the list that do not exist. */
export function unlisted(
  files: readonly string[],
  subjects: Readonly<Record<string, readonly string[]>>,
): string[] {
  const wanted = files.filter((file) => file !== pageCheck && !testsOfChecks.test(file));
  return [
    ...wanted.filter((file) => !(file in subjects)).map((file) => `${file}: what is it about?`),
    ...Object.keys(subjects)
      .filter((file) => !wanted.includes(file))
      .map((file) => `${file}: there is no such test`),
  ];
}
