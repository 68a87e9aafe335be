import { expect, test } from 'vitest';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { addSchool, missingFields } from '#tests/support/mounted/sections.ts';
import {
  acknowledge,
  expectEntries,
  expectFocus,
  expectGone,
  expectProblem,
  expectSeen,
  refusals,
} from '#tests/support/mounted/seen.ts';
import { all, choose, field, fill, one, press, tick, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp();
const education = '/candidate/profile/education';
const list = 'Your added education';

const saved = (userGuid: string) =>
  app.database.db
    .selectFrom('user_degree')
    .select(['degree_name', 'start_year', 'year_completed', 'present', 'status'])
    .where('user_guid', '=', userGuid)
    .executeTakeFirstOrThrow();

test('needs school, level, major, start, and a completion year or Ongoing', async () => {
  await app.open(education);
  await press('Add education');
  expect(await refusals(missingFields)).toEqual([
    'School name: fill this in',
    'Degree level: fill this in',
    'Major: fill this in',
    'Start year: fill this in',
    'Completion year: fill this in',
  ]);
  await fill('School name', 'Salt City College');
  await choose(/Degree level/, "Associate's");
  await fill('Major', 'Accounting');
  await fill('Start year', '2016');
  await fill('Completion year', '201');
  await press('Add education');
  expect(await refusals('There is a problem')).toEqual([
    'Completion year: use four digits, such as 2019',
  ]);
  await fill('Completion year', '2015');
  await press('Add education');
  expect(await refusals('There is a problem')).toEqual([
    'Completion year: this is before the start. Check both',
  ]);
  await expectProblem(await field('Completion year'), 'this is before the start');
  await tick('Ongoing');
  await until(() => expect(all('textbox', 'Completion year')).toEqual([]));
  await press('Add education');
  await acknowledge('Success', 'Education added successfully');
});

test('is in progress without a year when Ongoing is ticked, and completed with a year', async () => {
  const { userGuid } = await app.open(education);
  await fill('School name', 'Salt City University');
  await choose(/Degree level/, "Bachelor's");
  await fill('Major', 'History');
  await fill('Start year', '2024');
  await fill('Completion year', '2026');
  await tick('Ongoing');
  await press('Add education');
  await acknowledge('Success', 'Education added successfully');
  await expectEntries(list, ["Bachelor's, HistorySalt City University2024 to now"]);
  expect(await saved(userGuid)).toMatchObject({
    year_completed: 0,
    present: true,
    status: 'in-progress',
  });
  await press("Edit Bachelor's, History, Salt City University");
  await tick('Ongoing');
  await fill('Completion year', '2026');
  await press('Save education');
  await acknowledge('Success', 'Education updated successfully');
  await expectEntries(list, ['2024 to 2026']);
  expect(await saved(userGuid)).toMatchObject({
    year_completed: 2026,
    present: false,
    status: 'completed',
  });
});

test('leaves out a start year that a resume does not name, and does not ask for it in a change', async () => {
  const person = await app.person();
  await addSchool(app, person);
  // As a resume leaves it that names the end alone.
  await app.database.db
    .updateTable('user_degree')
    .set({ start_year: null })
    .where('user_guid', '=', person.userGuid)
    .execute();
  await app.open(education, person);
  await expectSeen('until 2016');
  expect((await field('Start year')).getAttribute('aria-required')).toBe('true');
  await press("Edit Associate's, Accounting, Salt City College");
  await until(() =>
    expect(all('textbox', 'Start year')[0]?.getAttribute('aria-required')).toBeNull(),
  );
  await fill('Start year', '20');
  await press('Save education');
  expect(await refusals('There is a problem')).toEqual([
    'Start year: use four digits, such as 2019',
  ]);
  await fill('Start year', '');
  await fill('Major', 'Bookkeeping');
  await press('Save education');
  await acknowledge('Success', 'Education updated successfully');
  await expectEntries(list, [/^Associate's, BookkeepingSalt City Collegeuntil 2016/]);
  expect(await saved(person.userGuid)).toMatchObject({
    degree_name: 'Bookkeeping',
    start_year: null,
  });
});

test('goes back to adding with Cancel, brings the changes back, and has the focus where one goes on', async () => {
  const person = await app.person();
  // The newest stands first.
  for (const [index, DegreeName] of ['Accounting', 'Baking', 'Chess'].entries())
    await addSchool(app, person, { DegreeName, YearCompleted: 2020 - index });
  await app.open(education, person);
  const name = (major: string) => `Associate's, ${major}, Salt City College`;
  await expectEntries(list, ['Accounting', 'Baking', 'Chess']);

  await press(`Edit ${name('Baking')}`);
  await expectFocus('textbox', 'School name');
  expect(await field('Major')).toHaveProperty('value', 'Baking');
  await expectEntries(list, ['', 'You are editing this now.', '']);
  await fill('Major', 'Bread');
  await press('Cancel');
  await expectFocus('button', `Edit ${name('Baking')}`);
  expect(await field('Major')).toHaveProperty('value', '');
  await one('button', 'Add education');

  // A slip: what was typed can be brought back, over the same entry.
  const told = `What you changed in “${name('Baking')}” was not saved.`;
  const way = `${told} To get it back, use the button above the list.`;
  await until(() => expect(app.heard).toContain(way));
  await press('Restore my changes');
  await expectFocus('textbox', 'School name');
  expect(await field('Major')).toHaveProperty('value', 'Bread');
  await press('Cancel');
  await expectSeen(told);
  await fill('Major', 'C');
  await expectGone(told);
  await fill('Major', '');

  await press(`Edit ${name('Baking')}`);
  await fill('Major', 'Bread');
  await press('Save education');
  await acknowledge('Success', 'Education updated successfully');
  await expectFocus('button', `Edit ${name('Bread')}`);

  const remove = async (major: string) => {
    await press(`Delete ${name(major)}`);
    await press('Delete it');
    await acknowledge('Success', 'Education deleted successfully');
  };
  await press(`Delete ${name('Bread')}`);
  await expectFocus('dialog', /^Delete /);
  await press('Keep it');
  await expectFocus('button', `Delete ${name('Bread')}`);
  await remove('Bread');
  await expectFocus('button', `Delete ${name('Chess')}`);
  await remove('Chess');
  await expectFocus('button', `Delete ${name('Accounting')}`);
  await remove('Accounting');
  await expectSeen('No education added yet');
  await expectFocus('textbox', 'School name');
});
