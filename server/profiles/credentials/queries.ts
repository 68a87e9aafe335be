import { sql } from 'kysely';
import type { Db } from '#server/database/connect.ts';
import type { UserCredentialTable } from '#server/database/tables/profile.ts';
import type { Target } from '#server/profiles/sections/queries.ts';

export type CredentialFacts = Pick<UserCredentialTable, 'credential_name' | 'credential_year'>;

/** In the order they were added. */
export async function listCredentials(db: Db, userGuid: string) {
  return db
    .selectFrom('user_credential')
    .where('user_guid', '=', userGuid)
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export type UserCredentialRow = Awaited<ReturnType<typeof listCredentials>>[number];

/** Adds a credential after the others. The caller must hold the person's lock. */
export async function insertCredential(
  db: Db,
  userGuid: string,
  facts: CredentialFacts,
): Promise<UserCredentialRow> {
  return db
    .insertInto('user_credential')
    .values((eb) => ({
      user_guid: userGuid,
      ...facts,
      position: eb
        .selectFrom('user_credential')
        .where('user_guid', '=', userGuid)
        .select(sql<number>`coalesce(max(position), 0) + 1`.as('next')),
    }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** @returns undefined when the person has no such credential, or has it in another version */
export async function changeCredential(
  db: Db,
  target: Target,
  facts: CredentialFacts,
): Promise<UserCredentialRow | undefined> {
  let update = db
    .updateTable('user_credential')
    .set((eb) => ({ ...facts, version: eb('version', '+', 1) }))
    .where('user_guid', '=', target.userGuid)
    .where('id', '=', target.id);
  if (target.version !== null) update = update.where('version', '=', target.version);
  return update.returningAll().executeTakeFirst();
}
