import { readConfig } from '#server/config.ts';
import { connectDatabase, type Database } from '#server/database/connect.ts';
import { DatabaseInUseError } from '#server/database/lock.ts';
import { migrate } from '#server/database/migrate.ts';
import { makePrivate } from '#server/database/privateFolder.ts';

/**
 * The database of the settings for a command, brought up to date.
 * @throws Error with what to do when a server has the embedded one
 */
export async function openStore(
  env: Readonly<Record<string, string | undefined>>,
): Promise<Database> {
  const { databaseUrl, dataDir } = readConfig(env);
  try {
    const database = await connectDatabase(
      databaseUrl === null ? { kind: 'pglite', dataDir } : { kind: 'postgresql', url: databaseUrl },
    );
    await migrate(database.db);
    // The embedded database makes its files open, whatever the process says.
    if (databaseUrl === null) makePrivate(dataDir);
    return database;
  } catch (error) {
    if (!(error instanceof DatabaseInUseError)) throw error;
    throw new Error(
      `${error.message} With a PostgreSQL database (DATABASE_URL), commands work beside a running server.`,
      { cause: error },
    );
  }
}
