import type { Selectable } from 'kysely';
import type { Db } from '#server/database/connect.ts';
import type { AccountTable } from '#server/database/tables/identity.ts';

/** SQL of accounts. */

export type Account = Selectable<AccountTable>;

export interface NewAccount {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly password_hash: string | null;
  readonly role: Account['role'];
  readonly has_one_name?: boolean;
  readonly company_guid: string | null;
  readonly created_at: Date;
  /** Of the page of the sign-up, when it is one of ours. */
  readonly language?: string | null;
}

/** @returns null when the address has an account already */
export async function insertAccount(db: Db, account: NewAccount): Promise<Account | null> {
  const row = await db
    .insertInto('account')
    .values(account)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Whether an administrator made the account, and its owner has not chosen a password yet. Its role
 * and names were given by somebody who may: a sign-up does not replace them.
 */
export const isWaiting = ({
  verified_at,
  password_hash,
}: Pick<Account, 'verified_at' | 'password_hash'>) =>
  verified_at === null && password_hash === null;

/**
 * Saves the account of a sign-up. It replaces one that was never verified: otherwise whoever typed
 * the address first would choose the password and role that its owner then verifies.
 * @returns null when the address has a verified account, or one that waits for its owner
 */
export async function saveSignUp(db: Db, account: NewAccount): Promise<Account | null> {
  const { email: _email, created_at: _createdAt, ...typed } = account;
  const row = await db
    .insertInto('account')
    .values(account)
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet(typed)
        .where('account.verified_at', 'is', null)
        .where('account.password_hash', 'is not', null),
    )
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** The account with exactly this address; null when there is none. */
export async function findAccountByEmail(db: Db, email: string): Promise<Account | null> {
  const row = await db
    .selectFrom('account')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst();
  return row ?? null;
}

/** The account of a person; null when it does not exist any more. */
export async function findAccount(db: Db, userGuid: string): Promise<Account | null> {
  const row = await db
    .selectFrom('account')
    .selectAll()
    .where('user_guid', '=', userGuid)
    .executeTakeFirst();
  return row ?? null;
}

/** Makes other changes of an account wait for the end of the transaction. */
export async function lockAccount(trx: Db, userGuid: string): Promise<void> {
  await trx
    .selectFrom('account')
    .select('user_guid')
    .where('user_guid', '=', userGuid)
    .forUpdate()
    .execute();
}

/** Marks the address as verified. The time of an earlier verification stays. */
export async function markVerified(db: Db, userGuid: string, at: Date): Promise<void> {
  await db
    .updateTable('account')
    .set({ verified_at: at })
    .where('user_guid', '=', userGuid)
    .where('verified_at', 'is', null)
    .execute();
}

/** Replaces the password hash of an account. */
export async function setPassword(db: Db, userGuid: string, passwordHash: string): Promise<void> {
  await db
    .updateTable('account')
    .set({ password_hash: passwordHash })
    .where('user_guid', '=', userGuid)
    .execute();
}
