import { expect, test } from 'vitest';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { expectProblem, expectSeen, refusals } from '#tests/support/mounted/seen.ts';
import { all, field, fill, one, press, tick, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp();
const missing = 'Please fill in all the required fields';
const oneName = 'I have one name';

const stored = (person: Awaited<ReturnType<typeof app.open>>) =>
  app.ok('getUser', { as: person, path: { id: person.userGuid } });

test('saves basic details without a last name when the person has one name', async () => {
  const person = await app.open('/candidate/profile/basic-details');
  await fill(/^First name/, 'Suharto');
  await fill(/^Last name/, '');
  await fill(/^ZIP code/, '13202');
  await press('Save');
  expect(await refusals(missing)).toHaveLength(1);
  await tick(oneName);
  await until(() => expect(all('textbox', /^Last name/)).toEqual([]));
  await fill(/^Name/, '');
  await press('Save');
  expect(await refusals(missing)).toEqual(['Name: fill this in']);
  await fill(/^Name/, 'Suharto');
  await press('Save');
  await until(async () => expect(await stored(person)).toMatchObject({ hasOneName: true }));
  expect(await stored(person)).toMatchObject({ FirstName: 'Suharto', LastName: '' });
  await expectSeen('Welcome back Suharto');
  await app.open('/candidate/profile/basic-details', person);
  expect((await one<HTMLInputElement>('checkbox', oneName)).checked).toBe(true);
});

test('submits a review without a last name when the person has one name', async () => {
  const person = await app.open('/candidate/resume-upload');
  await press('Create profile manually');
  const review = await one('dialog', /^Review/);
  await fill(/^First name/, 'Suharto', review);
  await tick(oneName, review);
  expect(all('textbox', /^Last name/, review)).toEqual([]);
  expect((await field(/^Name/, review)).value).toBe('Suharto');
  await fill(/^Phone/, '315-555-0142', review);
  await expectSeen('To submit, fill in: ZIP code');
  await fill(/^ZIP code/, '13202', review);
  await press('Submit', review);
  await until(async () => expect(await stored(person)).toMatchObject({ hasOneName: true }));
  expect(await stored(person)).toMatchObject({ FirstName: 'Suharto', LastName: '' });
});

test('asks for the last name again when the box is emptied', async () => {
  await app.open('/candidate/profile/basic-details');
  await tick(oneName);
  await tick(oneName);
  expect((await field(/^Last name/)).value).toBe('');
  await press('Save');
  expect(await refusals(missing)).toContain('Last name: fill this in');
});

test('keeps the profile of a coach without a last name when they have one name', async () => {
  const coach = await app.person(4);
  await app.open('/job-coach/profile', coach);
  await fill(/^First name/, 'Suharto');
  await tick(oneName);
  await until(() => expect(all('textbox', /^Last name/)).toEqual([]));
  expect((await field(/^Name/)).value).toBe('Suharto');
  await until(async () => expect(await stored(coach)).toMatchObject({ hasOneName: true }));
  expect(await stored(coach)).toMatchObject({ FirstName: 'Suharto', LastName: '' });
  await expectSeen('Welcome Suharto');
});

test('makes an account without a last name when an administrator says there is none', async () => {
  const admin = await app.open('/admin/users', await app.person(1));
  await press('Create an account');
  await tick('This person has one name');
  await until(() => expect(all('textbox', /^Their (first|last) name/)).toEqual([]));
  await press('Create account');
  await expectProblem(await field(/^Their name/), 'Enter the name');
  await fill(/^Their name/, 'Suharto');
  await fill(/^Their email/, 'suharto@example.com');
  await press('Create account');
  await until(() => expect(app.heard.join()).toContain('The account is created.'));
  expect(await app.ok('listUsers', { as: admin, query: { words: 'suharto@example.com' } })).toEqual(
    [expect.objectContaining({ FirstName: 'Suharto', LastName: '' })],
  );
});
