import type { Selectable } from 'kysely';
import { ROLE } from '#domain/roles.ts';
import type { EmployerCheck } from '#server/config.ts';
import type { Db } from '#server/database/connect.ts';
import type { SignUpTable } from '#server/database/tables/identity.ts';
import { claimCompany } from '#server/identity/companyQueries.ts';

/** SQL of sign-ups that nobody has verified yet. */

/** @returns its id */
export async function insertSignUp(
  db: Db,
  signUp: Omit<Selectable<SignUpTable>, 'id'>,
): Promise<string> {
  const { id } = await db
    .insertInto('sign_up')
    .values(signUp)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns the id of the newest sign-up, or of the one with a token; null when there is none */
export async function findSignUp(
  db: Db,
  userGuid: string,
  tokenHash: string | null,
): Promise<string | null> {
  const row = await db
    .selectFrom('sign_up')
    .select('id')
    .where('user_guid', '=', userGuid)
    .$if(tokenHash !== null, (query) => query.where('token_hash', '=', tokenHash ?? ''))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Whether a sign-up with this token is open, and was made after a time. */
export async function isSignUpSince(db: Db, id: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('sign_up')
    .select('id')
    .where('id', '=', id)
    .where('created_at', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many sign-ups of an account are open. */
export async function countSignUps(db: Db, userGuid: string): Promise<number> {
  const { count } = await db
    .selectFrom('sign_up')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_guid', '=', userGuid)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Verifies an account with what one sign-up typed, and drops what the others typed. An employer
 * waits then to be confirmed at the company that was chosen or named, if the settings say so.
 * Nothing happens when the account is verified already.
 * @param signUp null keeps what the account has, which is from the newest sign-up
 * @returns false when the account was verified already
 */
export async function verifyWith(
  trx: Db,
  userGuid: string,
  signUp: string | null,
  how: { readonly at: Date; readonly check: EmployerCheck },
): Promise<boolean> {
  const typed = await findTyped(trx, userGuid, signUp);
  const { company_name = null, ...said } = typed ?? {};
  const verified = await trx
    .updateTable('account')
    // Only who said to have one name has an empty last name.
    .set({
      ...(signUp === null ? {} : { ...said, has_one_name: typed?.last_name === '' }),
      verified_at: how.at,
    })
    .where('user_guid', '=', userGuid)
    .where('verified_at', 'is', null)
    .returning(['role', 'company_guid'])
    .executeTakeFirst();
  if (verified?.role === ROLE.employer)
    await claimCompany(
      trx,
      userGuid,
      { companyGuid: verified.company_guid, companyName: company_name },
      how,
    );
  await deleteSignUps(trx, userGuid);
  return verified !== undefined;
}

/** What one sign-up typed, or the newest. */
async function findTyped(trx: Db, userGuid: string, signUp: string | null) {
  return trx
    .selectFrom('sign_up')
    .select(['first_name', 'last_name', 'password_hash', 'role', 'company_guid', 'language'])
    .select('company_name')
    .where('user_guid', '=', userGuid)
    .$if(signUp !== null, (query) => query.where('id', '=', signUp))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Deletes every open sign-up of an account. */
export async function deleteSignUps(db: Db, userGuid: string): Promise<void> {
  await db.deleteFrom('sign_up').where('user_guid', '=', userGuid).execute();
}

/** Deletes sign-ups that nobody verified since. */
export async function deleteSignUpsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('sign_up').where('created_at', '<', before).execute();
}
