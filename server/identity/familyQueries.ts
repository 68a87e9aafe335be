import type { Selectable } from 'kysely';
import type { Db } from '#server/database/connect.ts';
import type { SignInFamilyTable } from '#server/database/tables/identity.ts';
import { endActingIn, endActingOf } from '#server/identity/actingQueries.ts';
import type { DeviceWords } from '#server/identity/deviceWords.ts';

/**
 * SQL of sign-ins. A family is everything issued by one sign-in: its refresh tokens and,
 * by their sid, its access tokens.
 */

export type Family = Selectable<SignInFamilyTable>;

/** Starts a sign-in of a person on a device. */
export async function insertFamily(
  db: Db,
  userGuid: string,
  device: DeviceWords,
  at: Date,
): Promise<Family> {
  const { browser, system } = device;
  return db
    .insertInto('sign_in_family')
    .values({ user_guid: userGuid, created_at: at, last_used_at: at, browser, system })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** One sign-in; null when it is not there any more. */
export async function findFamily(db: Db, family: string): Promise<Family | null> {
  const row = await db
    .selectFrom('sign_in_family')
    .selectAll()
    .where('family', '=', family)
    .executeTakeFirst();
  return row ?? null;
}

/** The sign-ins of a person that were not revoked, last used first. */
export async function findFamilies(db: Db, userGuid: string): Promise<Family[]> {
  return db
    .selectFrom('sign_in_family')
    .selectAll()
    .where('user_guid', '=', userGuid)
    .where('revoked_at', 'is', null)
    .orderBy('last_used_at', 'desc')
    .orderBy('family')
    .execute();
}

/** Notes that a sign-in was used. */
export async function touchFamily(db: Db, family: string, at: Date): Promise<void> {
  await db
    .updateTable('sign_in_family')
    .set({ last_used_at: at })
    .where('family', '=', family)
    .execute();
}

/**
 * Revokes one sign-in of this person. The time of an earlier revocation stays.
 * @returns false when the person has no such sign-in
 */
export async function revokeOwnFamily(
  db: Db,
  family: string,
  userGuid: string,
  at: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('sign_in_family')
    .set(({ fn, val }) => ({ revoked_at: fn.coalesce('revoked_at', val(at)) }))
    .where('family', '=', family)
    .where('user_guid', '=', userGuid)
    .returning('family')
    .executeTakeFirst();
  if (row) await endActingIn(db, family, at);
  return row !== undefined;
}

/** Whether this sign-in belongs to the person and was not revoked. */
export async function isFamilyAlive(db: Db, family: string, userGuid: string): Promise<boolean> {
  const row = await db
    .selectFrom('sign_in_family')
    .select('family')
    .where('family', '=', family)
    .where('user_guid', '=', userGuid)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Revokes one sign-in, and ends the view in it. The time of an earlier revocation stays. */
export async function revokeFamily(db: Db, family: string, at: Date): Promise<void> {
  await db
    .updateTable('sign_in_family')
    .set({ revoked_at: at })
    .where('family', '=', family)
    .where('revoked_at', 'is', null)
    .execute();
  await endActingIn(db, family, at);
}

/**
 * Revokes every sign-in of a person except the one to keep, and ends the views of the person and
 * as the person: whoever changes a password wants nobody else to be in the account.
 */
export async function revokeFamilies(
  db: Db,
  userGuid: string,
  at: Date,
  keep: string | null,
): Promise<void> {
  await db
    .updateTable('sign_in_family')
    .set({ revoked_at: at })
    .where('user_guid', '=', userGuid)
    .where('revoked_at', 'is', null)
    .$if(keep !== null, (query) => query.where('family', '!=', keep ?? ''))
    .execute();
  await endActingOf(db, userGuid, at);
}

export interface RefreshRow {
  readonly family: string;
  readonly user_guid: string;
  readonly used_at: Date | null;
  readonly revoked_at: Date | null;
  readonly expires_at: Date;
  /** Of its sign-in. */
  readonly created_at: Date;
  readonly last_used_at: Date;
}

/** Stores a refresh token of a sign-in. */
export async function insertRefreshToken(
  db: Db,
  token: { readonly jti: string; readonly family: string; readonly expires_at: Date },
): Promise<void> {
  await db.insertInto('refresh_token').values(token).execute();
}

/**
 * Marks a token as used. Of two calls at once, one gets true; the other waits for its
 * commit and then sees what it wrote.
 */
export async function consumeRefreshToken(db: Db, jti: string, at: Date): Promise<boolean> {
  const row = await db
    .updateTable('refresh_token')
    .set({ used_at: at })
    .where('jti', '=', jti)
    .where('used_at', 'is', null)
    .returning('jti')
    .executeTakeFirst();
  return row !== undefined;
}

/** A refresh token with the person of its sign-in; null when it is not known. */
export async function findRefreshToken(db: Db, jti: string): Promise<RefreshRow | null> {
  const row = await db
    .selectFrom('refresh_token')
    .innerJoin('sign_in_family', 'sign_in_family.family', 'refresh_token.family')
    .select([
      'refresh_token.family',
      'sign_in_family.user_guid',
      'refresh_token.used_at',
      'sign_in_family.revoked_at',
      'sign_in_family.created_at',
      'sign_in_family.last_used_at',
      'refresh_token.expires_at',
    ])
    .where('jti', '=', jti)
    .executeTakeFirst();
  return row ?? null;
}

/** Deletes tokens that expired before `before`, and sign-ins without any left. */
export async function deleteExpiredFamilies(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('refresh_token').where('expires_at', '<', before).execute();
  await db
    .deleteFrom('sign_in_family')
    .where('created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refresh_token')
            .select('jti')
            .whereRef('refresh_token.family', '=', 'sign_in_family.family'),
        ),
      ),
    )
    .execute();
}
