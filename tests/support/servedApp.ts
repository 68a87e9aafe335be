import { existsSync, openAsBlob } from 'node:fs';
import { basename, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { CompiledQuery } from 'kysely';
import { isRole } from '#domain/roles.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { connectDatabase, type Database } from '#server/database/connect.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { openTokens } from '#server/identity/tokens.ts';
import { openTurns } from './alerts.ts';
import { makeCopy } from './postgres.ts';
import { sampleDump, webRoot } from './samplePaths.ts';
import type { NewPerson, Reply, Request, ServedOptions } from './serverMessages.ts';

/** The production app that listens, and what a test may ask of it besides HTTP. */
export interface ServedApp {
  readonly url: string;
  answer: (request: Request) => Promise<Reply>;
  close: () => Promise<void>;
}

/**
 * Starts the production app with its own database, in memory or in a folder that outlives the
 * process, and with a clock that can be set to the future. It runs SQL for rows the screens do not
 * show. TEST_TEMPLATE names the PostgreSQL database to copy.
 */
export async function serveApp({ port, folder, settings }: ServedOptions): Promise<ServedApp> {
  const config = readConfig({
    // As in production: somebody confirms who works for a company.
    EMPLOYER_CHECK: 'admin',
    ...settings,
    PORT: String(port),
    LOG_LEVEL: 'error',
  });
  const database = await openDatabase(folder);
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const app = await buildApp({
    config,
    database,
    now,
    webRoot,
    // Tests sign up more people in a minute than anybody does in a day.
    rateLimits: false,
  });
  await app.listen({ port: config.port, host: config.host });
  const addPerson = await peopleOf(database, now, config.sessionIdleMinutes);
  const rowsFor = async (request: Request): Promise<unknown[]> => {
    if (request.kind === 'alerts') {
      await (
        await openTurns(database, now, config)
      )();
      return [];
    }
    if (request.kind === 'advance') {
      ahead += request.milliseconds;
      return [];
    }
    if (request.kind === 'person') return [await addPerson(request.person)];
    const query = CompiledQuery.raw(request.sql, [...request.parameters]);
    return (await database.db.executeQuery(query)).rows;
  };
  return {
    url: `http://localhost:${config.port}`,
    answer: async (request) => {
      const { id } = request;
      try {
        return { kind: 'rows', id, rows: await rowsFor(request) };
      } catch (error) {
        return { kind: 'failed', id, error: String(error) };
      }
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

/** The hashes made so far: each takes a second of a busy machine. */
const hashes = new Map<string, Promise<string>>();

/** Adds somebody as the sign-up, the verification and the sign-in do together. */
async function peopleOf(database: Database, now: () => Date, sessionIdleMinutes: number) {
  const tokens = await openTokens({ database, now, sessionIdleMinutes });
  return async ({ email, firstName, lastName, password, role }: NewPerson) => {
    if (!isRole(role)) throw new Error(`There is no role ${role}.`);
    const hash = hashes.get(password) ?? hashPassword(password);
    hashes.set(password, hash);
    const account = await database.db
      .insertInto('account')
      .values({
        email,
        first_name: firstName,
        last_name: lastName,
        password_hash: await hash,
        role,
        company_guid: null,
        created_at: now(),
        verified_at: now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { ...(await tokens.issue(account, 'node')), userGuid: account.user_guid };
  };
}

/** The sample data: fresh in memory or on PostgreSQL, or put into the folder the first time. */
async function openDatabase(folder?: string): Promise<Database> {
  const template = process.env['TEST_TEMPLATE'];
  // On PostgreSQL the folder is only the name by which the database is found again.
  if (template) {
    const url = await makeCopy(JSON.parse(template), folder ? basename(folder) : undefined);
    return connectDatabase({ kind: 'postgresql', url });
  }
  const dump = await openAsBlob(sampleDump);
  if (folder === undefined) return connectDatabase({ kind: 'memory', dump });
  // The folder that connectDatabase keeps its PGlite in.
  const inside = join(folder, 'pglite');
  if (!existsSync(inside)) await (await PGlite.create(inside, { loadDataDir: dump })).close();
  return connectDatabase({ kind: 'pglite', dataDir: folder });
}
