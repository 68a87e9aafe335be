import { afterEach, beforeEach, expect, test } from 'vitest';
import { tokenUntil } from '#machines/testing/tokenUntil.ts';
import type { TestPerson } from '#tests/support/api.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { expectGone, expectSeen } from '#tests/support/mounted/seen.ts';
import { all, at, button, field, fill, one, press, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp();
const skills = '/candidate/profile/skills';
const MINUTE = 60_000;

/** Another tab of the browser, as far as the app can tell, and what it heard. */
let other: BroadcastChannel;
let heard: unknown[];

beforeEach(() => {
  heard = [];
  other = new BroadcastChannel('our-ability.session');
  other.addEventListener('message', ({ data }: MessageEvent) => heard.push(data));
});
afterEach(() => other.close());

/** A session of the person from another sign-in, which is later than any before. */
function sessionOf({ token, userGuid: UserGuid, email: Email }: TestPerson, days = 100) {
  const refresh = tokenUntil(
    Date.now() + days * 24 * 60 * MINUTE,
    `sign-in of ${UserGuid}, ${days}`,
  );
  return {
    tokens: { access: token, refresh, id: '' },
    role: 2,
    userDetails: { UserGuid, Email, FirstName: 'Robin', LastName: 'Sample' },
  };
}

/** The sign-in that the tokens of the open app come from. */
const family = () => {
  const token: unknown = JSON.parse(sessionStorage.getItem('refreshToken') ?? '""');
  return JSON.parse(atob(String(token).split('.')[1] ?? '')).sid;
};

test('answers another tab with its session, and not with anything else', async () => {
  const person = await app.open(skills);
  await field('Add a skill');
  other.postMessage({ type: 'session.left' });
  other.postMessage('session.asked');
  other.postMessage({ type: 'session.asked' });
  await until(() => expect(heard.length).toBeGreaterThan(0));
  const answers = heard.filter((message) => JSON.stringify(message).includes('session.shared'));
  expect(answers.at(-1)).toMatchObject({
    type: 'session.shared',
    session: { tokens: { access: person.token }, userDetails: { UserGuid: person.userGuid } },
  });
});

test('ends when another tab does, says why, and continues with what was typed', async () => {
  const person = await app.open(skills);
  await fill('Add a skill', 'Origami');
  other.postMessage({ type: 'session.ended', family: family(), reason: 'idle' });
  await at('/auth/login');
  await expectSeen('You were logged out because nobody used this page for a while.');
  expect(sessionStorage.getItem('accessToken')).toBeNull();
  // The page that leads back is there: its code comes after the message.
  await one('heading', 'Sign in');
  other.postMessage({ type: 'session.shared', session: sessionOf(person) });
  await at(skills);
  await until(async () => expect((await field('Add a skill')).value).toBe('Origami'));
});

test('leads back to the own page after an administrator viewed somebody in the same tab', async () => {
  const [admin, somebody] = [await app.person(1), await app.person()];
  const reason = 'Robin wrote that a date cannot be saved.';
  await app.ok('startActing', { as: admin, body: { userGuid: somebody.userGuid, reason } });
  await app.open(skills, admin);
  await press('Exit view');
  await at('/admin/job-coach');
  await press('Log out');
  await at('/auth/login');
  const person = await app.open(skills);
  await field('Add a skill');
  other.postMessage({ type: 'session.ended', family: family(), reason: 'idle' });
  await at('/auth/login');
  await one('heading', 'Sign in');
  other.postMessage({ type: 'session.shared', session: sessionOf(person) });
  await until(() => expect(location.pathname).toBe(skills));
});

test('leaves nothing but unsent drafts when the person logs out in another tab', async () => {
  const person = await app.open(skills);
  const held = app.edge.hold(/draft/);
  await fill('Add a skill', 'Origami');
  await held;
  other.postMessage({ type: 'session.ended', family: family(), reason: 'signedOut' });
  await at('/auth/login');
  await expectSeen('Your session has ended. Sign in again to continue. Nothing you typed is lost.');
  const kept = Object.keys(sessionStorage);
  expect(kept).toEqual([expect.stringContaining(`draft.${person.userGuid}.`)]);
  // The page was left on purpose: nothing leads back to it.
  other.postMessage({ type: 'session.shared', session: sessionOf(person) });
  await expectSeen('User is already logged in.');
});

test('shows nothing of a person once somebody else signed in in another tab', async () => {
  await app.open(skills);
  await field('Add a skill');
  const somebody = await app.person();
  other.postMessage({ type: 'session.shared', session: sessionOf(somebody) });
  await at('/auth/login');
  await expectSeen('Your session has ended.');
  await expectGone('Add a skill');
  // Asked again, the other tab answers the same: this one waits for its own person.
  other.postMessage({ type: 'session.shared', session: sessionOf(somebody) });
  other.postMessage({ type: 'session.asked' });
  await one('heading', 'Sign in');
  expect(sessionStorage.getItem('userDetails')).toBeNull();
});

test('takes the tokens that another tab renewed', async () => {
  const person = await app.open(skills);
  await field('Add a skill');
  const renewed = sessionOf(person);
  other.postMessage({ type: 'session.shared', session: renewed });
  await until(() =>
    expect(sessionStorage.getItem('refreshToken')).toBe(JSON.stringify(renewed.tokens.refresh)),
  );
  await at(skills);
});

test('tells the other tabs when the person logs out', async () => {
  await app.open(skills);
  await field('Add a skill');
  const mine = family();
  await press('Log out');
  await at('/auth/login');
  await until(() =>
    expect(heard).toContainEqual({ type: 'session.ended', family: mine, reason: 'signedOut' }),
  );
});

test('closes the warning when the person stays in another tab', async () => {
  const person = await app.person();
  sessionStorage.setItem('activeAt', String(Date.now() - 58 * MINUTE));
  await app.open(skills, person);
  const warning = await one('dialog', 'Are you still there?');
  await button('Stay signed in', warning);
  expect(heard).toContainEqual({ type: 'activity.asked', userGuid: person.userGuid });
  const stayed = { type: 'activity.shared', at: Date.now(), knownEnd: null };
  other.postMessage({ ...stayed, userGuid: 'somebody else' });
  other.postMessage({ ...stayed, userGuid: person.userGuid });
  await until(() => expect(all('dialog')).toEqual([]));
});
