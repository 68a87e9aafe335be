import { expect, test } from 'vitest';
import { goodPassword, newestMail, signedUp } from '#tests/support/accounts.ts';
import { callOf } from '#tests/support/contract.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { acknowledge, expectGone, expectProblem, expectSeen } from '#tests/support/mounted/seen.ts';
import {
  all,
  field,
  fill,
  fillPassword,
  one,
  press,
  pressOn,
  until,
} from '#tests/support/mounted/steps.ts';

const app = mountedApp();
const newPassword = 'Meadow%Kettle88';
const mayBeSaved = 'This code or link may be used already, and your new password saved.';

async function typePassword() {
  await fillPassword(/^New password/, newPassword);
  await fillPassword(/^Confirm password/, newPassword);
}

/** Asks for a code. Ends at the form of the new password. */
async function askForCode() {
  const { email } = await signedUp(app);
  app.arrive('/auth/reset-password');
  await fill('Email', email);
  await press('Send code');
  await field('Code from the email');
  return { email, mail: await newestMail(app, email) };
}

test('leads to the sign-in when the answer to a new password was lost', async () => {
  const { email, mail } = await askForCode();
  await fill('Code from the email', mail.code);
  await typePassword();
  const held = app.edge.hold(callOf('confirmNewPassword'));
  await press('Save new password');
  await (await held).lose();
  await expectSeen('connection');
  await press('Save new password');
  await expectSeen(mayBeSaved);
  await until(() => expect(app.heard.join(' ')).toContain(mayBeSaved));
  pressOn(await one('link', 'Sign in', await one('main')));
  await fill('Email', email);
  await fillPassword(/^Password/, newPassword);
  await press('Sign in');
  await until(() => expect(location.pathname).toMatch(/^\/candidate/));
});

test('says the same of a link that was used before, also after a reload', async () => {
  const { email, mail } = await askForCode();
  const body = { email, token: mail.link.get('token') ?? '' };
  await app.ok('confirmNewPassword', {
    body: { ...body, newPassword, confirmNewPassword: newPassword },
  });
  app.arrive(`/auth/reset-password#${mail.link.toString()}`);
  await fill('Email', email);
  await typePassword();
  await press('Save new password');
  await expectSeen(mayBeSaved);
});

test('still asks for the code when the page is loaded again, until another is wanted', async () => {
  const { email } = await askForCode();
  await app.reload();
  await expectSeen(`If ${email} has an account, we sent a code to it.`);
  await press('Send another code');
  await field('Email');
  await app.reload();
  await fill('Email', email);
  await press('Send code');
  await field('Code from the email');
  await app.reload();
  await fill('Code from the email', (await newestMail(app, email)).code);
  await typePassword();
  await press('Save new password');
  await expectSeen('Updated password successfully');
});

test('only says that a code is wrong when no answer was lost', async () => {
  await askForCode();
  await fill('Code from the email', '000 000');
  await typePassword();
  await press('Save new password');
  await expectProblem(await field('Code from the email'), 'This code is not right');
  expect(all('link', 'Sign in', await one('main'))).toEqual([]);
});

test('says that a changed password may be saved when the answer to the change was lost', async () => {
  await app.open('/candidate/account-settings', await signedUp(app));
  await fillPassword(/^Old password/, goodPassword);
  await fillPassword(/^New password \(/, newPassword);
  await fillPassword(/^Confirm new password/, newPassword);
  const held = app.edge.hold(callOf('changePassword'));
  await press('Change password');
  await (await held).lose();
  await acknowledge('Error', 'connection');
  const unclear = 'Your new password may be saved already';
  await expectGone(unclear);
  await press('Change password');
  await acknowledge('Error', 'The old password you entered was incorrect');
  await expectSeen(unclear);
});
