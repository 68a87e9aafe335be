import type { Db } from '#server/database/connect.ts';

/** Files kept for each person; an older one goes when a new one comes. */
const filesKept = 5;

/**
 * Keeps a file, and of this person's files the newest five. To be run in a transaction.
 * @returns the id it is kept under
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

/** The bytes of one's own file; nothing when there is none by this id, or it is another person's. */
export async function findResume(db: Db, userGuid: string, id: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('stored_resume')
    .where('user_guid', '=', userGuid)
    .where('id', '=', id)
    .select('content')
    .executeTakeFirst();
  return row?.content ?? null;
}
