import { type Selectable, sql } from 'kysely';
import type { Db } from '#server/database/connect.ts';
import type { OneTimeCodeTable } from '#server/database/tables/identity.ts';

/** SQL of one-time codes and links. */

export type CodeRow = Selectable<OneTimeCodeTable>;
export type Purpose = CodeRow['purpose'];

/** Stores a code of a mail, as hashes only. */
export async function insertCode(
  db: Db,
  code: Pick<
    CodeRow,
    | 'id'
    | 'user_guid'
    | 'sign_up'
    | 'purpose'
    | 'code_hash'
    | 'token_hash'
    | 'expires_at'
    | 'created_at'
  >,
): Promise<void> {
  await db.insertInto('one_time_code').values(code).execute();
}

/** Whose code it is. */
export interface CodeOwner {
  /** Null for an address without an account. */
  readonly userGuid: string | null;
  readonly purpose: Purpose;
  /** Only codes of this sign-up; without it, of any. */
  readonly signUp?: string | null;
}

/**
 * Counts an attempt against the newest code of a person. Where there is none to count against, it
 * writes one that is nobody's, so that the work tells nobody which it was.
 * @returns null when there is none, it is used, or it had `maxAttempts` attempts
 */
export async function countAttempt(
  db: Db,
  { userGuid, purpose, signUp = null }: CodeOwner,
  maxAttempts: number,
  at: Date,
): Promise<CodeRow | null> {
  const row = await db
    .with('counted', (query) =>
      query
        .updateTable('one_time_code')
        .set((column) => ({ attempts: column('attempts', '+', 1) }))
        .where('id', '=', (newest) =>
          newest
            .selectFrom('one_time_code')
            .select('id')
            .where('user_guid', '=', userGuid)
            .where('purpose', '=', purpose)
            .$if(signUp !== null, (some) => some.where('sign_up', '=', signUp))
            .orderBy('created_at', 'desc')
            .limit(1),
        )
        .where('attempts', '<', maxAttempts)
        .where('used_at', 'is', null)
        .returningAll(),
    )
    .with('nobodys', (query) =>
      query
        .insertInto('one_time_code')
        .columns(['purpose', 'code_hash', 'token_hash', 'expires_at', 'created_at'])
        .expression(
          sql`select ${purpose}, '', '', ${at}::timestamptz, ${at}::timestamptz
            where not exists (select from counted)`,
        )
        .returning('id'),
    )
    .selectFrom('counted')
    .selectAll()
    .executeTakeFirst();
  return row ?? null;
}

/** The code of a person with this token hash; null when there is none. */
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
 * Marks every open code of a person for this purpose as used.
 * @returns false when the given one was used already
 */
export async function consumeCode(db: Db, code: CodeRow, at: Date): Promise<boolean> {
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

/** Deletes every code and link of a person. */
export async function deleteCodes(db: Db, userGuid: string): Promise<void> {
  await db.deleteFrom('one_time_code').where('user_guid', '=', userGuid).execute();
}

/** Deletes the codes of a person that verify no sign-up of those that are kept. */
export async function deleteCodesOfNoSignUp(db: Db, userGuid: string): Promise<void> {
  await db
    .deleteFrom('one_time_code')
    .where('user_guid', '=', userGuid)
    .where('sign_up', 'is', null)
    .execute();
}

/** Deletes every code that expired before this time. */
export async function deleteExpiredCodes(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('one_time_code').where('expires_at', '<', before).execute();
}
