import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { writeDump } from './dump.ts';
import { startTemplate, type Template } from './postgres.ts';
import { wantedDatabase } from './wantedDatabase.ts';

/** What testDatabase() makes each test file's database from. */
export type DatabaseSource =
  | { readonly kind: 'pglite'; readonly dump: string }
  | ({ readonly kind: 'postgresql' } & Template);

declare module 'vitest' {
  export interface ProvidedContext {
    database: DatabaseSource;
  }
}

/**
 * Prepares the server tests: migrates once, on the database named by TEST_DATABASE ("pglite", the
 * default, or "postgres"). Returns how to clean up.
 */
export default async function prepareDatabase(project: TestProject): Promise<() => Promise<void>> {
  return wantedDatabase() === 'pglite' ? preparePGlite(project) : preparePostgres(project);
}

async function preparePGlite(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'our-ability-server-tests-'));
  const dump = join(folder, 'migrated.tar');
  await writeDump(dump);
  project.provide('database', { kind: 'pglite', dump });
  return () => rm(folder, { recursive: true, force: true });
}

async function preparePostgres(project: TestProject): Promise<() => Promise<void>> {
  const { template, clear } = await startTemplate();
  project.provide('database', { kind: 'postgresql', ...template });
  return clear;
}
