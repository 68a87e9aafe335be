import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBuiltPages } from './builtPages.ts';

let webRoot: string;
let pageAt: Awaited<ReturnType<typeof readBuiltPages>>;

const load = (path: string, name: string) => ({
  path,
  files: [`assets/${name}.js`, `assets/${name}.css`],
});

beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'our-ability-pages-'));
  const loads = [
    load('/candidate/profile/:tab?', 'profile'),
    load('/candidate/jobs/job-details/:id', 'job'),
    load('*', 'any'),
  ];
  await writeFile(join(webRoot, 'pages.json'), JSON.stringify(loads));
  pageAt = await readBuiltPages(webRoot);
});
afterAll(() => rm(webRoot, { recursive: true }));

const nameAt = (path: string) => /href="\/assets\/(\w+)\.js"/.exec(pageAt(path).preloads)?.[1];

it('names the scripts and styles of the page at an address', () => {
  expect(pageAt('/candidate/jobs/job-details/1').preloads).toBe(
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/job.js">' +
      '<link rel="preload" as="style" crossorigin href="/assets/job.css">',
  );
});

it.each([
  ['/candidate/profile', 'profile'],
  ['/candidate/profile/', 'profile'],
  ['/candidate/profile/skills', 'profile'],
  ['/candidate/profile/skills/more', 'any'],
  ['/candidate/jobs/job-details', 'any'],
  ['/candidate/jobs/job-details/1', 'job'],
  ['/nowhere', 'any'],
])('%s is the page %s', (path, name) => {
  expect(nameAt(path)).toBe(name);
});

it('names nothing when the build wrote no list', async () => {
  const without = await readBuiltPages(join(webRoot, 'nowhere'));
  expect(without('/candidate/profile')).toEqual({ preloads: '' });
});
