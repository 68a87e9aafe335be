import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from '#server/database/connect.ts';

const folder = new URL('migrations/', import.meta.url);

/** Every change of the schema is a file, in the order of its number. Never edit one that was released. */
async function migrationNames(): Promise<readonly string[]> {
  const files = await readdir(folder);
  return files.filter((file) => /^\d{4}_\w+\.ts$/.test(file)).map((file) => file.slice(0, -3));
}

async function loadMigrations(): Promise<Record<string, Migration>> {
  const load = async (name: string) =>
    [name, (await import(new URL(`${name}.ts`, folder).href)) as Migration] as const;
  return Object.fromEntries(await Promise.all((await migrationNames()).map(load)));
}

/**
 * Brings the schema up to date; safe to call from several processes at once.
 * @throws the error of the migration that failed; the ones before it stay
 */
export async function migrate(db: Db): Promise<void> {
  if (await isUpToDate(db)) return;
  const migrator = new Migrator({
    db,
    provider: { getMigrations: loadMigrations },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/**
 * Two short queries at most starts, where the migrator would ask for every table of the database.
 */
async function isUpToDate(db: Db): Promise<boolean> {
  const table = sql<{ name: string | null }>`select to_regclass('kysely_migration')::text as name`;
  if (!(await table.execute(db)).rows[0]?.name) return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const done = new Set(rows.map(({ name }) => name));
  const known = await migrationNames();
  return done.size === known.length && known.every((name) => done.has(name));
}
