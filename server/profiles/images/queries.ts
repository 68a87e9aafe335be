import type { Db } from '#server/database/connect.ts';
import type { CleanImage } from '#server/profiles/images/cleanImage.ts';

/** Saves the picture of a person, replacing an earlier one. */
export async function saveImage(
  db: Db,
  userGuid: string,
  { mime, content }: CleanImage,
  at: Date,
): Promise<void> {
  const image = { mime, content, stored_at: at };
  await db
    .insertInto('profile_image')
    .values({ user_guid: userGuid, ...image })
    .onConflict((conflict) => conflict.column('user_guid').doUpdateSet(image))
    .execute();
}

/** The profile image of a person; undefined when there is none. */
export async function findImage(db: Db, userGuid: string): Promise<CleanImage | undefined> {
  return db
    .selectFrom('profile_image')
    .where('user_guid', '=', userGuid)
    .select(['mime', 'content'])
    .executeTakeFirst();
}

/** @returns false when there was none */
export async function deleteImage(db: Db, userGuid: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('profile_image')
    .where('user_guid', '=', userGuid)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
