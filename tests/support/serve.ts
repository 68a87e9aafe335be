import { existsSync, openAsBlob } from 'node:fs';
import { basename, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { CompiledQuery } from 'kysely';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { connectDatabase, type Database } from '#server/database/connect.ts';
import { makeCopy } from './postgres.ts';
import { sampleDump, webRoot } from './samplePaths.ts';
import { isRequest, type Reply } from './serverMessages.ts';

/**
 * The real server as its own process, started by tests/support/app.ts: the production app with its
 * own database, in memory or in TEST_FOLDER, which outlives the process. It runs SQL from its
 * parent, so that a test can prepare or read rows the screens do not show, and its clock can be
 * set to the future. PORT names its port, TEST_SETTINGS other settings, TEST_TEMPLATE the
 * PostgreSQL database to copy.
 */
const { PORT, TEST_FOLDER, TEST_SETTINGS, TEST_TEMPLATE } = process.env;
const settings: unknown = JSON.parse(TEST_SETTINGS || '{}');
const config = readConfig({ ...Object(settings), PORT, LOG_LEVEL: 'error' });
const database = await openDatabase(TEST_FOLDER || null);
let ahead = 0;
const app = await buildApp({
  config,
  database,
  now: () => new Date(Date.now() + ahead),
  webRoot,
  // Tests sign up more people in a minute than anybody does in a day.
  rateLimits: false,
});

process.on('message', (message) => void answer(message));
process.on('disconnect', () => process.exit());
await app.listen({ port: config.port, host: config.host });
send({ kind: 'ready', url: `http://localhost:${config.port}` });

/** The sample data: fresh in memory or on PostgreSQL, or put into the folder the first time. */
async function openDatabase(folder: string | null): Promise<Database> {
  // On PostgreSQL the folder is only the name by which the database is found again.
  if (TEST_TEMPLATE) {
    const url = await makeCopy(JSON.parse(TEST_TEMPLATE), folder ? basename(folder) : undefined);
    return connectDatabase({ kind: 'postgresql', url });
  }
  const dump = await openAsBlob(sampleDump);
  if (folder === null) return connectDatabase({ kind: 'memory', dump });
  // The folder that connectDatabase keeps its PGlite in.
  const inside = join(folder, 'pglite');
  if (!existsSync(inside)) await (await PGlite.create(inside, { loadDataDir: dump })).close();
  return connectDatabase({ kind: 'pglite', dataDir: folder });
}

async function answer(message: unknown): Promise<void> {
  if (!isRequest(message)) return;
  try {
    if (message.kind === 'advance') {
      ahead += message.milliseconds;
      return send({ kind: 'rows', id: message.id, rows: [] });
    }
    const { rows } = await database.db.executeQuery(
      CompiledQuery.raw(message.sql, [...message.parameters]),
    );
    send({ kind: 'rows', id: message.id, rows });
  } catch (error) {
    send({ kind: 'failed', id: message.id, error: String(error) });
  }
}

function send(reply: Reply): void {
  process.send?.(reply);
}
