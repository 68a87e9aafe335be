import type { Db } from '#server/database/connect.ts';
import type { Insertable, Selectable } from 'kysely';
import type { DisplayProfileTable } from '#server/database/tables/profile.ts';

export type DisplayChoices = Omit<Selectable<DisplayProfileTable>, 'user_guid' | 'version'>;

/** A language or a view of postings that is not given stays. */
export type DisplayChange = Omit<Insertable<DisplayProfileTable>, 'user_guid' | 'version'>;

/** The display profile of a person; undefined when none was saved. */
export async function findDisplayProfile(db: Db, userGuid: string) {
  return db
    .selectFrom('display_profile')
    .where('user_guid', '=', userGuid)
    .selectAll()
    .executeTakeFirst();
}

/**
 * @param target.version the version it must have, 0 when none is saved yet; null for any
 * @returns undefined when it has another version
 */
export async function putDisplayProfile(
  db: Db,
  target: { readonly userGuid: string; readonly version: number | null },
  choices: DisplayChange,
) {
  const { userGuid, version } = target;
  const change = db
    .updateTable('display_profile')
    .set((eb) => ({ ...choices, version: eb('version', '+', 1) }))
    .where('user_guid', '=', userGuid);
  if (version !== null && version !== 0)
    return change.where('version', '=', version).returningAll().executeTakeFirst();
  const first = await db
    .insertInto('display_profile')
    .values({ user_guid: userGuid, ...choices })
    .onConflict((conflict) => conflict.column('user_guid').doNothing())
    .returningAll()
    .executeTakeFirst();
  return first ?? (version === null ? change.returningAll().executeTakeFirst() : undefined);
}
