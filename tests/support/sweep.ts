import { expect } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';

/**
 * Starts another server when a sweep is due, and stops it when the sweep is done.
 * @param settings of that server
 */
export async function startWithSweepDue(
  database: Database,
  now: () => Date,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  await database.pool.query(`delete from work.job where name = 'sweep'`);
  const config = readConfig({ LOG_LEVEL: 'silent', ...settings });
  const app = await buildApp({ config, database, now, webRoot: null });
  await app.ready();
  await expect.poll(() => sweepStates(database), { timeout: 20_000 }).toEqual(['completed']);
  await app.close();
}

/** Of every sweep that the work queue has. */
export async function sweepStates({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ state: string }>(
    `select state from work.job where name = 'sweep'`,
  );
  return rows.map(({ state }) => state);
}
