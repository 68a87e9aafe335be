import { openAsBlob } from 'node:fs';
import { inject } from 'vitest';
import { connectDatabase, type Database } from '#server/database/connect.ts';
import { makeCopy } from '#tests/support/postgres.ts';

/**
 * A migrated database without people and jobs, on PGlite or PostgreSQL as this run asks
 * (TEST_DATABASE). One for each test file: `close` it in afterAll.
 */
export async function testDatabase(): Promise<Database> {
  const source = inject('database');
  return source.kind === 'pglite'
    ? connectDatabase({ kind: 'memory', dump: await openAsBlob(source.dump) })
    : connectDatabase({ kind: 'postgresql', url: await makeCopy(source) });
}
