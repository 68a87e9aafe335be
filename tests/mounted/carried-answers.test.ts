import { expect, test } from 'vitest';
import { type FinderAnswers, NO_ANSWERS } from '#domain/finder.ts';
import { carriedTo, carry, carryTo } from '#src/tab/carried.ts';
import { writeFinder } from '#src/tab/finderAnswers.ts';
import { writeWish } from '#src/tab/visitorWish.ts';
import { EMPTY_WISH } from '#machines/publicMatch/publicMatch.ts';
import { goodPassword, someEmail } from '#tests/support/accounts.ts';
import type { TestPerson } from '#tests/support/api.ts';
import { callOf } from '#tests/support/contract.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { expectEntries, expectFocus, expectGone, expectSeen } from '#tests/support/mounted/seen.ts';
import {
  field,
  fill,
  fillPassword,
  one,
  openTab,
  press,
  pressOn,
  until,
} from '#tests/support/mounted/steps.ts';

const app = mountedApp(({ db }) => insertJobs(db, [jobNamed('Cook', { soc_code: '35-2014' })]));
const profile = '/candidate/profile/basic-details';
const answers = {
  ...NO_ANSWERS,
  work: ['cook'],
  skills: ['Food safety'],
  where: 'place',
  place: '13202',
  way: 'hybrid',
  matters: ['quiet'],
} as const satisfies FinderAnswers;
const offer = () => one('region', 'Add what you told the job finder?');

/** The answers as they are in the tab of somebody who kept them and signed up. */
function keepFor(person: Pick<TestPerson, 'email'>, told: FinderAnswers = answers): void {
  writeFinder({ answers: told, passed: ['work'] });
  carry('finder', null);
  carryTo(person.email.toUpperCase());
}

/** What the server has of a person, in the fields that can be carried. */
async function stored(person: TestPerson) {
  const path = { id: person.userGuid };
  const [user, place, skills] = await Promise.all([
    app.ok('getUser', { path, as: person }),
    app.ok('getUserProfile', { path, as: person }),
    app.ok('getUserSkills', { path, as: person }),
  ]);
  return { user, place, skills: skills.map(({ SkillName }) => SkillName) };
}

test('offers the answers of the finder, sends nothing before Add it, and then sets exactly that', async () => {
  const person = await app.person();
  keepFor(person);
  app.arrive(profile, person);
  await offer();
  const list = [
    'Ideal job: Cook, Food Service Worker',
    'Skills: Food safety',
    'Place: 13202',
    'How you like to work: Hybrid',
    'What is your ideal work environment: Quiet',
  ];
  for (const line of list) await expectSeen(line);
  expect(app.edge.asked().filter((call) => !call.startsWith('GET'))).toEqual([]);
  await press('Add it');
  await expectFocus('heading', 'Added to your profile');
  await expectSeen('Place: Syracuse, New York 13202');
  const { user, place, skills } = await stored(person);
  expect(user).toMatchObject({ RemoteWorkType: 'hybrid', Relocate: null, q7: ['quiet'] });
  expect(place).toMatchObject({
    IdealJob: 'Cook, Food Service Worker',
    City: 'Syracuse',
    State: 'NY',
    PostalCode: '13202',
  });
  expect(skills).toEqual(['Food safety']);
  expect(sessionStorage.getItem('finderAnswers')).toBeNull();
  expect(sessionStorage.getItem('carried')).toBeNull();
});

test('deletes the answers on Not now, and leaves the profile empty', async () => {
  const person = await app.person();
  keepFor(person);
  app.arrive(profile, person);
  await offer();
  await press('Not now');
  await expectFocus('heading', 'Nothing was added, and it is deleted from this tab');
  expect(sessionStorage.getItem('finderAnswers')).toBeNull();
  const { user, place, skills } = await stored(person);
  expect({ q7: user.q7, place, skills }).toEqual({ q7: undefined, place: null, skills: [] });
});

test('fills only what the profile has nothing for', async () => {
  const person = await app.person();
  const { userGuid: UserGuid } = person;
  await app.ok('createUserProfile', {
    body: { UserGuid, IdealJob: 'Chef', City: 'Utica' },
    as: person,
  });
  await app.ok('createUserSkill', { body: { UserGuid, SkillName: 'food safety' }, as: person });
  keepFor(person);
  app.arrive(profile, person);
  await offer();
  await expectGone('Ideal job: Cook');
  await press('Add it');
  await one('heading', 'Added to your profile');
  const { user, place, skills } = await stored(person);
  expect(place).toMatchObject({ IdealJob: 'Chef', City: 'Utica' });
  expect(skills).toEqual(['food safety']);
  expect(user).toMatchObject({ RemoteWorkType: 'hybrid', q7: ['quiet'] });
});

test('adds only the rest when the button is pressed again after a failure', async () => {
  const person = await app.person();
  keepFor(person);
  app.arrive(profile, person);
  await offer();
  const restore = app.edge.answerAll(callOf('updateUser'), async () => Response.error());
  await press('Add it');
  await expectSeen('It was not all added.');
  restore();
  await press('Add it');
  await one('heading', 'Added to your profile');
  const { user, skills } = await stored(person);
  expect(skills).toEqual(['Food safety']);
  expect(user).toMatchObject({ q7: ['quiet'] });
});

test('shows the basic details with what was told when they are opened while it is added', async () => {
  const person = await app.person();
  keepFor(person);
  app.arrive(profile, person);
  await offer();
  await field('City');
  await openTab('Education');
  await field('School name');
  const held = app.edge.hold(callOf('createUserProfile'));
  await press('Add it');
  const call = await held;
  await openTab('Basic Details');
  await expectSeen('Loading');
  await call.answer();
  expect(await field('City')).toHaveProperty('value', 'Syracuse');
});

test('adds the rest when nobody knows the place', async () => {
  const person = await app.person();
  keepFor(person, { ...answers, place: 'Toronto, Canada' });
  app.arrive(profile, person);
  await offer();
  await press('Add it');
  await one('heading', 'Added to your profile');
  await expectGone('Place: Toronto');
  expect((await stored(person)).place).toMatchObject({ City: null, IdealJob: expect.any(String) });
});

test('deletes the answers when somebody else signs in in the same tab', async () => {
  keepFor({ email: someEmail() });
  const other = await app.person();
  app.arrive(profile, other);
  await one('heading', 'My Profile');
  expect(sessionStorage.getItem('finderAnswers')).toBeNull();
  expect(carriedTo({ Email: other.email })).toBeNull();
});

test('gives what was kept on the page of jobs to the sign-up of the same tab', async () => {
  const email = someEmail();
  writeFinder({
    answers,
    passed: ['work', 'done', 'skills', 'where', 'far', 'way', 'hours', 'matters'],
  });
  app.arrive('/abli/jobs');
  pressOn(await one('link', 'Keep my answers'));
  await until(() => expect(location.pathname).toBe('/auth/register'));
  await fill(/^First name/, 'Robin');
  await fill(/^Last name/, 'Sample');
  await fill(/^Email/, email);
  await fillPassword(/^Password/, goodPassword);
  await fillPassword(/^Confirm password/, goodPassword);
  expect(carriedTo({ Email: email })).toBeNull();
  await press('Create account');
  await until(() => expect(location.pathname).toBe('/auth/verify-account'));
  expect(carriedTo({ Email: email })).toBe('finder');
});

test('offers what was typed on the page of recommended jobs as well', async () => {
  const person = await app.person();
  const wish = { ...EMPTY_WISH, work: 'front desk', skills: ['Excel'], place: 'Utica, NY' };
  writeWish(wish);
  carry('wish', null);
  carryTo(person.email);
  app.arrive(profile, person);
  await one('region', 'Add what you told us about the work you want?');
  await press('Add it');
  await one('heading', 'Added to your profile');
  const { place, skills } = await stored(person);
  expect(place).toMatchObject({ IdealJob: 'front desk', City: 'Utica', State: 'NY' });
  expect(skills).toEqual(['Excel']);
  app.arrive('/candidate/profile/skills', person);
  await expectEntries('Your added skills', ['Excel']);
});
