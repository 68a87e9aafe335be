import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hashPassword } from '#server/identity/passwords.ts';
import type { TestPerson } from '#tests/support/api.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { atPreferences } from '#tests/support/mounted/questions.ts';
import {
  acknowledge,
  description,
  expectFocus,
  expectGone,
  expectSeen,
} from '#tests/support/mounted/seen.ts';
import {
  all,
  at,
  button,
  fill,
  fillPassword,
  goTo,
  one,
  openTab,
  press,
  pressOn,
  tick,
  until,
} from '#tests/support/mounted/steps.ts';

const app = mountedApp();
const wizard = '/candidate/additional-questions';
const kept = 'Your answers so far are kept, but they are not in your profile yet.';
const restored = 'We kept what you typed';
const wayBack = 'Continue with the questions';

/** The words of the question that is shown. */
const typed = async () => (await one<HTMLInputElement>('textbox')).value;
const write = async (text: string) =>
  fireEvent.change(await one('textbox'), { target: { value: text } });

const atQuestion = (number: number) =>
  until(() => {
    const title = document.querySelector('h1');
    expect(title && description(title)).toBe(`Question ${number} of 7`);
  });

async function keptOnServer(person: TestPerson, words: string): Promise<void> {
  const drafts = app.database.db
    .selectFrom('disclosure.draft')
    .select('data')
    .where('user_guid', '=', person.userGuid);
  await until(async () => expect(JSON.stringify(await drafts.execute())).toContain(words));
}

const saved = ({ userGuid }: TestPerson) =>
  app.database.db
    .selectFrom('person')
    .select(['relocate', 'remote_work_type', 'preferences_answered', 'answers'])
    .where('user_guid', '=', userGuid)
    .executeTakeFirst();

/** In the middle of the second question. */
async function atSecondQuestion(): Promise<TestPerson> {
  const person = await atPreferences(app);
  await tick('No');
  await press('Save & Proceed');
  await atQuestion(1);
  await write('Work with books');
  await press('Save & Proceed');
  await atQuestion(2);
  await write('Order');
  await keptOnServer(person, 'Order');
  return person;
}

async function withPassword(person: TestPerson, password: string): Promise<void> {
  await app.database.db
    .updateTable('account')
    .set({ password_hash: await hashPassword(password) })
    .where('user_guid', '=', person.userGuid)
    .execute();
}

async function signIn({ email }: TestPerson, password: string): Promise<void> {
  await at('/auth/login');
  await fill(/^Email/, email);
  await fillPassword(/^Password/, password);
  await press('Sign in');
}

const PASSWORD = 'Harbor&Lantern42';

test('stores Yes and no preference, marked as not answered, when everything is skipped', async () => {
  const person = await atPreferences(app);
  await press('Skip');
  for (let number = 1; number <= 7; number += 1) {
    await atQuestion(number);
    await press('Skip');
  }
  await at('/candidate/accommodation');
  expect(location.search).toBe('?from=upload');
  expect(await saved(person)).toMatchObject({
    relocate: 1,
    remote_work_type: 'no preference',
    preferences_answered: false,
  });
});

test('stores 0 for No, the way of working, and the list of environments that were chosen', async () => {
  const person = await atPreferences(app);
  await tick('No');
  await tick('Remote');
  await press('Save & Proceed');
  await atQuestion(1);
  await write('Work with books');
  await press('Save & Proceed');
  for (let number = 2; number < 7; number += 1) {
    await atQuestion(number);
    await press('Skip');
  }
  await atQuestion(7);
  await tick('Quiet');
  await tick('Inside');
  await press('Save & Proceed');
  await at('/candidate/accommodation');
  expect(await saved(person)).toEqual({
    relocate: 0,
    remote_work_type: 'remote',
    preferences_answered: true,
    answers: { q1: 'Work with books', q7: ['quiet', 'inside'] },
  });
});

test('continues to the jobs after the session ended at the accommodations', async () => {
  const person = await app.person();
  await withPassword(person, PASSWORD);
  await app.open('/candidate/accommodation?from=upload', person);
  await button('Save');
  await app.database.db
    .updateTable('sign_in_family')
    .set({ revoked_at: new Date() })
    .where('user_guid', '=', person.userGuid)
    .execute();
  await press('Save');
  await signIn(person, PASSWORD);
  await at('/candidate/accommodation');
  await press('Save');
  await acknowledge('Success', 'Updated accommodations successfully');
  expect(location.pathname).toBe('/candidate/jobs/recommended-jobs');
});

test('offers the way back in the profile, with every answer, after logging out and in again', async () => {
  const person = await atSecondQuestion();
  await withPassword(person, PASSWORD);
  await press('Log out');
  await signIn(person, PASSWORD);
  await one('heading', 'Upload your resume');
  await goTo('Dashboard');
  await one('link', wayBack);
  await goTo('My Profile');
  for (const tab of ['Preferences', 'More About You']) {
    await openTab(tab);
    await until(async () =>
      expect((await one('tabpanel', tab)).textContent).toContain(
        `You stopped at question 2 of 7. ${kept}`,
      ),
    );
    await one('link', wayBack);
  }
  pressOn(await one('link', wayBack));
  await atQuestion(2);
  expect(await typed()).toBe('Order');
});

test('takes what is saved in the profile meanwhile as the newer answer, and does not undo it', async () => {
  const person = await atSecondQuestion();
  await goTo('My Profile');
  await openTab('Preferences');
  await tick('Yes');
  await press('Save preferences');
  await acknowledge('Success', 'Updated preferences successfully');
  await openTab('More About You');
  await fill('What kind of work would you like to do?', 'Work with maps');
  await press('Save answers');
  await acknowledge('Success', 'Updated data successfully');
  pressOn(await one('link', wayBack));
  await atQuestion(2);
  expect(await typed()).toBe('Order');
  for (let number = 2; number <= 7; number += 1) {
    await atQuestion(number);
    await press('Save & Proceed');
  }
  await at('/candidate/accommodation');
  expect(await saved(person)).toMatchObject({
    relocate: 1,
    answers: { q1: 'Work with maps', q2: 'Order' },
  });
});

test('offers questions that were opened and not begun, without a word of something restored', async () => {
  const person = await atPreferences(app);
  await keptOnServer(person, 'preferencesAnswered');
  await goTo('Dashboard');
  await expectSeen('Some questions are open.');
  await goTo('My Profile');
  await openTab('Preferences');
  await expectSeen('You stopped at the questions about where and how you want to work.');
  await expectGone(kept);
  pressOn(await one('link', wayBack));
  await one('radio', 'Yes');
  await expectGone(restored);
});

test('asks before Discard loses every answer, and what is discarded is gone everywhere', async () => {
  const person = await atSecondQuestion();
  await app.reload();
  await atQuestion(2);
  await until(async () => expect(await typed()).toBe('Order'));
  await press('Discard');
  const question = await one('dialog', 'Discard all your answers?');
  expect(question.textContent).toContain(
    'All pages of these questions are emptied, not only this one.',
  );
  await expectFocus('dialog', 'Discard all your answers?');
  fireEvent.keyDown(question, { key: 'Escape' });
  await until(() => expect(all('dialog')).toEqual([]));
  await expectFocus('button', 'Discard');
  expect(await typed()).toBe('Order');
  await press('Discard');
  await press('Discard all', await one('dialog', 'Discard all your answers?'));
  await expectFocus('heading', /^How you want to work/);
  await expectGone(restored);
  expect(await one('radio', 'No')).toHaveProperty('checked', false);
  const drafts = app.database.db
    .selectFrom('disclosure.draft')
    .select('data')
    .where('user_guid', '=', person.userGuid);
  await until(async () => expect(JSON.stringify(await drafts.execute())).not.toContain('Order'));
  // On another device, which has nothing of this tab.
  await app.open(wizard, person);
  await press('Skip');
  await atQuestion(1);
  expect(await typed()).toBe('');
});

test('empties the page of the preferences when they are discarded, marks and all', async () => {
  const person = await atPreferences(app);
  await tick('Remote');
  await keptOnServer(person, 'remote');
  await app.reload();
  await until(async () => expect(await one('radio', 'Remote')).toHaveProperty('checked', true));
  await press('Save & Proceed');
  await expectFocus('group', 'There is a problem');
  // One choice alone is not asked about.
  await press('Discard');
  await expectFocus('heading', /^How you want to work/);
  expect(await one('radio', 'Remote')).toHaveProperty('checked', false);
  expect(all('group', 'There is a problem')).toEqual([]);
});
