import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { escoFile } from './esco.ts';
import { onetFiles } from './onet.ts';
import { readOccupationFiles } from './occupationFiles.ts';

let folder = '';
const write = (file: string, text: string) => writeFile(join(folder, file), text);
const esco = 'preferredLabel,altLabels,code\nlamp lighter,"lantern keeper",9629.7.1\n';

async function writeOnet(): Promise<void> {
  const [occupations = '', alternate = '', reported = ''] = onetFiles;
  await write(occupations, 'O*NET-SOC Code\tTitle\n39-9099.01\tLamp Lighters\n');
  await write(alternate, 'O*NET-SOC Code\tAlternate Title\n');
  await write(reported, 'O*NET-SOC Code\tReported Job Title\n');
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'occupations-'));
});
afterEach(() => rm(folder, { recursive: true }));

const namesRead = async () => (await readOccupationFiles(folder)).map(({ name }) => name);

describe('reading a folder of occupations', () => {
  it("takes O*NET's files alone, ESCO's alone, or both", async () => {
    await write(escoFile, esco);
    expect(await namesRead()).toEqual(['ESCO']);
    await writeOnet();
    expect(await namesRead()).toEqual(['O*NET', 'ESCO']);
    await rm(join(folder, escoFile));
    expect(await namesRead()).toEqual(['O*NET']);
  });

  it('says what the work is where the files say it, and the titles of each system', async () => {
    await write(escoFile, esco);
    await writeOnet();
    const [onet, other] = await readOccupationFiles(folder);
    expect([...(onet?.texts ?? [])]).toEqual([['39-9099', 'Lamp Lighters']]);
    expect(onet?.titles.map(({ title }) => title)).toEqual(['Lamp Lighters']);
    expect(other).not.toHaveProperty('texts');
    expect(other?.titles).toHaveLength(2);
  });

  it('says which folder could not be read', async () => {
    const gone = join(folder, 'gone');
    await expect(readOccupationFiles(gone)).rejects.toThrow(
      `${gone}: this folder could not be read.`,
    );
  });

  it('says what to put there when it has neither', async () => {
    await expect(readOccupationFiles(folder)).rejects.toThrow(
      /no titles of occupations\. Put Occupation Data\.txt, .+ or occupations_en\.csv/,
    );
  });

  it('names the file that is missing beside others', async () => {
    await writeOnet();
    await rm(join(folder, 'Alternate Titles.txt'));
    await expect(readOccupationFiles(folder)).rejects.toThrow(
      'Alternate Titles.txt of O*NET is missing. Put it beside the others',
    );
  });

  it('refuses a file without a title', async () => {
    await write(escoFile, 'preferredLabel,altLabels,code\nlamp lighter,,C7\n');
    await expect(readOccupationFiles(folder)).rejects.toThrow('no title in occupations_en.csv');
  });
});
