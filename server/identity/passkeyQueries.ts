import type { Selectable } from 'kysely';
import type { Db } from '#server/database/connect.ts';
import type { UserPasskeyTable } from '#server/database/tables/identity.ts';

/** SQL of passkeys, and of what devices are asked to sign. */

export type PasskeyRow = Selectable<UserPasskeyTable>;

/** The passkeys of a person, newest first. */
export async function findPasskeys(db: Db, userGuid: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('user_passkey')
    .selectAll()
    .where('user_guid', '=', userGuid)
    .orderBy('created_at', 'desc')
    .orderBy('guid')
    .execute();
}

/** The passkey with this id of its device; null when nobody has it. */
export async function findPasskey(db: Db, credentialId: string): Promise<PasskeyRow | null> {
  const row = await db
    .selectFrom('user_passkey')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  return row ?? null;
}

type NewPasskey = Omit<PasskeyRow, 'guid' | 'transports' | 'last_used_at'> & {
  readonly transports: readonly string[];
};

/** @returns null when somebody has this passkey already */
export async function insertPasskey(db: Db, passkey: NewPasskey): Promise<PasskeyRow | null> {
  const row = await db
    .insertInto('user_passkey')
    .values({ ...passkey, transports: JSON.stringify(passkey.transports) })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** @returns null when the person has no such passkey */
export async function setPasskeyName(
  db: Db,
  userGuid: string,
  guid: string,
  name: string,
): Promise<PasskeyRow | null> {
  const row = await db
    .updateTable('user_passkey')
    .set({ name })
    .where('guid', '=', guid)
    .where('user_guid', '=', userGuid)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Notes that a passkey signed in.
 * @returns false when it was used or removed in the meantime
 */
export async function notePasskeyUse(
  db: Db,
  passkey: Pick<PasskeyRow, 'guid' | 'counter'>,
  counter: number,
  at: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('user_passkey')
    .set({ counter, last_used_at: at })
    .where('guid', '=', passkey.guid)
    .where('counter', '=', passkey.counter)
    .returning('guid')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns false when the person has no such passkey */
export async function deletePasskey(db: Db, userGuid: string, guid: string): Promise<boolean> {
  const row = await db
    .deleteFrom('user_passkey')
    .where('guid', '=', guid)
    .where('user_guid', '=', userGuid)
    .returning('guid')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends that an account can be signed in to with a passkey. */
export async function deletePasskeys(db: Db, userGuid: string): Promise<void> {
  await db.deleteFrom('user_passkey').where('user_guid', '=', userGuid).execute();
}

interface Challenge {
  readonly challenge: string;
  /** Null at a sign-in, when nobody knows yet who it is. */
  readonly userGuid: string | null;
}

/** Stores what a device is asked to sign, until this time. */
export async function insertChallenge(
  db: Db,
  { challenge, userGuid: user_guid }: Challenge,
  expires_at: Date,
): Promise<void> {
  await db.insertInto('passkey_challenge').values({ challenge, user_guid, expires_at }).execute();
}

/**
 * Takes a challenge out, so that it works once, however many copies of the server get an answer.
 * @returns false when it was not asked of this person, was used, or is over
 */
export async function takeChallenge(
  db: Db,
  { challenge, userGuid }: Challenge,
  at: Date,
): Promise<boolean> {
  const row = await db
    .deleteFrom('passkey_challenge')
    .where('challenge', '=', challenge)
    .where('user_guid', userGuid === null ? 'is' : '=', userGuid)
    .returning('expires_at')
    .executeTakeFirst();
  return row !== undefined && row.expires_at > at;
}

/** Deletes what no device has signed in its time. */
export async function deleteExpiredChallenges(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('passkey_challenge').where('expires_at', '<=', at).execute();
}
