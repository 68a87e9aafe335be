import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageAt } from '#server/http/pageAt.ts';

const built = join(import.meta.dirname, '..', '..', 'dist');

/** Picks requests, as `page.route` and `page.waitForRequest` take it. */
type PicksUrl = (url: URL) => boolean;

/** The build is read when the first request comes: it is not there while tests are listed. */
function picks(read: () => readonly string[]): PicksUrl {
  let names: readonly string[] | undefined;
  return ({ pathname }) => {
    names ??= read();
    if (names.length === 0) throw new Error('The build has no such file.');
    return names.includes(pathname);
  };
}

/**
 * The scripts that a page of the app fetches when it is opened from another.
 * @param path of the page, as in its address
 * @param from of the page that is open
 */
export function scriptsOf(path: string, from: string): PicksUrl {
  return picks(() => {
    const pages: { path: string; files: string[] }[] = JSON.parse(
      readFileSync(join(built, 'pages.json'), 'utf8'),
    );
    const filesAt = (one: string) => pageAt(pages)(one)?.files ?? [];
    const known = new Set(filesAt(from));
    const names = filesAt(path).filter((name) => name.endsWith('.js') && !known.has(name));
    return names.map((name) => `/${name}`);
  });
}

/** The script that holds a text of the app, such as "We kept what you typed". */
export function scriptWith(text: string): PicksUrl {
  return picks(() =>
    readdirSync(join(built, 'assets'))
      .filter((name) => name.endsWith('.js'))
      .filter((name) => readFileSync(join(built, 'assets', name), 'utf8').includes(text))
      .map((name) => `/assets/${name}`),
  );
}
