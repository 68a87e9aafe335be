import { Problem } from '#server/http/problem.ts';
import { consumeCode } from '#server/identity/codeQueries.ts';
import { codeMinutes, findCode, makeCode } from '#server/identity/codes.ts';
import { isPassword } from '#server/identity/passwords.ts';
import { type Account, findAccount } from '#server/identity/queries.ts';
import { refuseUnlessRight } from '#server/identity/verification.ts';
import { orExplain } from '#server/mail/mailer.ts';
import { ownDataCodeMail } from '#server/mail/messages/ownDataCode.ts';
import type { Services } from '#server/services.ts';

interface Confirmation {
  readonly password?: string;
  readonly code?: string;
}

/** The account of a caller. @throws Problem 404 no_account when it was deleted meanwhile */
export async function accountOf({ database }: Services, userGuid: string): Promise<Account> {
  const account = await findAccount(database.db, userGuid);
  if (!account) throw new Problem(404, 'no_account', 'There is no such account any more.');
  return account;
}

/** An account without a password belongs to somebody who signs in with another provider. */
export function confirmBy({ password_hash }: Account): 'password' | 'code' {
  return password_hash === null ? 'code' : 'password';
}

/**
 * Makes sure that the owner asks, and not somebody who found the window open.
 * @throws Problem 400 incorrect_password, code_wrong or code_ended, at the field
 */
export async function refuseUnlessConfirmed(
  { database, now }: Services,
  account: Account,
  { password = '', code = '' }: Confirmation,
): Promise<void> {
  if (confirmBy(account) === 'code') {
    const owner = { userGuid: account.user_guid, purpose: 'own_data' } as const;
    const { outcome, row } = await findCode(database.db, owner, code, now());
    refuseUnlessRight(outcome);
    // A code works once, also when it is sent twice at the same time.
    if (!row || !(await consumeCode(database.db, row, now()))) refuseUnlessRight('wrong');
    return;
  }
  if (await isPassword(password, account.password_hash)) return;
  const detail = 'This password is not right.';
  throw new Problem(400, 'incorrect_password', detail, {
    errors: [{ pointer: '/password', code: 'incorrect_password', detail }],
  });
}

/**
 * Mails the code to an account without a password.
 * @throws Problem 400 has_password, 503 mail_not_sent
 */
export async function mailOwnDataCode(services: Services, account: Account): Promise<void> {
  if (confirmBy(account) === 'password')
    throw new Problem(400, 'has_password', 'Your account has a password. Use that to confirm.');
  const owner = { userGuid: account.user_guid, purpose: 'own_data' } as const;
  const { code } = await makeCode(services.database.db, owner, services.now());
  await orExplain(
    services.mailer.send(ownDataCodeMail({ to: account.email, code, codeMinutes })),
    'Wait a few minutes, then ask for the code again.',
  );
}
