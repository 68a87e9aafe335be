import type { operations as UserOperations } from '#openapi/user.ts';
import type { Db } from '#server/database/connect.ts';
import type { Handlers, Input, Output } from '#server/http/contractTypes.ts';
import { acceptedLanguage } from '#server/http/acceptLanguage.ts';
import { Problem } from '#server/http/problem.ts';
import { type CodeRow, consumeCode } from '#server/identity/codeQueries.ts';
import {
  type CodeOutcome,
  findCode,
  findLink,
  hashOf,
  linkHours,
  nobody,
} from '#server/identity/codes.ts';
import { normaliseEmail } from '#server/identity/email.ts';
import { isGuid } from '#server/identity/guid.ts';
import { mailVerification } from '#server/identity/mails.ts';
import { findAccount, findAccountByEmail, lockAccount } from '#server/identity/queries.ts';
import { noteEvent } from '#server/identity/securityEvents.ts';
import { signInAnswer } from '#server/identity/signInAnswer.ts';
import {
  countSignUps,
  findSignUp,
  isSignUpSince,
  verifyWith,
} from '#server/identity/signUpQueries.ts';
import type { Services } from '#server/services.ts';

type VerificationOperations = Pick<
  UserOperations,
  'verifyOTP' | 'verifyAccount' | 'sendVerificationLink'
>;

const hourMs = 3_600_000;
const verified = { message: 'Your email address is verified. You can sign in now.' };
/** Verifies that an address is the person's own, by code or by link. */
export function verificationOperations(services: Services): Handlers<VerificationOperations> {
  const { now } = services;
  const { db } = services.database;
  return {
    verifyOTP: async ({ body, ...call }) => {
      const account = await findAccountByEmail(db, normaliseEmail(body.email));
      const userGuid = account?.user_guid ?? null;
      const signUp = await signUpOf(db, userGuid, body.signUp);
      const owner = { userGuid, purpose: 'verify', signUp } as const;
      const { outcome, row } = await findCode(db, owner, body.code, now());
      if (outcome !== 'right') await noteEvent(db, 'code_refused', userGuid, now());
      refuseUnlessRight(outcome);
      if (!row) return verified;
      const done = await verify(services, row, signUp);
      refuseUnlessRight(done.outcome);
      return answerOf(services, done, call);
    },

    verifyAccount: async ({ body: { user, token, signUp }, ...call }) => {
      const owner = { userGuid: isGuid(user) ? user : null, purpose: 'verify' } as const;
      const found = await findLink(db, owner, token, now());
      // A link opened twice has verified already.
      if (found.outcome === 'used') return verified;
      if (found.outcome !== 'right' || !found.row) throw linkProblem(found.outcome);
      const named = await signUpOf(db, owner.userGuid, signUp);
      return answerOf(services, await verify(services, found.row, named), call);
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

/** What came of a right code or link. */
interface Verification {
  /** wrong when another call has used it in the meantime. */
  readonly outcome: CodeOutcome;
  /** Whom to sign in: the browser that signed up proved to be it, and this call verified them. */
  readonly signsIn: string | null;
}

/**
 * Verifies the sign-up that asked for a code, with its password and role. A stranger may have
 * signed up with the same address, and their mail goes to its owner: so where there are several,
 * only the browser that signed up can say which one is meant.
 * @param named the sign-up of the caller's token; null without one
 * @throws Problem 400 sign_up_unclear
 */
async function verify(
  { config, database, now }: Services,
  row: CodeRow,
  named: string | null,
): Promise<Verification> {
  const { user_guid: userGuid, sign_up: signUp } = row;
  if (userGuid === null) return { outcome: 'wrong', signsIn: null };
  const isNamed = named !== null && named === signUp;
  const since = new Date(now().getTime() - linkHours * hourMs);
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
    if (!(await consumeCode(trx, row, now()))) return { outcome: 'wrong', signsIn: null };
    // Before it is deleted with all of the account.
    const isOwn = isNamed && (await isSignUpSince(trx, named, since));
    const how = { at: now(), check: config.employerCheck };
    const isNew = await verifyWith(trx, userGuid, signUp, how);
    return { outcome: 'right', signsIn: isOwn && isNew ? userGuid : null };
  });
}

/** The answer to who verified an address; with a session for the browser that signed up. */
async function answerOf(
  services: Services,
  { signsIn }: Verification,
  call: Pick<Input<UserOperations['verifyOTP']>, 'request' | 'setCookie'>,
): Promise<Output<UserOperations['verifyOTP']>> {
  const account = signsIn === null ? null : await findAccount(services.database.db, signsIn);
  if (!account) return verified;
  const signedIn = await signInAnswer(services, account, { isReopened: false, ...call });
  // A closed account is verified, but only a sign-in says why it is closed.
  return 'error' in signedIn ? verified : { ...verified, signedIn };
}

/** The answer to a mailed link that does not work. */
export function linkProblem(outcome: CodeOutcome | 'used'): Problem {
  if (outcome === 'used')
    return new Problem(
      400,
      'link_used',
      'This link was used already. Sign in with your new password, or ask for a new email.',
    );
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
