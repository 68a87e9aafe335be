import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageAt } from '#server/http/pageAt.ts';

interface PageTitle {
  readonly path: string;
  readonly title: string;
}

function isPageTitle(value: unknown): value is PageTitle {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    typeof value.path === 'string' &&
    'title' in value &&
    typeof value.title === 'string'
  );
}

/**
 * The window's titles that the build wrote (titles.json). None of them says more than the address
 * does: what a page shows is known to the browser alone.
 * @param webRoot folder of the built browser app
 * @returns gives the title at a path without its query; undefined where none is known
 */
export async function readPageTitles(
  webRoot: string,
): Promise<(path: string) => string | undefined> {
  const text = await readFile(join(webRoot, 'titles.json'), 'utf8').catch(() => '[]');
  const titles: unknown = JSON.parse(text);
  const find = pageAt((Array.isArray(titles) ? titles : []).filter(isPageTitle));
  return (path) => find(path)?.title;
}
