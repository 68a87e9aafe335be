import type { Selectable } from 'kysely';
import type { Db } from '#server/database/connect.ts';
import type { OneTimeCodeTable } from '#server/database/tables.ts';

/** SQL of one-time codes and links. */

export type CodeRow = Selectable<OneTimeCodeTable>;
export type Purpose = CodeRow['purpose'];

export async function insertCode(
  db: Db,
  code: Pick<
    CodeRow,
    'id' | 'user_guid' | 'purpose' | 'code_hash' | 'token_hash' | 'expires_at' | 'created_at'
  >,
): Promise<void> {
  await db.insertInto('one_time_code').values(code).execute();
}

/**
 * Counts a try against the newest code of a person.
 * @returns null when there is none, it is used, or it has been tried `maxAttempts` times
 */
export async function takeAttempt(
  db: Db,
  userGuid: string,
  purpose: Purpose,
  maxAttempts: number,
): Promise<CodeRow | null> {
  const row = await db
    .updateTable('one_time_code')
    .set((column) => ({ attempts: column('attempts', '+', 1) }))
    .where('id', '=', (query) =>
      query
        .selectFrom('one_time_code')
        .select('id')
        .where('user_guid', '=', userGuid)
        .where('purpose', '=', purpose)
        .orderBy('created_at', 'desc')
        .limit(1),
    )
    .where('attempts', '<', maxAttempts)
    .where('used_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function findByToken(
  db: Db,
  userGuid: string,
  purpose: Purpose,
  tokenHash: string,
): Promise<CodeRow | null> {
  const row = await db
    .selectFrom('one_time_code')
    .selectAll()
    .where('user_guid', '=', userGuid)
    .where('purpose', '=', purpose)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Uses up every open code of a person for this purpose.
 * @returns false when the one named was used already
 */
export async function spendCode(db: Db, code: CodeRow, at: Date): Promise<boolean> {
  const rows = await db
    .updateTable('one_time_code')
    .set({ used_at: at })
    .where('user_guid', '=', code.user_guid)
    .where('purpose', '=', code.purpose)
    .where('used_at', 'is', null)
    .returning('id')
    .execute();
  return rows.some((row) => row.id === code.id);
}

/**
 * Every code and link of a person ends.
 * @returns how many there were
 */
export async function forgetCodes(db: Db, userGuid: string): Promise<number> {
  const rows = await db
    .deleteFrom('one_time_code')
    .where('user_guid', '=', userGuid)
    .returning('id')
    .execute();
  return rows.length;
}

export async function forgetEndedCodes(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('one_time_code').where('expires_at', '<', before).execute();
}
