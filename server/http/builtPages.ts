import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageAt } from '#server/http/pageAt.ts';

/** A page of the browser app as the build describes it (pages.json). */
interface BuiltPage {
  readonly path: string;
  /** None says more than the address does: what a page shows is known to the browser alone. */
  readonly title?: string;
  /** The files of its first load beyond those of every page. */
  readonly files: readonly string[];
}

function isBuiltPage(value: unknown): value is BuiltPage {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    typeof value.path === 'string' &&
    (!('title' in value) || typeof value.title === 'string') &&
    'files' in value &&
    Array.isArray(value.files) &&
    value.files.every((file) => typeof file === 'string' && /^assets\/[\w.-]+$/.test(file))
  );
}

/**
 * Fetched, and used when the page comes. As a style sheet of this document a file would hold up
 * the first paint, which needs only the styles of every page.
 */
function tag(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`;
}

/** What the server adds to the app's page at an address. */
export interface SentPage {
  /** Said by a screen reader before any script has run; undefined where none is known. */
  readonly title?: string;
  /** Tags that fetch the files of the first load beside the entry instead of after it. */
  readonly preloads: string;
}

/**
 * Reads what the build knows of each page; nothing when it wrote no list.
 * @param webRoot folder of the built browser app
 * @returns gives what belongs to a path without its query
 */
export async function readBuiltPages(webRoot: string): Promise<(path: string) => SentPage> {
  const text = await readFile(join(webRoot, 'pages.json'), 'utf8').catch(() => '[]');
  const listed: unknown = JSON.parse(text);
  const pages = (Array.isArray(listed) ? listed : [])
    .filter(isBuiltPage)
    .map(({ files, ...page }) => ({ ...page, preloads: files.map(tag).join('') }));
  const find = pageAt(pages);
  return (path) => find(path) ?? { preloads: '' };
}
