import type { operations as UserOperations } from '#openapi/user.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { acceptedLanguage } from '#server/http/acceptLanguage.ts';
import { Problem } from '#server/http/problem.ts';
import { checkCode, checkLink, type CodeOutcome } from '#server/identity/codes.ts';
import { normaliseEmail } from '#server/identity/email.ts';
import { isGuid } from '#server/identity/guid.ts';
import { mailVerification } from '#server/identity/mails.ts';
import { findAccountByEmail, markVerified } from '#server/identity/queries.ts';
import type { Services } from '#server/services.ts';

type VerificationOperations = Pick<
  UserOperations,
  'verifyOTP' | 'verifyAccount' | 'sendVerificationLink'
>;

const verified = { message: 'Your email address is verified. You can sign in now.' };
/** Verifies that an address is the person's own, by code or by link. */
export function verificationOperations(services: Services): Handlers<VerificationOperations> {
  const { now } = services;
  const { db } = services.database;
  return {
    verifyOTP: async ({ body }) => {
      const account = await findAccountByEmail(db, normaliseEmail(body.email));
      refuseUnlessRight(
        account ? await checkCode(db, account.user_guid, 'verify', body.code, now()) : 'wrong',
      );
      if (account) await markVerified(db, account.user_guid, now());
      return verified;
    },

    verifyAccount: async ({ body: { user, token } }) => {
      const outcome = isGuid(user) ? await checkLink(db, user, 'verify', token, now()) : 'wrong';
      if (outcome === 'wrong')
        throw new Problem(400, 'link_wrong', 'This link does not work. Ask for a new email.');
      if (outcome === 'ended')
        throw new Problem(400, 'link_ended', 'This link is too old. Ask for a new email.');
      // A link opened twice has verified already, and gives access to nothing else.
      await markVerified(db, user, now());
      return verified;
    },

    sendVerificationLink: async ({ body, request }) => {
      const email = normaliseEmail(body.email);
      const account = await findAccountByEmail(db, email);
      const next = 'Wait a few minutes, then ask for it again.';
      const language = acceptedLanguage(request.headers['accept-language'], services.languages);
      await mailVerification(services, { email, account, language, isAgain: false, next });
      return { message: `We sent a mail to ${email}.` };
    },
  };
}

/** @throws Problem 400 code_wrong or code_ended, pointing at the code */
export function refuseUnlessRight(outcome: CodeOutcome): void {
  if (outcome === 'right') return;
  const detail =
    outcome === 'ended'
      ? 'This code is too old. Ask for a new one.'
      : 'This code is not right, or it was used or tried too often. Use the newest mail, or ask for a new code.';
  const code = outcome === 'ended' ? 'code_ended' : 'code_wrong';
  throw new Problem(400, code, detail, { errors: [{ pointer: '/code', code, detail }] });
}
