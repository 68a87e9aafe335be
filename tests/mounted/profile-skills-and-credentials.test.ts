import { expect, test } from 'vitest';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { addSkill, missingFields } from '#tests/support/mounted/sections.ts';
import {
  acknowledge,
  expectEntries,
  expectFocus,
  expectGone,
  expectProblem,
  expectSeen,
  refusals,
} from '#tests/support/mounted/seen.ts';
import { button, enter, field, fill, press, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp();
const skills = 'Your added skills';
const credentials = 'Your added credentials';
const isDisabled = async (name: string) =>
  (await button(name)).getAttribute('aria-disabled') === 'true';

test('adds a skill by Enter or Add, and none that is empty', async () => {
  await app.open('/candidate/profile/skills');
  expect(await field('Add a skill')).toHaveProperty('value', '');
  expect(await isDisabled('Add')).toBe(true);
  await expectSeen('Type a skill first.');
  await fill('Add a skill', '  ');
  await enter('Add a skill');
  expect(await isDisabled('Add')).toBe(true);
  await fill('Add a skill', 'Excel');
  await expectGone('Type a skill first.');
  await enter('Add a skill');
  await acknowledge('Success', 'Skill added successfully');
  await expectFocus('textbox', 'Add a skill');
  expect(await field('Add a skill')).toHaveProperty('value', '');
  await fill('Add a skill', 'Filing');
  await press('Add');
  await acknowledge('Success', 'Skill added successfully');
  await expectEntries(skills, ['Excel', 'Filing']);
  expect(app.edge.asked().filter((call) => call === 'POST /api/user/userSkill')).toHaveLength(2);
});

test('says at the field that a skill is there already, and keeps what is typed during a deletion', async () => {
  const person = await app.person();
  await addSkill(app, person, 'Excel');
  await addSkill(app, person, 'Filing');
  await app.open('/candidate/profile/skills', person);
  await fill('Add a skill', 'EXCEL');
  await enter('Add a skill');
  const already = 'This skill is already in your profile, so there is nothing more to do.';
  expect(await refusals(already)).toEqual(['This skill is already in your profile.']);
  await expectFocus('textbox', 'Add a skill');
  await expectProblem(await field('Add a skill'), 'This skill is already in your profile.');
  await fill('Add a skill', 'Word');
  await until(async () => expect((await field('Add a skill')).ariaInvalid).not.toBe('true'));
  await press('Delete Excel');
  await press('Delete it');
  await acknowledge('Success', 'Skill deleted successfully');
  await expectFocus('button', 'Delete Filing');
  expect(await field('Add a skill')).toHaveProperty('value', 'Word');
});

test('takes a credential with a name and maybe a year, which is blank when it is 0', async () => {
  await app.open('/candidate/credentials');
  await press('Add credential');
  await until(() => expect(document.title).toBe('Your Credentials – Our Ability'));
  expect(await refusals(missingFields)).toEqual(['Credential name: fill this in']);
  await fill('Credential name', 'CPR');
  await fill('Year', '20');
  await press('Add credential');
  expect(await refusals('There is a problem')).toEqual(['Year: use four digits, such as 2019']);
  await fill('Year', '');
  await press('Add credential');
  await acknowledge('Success', 'Credential added successfully');
  await expectEntries(credentials, [/^CPREditDelete$/]);
  await press('Edit CPR');
  expect(await field('Year')).toHaveProperty('value', '');
  await fill('Year', '2024');
  await press('Save credential');
  await acknowledge('Success', 'Credential updated successfully');
  await expectEntries(credentials, [/^CPR2024EditDelete$/]);
  await press('Delete CPR');
  await press('Delete it');
  await acknowledge('Success', 'Credential deleted successfully');
  await expectSeen('No credentials added yet');
});
