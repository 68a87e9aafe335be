import { expect } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';

/**
 * Starts another server when a sweep is due, and stops it when the sweep is done.
 * @param settings of that server
 */
export const startWithSweepDue = (
  database: Database,
  now: () => Date,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> => startWithWorkDue('sweep', database, now, settings);

/** The same for other work that a server asks for at its start, by the name of the work. */
export async function startWithWorkDue(
  work: string,
  database: Database,
  now: () => Date,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  // A server that runs already would take the work with its own clock, right after its own.
  await expect
    .poll(async () => (await statesOf(work, database)).filter((state) => state !== 'completed'))
    .toEqual([]);
  await database.pool.query('delete from work.job where name = $1', [work]);
  const config = readConfig({ LOG_LEVEL: 'silent', ...settings });
  const app = await buildApp({ config, database, now, webRoot: null });
  await app.ready();
  await expect.poll(() => statesOf(work, database)).toEqual(['completed']);
  await app.close();
}

async function statesOf(work: string, { pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ state: string }>(
    'select state from work.job where name = $1',
    [work],
  );
  return rows.map(({ state }) => state);
}

/** Of every sweep that the work queue has. */
export const sweepStates = (database: Database): Promise<string[]> => statesOf('sweep', database);
