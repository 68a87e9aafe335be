import type { SignInAnswer } from '#machines/session/sessionTypes.ts';
import { base64url } from '#src/api/base64url.ts';
import { openUserApi } from '#src/api/client/clients.ts';
import { call, CallFailed, toProblem } from '#src/api/client/problem.ts';
import { readSignInAnswer } from '#src/api/signInAnswer.ts';
import { keepTrip, type SocialTrip } from '#src/api/socialTrip.ts';

/**
 * Goes to the sign-in provider (authorization code with PKCE, RFC 7636). First stores in the
 * tab what it needs on return; only the state, the nonce and a hash of the verifier leave it.
 * @throws CallFailed when the server or the provider cannot be reached
 */
export async function startSocialSignIn(
  wish: Pick<SocialTrip, 'role' | 'returnTo' | 'isReopened'>,
) {
  const [state, nonce, codeVerifier] = [random(), random(), random()];
  const codeChallenge = base64url(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier)),
  );
  const { authorizationUrl } = await call(
    openUserApi.POST('/startSocialSignIn', { body: { codeChallenge, state, nonce } }),
  );
  keepTrip({ state, nonce, codeVerifier, ...wish });
  window.location.assign(authorizationUrl);
}

/**
 * Finishes the sign-in with the provider's answer in the address.
 * @throws CallFailed social_stopped when the person cancelled, social_elsewhere when this tab
 *   did not start it or has already finished it, social_refused when the provider rejected it,
 *   or the server's problem
 */
export async function finishSocialSignIn(
  trip: SocialTrip | null,
  back: URLSearchParams,
): Promise<SignInAnswer> {
  if (trip === null || back.get('state') !== trip.state) throw failed('social_elsewhere');
  const [error, code, iss] = [back.get('error'), back.get('code'), back.get('iss')];
  if (error === 'access_denied') throw failed('social_stopped');
  if (error !== null || code === null || code === '') throw failed('social_refused');
  const { codeVerifier, nonce, role, isReopened } = trip;
  const answer = await call(
    openUserApi.POST('/socialSignUp', {
      body: {
        code,
        codeVerifier,
        nonce,
        ...(iss === null ? {} : { iss }),
        ...(role === null ? {} : { Role: role }),
        // Section 7: no password, and no company.
        CompanyGuid: '',
        ...(isReopened ? { Reopen: true } : {}),
      },
    }),
  );
  return readSignInAnswer(answer);
}

function failed(code: string): CallFailed {
  return new CallFailed({ ...toProblem(null), code });
}

function random(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)).buffer);
}
