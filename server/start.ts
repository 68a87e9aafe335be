import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { type Config, ConfigError, readConfig } from '#server/config.ts';
import { connectDatabase, type Database } from '#server/database/connect.ts';
import { DatabaseInUseError } from '#server/database/lock.ts';
import { migrate } from '#server/database/migrate.ts';
import { warmResumeParser } from '#server/resumes/parseResume.ts';
import { seedSampleData } from '#server/database/seed/seedSampleData.ts';
import { ContractError } from '#server/http/contract.ts';

/** A reason not to start that the person at the terminal can mend; anything else is a fault of ours and keeps its stack. */
function sayWhyNot(error: unknown): string {
  if (
    error instanceof ConfigError ||
    error instanceof ContractError ||
    error instanceof DatabaseInUseError
  )
    return error.message;
  if (!(error instanceof Error)) return String(error);
  const code: unknown = Reflect.get(error, 'code');
  const port: unknown = Reflect.get(error, 'port');
  if (code === 'EADDRINUSE')
    return `Port ${String(port)} is in use. Stop the other program, or set PORT to another number.`;
  if (code === 'EACCES' && typeof port === 'number')
    return `Port ${port} may not be used by this account. Set PORT to a number above 1023.`;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === '28P01' || code === '3D000')
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

/** Ends in order: no new requests, the running ones finish, then the database. */
function stopOnSignal(app: FastifyInstance, database: Database): void {
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
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
 * Starts the server as its settings say: database up to date, sample data once, then listening. Prints the address and,
 * outside production, the demo accounts. A reason not to start is printed in a line and ends the process with code 1.
 * @param options.webRoot folder of the built browser app; null serves the APIs alone
 */
export async function startServer(options: {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly webRoot: string | null;
}): Promise<void> {
  let database: Database | undefined;
  try {
    const config = readConfig(options.env);
    const now = () => new Date();
    database = await connect(config);
    await migrate(database.db);
    const accounts = await seedSampleData({ database, now, production: config.production });
    const app = await buildApp({ config, database, now, webRoot: options.webRoot });
    // One request that fails in a way nobody thought of must not end all the others.
    process.on('unhandledRejection', (reason) => {
      app.log.error({ err: reason }, 'unhandled rejection');
    });
    stopOnSignal(app, database);
    await app.listen({ port: config.port, host: config.host });
    // The first upload must not wait for the parser's thread to start.
    warmResumeParser();
    console.log(`Our Ability is ready: ${addressOf(app, config)}`);
    for (const account of config.production ? [] : accounts)
      console.log(`  Demo ${account.label}: ${account.email}  ${account.password}`);
  } catch (error) {
    console.error(sayWhyNot(error));
    await database?.close().catch(() => undefined);
    process.exit(1);
  }
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url))
  await startServer({ env: process.env, webRoot: null });
