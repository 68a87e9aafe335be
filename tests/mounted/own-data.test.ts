import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { hashPassword } from '#server/identity/passwords.ts';
import type { TestPerson } from '#tests/support/api.ts';
import { newestMail } from '#tests/support/accounts.ts';
import { resumeBytes } from '#tests/support/ownDataRows.ts';
import { callOf } from '#tests/support/contract.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { watchSavedFiles } from '#tests/support/mounted/savedFiles.ts';
import {
  acknowledge,
  expectFocus,
  expectGone,
  expectSeen,
  message,
} from '#tests/support/mounted/seen.ts';
import { all, fill, fillPassword, one, press, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp();
const path = '/candidate/account-settings';
const password = 'Harbor&Lantern42';

const saved = watchSavedFiles();

async function withPassword(): Promise<TestPerson> {
  const person = await app.person();
  await app.database.db
    .updateTable('account')
    .set({ password_hash: await hashPassword(password) })
    .where('user_guid', '=', person.userGuid)
    .execute();
  return person;
}
const store = (as: TestPerson, name: string) =>
  app.ok('storeResume', { as, file: { name, content: resumeBytes } });
test('deletes one resume after a question, and the focus goes to the next one', async () => {
  const person = await withPassword();
  await store(person, 'first.pdf');
  await store(person, 'second.pdf');
  await app.open(path, person);
  await press('Delete second.pdf');
  await press('Keep it');
  await expectFocus('button', 'Delete second.pdf');
  await press('Delete second.pdf');
  expect((await one('dialog')).textContent).toContain('you cannot get it back');
  await press('Delete it');
  await expectGone('second.pdf');
  await expectFocus('button', 'Delete first.pdf');
  await until(() => expect(app.heard).toContain('Resume deleted successfully'));
  await press('Delete first.pdf');
  await press('Delete it');
  await expectSeen('There are no uploaded resumes');
  await expectFocus('heading', 'Your uploaded resumes');
});

test('takes a deleted resume out of the list when the list cannot be read again', async () => {
  const person = await withPassword();
  await store(person, 'first.pdf');
  await store(person, 'second.pdf');
  await app.open(path, person);
  await expectSeen('second.pdf');
  app.edge.cutAll(callOf('listStoredResumes'));
  await press('Delete second.pdf');
  await press('Delete it');
  await expectGone('second.pdf');
  await expectFocus('button', 'Delete first.pdf');
});

test('keeps a resume and says why when it could not be deleted', async () => {
  const person = await withPassword();
  await store(person, 'mine.pdf');
  await app.open(path, person);
  await expectSeen('mine.pdf');
  await app.without('stored_resume', async () => {
    await press('Delete mine.pdf');
    await press('Delete it');
    await expectSeen('Something went wrong on our side.');
  });
  await press('Delete mine.pdf');
  await press('Delete it');
  await expectSeen('There are no uploaded resumes');
});

test('downloads everything once the password is right', async () => {
  const person = await withPassword();
  await store(person, 'mine.pdf');
  await app.open(path, person);
  const form = await one('form', 'Take your data with you');
  await press('Download my data');
  await expectFocus('group', 'There is a problem');
  await expectSeen('Enter your password');
  await fillPassword(/^Your password/, 'not the right one', form);
  await press('Download my data');
  await expectSeen('This password is not right.');
  expect(saved).toEqual([]);
  await fillPassword(/^Your password/, password, form);
  await press('Download my data');
  await acknowledge('Success', 'The file is named our-ability-data.zip.');
  expect(saved.map(({ name }) => name)).toEqual(['our-ability-data.zip']);
  const files = unzipSync(new Uint8Array((await saved[0]?.file.arrayBuffer()) ?? []));
  expect(Object.keys(files)).toEqual(['data.json', 'files/resumes-1.pdf']);
  expect(form.querySelector('input')).toHaveProperty('value', '');
});

test('closes the account with a mailed code where there is no password, and logs out', async () => {
  const person = await app.open(path);
  const form = await one('form', 'Close your account');
  await press('Email me a code', form);
  await expectSeen(`We sent a code to ${person.email}.`);
  const { code } = await newestMail(app, person.email);
  await fill(/^Code from the email/, code, form);
  await press('Close my account');
  const dialog = await message('Success');
  expect(dialog.textContent).toMatch(/You can open it again until [A-Z][a-z]+ \d+, \d{4}\./);
  await acknowledge('Success', 'Your account is closed, and you are logged out.');
  await until(() => expect(window.location.pathname).toMatch(/login$/));
  await until(() => expect(all('button', 'Sign in')).toHaveLength(1));
});

test('says at the sign-in that the account is closed when the answer to closing it was lost', async () => {
  await app.open(path, await withPassword());
  const form = await one('form', 'Close your account');
  await fillPassword(/^Your password/, password, form);
  const held = app.edge.hold(callOf('closeAccount'));
  await press('Close my account');
  await (await held).lose();
  await expectSeen('Your account seems to be closed, and you are logged out.');
  expect(window.location.pathname).toMatch(/login$/);
  await expectGone('Your session has ended.');
});

test('keeps the account when closing it did not reach the server', async () => {
  await app.open(path, await withPassword());
  const form = await one('form', 'Close your account');
  await fillPassword(/^Your password/, password, form);
  const held = app.edge.hold(callOf('closeAccount'));
  await press('Close my account');
  (await held).cut();
  await message('Error');
  expect(window.location.pathname).toBe(path);
});

test('offers the way back at the sign-in, and continues into the account', async () => {
  const person = await withPassword();
  await app.ok('closeAccount', { as: person, path: { id: person.userGuid }, body: { password } });
  app.arrive('/auth/login');
  await fill('Email', person.email);
  await fillPassword(/^Password/, password);
  await press('Sign in');
  await expectSeen('You closed this account. You can open it again until');
  await press('Open my account again');
  await until(() => expect(window.location.pathname).toMatch(/^\/candidate/));
  await until(() => expect(app.heard).toContain('Your account is open again.'));
});
