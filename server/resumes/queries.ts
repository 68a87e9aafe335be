import { sql } from 'kysely';
import type { Db } from '#server/database/connect.ts';

/** Files kept for each person; a newer file replaces the oldest. */
const filesKept = 5;

/**
 * Stores a file and keeps only the newest five of this person. Needs a transaction.
 * @returns the id of the file
 */
export async function insertResume(
  db: Db,
  file: {
    readonly userGuid: string;
    readonly fileName: string;
    readonly content: Buffer;
    readonly at: Date;
  },
): Promise<string> {
  const { id } = await db
    .insertInto('stored_resume')
    .values({
      user_guid: file.userGuid,
      file_name: file.fileName,
      content: file.content,
      created_at: file.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const newest = db
    .selectFrom('stored_resume')
    .where('user_guid', '=', file.userGuid)
    .where('id', '!=', id)
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(filesKept - 1);
  await db
    .deleteFrom('stored_resume')
    .where('user_guid', '=', file.userGuid)
    .where('id', '!=', id)
    .where('id', 'not in', newest)
    .execute();
  return id;
}

/** A person's files without their content, newest first. */
export async function listResumes(db: Db, userGuid: string) {
  return db
    .selectFrom('stored_resume')
    .select(['id', 'file_name', 'created_at', sql<number>`length(content)`.as('bytes')])
    .where('user_guid', '=', userGuid)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** @returns false when the person has no such file */
export async function deleteResume(db: Db, userGuid: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('stored_resume')
    .where('user_guid', '=', userGuid)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * The bytes of a person's own file; null when there is none or it belongs to somebody else.
 */
export async function findResume(db: Db, userGuid: string, id: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('stored_resume')
    .where('user_guid', '=', userGuid)
    .where('id', '=', id)
    .select('content')
    .executeTakeFirst();
  return row?.content ?? null;
}
