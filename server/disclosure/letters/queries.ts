import { type Selectable, sql } from 'kysely';
import type { Db } from '#server/database/connect.ts';
import type { LetterTable } from '#server/database/tables/disclosure.ts';
import type { Home } from '#server/places/timeZone.ts';

export type LetterRow = Selectable<LetterTable>;

/** The letters of a person, the last changed first. */
export async function listLetters(db: Db, userGuid: string): Promise<LetterRow[]> {
  return db
    .selectFrom('disclosure.letter')
    .where('user_guid', '=', userGuid)
    .selectAll()
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
}

/** What a file of a letter says, and who wrote it; undefined when the person has no such letter. */
export async function findWritten(db: Db, userGuid: string, id: string) {
  return db
    .selectFrom('disclosure.letter')
    .innerJoin('account', 'account.user_guid', 'disclosure.letter.user_guid')
    .where('disclosure.letter.user_guid', '=', userGuid)
    .where('disclosure.letter.id', '=', id)
    .select(['disclosure.letter.body', 'disclosure.letter.version'])
    .select(['account.first_name', 'account.last_name'])
    .executeTakeFirst();
}

/** Notes when a letter was changed, from which it is kept 12 months. Its version stays. */
export async function noteChanged(trx: Db, { id }: LetterRow, at: Date): Promise<LetterRow> {
  return trx
    .updateTable('disclosure.letter')
    .set({ updated_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Somebody whose letter is deleted soon, and where they live. */
export interface EndingLetterRow extends Home {
  readonly user_guid: string;
  /** The last change of the first that goes. */
  readonly updated_at: Date;
}

/**
 * Whose letters were not changed since a time, once each: every letter is taken once after each of
 * its changes, also when two servers ask in the same moment.
 */
export async function takeEndingLetters(
  trx: Db,
  before: Date,
): Promise<readonly EndingLetterRow[]> {
  const { rows } = await sql<EndingLetterRow>`
    with taken as (
      update disclosure.letter set told_of = updated_at
      where updated_at < ${before} and told_of is distinct from updated_at
      returning user_guid, updated_at
    )
    select taken.user_guid, min(updated_at) as updated_at, postal_code, city, state
    from taken left join user_profile as home on home.user_guid = taken.user_guid
    group by taken.user_guid, postal_code, city, state`.execute(trx);
  return rows;
}

/** Deletes the letters that were not changed since a time. */
export async function deleteLettersBefore(db: Db, time: Date): Promise<void> {
  await db.deleteFrom('disclosure.letter').where('updated_at', '<', time).execute();
}
