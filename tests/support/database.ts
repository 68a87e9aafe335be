import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { inject } from 'vitest';
import { connectDatabase, type Database } from '#server/database/connect.ts';
import { databaseAddress, onServer } from './postgres.ts';

/**
 * A migrated database of the caller's own, empty of people and jobs, on PGlite or PostgreSQL as this run
 * of the server tests asks (TEST_DATABASE). One for each test file: `close` it in afterAll.
 */
export async function testDatabase(): Promise<Database> {
  const source = inject('database');
  if (source.kind === 'pglite') {
    return connectDatabase({ kind: 'memory', dump: await openAsBlob(source.dump) });
  }
  const name = `${source.template}_${randomUUID().slice(0, 8)}`;
  await onServer(source.server, `CREATE DATABASE "${name}" TEMPLATE "${source.template}"`);
  const database = await connectDatabase({
    kind: 'postgresql',
    url: databaseAddress(source.server, name),
  });
  return {
    ...database,
    close: async () => {
      await database.close();
      await onServer(source.server, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
    },
  };
}
