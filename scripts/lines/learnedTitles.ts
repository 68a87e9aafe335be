import { existsSync } from 'node:fs';
import { readConfig } from '#server/config.ts';
import { loadSettings } from './command.ts';

/**
 * Lets a command read titles by those that occupations:import stored. Without a database there are
 * none, and none is made.
 * @returns what the work of each SOC code is, where that was stored
 * @throws Error when a server has the embedded database
 */
export async function learnStoredTitles(): Promise<ReadonlyMap<string, string>> {
  loadSettings();
  const { databaseUrl, dataDir } = readConfig(process.env);
  if (databaseUrl === null && !existsSync(dataDir)) return new Map();
  const { openStore } = await import('#server/jobs/feeds/openStore.ts');
  const { listTexts } = await import('#server/matching/occupationQueries.ts');
  const { learnTitles } = await import('#server/matching/learnTitles.ts');
  const database = await openStore(process.env);
  try {
    await learnTitles(database.db);
    return await listTexts(database.db);
  } finally {
    await database.close();
  }
}
