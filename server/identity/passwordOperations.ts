import type { operations as UserOperations } from '#openapi/user.ts';
import type { Db } from '#server/database/connect.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { acceptedLanguage } from '#server/http/acceptLanguage.ts';
import { Problem } from '#server/http/problem.ts';
import { type CodeOwner, type CodeRow, consumeCode } from '#server/identity/codeQueries.ts';
import { findCode, findLink } from '#server/identity/codes.ts';
import { normaliseEmail } from '#server/identity/email.ts';
import { revokeFamilies } from '#server/identity/familyQueries.ts';
import { mailLinks } from '#server/identity/links.ts';
import { mailPasswordReset } from '#server/identity/mails.ts';
import { checkNewPassword } from '#server/identity/newPassword.ts';
import { hashPassword, isPassword } from '#server/identity/passwords.ts';
import {
  type Account,
  findAccount,
  findAccountByEmail,
  setPassword,
} from '#server/identity/queries.ts';
import { noteEvent } from '#server/identity/securityEvents.ts';
import { verifyWith } from '#server/identity/signUpQueries.ts';
import { linkProblem, refuseUnlessRight } from '#server/identity/verification.ts';
import { passwordChangedMail } from '#server/mail/messages/passwordChanged.ts';
import type { Services } from '#server/services.ts';

type PasswordOperations = Pick<
  UserOperations,
  'resetPassword' | 'confirmNewPassword' | 'changePassword'
>;

const pointers = { password: '/newPassword', confirm: '/confirmNewPassword' };

/** Sets a new password, with a mailed code or with the old password. */
export function passwordOperations(services: Services): Handlers<PasswordOperations> {
  const { config, knownDevices, now, mailer } = services;
  const { db } = services.database;
  const changedMail = ({ email }: Account) =>
    passwordChangedMail({ to: email, resetLink: mailLinks(services.config).reset });

  return {
    resetPassword: async ({ body, request }) => {
      const email = normaliseEmail(body.email);
      const account = await findAccountByEmail(db, email);
      const next = 'Your password has not changed. Wait a few minutes, then ask for it again.';
      const language = acceptedLanguage(request.headers['accept-language'], services.languages);
      await mailPasswordReset(services, { email, account, language, next });
      return { message: `We sent a mail to ${email}.` };
    },

    confirmNewPassword: async ({ body, setCookie }) => {
      const { newPassword: password, confirmNewPassword: confirm } = body;
      // The names would tell whether there is an account.
      checkNewPassword({ password, confirm }, pointers, [body.email]);
      const account = await findAccountByEmail(db, normaliseEmail(body.email));
      const at = now();
      const owner = { userGuid: account?.user_guid ?? null, purpose: 'reset' } as const;
      // Before the code is looked at: so an address without an account costs the same.
      const passwordHash = await hashPassword(password);
      const { row } = await findProof(db, owner, body, at);
      if (row && account && (await consumeCode(db, row, at))) {
        await mailer.withMails(async (trx, queue) => {
          // The code came by mail, so the address is verified too.
          await verifyWith(trx, account.user_guid, null, { at, check: config.employerCheck });
          await setPassword(trx, account.user_guid, passwordHash);
          await revokeFamilies(trx, account.user_guid, at, null);
          await queue(changedMail(account));
          await noteEvent(trx, 'password_changed', account.user_guid, at);
        });
        // Strangers who guess may have locked out every new browser.
        setCookie(knownDevices.cookieFor(account.email));
      } else refuseUnlessRight('wrong');
      return { message: 'Updated password successfully' };
    },

    changePassword: async ({ body, caller }) => {
      const { newPassword: password, confirmNewPassword: confirm } = body;
      const account = await findAccount(db, caller.userGuid);
      const words = account ? [account.first_name, account.last_name, account.email] : [];
      checkNewPassword({ password, confirm }, pointers, words);
      // Only a signed-in person learns this.
      if (account && account.password_hash === null)
        throw new Problem(
          400,
          'no_password',
          'Your account has no password, because you sign in with another provider. To have one as well, log out and choose “Forgot your password?” on the sign-in page.',
        );
      if (!account || !(await isPassword(body.oldPassword, account.password_hash))) {
        await noteEvent(db, 'sign_in_refused', caller.userGuid, now());
        // The browser replaces exactly this sentence (product spec, section 8).
        throw new Problem(400, 'incorrect_password', 'Incorrect username or password.');
      }
      const passwordHash = await hashPassword(password);
      await mailer.withMails(async (trx, queue) => {
        await setPassword(trx, account.user_guid, passwordHash);
        await revokeFamilies(trx, account.user_guid, now(), caller.family);
        await queue(changedMail(account));
        await noteEvent(trx, 'password_changed', account.user_guid, now());
      });
      return { message: 'Updated password successfully' };
    },
  };
}

/**
 * The token of the mailed link, or else the code.
 * @throws Problem 400 link_wrong, link_ended, link_used, code_wrong or code_ended
 */
async function findProof(
  db: Db,
  owner: CodeOwner,
  { code = '', token }: { readonly code?: string; readonly token?: string },
  at: Date,
): Promise<{ readonly row: CodeRow | null }> {
  const found =
    token === undefined
      ? await findCode(db, owner, code, at)
      : await findLink(db, owner, token, at);
  if (found.outcome === 'right') return found;
  await noteEvent(db, 'code_refused', owner.userGuid, at);
  if (token !== undefined || found.outcome === 'used') throw linkProblem(found.outcome);
  refuseUnlessRight(found.outcome);
  return found;
}
