import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { type Config, ConfigError, readConfig } from '#server/config.ts';
import { demoWarning, isDemoInPublic } from '#server/demoInPublic.ts';
import { connectDatabase, type Database } from '#server/database/connect.ts';
import { DatabaseInUseError } from '#server/database/lock.ts';
import { DataFolderError, makePrivate } from '#server/database/privateFolder.ts';
import { migrate } from '#server/database/migrate.ts';
import { warmResumeParser } from '#server/resumes/parseResume.ts';
import { seedSampleData } from '#server/database/seed/seedSampleData.ts';
import { ContractError } from '#server/http/contract.ts';
import { hashAtOnce } from '#server/identity/passwords.ts';

/**
 * What the system and PostgreSQL say of a database that is not there, not yet there, or not open
 * to us.
 */
const unreachable: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  '28000',
  '28P01',
  '3D000',
  '57P03',
]);

/**
 * A reason not to start that the person at the terminal can mend; anything else is a fault of ours
 * and keeps its stack.
 * @param host where it was about to listen; null when it did not come so far
 */
function sayWhyNot(error: unknown, host: string | null): string {
  if (
    error instanceof ConfigError ||
    error instanceof ContractError ||
    error instanceof DatabaseInUseError ||
    error instanceof DataFolderError
  )
    return error.message;
  if (!(error instanceof Error)) return String(error);
  const code: unknown = Reflect.get(error, 'code');
  const port: unknown = Reflect.get(error, 'port');
  if (code === 'EADDRINUSE')
    return `Port ${String(port)} is in use. Stop the other program, or set PORT to another number.`;
  if (code === 'EACCES' && typeof port === 'number')
    return `Port ${port} may not be used by this account. Set PORT to a number above 1023.`;
  if (host !== null && (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN'))
    return `HOST is ${host}, which is no address of this machine. Leave it out, or set it to 0.0.0.0.`;
  if (unreachable.has(code) || (host === null && /\bconnection timeout\b/i.test(error.message)))
    return `The database of DATABASE_URL could not be reached: ${error.message || String(code)}.`;
  return error.stack ?? error.message;
}

/** The address to open: a server that listens everywhere is found at localhost. */
function addressOf(app: FastifyInstance, config: Config): string {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const everywhere = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(config.host);
  return `http://${everywhere ? 'localhost' : config.host}:${port}`;
}

function connect(config: Config): Promise<Database> {
  return connectDatabase(
    config.databaseUrl === null
      ? { kind: 'pglite', dataDir: config.dataDir }
      : { kind: 'postgresql', url: config.databaseUrl },
  );
}

/** What a request may still take when the server is told to stop; then its connection is cut. */
const patienceMs = 10_000;

/**
 * Ends in order: no new requests, the running ones finish, then the database. The same signal
 * again waits for nobody; npm sends the other one after its own.
 */
function stopOnSignal(app: FastifyInstance, database: Database): void {
  let stopping: NodeJS.Signals | null = null;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping !== null) {
      if (signal === stopping) app.server.closeAllConnections();
      return;
    }
    stopping = signal;
    setTimeout(() => app.server.closeAllConnections(), patienceMs).unref();
    app.log.info(`${signal}: stopping`);
    try {
      await app.close();
      await database.close();
    } catch (error) {
      app.log.error({ err: error }, 'stopping failed');
      process.exitCode = 1;
    }
    process.exit();
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
}

/**
 * Starts the server as its settings say: database up to date, sample data once, then listening.
 * Prints the address and, outside production, the demo accounts. A reason not to start is printed
 * in a line and ends the process with code 1.
 * @param options.webRoot folder of the built browser app; null serves the APIs alone
 */
export async function runServer(options: {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly webRoot: string | null;
}): Promise<void> {
  let database: Database | undefined;
  let app: FastifyInstance | undefined;
  let host: string | null = null;
  try {
    const config = readConfig(options.env);
    hashAtOnce(config.passwordHashesAtOnce);
    const now = () => new Date();
    database = await connect(config);
    await migrate(database.db);
    const accounts = await seedSampleData({ database, now, production: config.production });
    app = await buildApp({
      config,
      database,
      now,
      webRoot: options.webRoot,
      // Its lock says that no other process receives there.
      ...(config.databaseUrl === null
        ? { uploadFolder: join(config.dataDir, 'our-ability.uploads') }
        : {}),
    });
    // One request that fails in a way nobody thought of must not end all the others.
    const { log } = app;
    process.on('unhandledRejection', (reason) => {
      log.error({ err: reason }, 'unhandled rejection');
    });
    stopOnSignal(app, database);
    host = config.host;
    await app.listen({ port: config.port, host });
    // The embedded database makes its files open, whatever the process says.
    if (config.databaseUrl === null) makePrivate(config.dataDir);
    // The first upload must not wait for the parser's thread to start.
    warmResumeParser();
    console.log(`Our Ability is ready: ${addressOf(app, config)}`);
    for (const account of config.production ? [] : accounts)
      console.log(`  Demo ${account.label}: ${account.email}  ${account.password}`);
    if (isDemoInPublic(config)) console.warn(demoWarning);
  } catch (error) {
    console.error(sayWhyNot(error, host));
    // The queue of work has begun by then, and would miss its database.
    await app?.close().catch(() => undefined);
    await database?.close().catch(() => undefined);
    process.exit(1);
  }
}
