import { readdir } from 'node:fs/promises';
import { escoFile, readEscoTitles } from './esco.ts';
import type { KnownTitle } from './knownTitles.ts';
import type { CodeSystem } from './occupationQueries.ts';
import { onetFiles, readOnetTexts, readOnetTitles } from './onet.ts';

/** What one system's files of a folder say. */
export interface FoundTitles {
  readonly system: CodeSystem;
  /** For people. */
  readonly name: string;
  readonly titles: readonly KnownTitle[];
  /** What the work of each code is, where the files say it. */
  readonly texts?: ReadonlyMap<string, string>;
}

const systems = [
  {
    system: 'soc',
    name: 'O*NET',
    files: onetFiles,
    read: readOnetTitles,
    readTexts: readOnetTexts,
  },
  { system: 'esco', name: 'ESCO', files: [escoFile], read: readEscoTitles, readTexts: null },
] as const;

/**
 * Reads the titles of each system whose files are in the folder.
 * @throws Error that says which file is missing or wrong, and what to do
 */
export async function readOccupationFiles(folder: string): Promise<FoundTitles[]> {
  const there = await readdir(folder).catch((error: unknown) => {
    throw new Error(`${folder}: this folder could not be read.`, { cause: error });
  });
  const found = systems.filter(({ files }) => files.some((file) => there.includes(file)));
  if (found.length === 0)
    throw new Error(
      `${folder}: there are no titles of occupations. Put ${onetFiles.join(', ')} of O*NET's text download there, or ${escoFile} of ESCO's.`,
    );
  const read: FoundTitles[] = [];
  for (const { system, name, files, read: readTitles, readTexts } of found) {
    const missing = files.filter((file) => !there.includes(file));
    if (missing.length > 0)
      throw new Error(
        `${folder}: ${missing.join(' and ')} of ${name} is missing. Put it beside the others, or take them away.`,
      );
    const titles = await readTitles(folder);
    if (titles.length === 0)
      throw new Error(`${folder}: there is no title in ${files.join(', ')}. Download it again.`);
    const texts = await readTexts?.(folder);
    read.push({ system, name, titles, ...(texts && { texts }) });
  }
  return read;
}
