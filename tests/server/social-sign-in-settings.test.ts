import { afterEach, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openApi, type TestApi } from '#tests/support/api.ts';
import { someEmail } from '#tests/support/accounts.ts';
import { startOidcProvider } from '#tests/support/oidcProvider.ts';
import { comeBack, newTrip } from '#tests/support/socialTrip.ts';

const publicUrl = 'http://localhost:3000';
const complete = {
  OIDC_ISSUER: 'https://login.example.org/city/',
  OIDC_CLIENT_ID: 'our-ability',
  OIDC_NAME: 'City of Syracuse',
};
const opened: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});
const open = async (settings: Record<string, string>): Promise<TestApi> => {
  const api = await openApi({ settings });
  opened.push(api);
  return api;
};
const start = () => {
  const { codeChallenge, state, nonce } = newTrip();
  return { codeChallenge, state, nonce };
};
const knownPerson = () => ({ email: someEmail(), email_verified: true, name: 'Amira Okafor' });

test('without settings nobody is sent anywhere', async () => {
  expect(readConfig({}).socialProvider).toBeNull();
  const api = await open({});
  expect(await api.refused('startSocialSignIn', { body: start() })).toMatchObject({
    status: 404,
    code: 'no_social_provider',
  });
});

test('the settings are all there or none, and the issuer is taken as it is spelled', () => {
  expect(readConfig({ ...complete, OIDC_CLIENT_SECRET: 'secret' }).socialProvider).toEqual({
    issuer: 'https://login.example.org/city/',
    clientId: 'our-ability',
    clientSecret: 'secret',
    name: 'City of Syracuse',
  });
  for (const name of ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_NAME'])
    expect(() => readConfig({ ...complete, [name]: '' })).toThrow(
      new RegExp(`- ${name} must be set too, such as`),
    );
  expect(() => readConfig({ OIDC_CLIENT_SECRET: 'secret' })).toThrow(
    /OIDC_ISSUER must[^]*OIDC_CLIENT_ID must[^]*OIDC_NAME must/,
  );
});

test.each([
  ['OIDC_ISSUER', 'http://login.example.org'],
  ['OIDC_ISSUER', 'login.example.org'],
  ['OIDC_ISSUER', 'https://login.example.org?tenant=1'],
  ['OIDC_NAME', 'x'.repeat(61)],
  ['PUBLIC_URL', 'http://jobs.example.org'],
])('%s as %s is refused at boot with an example', (name, value) => {
  expect(() => readConfig({ ...complete, [name]: value })).toThrow(
    new RegExp(`- ${name} must be .*such as`),
  );
});

test('on the own computer plain http is enough', () => {
  const settings = { ...complete, OIDC_ISSUER: 'http://localhost:4000', PUBLIC_URL: publicUrl };
  expect(readConfig(settings).socialProvider?.issuer).toBe('http://localhost:4000');
});

test('a public client has no secret, and PKCE alone protects it', async () => {
  const provider = await startOidcProvider(publicUrl, { isPublic: true });
  opened.push({ close: provider.stop });
  const api = await open(provider.settings);
  provider.add('amira', knownPerson());
  const answer = await api.ok('socialSignUp', { body: await comeBack(api, 'amira') });
  expect(answer.userDetails?.FirstName).toBe('Amira');
});

test('a provider that puts the profile into the ID token is asked for nothing more', async () => {
  const provider = await startOidcProvider(publicUrl, { idTokenHasProfile: true });
  opened.push({ close: provider.stop });
  const api = await open(provider.settings);
  provider.add('amira', knownPerson());
  const answer = await api.ok('socialSignUp', { body: await comeBack(api, 'amira') });
  expect(answer.userDetails?.LastName).toBe('Okafor');
});

test('a wrong secret is the fault of this server and is said as such', async () => {
  const provider = await startOidcProvider(publicUrl);
  opened.push({ close: provider.stop });
  const api = await open({ ...provider.settings, OIDC_CLIENT_SECRET: 'another-secret' });
  provider.add('amira', knownPerson());
  expect(await api.refused('socialSignUp', { body: await comeBack(api, 'amira') })).toMatchObject({
    status: 503,
    code: 'social_provider_down',
  });
});

test('the server starts while the provider is down, says so, and asks again later', async () => {
  const provider = await startOidcProvider(publicUrl);
  await provider.stop();
  let time = new Date('2030-05-01T09:00:00Z');
  const api = await openApi({ settings: provider.settings, now: () => time });
  opened.push(api);
  const refused = await api.refused('startSocialSignIn', { body: start() });
  expect(refused).toMatchObject({ status: 503, code: 'social_provider_down' });
  expect(refused.detail).toMatch(/^We cannot reach City of Syracuse right now\./);

  const back = await startOidcProvider(publicUrl, { port: Number(new URL(provider.issuer).port) });
  opened.push({ close: back.stop });
  time = new Date(time.getTime() + 6_000);
  const { authorizationUrl } = await api.ok('startSocialSignIn', { body: start() });
  expect(new URL(authorizationUrl).origin).toBe(provider.issuer);
});

test('a provider that goes down in the middle is said, and nothing is made', async () => {
  const provider = await startOidcProvider(publicUrl);
  const api = await open(provider.settings);
  provider.add('amira', knownPerson());
  const body = await comeBack(api, 'amira');
  await provider.stop();
  expect(await api.refused('socialSignUp', { body })).toMatchObject({
    status: 503,
    code: 'social_provider_down',
  });
  const accounts = await api.database.db.selectFrom('account').select('user_guid').execute();
  expect(accounts).toEqual([]);
});
