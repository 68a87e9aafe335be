import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { insertConsent } from '#tests/support/coaching.ts';
import { insertCompany, named } from '#tests/support/administration.ts';
import type { TestPerson } from '#tests/support/api.ts';
import { callOf } from '#tests/support/contract.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { expectFocus, expectProblem, expectSeen } from '#tests/support/mounted/seen.ts';
import {
  all,
  choose,
  field,
  fill,
  one,
  press,
  pressOn,
  tick,
  until,
} from '#tests/support/mounted/steps.ts';

const app = mountedApp();
const COACHES = '/admin/job-coach';
const USERS = '/admin/users';

/** The card of somebody in a list. */
const card = (name: string) => one('listitem', name);
/** Waits until somebody's card says this. */
const expectCard = (name: string, words: string) =>
  until(async () => expect((await card(name)).textContent).toContain(words));

async function search(text: string): Promise<void> {
  fireEvent.change(await one('searchbox', 'Name or email'), { target: { value: text } });
  await press('Search');
}

const marks = (person: TestPerson, changes: { verified_at: Date | null }) =>
  app.database.db
    .updateTable('account')
    .set(changes)
    .where('user_guid', '=', person.userGuid)
    .execute();

test('makes a coach one of the provider’s own and takes it back, by one button that keeps the focus', async () => {
  const admin = await app.person(1);
  const sam = await named(app, 4, 'Sam Rivera');
  await insertConsent(app.database, await app.person(), sam, {});
  await app.open(`${COACHES}?words=rivera`, admin);
  await expectSeen('1 job coach');
  await expectCard('Sam Rivera', 'helps 1 person');
  await expectCard('Sam Rivera', 'Our Ability coach: no');
  await one('button', 'View as Sam Rivera');
  await press('Make Our Ability coach: Sam Rivera');
  await expectCard('Sam Rivera', 'Our Ability coach: yes');
  await until(() => expect(app.heard).toContain('Sam Rivera is an Our Ability coach now.'));
  await expectFocus('button', 'Take back: Sam Rivera as Our Ability coach');
  await press('Take back: Sam Rivera as Our Ability coach');
  await expectCard('Sam Rivera', 'Our Ability coach: no');
});

test('says what happens before it closes a coach’s account, closes it once, and can reopen it', async () => {
  const admin = await app.person(1);
  await named(app, 4, 'Kim Okafor');
  await app.open(`${COACHES}?words=okafor`, admin);
  await press('End the work of Kim Okafor');
  const dialog = await one('dialog', 'End the work of Kim Okafor?');
  expect(dialog.textContent).toContain(
    'What people share with Kim Okafor ends, and they are told.',
  );
  const held = app.edge.hold(callOf('closeUser'));
  await press('End and close', dialog);
  const close = await held;
  await press('End the work of Kim Okafor');
  expect(all('dialog')).toEqual([]);
  await close.answer();
  await expectCard('Kim Okafor', 'Closed');
  expect(app.edge.asked().filter((call) => callOf('closeUser').test(call))).toHaveLength(1);
  await until(() => expect(app.heard).toContain('The account of Kim Okafor is closed.'));
  expect(all('button', 'View as Kim Okafor')).toEqual([]);
  await press('Open again: the account of Kim Okafor');
  await expectCard('Kim Okafor', 'Our Ability coach: no');
});

test('finds users by words, role and state, and keeps these in the address', async () => {
  const admin = await app.person(1);
  const dana = await named(app, 2, 'Dana Quillfeather');
  await named(app, 3, 'Jordan Quillfeather');
  await marks(dana, { verified_at: null });
  await app.open(USERS, admin);
  await search('quillfeather');
  await one('heading', '2 accounts');
  await until(() => expect(all('button', /^View as/)).toHaveLength(1));
  await choose(/State/, 'Email not verified yet');
  await press('Search');
  await expectSeen('1 account');
  await until(() => expect(app.heard).toContain('1 account'));
  expect(location.search).toBe('?words=quillfeather&state=waiting');
  await choose(/Role/, 'Employer');
  await press('Search');
  await expectSeen('No records to display');
  await expectSeen('Nothing fits this search.');
  await app.open(USERS + location.search, admin);
  await expectSeen('0 accounts');
  await press('Clear search');
  await until(() => expect(location.search).toBe(''));
  await expectFocus('searchbox', 'Name or email');
});

test('offers an administrator neither a view nor the closing of the own account', async () => {
  const admin = await named(app, 1, 'Alex Morganstern');
  await named(app, 1, 'Pat Morganstern');
  await app.open(`${USERS}?words=morganstern`, admin);
  await expectSeen('2 accounts');
  await expectCard('Alex Morganstern', 'This is you');
  expect(all('button', /^View as/)).toEqual([]);
  expect(all('button', /^Close account of/).map((one) => one.getAttribute('aria-label'))).toEqual([
    'Close account of Pat Morganstern',
  ]);
});

test('offers View as for candidates, and nothing that their coach or an employer does', async () => {
  await named(app, 2, 'Mina Torvald');
  await app.open('/admin/candidates?words=torvald', await app.person(1));
  await one('heading', 'Mina Torvald');
  const buttons = all('button', undefined, await card('Mina Torvald'));
  expect(buttons.map((button) => button.textContent)).toEqual(['View as']);
});

test('loads the next 25 and focuses the first on Load More, and retries a failed load', async () => {
  for (let number = 10; number < 37; number++) await named(app, 3, `Robin Loadmore${number}`);
  await app.open('/admin/employers?words=loadmore', await app.person(1));
  await expectSeen('27 accounts');
  const mend = app.edge.cutAll(callOf('listUsers'));
  await press('Load More');
  await expectSeen('The list could not be loaded.');
  expect(all('heading', /Loadmore/)).toHaveLength(25);
  mend();
  await press('Try again');
  await expectFocus('heading', 'Robin Loadmore35');
  await until(() => expect(app.heard).toContain('2 more'));
  await expectSeen('That is all.');
});

test('loads every account of a state after one of the first load got another state', async () => {
  for (let number = 10; number < 37; number++) await named(app, 3, `Robin Bystate${number}`);
  await app.open(`${USERS}?words=bystate&state=verified`, await app.person(1));
  await expectSeen('Showing 25 of 27');
  await press('Close account of Robin Bystate10');
  await press('Close the account', await one('dialog'));
  await one('button', 'Open again: the account of Robin Bystate10');
  await press('Load More');
  await expectFocus('heading', 'Robin Bystate35');
  await expectSeen('That is all.');
  expect(all('heading', /Bystate/)).toHaveLength(27);
});

test('makes an account once for an employer, with a company, and lists it', async () => {
  await insertCompany(app, 'Lindqvist Tools');
  await app.open(USERS, await app.person(1));
  await press('Create an account');
  await expectFocus('textbox', /^Their first name/);
  await tick('Employer');
  await press('Create account');
  await expectSeen('Choose the company of this employer');
  await fill(/^Their first name/, 'Rosa');
  await fill(/^Their last name/, 'Vandenberg');
  await fill(/^Their email/, 'rosa.vandenberg@example.com');
  await choose(/^Company|Choose a company/, 'Lindqvist Tools');
  await press('Create account');
  await expectFocus('button', 'Create an account');
  await until(() =>
    expect(app.heard).toContain(
      'The account is created. We sent the link to rosa.vandenberg@example.com.',
    ),
  );
  await search('vandenberg');
  await expectCard('Rosa Vandenberg', 'Email not verified yet');
});

test('shows an error at the field for an address that has an account, and keeps what was typed', async () => {
  const taken = await app.person();
  await app.open(USERS, await app.person(1));
  await press('Create an account');
  await fill(/^Their first name/, 'Rosa');
  await fill(/^Their last name/, 'Calloway');
  await fill(/^Their email/, taken.email);
  await press('Create account');
  await expectProblem(await field(/^Their email/), 'This address has an account already.');
  expect((await field(/^Their first name/)).value).toBe('Rosa');
  await press('Close form');
  await expectFocus('button', 'Create an account');
});

test('refuses to close the only administrator, and says why in the dialog', async () => {
  const admin = await app.person(1);
  const other = await named(app, 1, 'Ines Lastofall');
  await app.open(`${USERS}?words=lastofall`, admin);
  await one('heading', 'Ines Lastofall');
  await app.database.db
    .updateTable('account')
    .set({ verified_at: null })
    .where('role', '=', 1)
    .where('user_guid', '!=', other.userGuid)
    .execute();
  pressOn(await one('button', 'Close account of Ines Lastofall'));
  await press('Close the account');
  const dialog = await one('dialog', 'Error');
  expect(dialog.textContent).toContain('No one else is an administrator.');
});
