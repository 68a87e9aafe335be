import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connectDatabase } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { startPostgres } from '#scripts/doctor/postgres.ts';
import { databaseAddress, onServer } from './postgres.ts';
import { writeDump } from './dump.ts';

/** What testDatabase() makes each test file's database from. */
export type DatabaseSource =
  | { readonly kind: 'pglite'; readonly dump: string }
  | { readonly kind: 'postgresql'; readonly server: string; readonly template: string };

declare module 'vitest' {
  export interface ProvidedContext {
    database: DatabaseSource;
  }
}

/**
 * Before the server tests: migrates once, on the database that TEST_DATABASE names ("pglite", the default, or
 * "postgres"). Returns what clears up after them.
 */
export default async function prepareDatabase(project: TestProject): Promise<() => Promise<void>> {
  const wanted = process.env['TEST_DATABASE'] ?? 'pglite';
  if (wanted === 'pglite') return preparePGlite(project);
  if (wanted === 'postgres') return preparePostgres(project);
  throw new Error(`TEST_DATABASE is "${wanted}"; it may be "pglite" or "postgres".`);
}

async function preparePGlite(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'our-ability-server-tests-'));
  const dump = join(folder, 'migrated.tar');
  await writeDump(dump);
  project.provide('database', { kind: 'pglite', dump });
  return () => rm(folder, { recursive: true, force: true });
}

async function preparePostgres(project: TestProject): Promise<() => Promise<void>> {
  const { url: server, stop } = await startPostgres();
  const template = `our_ability_test_${process.pid}`;
  const clear = async () => {
    await onServer(server, `DROP DATABASE IF EXISTS "${template}" WITH (FORCE)`);
    await stop();
  };
  try {
    await onServer(server, `CREATE DATABASE "${template}"`);
    const database = await connectDatabase({
      kind: 'postgresql',
      url: databaseAddress(server, template),
    });
    try {
      await migrate(database.db);
    } finally {
      await database.close();
    }
  } catch (error) {
    await clear();
    throw error;
  }
  project.provide('database', { kind: 'postgresql', server, template });
  return clear;
}
