import type { SignInAnswer } from '#machines/session/sessionTypes.ts';
import type { components } from '#openapi/user.ts';
import { openUserApi } from '#src/api/client/clients.ts';
import { call, CallFailed, toProblem } from '#src/api/client/problem.ts';
import { readSignInAnswer } from '#src/api/signInAnswer.ts';
import { ownSignUp, signUpFor } from '#src/session/ownSignUp.ts';

/** A verified address signs in the browser that signed up, and no other. */
const signedInBy = (answer: {
  signedIn?: components['schemas']['SignInResult'];
}): SignInAnswer | null => (answer.signedIn ? readSignInAnswer(answer.signedIn) : null);

/**
 * Verifies an address with the code from the mail.
 * @returns the session of the browser that signed up; null in any other
 */
export async function verifyCode(email: string, code: string): Promise<SignInAnswer | null> {
  const body = { email, code, ...signUpFor(email) };
  return signedInBy(await call(openUserApi.POST('/verifyOTP', { body })));
}

/**
 * Verifies an address with the link from the mail.
 * @returns the session of the browser that signed up; null in any other
 * @throws CallFailed with only the status (section 8: "the call rethrows only the status")
 */
export async function verifyAccount(user: string, token: string): Promise<SignInAnswer | null> {
  const signUp = ownSignUp()?.token;
  try {
    const body = { user, token, ...(signUp ? { signUp } : {}) };
    return signedInBy(await call(openUserApi.POST('/verifyAccount', { body })));
  } catch (failure) {
    const { status, code } = toProblem(failure);
    throw new CallFailed({
      ...toProblem(null),
      status,
      code: status === 0 ? code : 'not_verified',
    });
  }
}
