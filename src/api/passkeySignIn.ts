import type { PasskeyWish, SignInAnswer } from '#machines/session/sessionTypes.ts';
import { askDevice, deviceMs } from '#src/api/askDevice.ts';
import { base64url, bytesOf } from '#src/api/base64url.ts';
import { openUserApi } from '#src/api/client/clients.ts';
import { call, CallFailed, toProblem } from '#src/api/client/problem.ts';
import { readSignInAnswer } from '#src/api/signInAnswer.ts';

/**
 * Signs in with a passkey that the device finds and the person allows.
 * @throws CallFailed as askDevice, passkey_closed for an account that its owner closed and can
 *   open again, or the server's problem
 */
export async function signInWithPasskey(
  { isReopened }: PasskeyWish,
  signal: AbortSignal,
): Promise<SignInAnswer> {
  const { challenge, rpId } = await call(openUserApi.POST('/signIn/passkey/start', { signal }));
  const publicKey = {
    challenge: bytesOf(challenge),
    rpId,
    userVerification: 'required',
    timeout: deviceMs,
  } as const;
  const { id, response } = await askDevice(navigator.credentials.get({ publicKey, signal }));
  const { clientDataJSON, authenticatorData, signature, userHandle } =
    response as AuthenticatorAssertionResponse;
  const body = {
    id,
    clientDataJSON: base64url(clientDataJSON),
    authenticatorData: base64url(authenticatorData),
    signature: base64url(signature),
    userHandle: userHandle === null ? '' : base64url(userHandle),
    ...(isReopened ? { Reopen: true } : {}),
  };
  try {
    return readSignInAnswer(await call(openUserApi.POST('/signIn/passkey', { body, signal })));
  } catch (failure) {
    const problem = toProblem(failure);
    if (problem.code !== 'account_closed') throw failure;
    // Opening it again takes the passkey again, and no address or password.
    throw new CallFailed({ ...problem, code: 'passkey_closed' });
  }
}
