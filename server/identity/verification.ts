import type { operations as UserOperations } from '#openapi/user.ts';
import type { Db } from '#server/database/connect.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { acceptedLanguage } from '#server/http/acceptLanguage.ts';
import { Problem } from '#server/http/problem.ts';
import { type CodeRow, consumeCode } from '#server/identity/codeQueries.ts';
import { type CodeOutcome, findCode, findLink, hashOf, nobody } from '#server/identity/codes.ts';
import { normaliseEmail } from '#server/identity/email.ts';
import { isGuid } from '#server/identity/guid.ts';
import { mailVerification } from '#server/identity/mails.ts';
import { findAccountByEmail, lockAccount } from '#server/identity/queries.ts';
import { noteEvent } from '#server/identity/securityEvents.ts';
import { countSignUps, findSignUp, verifyWith } from '#server/identity/signUpQueries.ts';
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
      const userGuid = account?.user_guid ?? null;
      const signUp = await signUpOf(db, userGuid, body.signUp);
      const owner = { userGuid, purpose: 'verify', signUp } as const;
      const { outcome, row } = await findCode(db, owner, body.code, now());
      if (outcome !== 'right') await noteEvent(db, 'code_refused', userGuid, now());
      refuseUnlessRight(outcome);
      if (row) refuseUnlessRight(await verify(services, row, body.signUp !== undefined));
      return verified;
    },

    verifyAccount: async ({ body: { user, token } }) => {
      const owner = { userGuid: isGuid(user) ? user : null, purpose: 'verify' } as const;
      const found = await findLink(db, owner, token, now());
      // A link opened twice has verified already.
      if (found.outcome === 'used') return verified;
      if (found.outcome !== 'right' || !found.row) throw linkProblem(found.outcome);
      await verify(services, found.row, false);
      return verified;
    },

    sendVerificationLink: async ({ body, request }) => {
      const email = normaliseEmail(body.email);
      const account = await findAccountByEmail(db, email);
      const next = 'Wait a few minutes, then ask for it again.';
      const language = acceptedLanguage(request.headers['accept-language'], services.languages);
      const tokenHash = body.signUp === undefined ? null : hashOf(body.signUp);
      const signUp = await findSignUp(db, account?.user_guid ?? nobody, tokenHash);
      await mailVerification(services, { email, account, signUp, language, isAgain: false, next });
      return { message: `We sent a mail to ${email}.` };
    },
  };
}

/** The sign-up of a browser's token: null without a token, and `nobody` for a wrong one. */
async function signUpOf(
  db: Db,
  userGuid: string | null,
  token: string | undefined,
): Promise<string | null> {
  if (token === undefined) return null;
  return (await findSignUp(db, userGuid ?? nobody, hashOf(token))) ?? nobody;
}

/**
 * Verifies the sign-up that asked for a code, with its password and role. A stranger may have
 * signed up with the same address, and their mail goes to its owner: so where there are several,
 * only the browser that signed up can say which one is meant.
 * @returns wrong when another call has used the code in the meantime
 * @throws Problem 400 sign_up_unclear
 */
async function verify(
  { config, database, now }: Services,
  row: CodeRow,
  isNamed: boolean,
): Promise<CodeOutcome> {
  const { user_guid: userGuid } = row;
  if (userGuid === null) return 'wrong';
  return database.db.transaction().execute(async (trx) => {
    await lockAccount(trx, userGuid);
    if (!isNamed && (await countSignUps(trx, userGuid)) > 1) {
      const detail =
        'There is more than one sign-up with this address. Type the code on the page where you ' +
        'signed up. If it is closed, sign up again and type the code of the newest email there.';
      throw new Problem(400, 'sign_up_unclear', detail, {
        errors: [{ pointer: '/code', code: 'sign_up_unclear', detail }],
      });
    }
    if (!(await consumeCode(trx, row, now()))) return 'wrong';
    await verifyWith(trx, userGuid, row.sign_up, { at: now(), check: config.employerCheck });
    return 'right';
  });
}

/** The answer to a mailed link that does not work. */
export function linkProblem(outcome: CodeOutcome | 'used'): Problem {
  return outcome === 'ended'
    ? new Problem(400, 'link_ended', 'This link is too old. Ask for a new email.')
    : new Problem(400, 'link_wrong', 'This link does not work. Ask for a new email.');
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
