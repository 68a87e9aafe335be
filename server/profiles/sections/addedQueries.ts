import type { Db } from '#server/database/connect.ts';
import type { SectionTable } from './queries.ts';

/** What an idempotency key has added, for as long as it is kept. */

export interface Addition {
  readonly userGuid: string;
  readonly section: SectionTable;
  readonly key: string;
}

/** @param since older additions are ignored */
export async function findAddition(db: Db, { userGuid, section, key }: Addition, since: Date) {
  return db
    .selectFrom('added_entry')
    .where('user_guid', '=', userGuid)
    .where('section', '=', section)
    .where('key', '=', key)
    .where('added_at', '>=', since)
    .selectAll()
    .executeTakeFirst();
}

/** Replaces what the key added before. */
export async function saveAddition(
  db: Db,
  { userGuid, section, key }: Addition,
  entry: {
    readonly entry_id: string;
    readonly entry_version: number;
    readonly content_hash: string;
    readonly added_at: Date;
  },
): Promise<void> {
  await db
    .insertInto('added_entry')
    .values({ user_guid: userGuid, section, key, ...entry })
    .onConflict((conflict) => conflict.columns(['user_guid', 'section', 'key']).doUpdateSet(entry))
    .execute();
}

export async function forgetAddedBefore(db: Db, time: Date): Promise<void> {
  await db.deleteFrom('added_entry').where('added_at', '<', time).execute();
}
