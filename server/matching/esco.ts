import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { KnownTitle } from './knownTitles.ts';

/** The name that ESCO's download gives the file. */
export const escoFile = 'occupations_en.csv';

const columns = ['preferredLabel', 'altLabels', 'code'] as const;
type Row = Readonly<Record<(typeof columns)[number], string>>;

function rowsOf(text: string): Row[] {
  const rows: Partial<Row>[] = parse(text, {
    bom: true,
    columns: true,
    skip_empty_lines: true,
    relax_column_count: true,
  });
  const missing = columns.find((column) => rows[0]?.[column] === undefined);
  if (missing !== undefined) throw new Error(`there is no column ${missing}`);
  return rows.map(({ preferredLabel = '', altLabels = '', code = '' }) => ({
    preferredLabel,
    altLabels,
    code,
  }));
}

/** One title without line breaks; ESCO's have double spaces here and there. */
const tidy = (title: string): string => title.trim().replace(/\s+/g, ' ');

function titlesOf({ preferredLabel, altLabels, code }: Row): KnownTitle[] {
  const name = tidy(preferredLabel);
  const others = altLabels.split('\n').map(tidy);
  const unique = new Map(
    [name, ...others]
      .filter((title) => title !== '')
      .toReversed()
      .map((title) => [title.toLowerCase(), title]),
  );
  return [...unique.values()].map((title) => ({ code, title, isName: title === name }));
}

/**
 * Reads the titles of ESCO's occupations in English from a folder: each occupation's name and its
 * other labels, by its ESCO code, which begins with the ISCO group.
 * @throws Error that says what is wrong with the file
 */
export async function readEscoTitles(folder: string): Promise<KnownTitle[]> {
  const text = await readFile(join(folder, escoFile), 'utf8').catch((error: unknown) => {
    throw new Error(`${escoFile} could not be read in ${folder}.`, { cause: error });
  });
  try {
    return rowsOf(text)
      .filter(({ code }) => /^\d{4}(\.\d+)+$/.test(code))
      .flatMap(titlesOf);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const what = `${escoFile} in ${folder} is not ESCO's list of occupations: ${why}.`;
    throw new Error(what, { cause: error });
  }
}
