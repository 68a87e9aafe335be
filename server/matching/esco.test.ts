import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { escoFile, readEscoTitles } from './esco.ts';

let folder = '';
const write = (text: string) => writeFile(join(folder, escoFile), text);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'esco-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('reading ESCO titles from a folder', () => {
  it('gives the name and each other label of an occupation once, over quoted lines', async () => {
    await write(
      '\uFEFFconceptType,iscoGroup,preferredLabel,altLabels,description,code\r\n' +
        'Occupation,9629,lamp lighter,"lantern  keeper\nLamp Lighter\nlighter, of lamps",' +
        '"Lights ""old"" lamps,\nat night.",9629.7.1\r\n' +
        'Occupation,9629,wick trimmer,,,9629.8\r\n',
    );
    const titles = await readEscoTitles(folder);
    expect(titles.toSorted((a, b) => a.title.localeCompare(b.title))).toEqual([
      { code: '9629.7.1', title: 'lamp lighter', isName: true },
      { code: '9629.7.1', title: 'lantern keeper', isName: false },
      { code: '9629.7.1', title: 'lighter, of lamps', isName: false },
      { code: '9629.8', title: 'wick trimmer', isName: true },
    ]);
  });

  it('leaves out rows whose code is a group or no code', async () => {
    const codes = [
      '9629',
      '962.7',
      '96299.7',
      '9629.x',
      '9629.7x',
      'x9629.7',
      '9629.7',
      '9629.12.3',
    ];
    const rows = codes.map((code) => `name of ${code},,${code}\n`);
    await write(`preferredLabel,altLabels,code\n${rows.join('')}`);
    const found = (await readEscoTitles(folder)).map(({ code }) => code);
    expect(found).toEqual(['9629.7', '9629.12.3']);
  });

  it('takes rows that are cut short or empty', async () => {
    await write(
      'code,preferredLabel,altLabels\n9629.1,owl feeder,\n9629.7,lamp lighter\n\n9629.8\n',
    );
    expect(await readEscoTitles(folder)).toEqual([
      { code: '9629.1', title: 'owl feeder', isName: true },
      { code: '9629.7', title: 'lamp lighter', isName: true },
    ]);
  });

  it('says which file is missing', async () => {
    await expect(readEscoTitles(folder)).rejects.toThrow(`${escoFile} could not be read in`);
  });

  it.each([
    ['a file of something else', 'name,age\nlamp,7\n', 'no column preferredLabel'],
    ['a file that is cut off', 'preferredLabel,altLabels,code\nlamp,"lant', 'Quote Not Closed'],
  ])('says what is wrong with %s', async (_what, text, why) => {
    await write(text);
    const reading = readEscoTitles(folder);
    await expect(reading).rejects.toThrow("is not ESCO's list of occupations");
    await expect(reading).rejects.toThrow(why);
  });
});
