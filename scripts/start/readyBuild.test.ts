import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NoBuildError, readyBuild } from '#scripts/start/readyBuild.ts';

let root = '';
let built = 0;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'our-ability-build-'));
  built = 0;
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** Writes a file with this change time, in seconds since 1970, in a folder of the same age. */
async function put(path: string, seconds: number): Promise<void> {
  const file = join(root, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, path);
  for (const one of [file, dirname(file)]) await utimes(one, seconds, seconds);
}

const ready = (production: boolean) =>
  readyBuild({ root, production, build: async () => (built += 1) });

test('builds when nothing was built yet', async () => {
  await put('src/main.tsx', 100);
  expect(await ready(false)).toBe(join(root, 'dist'));
  expect(built).toBe(1);
});

test('builds when a source is newer than the build', async () => {
  await put('dist/index.html', 100);
  await put('src/main.tsx', 200);
  await ready(false);
  expect(built).toBe(1);
});

test('reuses the build when nothing changed since', async () => {
  await put('src/main.tsx', 100);
  await put('dist/index.html', 200);
  await ready(false);
  expect(built).toBe(0);
});

test('takes the build as it is in production, even beside newer sources', async () => {
  await put('dist/index.html', 100);
  await put('src/main.tsx', 200);
  expect(await ready(true)).toBe(join(root, 'dist'));
  expect(built).toBe(0);
});

test('says what to do when there is no build in production', async () => {
  await expect(ready(true)).rejects.toThrow(NoBuildError);
  await expect(ready(true)).rejects.toThrow('npm run build');
  expect(built).toBe(0);
});
