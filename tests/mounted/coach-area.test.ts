import { expect, test } from 'vitest';
import { hashPassword } from '#server/identity/passwords.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { expectSuccess, expectGone, expectSeen } from '#tests/support/mounted/seen.ts';
import { all, fillPassword, one, press } from '#tests/support/mounted/steps.ts';

const app = mountedApp();
const settings = '/job-coach/account-settings';

test('greets a job coach and leads to the pages of the area that exist', async () => {
  await app.open('/job-coach/home', await app.person(4));
  await one('heading', 'All Candidates');
  const menu = await one('navigation', 'Main menu');
  await expectSeen('Welcome Robin');
  const entries = all('link', undefined, menu).map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
  expect(entries).toEqual([
    ['All Candidates', '/job-coach/home'],
    ['Caseload', '/job-coach/caseload'],
    ['Requests', '/job-coach/requests'],
    ['Notifications', '/job-coach/notifications'],
    ['My Profile', '/job-coach/profile'],
    ['Help', '/help'],
    ['Account settings', settings],
    ['Report a bug (opens in a new tab)', '/help/report?from=/job-coach/home'],
  ]);
  expect((await one('link', 'All Candidates', menu)).getAttribute('aria-current')).toBe('page');
  await one('button', 'Log out', menu);
});

test('changes the password of a job coach', async () => {
  const coach = await app.person(4);
  const password_hash = await hashPassword('Harbor&Lantern42');
  await app.database.db
    .updateTable('account')
    .set({ password_hash })
    .where('user_guid', '=', coach.userGuid)
    .execute();
  await app.open(settings, coach);
  await fillPassword(/^Old password/, 'Harbor&Lantern42');
  await fillPassword(/^New password \(/, 'a sentence that nobody guesses');
  await fillPassword(/^Confirm new password/, 'a sentence that nobody guesses');
  await press('Change password');
  await expectSuccess('Updated password successfully');
  const body = { Email: coach.email, Password: 'a sentence that nobody guesses' };
  expect(await app.ok('signIn', { body })).toMatchObject({ role: 4 });
});

test('says to a job coach what closing means for them, and nothing of resumes', async () => {
  await app.open(settings, await app.person(4));
  await expectSeen('What candidates share with you ends at once');
  await expectSeen('Where you are signed in');
  await expectGone('Your uploaded resumes');
  await expectGone('Your accommodations are in it too');
  await expectGone('Applications that we sent by email');
});

test('says to a candidate what closing means for them', async () => {
  await app.open('/candidate/account-settings');
  await expectSeen('Applications that we sent by email');
  await expectSeen('Your accommodations are in it too');
  await expectGone('What candidates share with you');
});
