import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openApi, type TestApi } from '#tests/support/api.ts';
import { someEmail } from '#tests/support/accounts.ts';
import { answerProvider } from '#tests/support/oidcBrowser.ts';
import { type OidcProvider, providerName, startOidcProvider } from '#tests/support/oidcProvider.ts';
import { comeBack, newTrip } from '#tests/support/socialTrip.ts';

const publicUrl = 'http://localhost:3000';
const lines: string[] = [];
let provider: OidcProvider;
let api: TestApi;
let subject: string;
let email: string;
beforeAll(async () => {
  provider = await startOidcProvider(publicUrl);
  api = await openApi({
    settings: { ...provider.settings, LOG_LEVEL: 'debug' },
    logTo: { write: (line) => lines.push(line) },
  });
});
afterAll(async () => {
  await api.close();
  await provider.stop();
});
beforeEach(() => {
  provider.change(null);
  email = someEmail();
  subject = `subject-${email}`;
  provider.add(subject, {
    email,
    email_verified: true,
    given_name: 'Amira',
    family_name: 'Okafor',
  });
});

const signUp = (body: object) => api.ok('socialSignUp', { body });
const refusal = (body: object) => api.refused('socialSignUp', { body });
const count = async () => {
  const rows = await api.database.db.selectFrom('account').select('user_guid').execute();
  return rows.length;
};

test('asks the provider for a code with PKCE and a fresh sign-in', async () => {
  const { codeChallenge, state, nonce } = newTrip();
  const { authorizationUrl } = await api.ok('startSocialSignIn', {
    body: { codeChallenge, state, nonce },
  });
  const url = new URL(authorizationUrl);
  expect(url.origin).toBe(provider.issuer);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: 'our-ability',
    response_type: 'code',
    redirect_uri: `${publicUrl}/login-success`,
    scope: 'openid email profile',
    code_challenge: codeChallenge,
    code_challenge_method: 'S256',
    state,
    nonce,
    prompt: 'login',
  });
});

test("creates a verified account without a password, with the provider's names", async () => {
  const answer = await signUp(await comeBack(api, subject));
  expect(answer).toMatchObject({
    role: 2,
    userDetails: { FirstName: 'Amira', LastName: 'Okafor', Email: email },
  });
  const as = {
    userGuid: answer.userDetails?.UserGuid ?? '',
    email,
    token: answer.accessToken ?? '',
  };
  await api.ok('getUser', { as, path: { id: as.userGuid } });
  const account = await api.database.db
    .selectFrom('account')
    .selectAll()
    .where('user_guid', '=', as.userGuid)
    .executeTakeFirstOrThrow();
  expect(account.password_hash).toBeNull();
  expect(account.verified_at).not.toBeNull();
  const again = await api.ok('refreshToken', { body: { refresh: answer.refreshToken } });
  expect(again.access).not.toBe('');
});

test('signs in to the same account later, with any role and address in the request', async () => {
  const first = await signUp({ ...(await comeBack(api, subject)), Role: 4 });
  provider.add(subject, { email: someEmail(), email_verified: false });
  const second = await signUp({ ...(await comeBack(api, subject)), Role: 3 });
  expect(second).toMatchObject({ role: 4, userDetails: first.userDetails });
});

test.each([
  ['a candidate', 2],
  ['an employer', 3],
  ['a job coach', 4],
])('%s can sign up', async (_who, role) => {
  expect((await signUp({ ...(await comeBack(api, subject)), Role: role })).role).toBe(role);
});

test.each([1, 0, 5, 99])(
  'does nothing for role %i and answers with an empty object',
  async (role) => {
    const before = await count();
    const back = await comeBack(api, subject);
    expect(await signUp({ ...back, Role: role })).toEqual({});
    expect(await count()).toBe(before);
    // The code was not used.
    expect((await signUp(back)).userDetails?.Email).toBe(email);
  },
);

test('ignores what the browser says about the person', async () => {
  const back = await comeBack(api, subject);
  for (const more of [{ Email: 'else@example.com' }, { FirstName: 'Else' }, { CompanyGuid: 'x' }])
    expect(await refusal({ ...back, ...more })).toMatchObject({
      status: 400,
      code: 'invalid_request',
    });
});

test('accepts a code once, and ends no session at the second try', async () => {
  const back = await comeBack(api, subject);
  await signUp(back);
  expect(await refusal(back)).toMatchObject({ status: 400, code: 'social_code_refused' });
});

test('creates one account for two tabs that come back at the same time', async () => {
  const before = await count();
  const [one, two] = [await comeBack(api, subject), await comeBack(api, subject)];
  const answers = await Promise.all([signUp(one), signUp(two)]);
  expect(answers[0].userDetails).toEqual(answers[1].userDetails);
  expect(await count()).toBe(before + 1);
});

test("rejects a code with another tab's verifier, and an invented code", async () => {
  const back = await comeBack(api, subject);
  const { codeVerifier } = newTrip();
  expect(await refusal({ ...back, codeVerifier })).toMatchObject({ code: 'social_code_refused' });
  expect(await refusal({ ...back, code: 'made-up' })).toMatchObject({
    code: 'social_code_refused',
  });
});

test('rejects an answer for another sign-in', async () => {
  const back = await comeBack(api, subject);
  const { nonce } = newTrip();
  expect(await refusal({ ...back, nonce })).toMatchObject({ code: 'social_answer_refused' });
});

test.each([
  ['for another app', { claims: { aud: 'another-app' } }],
  ['from another issuer', { claims: { iss: 'https://login.example.org' } }],
  ['that has ended', { claims: { exp: 1_700_000_000 } }],
  ['of another clock', { claims: { iat: 4_000_000_000, nbf: 4_000_000_000, exp: 4_000_000_600 } }],
  ['without an end', { claims: { exp: undefined } }],
  ['signed by somebody else', { isForged: true }],
])('refuses a token %s, and logs it', async (_what, changes) => {
  provider.change(changes);
  const from = lines.length;
  const before = await count();
  const refused = await refusal(await comeBack(api, subject));
  expect(refused).toMatchObject({ status: 400, code: 'social_answer_refused' });
  expect(refused.detail).toContain(providerName);
  expect(await count()).toBe(before);
  expect(lines.slice(from).join('')).toContain('social_answer_refused');
});

test('accepts a clock that is slightly wrong', async () => {
  const soon = Math.floor(Date.now() / 1000) + 20;
  provider.change({ claims: { iat: soon, nbf: soon } });
  expect((await signUp(await comeBack(api, subject))).userDetails?.Email).toBe(email);
});

test('rejects an answer that names another provider, or none', async () => {
  const { iss, ...back } = await comeBack(api, subject);
  expect(iss).toBe(provider.issuer);
  for (const body of [back, { ...back, iss: 'https://login.example.org' }])
    expect(await refusal(body)).toMatchObject({ code: 'social_answer_refused' });
});

test('comes back without a code when the person cancels at the provider', async () => {
  const { codeChallenge, state, nonce } = newTrip();
  const { authorizationUrl } = await api.ok('startSocialSignIn', {
    body: { codeChallenge, state, nonce },
  });
  const back = await answerProvider(authorizationUrl, 'cancel');
  expect(back.pathname).toBe('/login-success');
  expect(back.searchParams.get('error')).toBe('access_denied');
  expect(back.searchParams.get('code')).toBeNull();
});

test('logs no code, token, address or name', async () => {
  const back = await comeBack(api, subject);
  const answer = await signUp(back);
  await refusal(back);
  await refusal({ ...back, code: 'another-code' });
  provider.change({ isForged: true });
  const forged = await comeBack(api, subject);
  await refusal(forged);
  // Opens the page like the browser, with everything in the address.
  await api.app.inject({ url: `/login-success?code=${back.code}&state=some-state` });
  const log = lines.join('');
  expect(log).toContain('/api/user/socialSignUp');
  for (const secret of [
    back.code,
    back.codeVerifier,
    back.nonce,
    forged.code,
    'another-code',
    'some-state',
    answer.accessToken,
    answer.refreshToken,
    answer.idToken,
    email,
    'Okafor',
    provider.settings.OIDC_CLIENT_SECRET,
  ])
    expect(log).not.toContain(secret);
});
