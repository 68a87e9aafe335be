import type { Db } from '#server/database/connect.ts';
import { learnEsco } from './learnedSystems.ts';
import { listTitles } from './occupationQueries.ts';
import { learn } from './titles.ts';

/**
 * Lets this process read titles by those that were imported, beside our own table. To be called
 * before the first title is read; without an import nothing changes.
 * @returns how many titles were imported
 */
export async function learnTitles(db: Db): Promise<number> {
  const soc = await listTitles(db, 'soc');
  if (soc.length > 0) learn(soc);
  const esco = await listTitles(db, 'esco');
  if (esco.length > 0) learnEsco(esco);
  return soc.length + esco.length;
}
