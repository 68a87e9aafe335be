import { expect, test } from 'vitest';
import type { TestPerson } from '#tests/support/api.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import {
  acknowledge,
  expectEntries,
  expectGone,
  expectSeen,
  message,
} from '#tests/support/mounted/seen.ts';
import { choose, field, fill, fillDate, press, tick, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp();
const kept = 'We kept what you typed';

/** One of the lists, and how a person fills in its form. */
interface List {
  readonly what: string;
  readonly path: string;
  readonly call: RegExp;
  readonly add: string;
  readonly name: string;
  readonly added: string;
  readonly fill: () => Promise<void>;
}

const skills: List = {
  what: 'a skill',
  path: '/candidate/profile/skills',
  call: /^POST .*\/userSkill$/,
  add: 'Add',
  name: 'Your added skills',
  added: 'Skill added successfully',
  fill: () => fill('Add a skill', 'Excel'),
};
const credentials: List = {
  what: 'a credential',
  path: '/candidate/credentials',
  call: /^POST .*\/userCredential$/,
  add: 'Add credential',
  name: 'Your added credentials',
  added: 'Credential added successfully',
  fill: () => fill('Credential name', 'CPR'),
};
const education: List = {
  what: 'education',
  path: '/candidate/profile/education',
  call: /^POST .*\/userDegree$/,
  add: 'Add education',
  name: 'Your added education',
  added: 'Education added successfully',
  fill: async () => {
    await fill('School name', 'Salt City College');
    await choose(/Degree level/, "Associate's");
    await fill('Major', 'Acounting');
    await fill('Start year', '2024');
    await tick('Ongoing');
  },
};
const work: List = {
  what: 'a job',
  path: '/candidate/work-history',
  call: /^POST .*\/userWorkHistory$/,
  add: 'Add work history',
  name: 'Your added employment history',
  added: 'Work experience added successfully',
  fill: async () => {
    await fill('Job title', 'Clerk');
    await fill('Employer name', 'Salt City Supplies');
    await fillDate(/^Start date/, '20190301');
    await tick('Still working');
  },
};

/** Fills in the form and adds, and the server does it, but the answer never arrives. */
async function addUnanswered(list: List): Promise<TestPerson> {
  const person = await app.open(list.path);
  await list.fill();
  const held = app.edge.hold(list.call);
  await press(list.add);
  await (await held).lose();
  await message('Error');
  return person;
}

test.each([skills, credentials, education, work])(
  'has $what once when its answer was lost and it is tried again',
  async (list) => {
    const person = await addUnanswered(list);
    await press('Try again', await message('Error'));
    await acknowledge('Success', list.added);
    await expectEntries(list.name, ['']);
    await app.open(list.path, person);
    await expectEntries(list.name, ['']);
  },
);

test('corrects the one entry when it is corrected after a lost answer', async () => {
  await addUnanswered(education);
  await press('OK', await message('Error'));
  await fill('Major', 'Accounting');
  await press(education.add);
  await acknowledge('Success', education.added);
  await expectEntries(education.name, ["Associate's, Accounting"]);
  // The next one is another entry, although it says the same.
  await education.fill();
  await fill('Major', 'Accounting');
  await press(education.add);
  await acknowledge('Success', education.added);
  await expectEntries(education.name, ['Accounting', 'Accounting']);
});

test('adds the next entry as its own when the one before was given up after a lost answer', async () => {
  await addUnanswered(skills);
  await press('OK', await message('Error'));
  await fill('Add a skill', '');
  await fill('Add a skill', 'Filing');
  await press(skills.add);
  await acknowledge('Success', skills.added);
  await expectEntries(skills.name, ['Excel', 'Filing']);
  expect(app.edge.asked().filter((call) => skills.call.test(call))).toHaveLength(2);
});

test('has an entry once when its answer was lost and it is added after a reload', async () => {
  await addUnanswered(credentials);
  await app.reload();
  await expectSeen(kept);
  await press(credentials.add);
  await acknowledge('Success', credentials.added);
  await expectEntries(credentials.name, ['']);
  await app.reload();
  await expectEntries(credentials.name, ['']);
  await expectGone(kept);
});

test('has an entry once when its answer was lost and it is added on another device', async () => {
  const person = await addUnanswered(credentials);
  const drafts = app.database.db
    .selectFrom('disclosure.draft')
    .select('data')
    .where('user_guid', '=', person.userGuid);
  await until(async () => expect(JSON.stringify(await drafts.execute())).toContain('key'));
  // Nothing of the first tab is there.
  await app.open(credentials.path, person);
  await until(async () => expect(await field('Credential name')).toHaveProperty('value', 'CPR'));
  await press(credentials.add);
  await acknowledge('Success', credentials.added);
  await app.reload();
  await expectEntries(credentials.name, ['']);
  await expectGone(kept);
});
