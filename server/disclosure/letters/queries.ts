import type { Selectable } from 'kysely';
import type { Db } from '#server/database/connect.ts';
import type { LetterTable } from '#server/database/tables/disclosure.ts';

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

/** Deletes the letters that were not changed since a time. */
export async function deleteLettersBefore(db: Db, time: Date): Promise<void> {
  await db.deleteFrom('disclosure.letter').where('updated_at', '<', time).execute();
}
