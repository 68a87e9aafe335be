import { expect, test } from 'vitest';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { watchLimits } from '#tests/support/mounted/limits.ts';
import { addSchool } from '#tests/support/mounted/sections.ts';
import { acknowledge, expectEntries, expectFocus, message } from '#tests/support/mounted/seen.ts';
import {
  all,
  button,
  enter,
  field,
  fill,
  one,
  press,
  pressOn,
  until,
} from '#tests/support/mounted/steps.ts';

const app = mountedApp();
const limits = watchLimits();
const notSaved = 'Your newer changes are in the form. They are not saved yet.';
const school = "Associate's, Accounting, Salt City College";
const list = 'Your added education';

/** "History" is on its way to the server, and the major in the form says more by now. */
async function typingOn() {
  const person = await app.person();
  await addSchool(app, person);
  await app.open('/candidate/profile/education', person);
  await press(`Edit ${school}`);
  await fill('Major', 'History');
  const held = app.edge.hold(/^PUT .*\/userDegree/);
  await press('Save education');
  const call = await held;
  await fill('Major', 'History of Art');
  return { person, call };
}

async function expectNotSaved(): Promise<void> {
  expect((await message('Success')).textContent).toContain(notSaved);
}

test('keeps what is typed into a section while it is saved, and saves it with the next try', async () => {
  const { call } = await typingOn();
  // One thing at a time: asking for another entry is refused, and its form keeps its input.
  for (const name of [`Edit ${school}`, `Delete ${school}`, 'Cancel']) {
    await press(name);
    const refused = await button(name);
    expect(refused.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(refused);
  }
  expect(await field('Major')).toHaveProperty('value', 'History of Art');
  await call.answer();
  await expectNotSaved();
  await acknowledge('Success', 'Education updated successfully');
  expect(await field('Major')).toHaveProperty('value', 'History of Art');
  await expectEntries(list, [/Associate's, History(?! of Art)/]);
  await press('Save education');
  await acknowledge('Success', 'Education updated successfully');
  await expectEntries(list, ['History of Art']);
});

test('takes the next skill while one is saved or deleted, and says that a call is slow', async () => {
  await app.open('/candidate/profile/skills');
  await fill('Add a skill', 'Excel');
  const held = app.edge.hold(/^POST .*\/userSkill$/);
  await enter('Add a skill');
  const call = await held;
  await fill('Add a skill', 'Filing');
  limits.slow();
  await until(() => expect(app.heard.at(-1)).toBe('Saving'));
  await call.answer();
  await expectNotSaved();
  await acknowledge('Success', 'Skill added successfully');
  expect(await field('Add a skill')).toHaveProperty('value', 'Filing');
  await enter('Add a skill');
  await acknowledge('Success', 'Skill added successfully');
  await expectEntries('Your added skills', ['Excel', 'Filing']);
  await press('Delete Excel');
  const heldDelete = app.edge.hold(/^DELETE .*\/userSkill\//);
  await press('Delete it');
  const deletion = await heldDelete;
  await fill('Add a skill', 'Word');
  limits.slow();
  await until(() => expect(app.heard.at(-1)).toBe('Deleting'));
  await deletion.answer();
  await expectNotSaved();
  await acknowledge('Success', 'Skill deleted successfully');
  await expectFocus('textbox', 'Add a skill');
  expect(await field('Add a skill')).toHaveProperty('value', 'Word');
});

test('restores what was typed over what was saved when its page was left during the save', async () => {
  const { person, call } = await typingOn();
  pressOn(await one('tab', 'Skills'));
  await field('Add a skill');
  await call.answer();
  const saved = app.database.db
    .selectFrom('user_degree')
    .select('degree_name')
    .where('user_guid', '=', person.userGuid);
  await until(async () => expect(await saved.execute()).toEqual([{ degree_name: 'History' }]));
  pressOn(await one('tab', 'Education'));
  expect(await field('Major')).toHaveProperty('value', 'History of Art');
  await press('Save education');
  await acknowledge('Success', 'Education updated successfully');
  expect(all('dialog', 'Error')).toEqual([]);
  await expectEntries(list, ['History of Art']);
});
