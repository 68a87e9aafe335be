import { afterEach, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openSocialSignIns } from '#server/identity/socialProvider.ts';
import { answerProvider } from '#tests/support/oidcBrowser.ts';
import { type OidcProvider, startOidcProvider } from '#tests/support/oidcProvider.ts';
import { newTrip } from '#tests/support/socialTrip.ts';

const publicUrl = 'http://localhost:3000';
const complete = {
  OIDC_ISSUER: 'https://login.example.org/city/',
  OIDC_CLIENT_ID: 'our-ability',
  OIDC_NAME: 'City of Syracuse',
};
const running: OidcProvider[] = [];
afterEach(async () => {
  for (const provider of running.splice(0)) await provider.stop();
});
const start = async (options?: Parameters<typeof startOidcProvider>[1]) => {
  const provider = await startOidcProvider(publicUrl, options);
  provider.add('amira', { email: 'amira@example.com', email_verified: true, name: 'Amira Okafor' });
  running.push(provider);
  return provider;
};
/** Goes to the provider and back with these settings. */
const travel = (settings: Readonly<Record<string, string>>, now = () => new Date()) => {
  const signIns = openSocialSignIns(readConfig(settings), now);
  const trip = newTrip();
  return {
    go: () => signIns.authorizationUrl(trip),
    profile: (back: URLSearchParams) =>
      signIns.profileOf({
        code: back.get('code') ?? '',
        iss: back.get('iss') ?? '',
        codeVerifier: trip.codeVerifier,
        nonce: trip.nonce,
      }),
  };
};
const back = async (url: URL) =>
  (await answerProvider(url.href, { subject: 'amira' })).searchParams;
const down = {
  status: 503,
  code: 'social_provider_down',
  message: expect.stringMatching(/^We cannot reach City of Syracuse right now\./),
};

test('sends nobody to a provider without settings', async () => {
  expect(readConfig({}).socialProvider).toBeNull();
  await expect(travel({}).go()).rejects.toMatchObject({ status: 404, code: 'no_social_provider' });
});

test('requires all settings or none, and takes the issuer as spelled', () => {
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

test('accepts plain http on the own computer', () => {
  const settings = { ...complete, OIDC_ISSUER: 'http://localhost:4000', PUBLIC_URL: publicUrl };
  expect(readConfig(settings).socialProvider?.issuer).toBe('http://localhost:4000');
});

test('works as a public client with PKCE and no secret', async () => {
  const { go, profile } = travel((await start({ isPublic: true })).settings);
  expect(await profile(await back(await go()))).toMatchObject({
    subject: 'amira',
    email: 'amira@example.com',
    isEmailVerified: true,
    firstName: 'Amira',
    lastName: 'Okafor',
  });
});

test('asks for nothing more when the ID token has the profile', async () => {
  const { go, profile } = travel((await start({ idTokenHasProfile: true })).settings);
  expect(await profile(await back(await go()))).toMatchObject({ lastName: 'Okafor' });
});

test('reports a wrong secret as an error of this server', async () => {
  const { settings } = await start();
  const { go, profile } = travel({ ...settings, OIDC_CLIENT_SECRET: 'another-secret' });
  await expect(profile(await back(await go()))).rejects.toMatchObject(down);
});

test('asks a provider again that was down at first', async () => {
  const provider = await start();
  await provider.stop();
  let time = new Date('2030-05-01T09:00:00Z');
  const { go } = travel(provider.settings, () => time);
  await expect(go()).rejects.toMatchObject(down);
  await start({ port: Number(new URL(provider.issuer).port) });
  time = new Date(time.getTime() + 6_000);
  expect((await go()).origin).toBe(provider.issuer);
});

test('reports a provider that goes down during a sign-in', async () => {
  const provider = await start();
  const { go, profile } = travel(provider.settings);
  const answer = await back(await go());
  await provider.stop();
  await expect(profile(answer)).rejects.toMatchObject(down);
});
