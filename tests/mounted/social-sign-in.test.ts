import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '#src/settings.ts';
import type { TestPerson } from '#tests/support/api.ts';
import { callOf } from '#tests/support/contract.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { expectFocus, expectSeen } from '#tests/support/mounted/seen.ts';
import { button, one, press, pressOn, until } from '#tests/support/mounted/steps.ts';

/** What the tab does before it goes to the provider and after it came back; server/ has the rest. */

const app = mountedApp();
const provider = 'City of Syracuse';
beforeAll(() => Object.assign(settings, { socialProvider: provider }));
afterAll(() => Object.assign(settings, { socialProvider: null }));

/** Where the tab went outside the app. */
let left: string[];
beforeEach(() => {
  left = [];
  vi.spyOn(window.location, 'assign').mockImplementation((to) => {
    left.push(String(to));
  });
});
afterEach(() => vi.restoreAllMocks());

const go = `Continue with ${provider}`;
const random = 'n'.repeat(43);
const code = '/login-success?code=some-code&state=some-state';

interface Trip {
  readonly role?: number;
  readonly returnTo?: string;
}

/** Comes back from the provider at this address to the tab that began. */
function comeBack(path: string, trip: Trip = {}, person?: TestPerson): void {
  const kept = { state: 'some-state', nonce: random, codeVerifier: random, role: null, ...trip };
  sessionStorage.setItem('socialTrip', JSON.stringify(kept));
  app.arrive(path, person);
}

const keptTrip = (): unknown => JSON.parse(sessionStorage.getItem('socialTrip') ?? 'null');
const sent = () => app.edge.asked().filter((call) => call.endsWith('/socialSignUp'));
const at = (path: string) => until(() => expect(location.pathname + location.search).toBe(path));

/** Not signed in, with the reason, at an address without the code, reading from the heading. */
async function expectNotSignedIn(reason: string): Promise<void> {
  await one('heading', 'You are not signed in');
  await expectSeen(reason);
  await at('/login-success');
  await expectFocus('heading', 'You are not signed in');
  expect((await one('link', 'Sign in another way')).getAttribute('href')).toBe('/auth/login');
}

/** The server signs this person in, whatever it is sent. */
const signsIn = ({ token, userGuid: UserGuid, email: Email, role }: TestPerson) =>
  app.edge.answerAll(callOf('socialSignUp'), async () =>
    Response.json({
      accessToken: token,
      refreshToken: token,
      idToken: token,
      userDetails: { UserGuid, Email, FirstName: 'Amira', LastName: 'Okafor' },
      role,
    }),
  );

const refuses = (call: RegExp, status: number, refused: string, detail: string) =>
  app.edge.answerAll(call, async () =>
    Response.json(
      { type: 'about:blank', title: refused, status, code: refused, detail, traceId: 'some-trace' },
      { status, headers: { 'content-type': 'application/problem+json' } },
    ),
  );

/** The provider can be reached. */
const leadsTo = (authorizationUrl: string) =>
  app.edge.answerAll(callOf('startSocialSignIn'), async () => Response.json({ authorizationUrl }));

test.each([
  [3, '/employer/home'],
  [4, '/job-coach/home'],
] as const)('lands at the home of role %i', async (role, home) => {
  signsIn(await app.person(role));
  comeBack(code, { role });
  await at(home);
  expect(keptTrip()).toBeNull();
});

test('continues where the session had ended', async () => {
  signsIn(await app.person());
  comeBack(code, { returnTo: '/candidate/profile' });
  const heading = await one('heading', 'My Profile');
  expect(heading.tagName).toBe('H1');
  expect(location.pathname).toBe('/candidate/profile');
});

test('says that the person came back without signing in, and remembers the role when tried again', async () => {
  comeBack('/login-success?error=access_denied&state=some-state', { role: 4 });
  await expectNotSignedIn(`You came back from ${provider} without signing in.`);
  expect(sent()).toEqual([]);
  leadsTo('https://provider.example/authorize');
  await press(go);
  await until(() => expect(left).toEqual(['https://provider.example/authorize']));
  expect(keptTrip()).toMatchObject({ role: 4, isReopened: false });
});

test('sends no answer to the server that another window asked for', async () => {
  comeBack('/login-success?code=a-stranger-s&state=another');
  await expectNotSignedIn('it began in another window');
  expect(sent()).toEqual([]);
  expect(JSON.stringify(history.state)).not.toContain('a-stranger-s');
});

test('begins anew after a reload in the middle', async () => {
  const asked = app.edge.hold(callOf('socialSignUp'));
  comeBack(code);
  await asked;
  await one('heading', 'Signing you in');
  await at('/login-success');
  await app.reload();
  await expectNotSignedIn('This sign-in was finished already');
  expect(sent()).toHaveLength(1);
});

test('says why the server lets nobody in', async () => {
  const reason = `${provider} has not made sure that your email address is yours.`;
  refuses(callOf('socialSignUp'), 403, 'social_email_not_verified', reason);
  comeBack(code);
  await expectNotSignedIn(reason);
  pressOn(await one('link', 'Sign in another way'));
  await one('heading', 'Sign in');
});

test('tells who is in already, and sends no code', async () => {
  comeBack(code, {}, await app.person(3));
  await expectSeen('User is already logged in.');
  await at('/login-success');
  expect(sent()).toEqual([]);
  const home = await one('link', 'Go to your home page');
  expect(home.getAttribute('href')).toBe('/employer/home');
});

test('says at the button, which keeps the focus, that the provider cannot be reached', async () => {
  const reason = `We cannot reach ${provider} right now.`;
  refuses(callOf('startSocialSignIn'), 503, 'social_provider_down', reason);
  app.arrive('/auth/login');
  await press(go);
  await expectSeen(reason);
  await expectFocus('button', go);
  expect((await button(go)).getAttribute('aria-disabled')).not.toBe('true');
  expect(left).toEqual([]);
});

test('asks for a closed account to be opened again only by its own button', async () => {
  refuses(callOf('socialSignUp'), 403, 'account_closed', 'You can open it again until June 3.');
  comeBack(code);
  await expectNotSignedIn('You can open it again until June 3.');
  leadsTo('https://provider.example/authorize');
  await press(`Open my account again with ${provider}`);
  await until(() => expect(left).toHaveLength(1));
  expect(keptTrip()).toMatchObject({ isReopened: true });
});
