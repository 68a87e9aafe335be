import type { Evidence } from './terms.ts';

type Titles = readonly string[];

const at = (path: string) => (title: string) => ({ path, title });

/** The page check looks at every route, and at each of its states in the full run. */
export const everyPage: Evidence = at('a11y/pages.a11y.ts')(
  'looks at every route of the route table',
);

/** What the page check finds on a page with one mistake: `finds` and these words. */
export const finds = (...mistakes: Titles): Evidence[] =>
  mistakes.map((mistake) => at('a11y/checks/checks.a11y.ts')(`finds ${mistake}`));

/** Tests of the page check by their whole titles. */
export const check = (...titles: Titles): Evidence[] =>
  titles.map(at('a11y/checks/checks.a11y.ts'));

/** Tests of the gallery of all parts. */
export const gallery = (...titles: Titles): Evidence[] => titles.map(at('a11y/parts.a11y.ts'));

/** A journey by the keyboard alone. */
export const keys = (name: string, title: string): Evidence =>
  at(`a11y/keyboard/${name}.a11y.ts`)(title);

/** Tests of one part of src/ui. */
export const part = (name: string, ...titles: Titles): Evidence[] => {
  const folder = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  return titles.map(at(`src/ui/${folder}/${name}.test.tsx`));
};

/** Tests of a page over the real server. */
export const mounted = (name: string, ...titles: Titles): Evidence[] =>
  titles.map(at(`tests/mounted/${name}.test.ts`));

/** Tests in a browser with the real server. */
export const journey = (name: string, ...titles: Titles): Evidence[] =>
  titles.map(at(`tests/journeys/${name}.e2e.ts`));

/** Rules that every source file keeps. */
export const rule = (name: string, ...titles: Titles): Evidence[] =>
  titles.map(at(`tests/rules/${name}.test.ts`));

/** Any other test. */
export const test = (path: string, ...titles: Titles): Evidence[] => titles.map(at(path));
