import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { build } from 'vite';
import { newestChange } from '#scripts/start/newestChange.ts';
import type { Database } from '#server/database/connect.ts';
import { seedSampleData } from '#server/database/seed/seedSampleData.ts';
import { writeDump } from './dump.ts';
import { startTemplate } from './postgres.ts';
import { sampleAccounts, sampleDump, serverLog, webRoot } from './samplePaths.ts';
import { startSharedProcess } from './serverProcess.ts';
import { wantedDatabase } from './wantedDatabase.ts';

/**
 * Prepares the browser tests: the built app and, on the embedded database, a dump of one with the
 * sample data, each made again only when its sources are newer; on PostgreSQL (TEST_DATABASE) a
 * template database that each server copies; the process that the servers share. Returns how to
 * clean up.
 */
export default async function prepareBrowserTests(): Promise<() => Promise<void>> {
  await mkdir(dirname(serverLog), { recursive: true });
  await rm(serverLog, { force: true });
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
  const clear = wantedDatabase() === 'pglite' ? await preparePGlite() : await preparePostgres();
  const stop = await startSharedProcess();
  return async () => {
    await stop();
    await clear();
  };
}

async function preparePGlite(): Promise<() => Promise<void>> {
  const data = ['package-lock.json', 'server', 'domain', 'tests/support/dump.ts'];
  if (!isFresh(sampleDump, data) || !existsSync(sampleAccounts)) {
    await mkdir(dirname(sampleDump), { recursive: true });
    await writeDump(sampleDump, seed);
  }
  return async () => {};
}

async function preparePostgres(): Promise<() => Promise<void>> {
  const { template, clear } = await startTemplate(seed);
  // The workers and the servers they start have this process's settings.
  process.env['TEST_TEMPLATE'] = JSON.stringify(template);
  return clear;
}

function isFresh(made: string, from: readonly string[]): boolean {
  return (
    existsSync(made) && newestChange([made]) >= newestChange(from.map((path) => resolve(path)))
  );
}

async function seed(database: Database): Promise<void> {
  const accounts = await seedSampleData({ database, now: () => new Date(), production: false });
  await mkdir(dirname(sampleAccounts), { recursive: true });
  await writeFile(sampleAccounts, JSON.stringify(accounts));
}
