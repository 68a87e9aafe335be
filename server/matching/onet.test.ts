import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { onetTaskFile, readOnetTexts, readOnetTitles } from './onet.ts';

let folder = '';
const write = (file: string, ...rows: string[][]) =>
  writeFile(join(folder, file), rows.map((row) => row.join('\t')).join('\n') + '\n');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'onet-'));
  await write(
    'Occupation Data.txt',
    ['O*NET-SOC Code', 'Title', 'Description'],
    ['39-9099.01', 'Lamp Lighters', 'Light lamps.'],
  );
  await write(
    'Alternate Titles.txt',
    ['O*NET-SOC Code', 'Alternate Title', 'Short Title', 'Source(s)'],
    ['39-9099.01', 'Lantern Keeper', 'n/a', '08'],
    ['39-9099.01', 'Wick Trimmer', 'WT', '08'],
  );
  await write(
    'Sample of Reported Titles.txt',
    ['O*NET-SOC Code', 'Reported Job Title', 'Shown in My Next Move'],
    ['39-9099.01', 'lantern keeper', 'Y'],
  );
});

afterEach(() => rm(folder, { recursive: true }));

describe('reading O*NET titles from a folder', () => {
  it('gives each title once with its SOC code, without the empty ones', async () => {
    const titles = await readOnetTitles(folder);
    expect(titles.map(({ title }) => title.toLowerCase()).sort()).toEqual([
      'lamp lighters',
      'lantern keeper',
      'wick trimmer',
      'wt',
    ]);
    expect(new Set(titles.map(({ code }) => code))).toEqual(new Set(['39-9099']));
  });

  it('fails when a file is missing', async () => {
    await rm(join(folder, 'Alternate Titles.txt'));
    await expect(readOnetTitles(folder)).rejects.toThrow('Alternate Titles.txt');
  });

  it('tells the name of a code, and which titles people with the work reported', async () => {
    await write(
      'Occupation Data.txt',
      ['O*NET-SOC Code', 'Title', 'Description'],
      ['39-9099.01', 'Lamp Lighters', 'Light lamps.'],
      ['39-9099.00', 'Night Workers', 'Work at night.'],
      ['39-9099.02', 'Owl Feeders', 'Feed owls.'],
      ['39-9098.05', 'Day Workers', ''],
      ['39-9098.06', 'Noon Workers', ''],
    );
    const titles = await readOnetTitles(folder);
    const that = (is: 'isName' | 'isReported') =>
      titles.filter((known) => known[is]).map(({ code, title }) => `${code} ${title}`);
    // That of the code itself (.00), or the first of its parts.
    expect(that('isName')).toEqual(['39-9099 Night Workers', '39-9098 Day Workers']);
    expect(that('isReported')).toEqual(['39-9099 lantern keeper']);
  });

  it('leaves out rows without a code of SOC or without a title', async () => {
    await writeFile(
      join(folder, 'Alternate Titles.txt'),
      'O*NET-SOC Code\tAlternate Title\tShort Title\r\n' +
        '9-9099.01\tBad Code\t\r\n139-9099\tToo Long\t\r\n39-9099.01\t\tLL\r\n39-9099.01\r\n',
    );
    const titles = (await readOnetTitles(folder)).map(({ title }) => title);
    expect(titles).toEqual(['Lamp Lighters', 'LL', 'lantern keeper']);
  });
});

describe('reading what the work is', () => {
  it('gives the title and description of each code, a line each', async () => {
    expect([...(await readOnetTexts(folder))]).toEqual([
      ['39-9099', 'Lamp Lighters\nLight lamps.'],
    ]);
  });

  it('gives the tasks too, when the folder has them', async () => {
    await write(
      onetTaskFile,
      ['O*NET-SOC Code', 'Task ID', 'Task'],
      ['39-9099.01', '1', 'Trim wicks.'],
      ['39-9099.02', '2', 'Carry ladders.'],
      ['39-9099.02', '3', ''],
      ['bad', '4', 'Nothing.'],
    );
    expect([...(await readOnetTexts(folder))]).toEqual([
      ['39-9099', 'Lamp Lighters\nLight lamps.\nTrim wicks.\nCarry ladders.'],
    ]);
  });

  it('fails when the occupations are missing', async () => {
    await rm(join(folder, 'Occupation Data.txt'));
    await expect(readOnetTexts(folder)).rejects.toThrow('Occupation Data.txt could not be read in');
  });
});
