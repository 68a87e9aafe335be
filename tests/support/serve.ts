import { openAsBlob } from 'node:fs';
import { CompiledQuery } from 'kysely';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { sampleDump, webRoot } from './samplePaths.ts';
import { isRequest, type Reply } from './serverMessages.ts';

/**
 * The real server as a process of its own, started by tests/support/app.ts: the production app with a database of its
 * own in memory. It takes SQL from its parent, so that a test can set up or look at rows the screens do not show, and
 * can be told to live in the future. PORT names its port.
 */
const config = readConfig({ PORT: process.env['PORT'], LOG_LEVEL: 'error' });
const database = await connectDatabase({ kind: 'memory', dump: await openAsBlob(sampleDump) });
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
