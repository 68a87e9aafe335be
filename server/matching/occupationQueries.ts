import type { Db } from '#server/database/connect.ts';
import type { KnownTitle } from './knownTitles.ts';

/** A system of occupations whose titles can be imported; each is imported by itself. */
export type CodeSystem = 'soc' | 'esco';

/** PostgreSQL takes 65,535 values in one statement. */
const atOnce = 10_000;

/** Puts the titles in place of those of the same system that were imported before. */
export async function replaceTitles(
  db: Db,
  system: CodeSystem,
  titles: readonly KnownTitle[],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('occupation_title').where('system', '=', system).execute();
    for (let at = 0; at < titles.length; at += atOnce)
      await transaction
        .insertInto('occupation_title')
        .values(
          titles.slice(at, at + atOnce).map(({ code, title, trust = 1, isName = false }) => ({
            system,
            code,
            title,
            trust,
            is_name: isName,
          })),
        )
        .execute();
  });
}

/** The titles of a system that were imported; none before that. */
export async function listTitles(db: Db, system: CodeSystem): Promise<KnownTitle[]> {
  return db
    .selectFrom('occupation_title')
    .select(['code', 'title', 'trust', 'is_name as isName'])
    .where('system', '=', system)
    .orderBy('code')
    .orderBy('title')
    .execute();
}
