import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const shared = join(import.meta.dirname, '..', '..', '..', 'shared');
const folder = join(shared, 'bench', 'matching', 'title_soc');

/** Where O*NET's text files lie beside the project. */
export const onetFolder = join(shared, 'data', 'onet');

/** A title with the SOC code that it was judged to mean. */
export interface JudgedTitle {
  readonly title: string;
  readonly code: string;
}

async function readFileOf(file: string): Promise<(JudgedTitle & { readonly strict: boolean })[]> {
  const lines = (await readFile(join(folder, file), 'utf8')).split('\n').slice(1);
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const [title = '', code = '', , , , strict] = line.split('\t');
      return { title, code, strict: strict?.trim() === '1' };
    });
}

/** The public judgements: direct titles that O*NET does not have, and titles by employers. */
export async function readJudgedTitles(): Promise<{
  readonly direct: JudgedTitle[];
  readonly employer: JudgedTitle[];
}> {
  const direct = await readFileOf('direct_match_public.tsv');
  const employer = await readFileOf('h2b_public.tsv');
  return { direct: direct.filter(({ strict }) => strict), employer };
}
