import { createHash, randomBytes } from 'node:crypto';
import type { TestApi } from '#tests/support/api.ts';
import { answerProvider } from '#tests/support/oidcBrowser.ts';

const random = () => randomBytes(32).toString('base64url');

/** What a browser makes and keeps before it goes to the provider. */
export function newTrip() {
  const codeVerifier = random();
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
  return { codeVerifier, codeChallenge, state: random(), nonce: random() };
}

/**
 * To the provider and back: the body that the browser then sends to socialSignUp.
 * @param api any server with the same provider
 */
export async function comeBack(api: TestApi, subject: string) {
  const { codeVerifier, codeChallenge, state, nonce } = newTrip();
  const { authorizationUrl } = await api.ok('startSocialSignIn', {
    body: { codeChallenge, state, nonce },
  });
  const { searchParams } = await answerProvider(authorizationUrl, { subject });
  if (searchParams.get('state') !== state) throw new Error('The provider lost the state.');
  return {
    code: searchParams.get('code') ?? '',
    iss: searchParams.get('iss') ?? '',
    codeVerifier,
    nonce,
    CompanyGuid: '',
  };
}
