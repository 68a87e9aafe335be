import { sql } from 'kysely';
import type { Db } from '#server/database/connect.ts';
import type { Account, NewAccount } from '#server/identity/queries.ts';

/** SQL of identities at other providers. */

export interface SocialIdentity {
  readonly issuer: string;
  readonly subject: string;
}

/** Locks the identity until the transaction ends, for two tabs that return at once. */
export async function lockIdentity(db: Db, { issuer, subject }: SocialIdentity): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${issuer} ${subject}`}, 0))`.execute(
    db,
  );
}

/** The account that this identity of a provider signs in to; null when there is none. */
export async function findAccountByIdentity(
  db: Db,
  { issuer, subject }: SocialIdentity,
): Promise<Account | null> {
  const row = await db
    .selectFrom('social_identity')
    .innerJoin('account', 'account.user_guid', 'social_identity.user_guid')
    .selectAll('account')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether the account is linked to an identity at this provider already. */
export async function hasIdentityAt(db: Db, userGuid: string, issuer: string): Promise<boolean> {
  const row = await db
    .selectFrom('social_identity')
    .select('subject')
    .where('user_guid', '=', userGuid)
    .where('issuer', '=', issuer)
    .executeTakeFirst();
  return row !== undefined;
}

/** Links an identity of a provider to an account. */
export async function insertIdentity(
  db: Db,
  identity: SocialIdentity & { readonly userGuid: string; readonly at: Date },
): Promise<void> {
  const { issuer, subject, userGuid: user_guid, at: created_at } = identity;
  await db
    .insertInto('social_identity')
    .values({ issuer, subject, user_guid, created_at })
    .execute();
}

/** The account of an address, locked until the transaction ends. */
export async function lockAccountByEmail(db: Db, email: string): Promise<Account | null> {
  const row = await db
    .selectFrom('account')
    .selectAll()
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Replaces everything typed at sign-up with the provider's data and verifies the address. */
export async function takeOverAccount(
  db: Db,
  userGuid: string,
  account: Omit<NewAccount, 'email' | 'created_at'> & { readonly verified_at: Date },
): Promise<Account> {
  return db
    .updateTable('account')
    .set({ ...account, has_one_name: false })
    .where('user_guid', '=', userGuid)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Ends that an account can be signed in to with another provider. */
export async function deleteIdentities(db: Db, userGuid: string): Promise<void> {
  await db.deleteFrom('social_identity').where('user_guid', '=', userGuid).execute();
}
