import { expect, test, type RunningApp } from '#tests/support/app.ts';
import { collectAnnouncements, expectProblem, field, seen, tick } from '#tests/support/journeys.ts';
import { signedInCandidate } from '#tests/support/people.ts';
import {
  acknowledge,
  addSchool,
  button,
  choose,
  entries,
  missingFields,
  refusals,
} from '#tests/support/sections.ts';

const education = '/candidate/profile/education';
const list = 'Your added education';

async function saved(app: RunningApp, userGuid: string) {
  return app.query(
    'SELECT degree_level_id, year_completed, present, status FROM user_degree WHERE user_guid = $1',
    [userGuid],
  );
}

test('education needs school, level, major, start, and a completion year or Ongoing', async ({
  page,
  app,
}) => {
  await signedInCandidate(page, app, education);
  await button(page, 'Add education').click();
  expect(await refusals(page, missingFields)).toEqual([
    'School name: fill this in',
    'Degree level: fill this in',
    'Major: fill this in',
    'Start year: fill this in',
    'Completion year: fill this in',
  ]);
  await expect(field(page, 'School name')).toBeFocused();
  await field(page, 'School name').fill('Salt City College');
  await choose(page, /Degree level/, "Associate's");
  await field(page, 'Major').fill('Accounting');
  await field(page, 'Start year').fill('2016');
  await field(page, 'Completion year').fill('201');
  await button(page, 'Add education').click();
  expect(await refusals(page, 'Please check these fields')).toEqual([
    'Completion year: use four digits, such as 2019',
  ]);
  await field(page, 'Completion year').fill('2015');
  await button(page, 'Add education').click();
  expect(await refusals(page, 'Please check these fields')).toEqual([
    'Completion year: this is before the start. Check both',
  ]);
  await expectProblem(field(page, 'Completion year'), 'this is before the start');
  await tick(page, 'Ongoing');
  await expect(field(page, 'Completion year')).toHaveCount(0);
  await button(page, 'Add education').click();
  await acknowledge(page, 'Success', 'Education added successfully');
});

test('Ongoing is in progress without a year, a year is completed', async ({ page, app }) => {
  const { userGuid } = await signedInCandidate(page, app, education);
  await field(page, 'School name').fill('Salt City University');
  await choose(page, /Degree level/, "Bachelor's");
  await field(page, 'Major').fill('History');
  await field(page, 'Start year').fill('2024');
  await field(page, 'Completion year').fill('2026');
  await tick(page, 'Ongoing');
  await button(page, 'Add education').click();
  await acknowledge(page, 'Success', 'Education added successfully');
  await expect(entries(page, list)).toContainText(
    "Bachelor's, HistorySalt City University2024 to now",
  );
  const level = { degree_level_id: 4 };
  expect(await saved(app, userGuid)).toEqual([
    { ...level, year_completed: 0, present: true, status: 'in-progress' },
  ]);
  await button(page, "Edit Bachelor's, History, Salt City University").click();
  await tick(page, 'Ongoing');
  await field(page, 'Completion year').fill('2026');
  await button(page, 'Save education').click();
  await acknowledge(page, 'Success', 'Education updated successfully');
  await expect(entries(page, list)).toContainText('2024 to 2026');
  expect(await saved(app, userGuid)).toEqual([
    { ...level, year_completed: 2026, present: false, status: 'completed' },
  ]);
});

test('a start year that a resume does not name is left out of the words, and need not be invented to change the entry', async ({
  page,
  app,
}) => {
  const person = await signedInCandidate(page, app, education);
  await addSchool(app, person);
  // As a resume leaves it that names the end alone.
  await app.query('update user_degree set start_year = null where user_guid = $1', [
    person.userGuid,
  ]);
  await page.reload();
  await expect(page.getByText('until 2016', { exact: true })).toBeVisible();
  await expect(field(page, 'Start year')).toHaveAttribute('aria-required', 'true');
  await button(page, "Edit Associate's, Accounting, Salt City College").click();
  await expect(field(page, 'Start year')).not.toHaveAttribute('aria-required');
  await field(page, 'Start year').fill('20');
  await button(page, 'Save education').click();
  expect(await refusals(page, 'Please check these fields')).toEqual([
    'Start year: use four digits, such as 2019',
  ]);
  await field(page, 'Start year').fill('');
  await field(page, 'Major').fill('Bookkeeping');
  await button(page, 'Save education').click();
  await acknowledge(page, 'Success', 'Education updated successfully');
  await expect(entries(page, list)).toHaveText(
    /^Associate's, BookkeepingSalt City Collegeuntil 2016/,
  );
  expect(
    await app.query('SELECT degree_name, start_year FROM user_degree WHERE user_guid = $1', [
      person.userGuid,
    ]),
  ).toEqual([{ degree_name: 'Bookkeeping', start_year: null }]);
});

test('Cancel goes back to adding, can be undone, and focus goes where a person goes on', async ({
  page,
  app,
}) => {
  const heard = await collectAnnouncements(page);
  const person = await signedInCandidate(page, app, education);
  // The newest stands first.
  for (const [index, DegreeName] of ['Accounting', 'Baking', 'Chess'].entries())
    await addSchool(app, person, { DegreeName, YearCompleted: 2020 - index });
  await page.reload();
  const name = (major: string) => `Associate's, ${major}, Salt City College`;
  await expect(entries(page, list)).toHaveCount(3);

  await button(page, `Edit ${name('Baking')}`).click();
  await expect(field(page, 'School name')).toBeFocused();
  await expect(field(page, 'Major')).toHaveValue('Baking');
  await expect(entries(page, list).nth(1)).toContainText('You are changing this one now.');
  await field(page, 'Major').fill('Bread');
  await button(page, 'Cancel').click();
  await expect(button(page, `Edit ${name('Baking')}`)).toBeFocused();
  await expect(field(page, 'Major')).toHaveValue('');
  await expect(button(page, 'Add education')).toBeVisible();

  // A slip: what was typed can be brought back, over the same entry.
  const told = `What you changed in “${name('Baking')}” was not saved.`;
  await expect.poll(() => heard).toContain(`${told} The button before the list brings it back.`);
  await button(page, 'Bring my changes back').press('Enter');
  await expect(field(page, 'School name')).toBeFocused();
  await expect(field(page, 'Major')).toHaveValue('Bread');
  await button(page, 'Cancel').click();
  await expect(page.getByRole('main').getByText(told)).toBeVisible();
  await field(page, 'Major').fill('C');
  await expect(page.getByRole('main').getByText(told)).toHaveCount(0);
  await field(page, 'Major').fill('');

  await button(page, `Edit ${name('Baking')}`).click();
  await field(page, 'Major').fill('Bread');
  await button(page, 'Save education').click();
  await acknowledge(page, 'Success', 'Education updated successfully');
  await expect(button(page, `Edit ${name('Bread')}`)).toBeFocused();

  const remove = async (major: string) => {
    await button(page, `Delete ${name(major)}`).click();
    await button(page, 'Delete it').click();
    await acknowledge(page, 'Success', 'Education deleted successfully');
  };
  await button(page, `Delete ${name('Bread')}`).click();
  await expect(button(page, 'Keep it')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, `Delete ${name('Bread')}`)).toBeFocused();
  await remove('Bread');
  await expect(button(page, `Delete ${name('Chess')}`)).toBeFocused();
  await remove('Chess');
  await expect(button(page, `Delete ${name('Accounting')}`)).toBeFocused();
  await remove('Accounting');
  await expect(seen(page, 'No education added yet.')).toBeVisible();
  await expect(field(page, 'School name')).toBeFocused();
});
