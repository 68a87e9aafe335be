import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { startPostgres } from '#scripts/doctor/postgres.ts';
import { connectDatabase, type Database } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';

/** A prepared database on a PostgreSQL, of which copies are made. */
export interface Template {
  /** Address of the server's own database. */
  readonly server: string;
  readonly name: string;
}

/**
 * Makes a migrated database that copies can be made of.
 * @param fill puts rows in it that every copy has
 * @throws what went wrong; nothing is left on the server then
 */
async function makeTemplate(
  server: string,
  fill: (database: Database) => Promise<void> = async () => {},
): Promise<Template> {
  const template = { server, name: `our_ability_test_${randomUUID().slice(0, 8)}` };
  await onServer(server, `CREATE DATABASE "${template.name}"`);
  try {
    const url = addressOf(template, template.name);
    const database = await connectDatabase({ kind: 'postgresql', url });
    try {
      await migrate(database.db);
      await fill(database);
    } finally {
      await database.close();
    }
    return template;
  } catch (error) {
    await dropTemplate(template);
    throw error;
  }
}

/**
 * A PostgreSQL with a template on it, for the length of a test run.
 * @returns the template, and what leaves nothing of both behind
 */
export async function startTemplate(
  fill?: (database: Database) => Promise<void>,
): Promise<{ template: Template; clear: () => Promise<void> }> {
  const { url, stop } = await startPostgres();
  try {
    const template = await makeTemplate(url, fill);
    return {
      template,
      clear: async () => {
        await dropTemplate(template);
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Drops the template and every copy. */
async function dropTemplate({ server, name }: Template): Promise<void> {
  const copies = await onServer(
    server,
    `SELECT datname FROM pg_database WHERE datname LIKE '${name}%' ORDER BY datname DESC`,
  );
  for (const { datname } of copies)
    await onServer(server, `DROP DATABASE IF EXISTS "${String(datname)}" WITH (FORCE)`);
}

/**
 * Makes a copy of the template, if it is not there.
 * @param label the copy that was made under this name before, if any; else a new one
 * @returns its address
 */
export async function makeCopy(template: Template, label: string = randomUUID()): Promise<string> {
  const name = `${template.name}_${label.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`.slice(0, 60);
  const there = await onServer(
    template.server,
    `SELECT 1 FROM pg_database WHERE datname = '${name}'`,
  );
  if (there.length === 0)
    await onServer(template.server, `CREATE DATABASE "${name}" TEMPLATE "${template.name}"`);
  return addressOf(template, name);
}

function addressOf({ server }: Template, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs one statement on the server itself, such as CREATE DATABASE. */
async function onServer(server: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}
