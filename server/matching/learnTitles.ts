import type { Db } from '#server/database/connect.ts';
import { listTitles } from './occupationQueries.ts';
import { learn } from './titles.ts';

/**
 * Lets this process read titles by those that were imported, beside our own table. To be called
 * before the first title is read; without an import nothing changes.
 * @returns how many titles were imported
 */
export async function learnTitles(db: Db): Promise<number> {
  const titles = await listTitles(db, 'soc');
  if (titles.length > 0) learn(titles);
  return titles.length;
}
