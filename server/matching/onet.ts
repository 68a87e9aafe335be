import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { officialTitles, type KnownTitle } from './knownTitles.ts';

const occupationFile = 'Occupation Data.txt';
const alternateFile = 'Alternate Titles.txt';
const reportedFile = 'Sample of Reported Titles.txt';
/** The further file that says what the work is; it may be missing. */
export const onetTaskFile = 'Task Statements.txt';

/** The files of the download that hold titles. */
export const onetFiles: readonly string[] = [occupationFile, alternateFile, reportedFile];

/** Rows of one of O*NET's tab-separated text files, as records by column name. */
async function readRows(folder: string, file: string): Promise<ReadonlyMap<string, string>[]> {
  const text = await readFile(join(folder, file), 'utf8').catch((error: unknown) => {
    throw new Error(`${file} could not be read in ${folder}.`, { cause: error });
  });
  const [head = '', ...lines] = text.split(/\r?\n/);
  const names = head.split('\t');
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const cells = line.split('\t');
      return new Map(names.map((name, at) => [name, cells[at] ?? '']));
    });
}

/** `43-4051.00` gives the SOC code `43-4051`. */
const socCode = (row: ReadonlyMap<string, string>): string =>
  (row.get('O*NET-SOC Code') ?? '').slice(0, 7);

const isSocCode = (code: string): boolean => /^\d\d-\d{4}$/.test(code);

const titlesFrom = (rows: ReadonlyMap<string, string>[], column: string): KnownTitle[] =>
  rows
    .map((row) => ({ code: socCode(row), title: row.get(column) ?? '' }))
    .filter(({ code, title }) => isSocCode(code) && title !== '' && title !== 'n/a');

/**
 * Reads the titles of the official O*NET text files (the "text" download of onetcenter.org) from a
 * folder: occupation titles, alternate titles, short titles and reported titles.
 * @throws when one of the three files cannot be read
 */
export async function readOnetTitles(folder: string): Promise<KnownTitle[]> {
  const [occupationRows, alternateRows, reportedRows] = await Promise.all([
    readRows(folder, occupationFile),
    readRows(folder, alternateFile),
    readRows(folder, reportedFile),
  ]);
  const titles = [
    ...titlesFrom(occupationRows, 'Title').flatMap(({ code, title }) =>
      officialTitles(code, title),
    ),
    ...titlesFrom(alternateRows, 'Alternate Title'),
    ...titlesFrom(alternateRows, 'Short Title'),
    ...titlesFrom(reportedRows, 'Reported Job Title').map((known) => ({
      ...known,
      isReported: true,
    })),
  ];
  const unique = new Map(
    titles.map((known) => [`${known.code} ${known.title.toLowerCase()}`, known]),
  );
  const names = namesOf(occupationRows);
  return [...unique.values()].map((known) =>
    names.get(known.code) === known.title ? { ...known, isName: true } : known,
  );
}

/** The name of each SOC code: of the occupation that is the code itself (.00), else the first. */
function namesOf(rows: readonly ReadonlyMap<string, string>[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const row of rows) {
    const code = socCode(row);
    const [name] = officialTitles(code, row.get('Title') ?? '');
    const isItself = row.get('O*NET-SOC Code')?.endsWith('.00');
    if (name && (isItself || !names.has(code))) names.set(code, name.title);
  }
  return names;
}

/**
 * Reads what the work of each SOC code is: O*NET's descriptions and, where the folder has their
 * file, its tasks.
 * @throws when the file of occupations cannot be read
 */
export async function readOnetTexts(folder: string): Promise<ReadonlyMap<string, string>> {
  const occupationRows = await readRows(folder, occupationFile);
  const hasTasks = (await readdir(folder)).includes(onetTaskFile);
  const taskRows = hasTasks ? await readRows(folder, onetTaskFile) : [];
  const texts = new Map<string, string[]>();
  const add = (row: ReadonlyMap<string, string>, column: string) => {
    const code = socCode(row);
    const text = row.get(column) ?? '';
    if (isSocCode(code) && text !== '') texts.set(code, [...(texts.get(code) ?? []), text]);
  };
  for (const row of occupationRows) for (const column of ['Title', 'Description']) add(row, column);
  for (const row of taskRows) add(row, 'Task');
  return new Map([...texts].map(([code, all]) => [code, all.join('\n')]));
}
