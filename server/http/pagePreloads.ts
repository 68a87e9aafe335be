import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageAt } from '#server/http/pageAt.ts';

interface PageLoad {
  readonly path: string;
  readonly files: readonly string[];
}

function isPageLoad(value: unknown): value is PageLoad {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    typeof value.path === 'string' &&
    'files' in value &&
    Array.isArray(value.files) &&
    value.files.every((file) => typeof file === 'string' && /^assets\/[\w.-]+$/.test(file))
  );
}

/** Styles come before scripts, because the first paint needs only styles. */
function tag(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`;
}

/**
 * Finds the links to add to a page: the files of its first load (preloads.json, written by the
 * build) are then fetched beside the entry instead of after it. Without a valid file there are no
 * links.
 * @param webRoot folder of the built browser app
 * @returns gives the tags for a path without its query
 */
export async function readPagePreloads(webRoot: string): Promise<(path: string) => string> {
  const text = await readFile(join(webRoot, 'preloads.json'), 'utf8').catch(() => '[]');
  const loads: unknown = JSON.parse(text);
  const pages = (Array.isArray(loads) ? loads : []).filter(isPageLoad).map(({ path, files }) => ({
    path,
    tags: files.map(tag).join(''),
  }));
  const find = pageAt(pages);
  return (path) => find(path)?.tags ?? '';
}
