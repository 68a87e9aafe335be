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
          titles
            .slice(at, at + atOnce)
            .map(({ code, title, trust = 1, isName = false, isReported = false }) => ({
              system,
              code,
              title,
              trust,
              is_name: isName,
              is_reported: isReported,
            })),
        )
        .execute();
  });
}

/** The titles of a system that were imported; none before that. */
export async function listTitles(db: Db, system: CodeSystem): Promise<KnownTitle[]> {
  return db
    .selectFrom('occupation_title')
    .select(['code', 'title', 'trust', 'is_name as isName', 'is_reported as isReported'])
    .where('system', '=', system)
    .orderBy('code')
    .orderBy('title')
    .execute();
}

/** Puts what the work of each SOC code is in place of what was imported before. */
export async function replaceTexts(db: Db, texts: ReadonlyMap<string, string>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('occupation_text').execute();
    if (texts.size > 0)
      await transaction
        .insertInto('occupation_text')
        .values([...texts].map(([code, text]) => ({ code, text })))
        .execute();
  });
}

/** What the work of each SOC code is, as it was imported; empty before that. */
export async function listTexts(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('occupation_text')
    .select(['code', 'text'])
    .orderBy('code')
    .execute();
  return new Map(rows.map(({ code, text }) => [code, text]));
}
