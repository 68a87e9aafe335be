import { readFile } from 'node:fs/promises';
import type { NamedTitle } from '#server/matching/similarTitles.ts';

/** Such as "id" and "title", or "q_id" and "jobtitle". */
const isHeading = ([id = '', title = '']: readonly string[]): boolean =>
  /^(?:\w+_)?id$/i.test(id) && /title$/i.test(title);

/**
 * Reads a tab-separated list with a heading line: id, title. Further columns and empty lines are
 * passed over.
 * @throws Error that names the file, and the line where there is one
 */
export async function readTitleList(file: string): Promise<NamedTitle[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Error(`${file}: this file could not be read.`, { cause: error });
  });
  const [heading = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (!isHeading(heading.split('\t')))
    throw new Error(`${file}, line 1: this must be a heading line: id, a tab, title.`);
  const titles = new Map<string, NamedTitle>();
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const problem = (what: string) => new Error(`${file}, line ${at + 2}: ${what}.`);
    const [id = '', title] = line.split('\t');
    if (title === undefined) throw problem('there is no tab between an id and a title');
    if (id === '') throw problem('there is no id before the tab');
    if (titles.has(id)) throw problem(`the id "${id}" was there before`);
    titles.set(id, { id, title });
  }
  return [...titles.values()];
}
