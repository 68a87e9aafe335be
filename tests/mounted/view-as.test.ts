import { expect, test } from 'vitest';
import { openTokens } from '#server/identity/tokens.ts';
import type { TestPerson } from '#tests/support/api.ts';
import { ageSignIn } from '#tests/support/acting.ts';
import { callOf } from '#tests/support/contract.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { expectGone, expectSeen } from '#tests/support/mounted/seen.ts';
import { all, field, fill, one, press, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp();
const reason = 'Robin wrote that a date cannot be saved.';

const failed = async () =>
  new Response('{}', { status: 500, headers: { 'content-type': 'application/json' } });

/** An administrator at the list of candidates, with one of them in it. */
async function atCandidates() {
  const [admin, person] = [await app.person(1), await app.person(2)];
  await app.open(`/admin/candidates?words=${encodeURIComponent(person.email)}`, admin);
  await press('View as Robin Sample');
  await one('dialog', 'View as Robin Sample');
  return { admin, person };
}

const endsOf = (userGuid: string) =>
  app.database.db
    .selectFrom('acting_session')
    .select('ended_by')
    .where('admin_guid', '=', userGuid)
    .execute();

test('says that no view began, keeps the reason, and begins it when tried again', async () => {
  const { admin } = await atCandidates();
  const mend = app.edge.answerAll(callOf('startActing'), failed);
  await fill('Reason', reason);
  await press('Start');
  await expectSeen('Something went wrong on our side.');
  expect(await endsOf(admin.userGuid)).toEqual([]);
  mend();
  await press('Start');
  await expectSeen('Note: You are logged in as Robin Sample Candidate');
  await press('Exit view');
  await until(() => expect(window.location.pathname).toBe('/admin/job-coach'));
});

test('says once who is viewed, also when help shows the banner anew', async () => {
  await atCandidates();
  await fill('Reason', reason);
  await press('Start');
  await one('heading', 'My Profile');
  const started = 'You are viewing as Robin Sample, Candidate.';
  await until(() => expect(app.heard).toContain(started));
  (await one('link', 'Help')).click();
  await one('heading', 'Help');
  await press('Exit view');
  await until(() =>
    expect(app.heard.some((text) => text.startsWith('You are yourself'))).toBe(true),
  );
  expect(app.heard.filter((text) => text === started)).toEqual([started]);
});

test('asks for more than a few letters, and closing asks nobody', async () => {
  const { admin } = await atCandidates();
  await fill('Reason', 'Help');
  await press('Start');
  await expectSeen('Say in 10 characters or more why you need to view this account.');
  await press('Cancel');
  await until(() => expect(all('dialog')).toEqual([]));
  expect(await endsOf(admin.userGuid)).toEqual([]);
});

test('closes the question when it is cancelled while the view begins, and ends that view', async () => {
  const { admin } = await atCandidates();
  await fill('Reason', reason);
  const call = app.edge.hold(callOf('startActing'));
  await press('Start');
  const held = await call;
  await press('Cancel');
  await until(() => expect(all('dialog')).toEqual([]));
  await held.answer();
  await until(async () => expect(await endsOf(admin.userGuid)).toEqual([{ ended_by: 'exit' }]));
  await one('heading', 'Candidates');
  expect(document.body.textContent).not.toContain('You are logged in as');
});

test('offers to end the view of somebody else that is still open', async () => {
  const { admin } = await atCandidates();
  const other = await app.person(2);
  await app.ok('startActing', { as: admin, body: { userGuid: other.userGuid, reason } });
  await fill('Reason', reason);
  await press('Start');
  await press('Exit that view');
  await until(async () => expect(await endsOf(admin.userGuid)).toEqual([{ ended_by: 'exit' }]));
  await until(() => expect(window.location.pathname).toBe('/admin/job-coach'));
});

test('asks who has no password to sign in again, and leads there', async () => {
  const { admin } = await atCandidates();
  await ageSignIn(app, admin, 16);
  await fill('Reason', reason);
  await press('Start');
  await press('Log out and sign in again');
  await one('heading', 'Sign in');
  expect(await endsOf(admin.userGuid)).toEqual([]);
});

/** The same administrator with a sign-in of this minute. */
async function signedInAgain(admin: TestPerson): Promise<TestPerson> {
  const account = await app.database.db
    .selectFrom('account')
    .selectAll()
    .where('user_guid', '=', admin.userGuid)
    .executeTakeFirstOrThrow();
  const { issue } = await openTokens({ database: app.database, now: () => new Date() });
  return { ...admin, token: (await issue(account)).accessToken };
}

/** An administrator without a password who typed why, and left to sign in again. */
async function leftToSignIn() {
  const { admin, person } = await atCandidates();
  await ageSignIn(app, admin, 16);
  await fill('Reason', reason);
  await press('Start');
  await press('Log out and sign in again');
  await one('heading', 'Sign in');
  return { admin, person };
}

/** Somebody signs in where the tab is, and asks to view as this person. */
async function viewsAs(person: TestPerson, admin: TestPerson): Promise<string> {
  await app.stay(`/admin/candidates?words=${encodeURIComponent(person.email)}`, admin);
  await press('View as Robin Sample');
  const { value } = await field('Reason');
  return value;
}

test('offers the reason again once, after a sign-in for it', async () => {
  const { admin, person } = await leftToSignIn();
  const again = await signedInAgain(admin);
  expect(await viewsAs(await app.person(2), again)).toBe('');
  await press('Cancel');
  expect(await viewsAs(person, again)).toBe(reason);
  await press('Cancel');
  expect(await viewsAs(person, again)).toBe('');
  expect(JSON.stringify(sessionStorage)).not.toContain(reason);
});

test('offers the reason to nobody else who signs in, and not after the next sign-out', async () => {
  const first = await leftToSignIn();
  expect(await viewsAs(first.person, await app.person(1))).toBe('');
  expect(JSON.stringify(sessionStorage)).not.toContain(reason);
  const second = await leftToSignIn();
  await app.stay('/admin/dashboard', await signedInAgain(second.admin));
  await press('Log out');
  await one('heading', 'Sign in');
  expect(JSON.stringify(sessionStorage)).not.toContain(reason);
});

test('leads out of a view whose end the server does not answer, and shows nothing of it', async () => {
  await atCandidates();
  await fill('Reason', reason);
  await press('Start');
  await expectSeen('Note: You are logged in as');
  const mend = app.edge.answerAll(callOf('endActing'), failed);
  await press('Exit view');
  await until(() => expect(window.location.pathname).toBe('/admin/job-coach'));
  await expectGone('Note: You are logged in as');
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('temporary'))).toEqual([]);
  mend();
});

test('shows the next administrator their pages when a call of the last one is refused late', async () => {
  await atCandidates();
  await fill('Reason', reason);
  const call = app.edge.hold(callOf('startActing'));
  await press('Start');
  const held = await call;
  app.arrive('/login');
  await one('heading', 'Sign in');
  held.reply(Response.json({ status: 409, code: 'acting_now', traceId: '' }, { status: 409 }));
  await app.stay('/admin/candidates', await app.person(1));
  await until(() => expect(all('heading', 'Candidates')).toHaveLength(1));
});

test('shows nothing until the server has answered whom the tab views, and asks again', async () => {
  const admin = await app.person(1);
  const mend = app.edge.answerAll(callOf('getActing'), failed);
  await app.open('/admin/job-coach', admin);
  await expectSeen('We cannot reach the server');
  mend();
  await press('Try again');
  await one('heading', 'Job coaches');
});
