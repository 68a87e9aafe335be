import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataFolderError, makePrivate } from './privateFolder.ts';

let parent = '';
let data = '';
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'our-ability-private-'));
  data = join(parent, 'data');
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const mode = (...path: string[]) => (statSync(join(...path)).mode & 0o777).toString(8);

test('makes a data folder that nobody else can open when there is none', () => {
  makePrivate(data);
  expect(mode(data)).toBe('700');
});

test('closes every folder and file when others could read them', () => {
  mkdirSync(join(data, 'pglite', 'base'), { recursive: true });
  const outside = join(parent, 'outside');
  writeFileSync(outside, '');
  symlinkSync(outside, join(data, 'pglite', 'link'));
  for (const path of ['our-ability.lock', 'pglite/base/1']) writeFileSync(join(data, path), '');
  for (const path of ['.', 'pglite', 'pglite/base', 'pglite/base/1', 'our-ability.lock'])
    chmodSync(join(data, path), 0o777);
  chmodSync(outside, 0o644);
  makePrivate(data);
  expect([mode(data), mode(data, 'pglite'), mode(data, 'pglite', 'base')]).toEqual(
    Array(3).fill('700'),
  );
  expect([mode(data, 'our-ability.lock'), mode(data, 'pglite/base/1')]).toEqual(['600', '600']);
  expect(mode(outside)).toBe('644');
});

test('changes nothing and refuses when an open folder holds other files', () => {
  mkdirSync(data);
  chmodSync(data, 0o755);
  writeFileSync(join(data, 'letter.txt'), '');
  chmodSync(join(data, 'letter.txt'), 0o644);
  expect(() => makePrivate(data)).toThrow(DataFolderError);
  expect([mode(data), mode(data, 'letter.txt')]).toEqual(['755', '644']);
});

test('leaves other files alone when the folder is closed already', () => {
  mkdirSync(data, { mode: 0o700 });
  writeFileSync(join(data, 'letter.txt'), '');
  chmodSync(join(data, 'letter.txt'), 0o644);
  makePrivate(data);
  expect(mode(data, 'letter.txt')).toBe('644');
});
