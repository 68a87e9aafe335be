import { mkdtemp, mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newestChange } from '#scripts/start/newestChange.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'our-ability-newest-'));
  await mkdir(join(folder, 'pages'));
  await writeFile(join(folder, 'pages', 'home.tsx'), 'one');
  for (const path of ['pages/home.tsx', 'pages', '.']) await utimes(join(folder, path), 100, 100);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('is as old as everything in the folder when nothing changed', () => {
  expect(newestChange([folder])).toBe(100_000);
});

test('finds a changed file deep inside', async () => {
  await utimes(join(folder, 'pages', 'home.tsx'), 200, 200);
  expect(newestChange([folder])).toBe(200_000);
});

test('counts a deleted file as a change', async () => {
  await rm(join(folder, 'pages', 'home.tsx'));
  expect(newestChange([folder])).toBeGreaterThan(100_000);
});

test('counts what does not exist as never changed', () => {
  expect(newestChange([join(folder, 'nowhere')])).toBe(0);
});
