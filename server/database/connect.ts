import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { listenOnPostgres } from '#server/database/listen.ts';
import { lockFolder } from '#server/database/lock.ts';
import { makePrivate } from '#server/database/privateFolder.ts';
import type { Tables } from '#server/database/tables.ts';

// bigint and numeric columns hold counts and money that fit a double; dates stay text as
// PostgreSQL prints them.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

export type Db = Kysely<Tables>;

export interface Database {
  readonly db: Db;
  /** The connections behind `db`, for libraries that bring their own SQL. */
  readonly pool: pg.Pool;
  readonly kind: 'pglite' | 'postgresql';
  /**
   * Calls `heard` for each NOTIFY on a channel, and whenever one may have been missed: after each
   * new connection, and from time to time. The data are in a table; a notice only says when to
   * read it.
   * @returns ends it
   */
  readonly listen: (channel: string, heard: () => void) => Promise<() => Promise<void>>;
  readonly close: () => Promise<void>;
}

export type DatabaseOptions =
  | { readonly kind: 'postgresql'; readonly url: string }
  | { readonly kind: 'pglite'; readonly dataDir: string }
  /** In memory, from a dump when one is given; for tests. */
  | { readonly kind: 'memory'; readonly dump?: Blob };

/**
 * The only way to the database: PostgreSQL by its address, otherwise PGlite in a folder of its own
 * (locked against a second process). Both are behind the same pg.Pool, so the SQL is the same.
 * @throws DatabaseInUseError when another process has the folder, DataFolderError when it cannot
 * be closed to other accounts
 */
export async function connectDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.kind === 'postgresql') {
    // A database without an answer is an error within seconds, so that requests do not wait
    // forever.
    const pool = new pg.Pool({
      connectionString: options.url,
      max: 10,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    // A connection that breaks must not end the process, idle or in use: what waits on it fails,
    // and the next query gets a new one. While it is in use, the pool itself does not listen.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    return {
      db: kysely(pool),
      pool,
      kind: 'postgresql',
      listen: async (channel, heard) => listenOnPostgres(options.url, channel, heard),
      close: () => pool.end(),
    };
  }
  if (options.kind === 'memory') {
    return embedded(
      await PGlite.create(options.dump ? { loadDataDir: options.dump } : {}),
      async () => undefined,
    );
  }
  makePrivate(options.dataDir);
  const unlock = await lockFolder(options.dataDir);
  try {
    return await embedded(await PGlite.create(join(options.dataDir, 'pglite')), unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function embedded(lite: PGlite, unlock: () => Promise<void>): Promise<Database> {
  const settings = createPgConfig(lite);
  // PGlite serves one connection; the pool makes everybody wait their turn.
  const pool = new pg.Pool({
    ...settings,
    connection: settings.connection,
    max: 1,
  } as pg.PoolConfig);
  return {
    db: kysely(pool),
    pool,
    kind: 'pglite',
    listen: async (channel, heard) => {
      let isHeard = true;
      await lite.listen(channel, () => {
        if (isHeard) heard();
      });
      // UNLISTEN goes past the pool, and a query that is under way then never ends.
      return async () => void (isHeard = false);
    },
    close: async () => {
      await pool.end();
      await lite.close();
      await unlock();
    },
  };
}

function kysely(pool: pg.Pool): Db {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
