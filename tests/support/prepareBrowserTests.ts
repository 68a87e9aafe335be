import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { build } from 'vite';
import { newestChange } from '#scripts/start/newestChange.ts';
import { seedSampleData } from '#server/database/seed/seedSampleData.ts';
import { writeDump } from './dump.ts';
import { sampleAccounts, sampleDump, webRoot } from './samplePaths.ts';

/**
 * Before the browser tests: the built app and a dump of a database with the sample data, each made anew only when
 * what it is made from is newer.
 */
export default async function prepareBrowserTests(): Promise<void> {
  const app = [
    'index.html',
    'vite.config.ts',
    'package-lock.json',
    'src',
    'machines',
    'domain',
    'openapi',
  ];
  if (!isFresh(resolve(webRoot, 'index.html'), app)) await build({ logLevel: 'warn' });
  const data = ['package-lock.json', 'server', 'domain', 'tests/support/dump.ts'];
  if (!isFresh(sampleDump, data) || !existsSync(sampleAccounts)) await dumpSampleData();
}

function isFresh(made: string, from: readonly string[]): boolean {
  return (
    existsSync(made) && newestChange([made]) >= newestChange(from.map((path) => resolve(path)))
  );
}

async function dumpSampleData(): Promise<void> {
  await mkdir(dirname(sampleDump), { recursive: true });
  await writeDump(sampleDump, async (database) => {
    const accounts = await seedSampleData({ database, now: () => new Date(), production: false });
    await writeFile(sampleAccounts, JSON.stringify(accounts));
  });
}
