import { existsSync } from 'node:fs';
import { readConfig } from '#server/config.ts';
import type { Db } from '#server/database/connect.ts';
import { loadSettings } from './command.ts';

/**
 * Lets a command read titles by those that occupations:import stored. Without a database there are
 * none, and none is made.
 * @param readMore reads what else the command needs, where there is a database
 * @throws Error when a server has the embedded database
 */
export async function learnStoredTitles(readMore?: (db: Db) => Promise<void>): Promise<void> {
  loadSettings();
  const { databaseUrl, dataDir } = readConfig(process.env);
  if (databaseUrl === null && !existsSync(dataDir)) return;
  const { openStore } = await import('#server/jobs/feeds/openStore.ts');
  const { learnTitles } = await import('#server/matching/learnTitles.ts');
  const database = await openStore(process.env);
  try {
    await learnTitles(database.db);
    await readMore?.(database.db);
  } finally {
    await database.close();
  }
}
