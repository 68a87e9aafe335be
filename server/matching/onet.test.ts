import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readOnetTitles } from './onet.ts';

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
});
