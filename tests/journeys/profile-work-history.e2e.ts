import { expect, test } from '#tests/support/app.ts';
import { collectAnnouncements, expectProblem, field, seen, tick } from '#tests/support/journeys.ts';
import { signedInCandidate } from '#tests/support/people.ts';
import {
  acknowledge,
  addWork,
  button,
  dateParts,
  entries,
  fillDate,
  missingFields,
  refusals,
} from '#tests/support/sections.ts';

const workHistory = '/candidate/profile/work-history';
const list = 'Your added employment history';

test('a job needs title, employer, start, and an end or Still working', async ({ page, app }) => {
  const { userGuid } = await signedInCandidate(page, app, workHistory);
  await button(page, 'Add work history').click();
  expect(await refusals(page, missingFields)).toEqual([
    'Employer name: fill this in',
    'Job title: fill this in',
    'Start date: fill this in',
    'End date: fill this in',
  ]);
  await field(page, 'Job title').fill('Clerk');
  await field(page, 'Employer name').fill('Salt City Supplies');
  await fillDate(page, 'Start date', '20200301');
  await fillDate(page, 'End date', '20200229');
  await button(page, 'Add work history').click();
  expect(await refusals(page, 'Please check these fields')).toEqual([
    'End date: this is before the start. Check both',
  ]);
  await tick(page, 'Still working');
  await expect(page.getByRole('group', { name: 'End date' })).toHaveCount(0);
  // Responsibilities are asked for only when a job is changed.
  await button(page, 'Add work history').click();
  await acknowledge(page, 'Success', 'Work experience added successfully');
  await expect(entries(page, list)).toContainText('March 2020 to now');
  const [row] = await app.query(
    'SELECT end_date, present FROM user_work_history WHERE user_guid = $1',
    [userGuid],
  );
  expect(row).toEqual({ end_date: null, present: true });
});

test('a change needs the responsibilities, and a job can be ended and deleted', async ({
  page,
  app,
}) => {
  const person = await signedInCandidate(page, app, workHistory);
  await addWork(app, person, { Responsibilities: null, EndDate: null, Present: true });
  await page.reload();
  await button(page, 'Edit Clerk, Salt City Supplies').click();
  await expect(dateParts(page, 'Start date').first()).toHaveAttribute('aria-valuenow', '2019');
  await button(page, 'Save work history').click();
  expect(await refusals(page, missingFields)).toEqual(['Responsibilities: fill this in']);
  await expectProblem(field(page, 'Responsibilities'), 'fill this in');
  await field(page, 'Responsibilities').fill('Answered calls.');
  await tick(page, 'Still working');
  await fillDate(page, 'End date', '20210630');
  await button(page, 'Save work history').click();
  await acknowledge(page, 'Success', 'Work experience updated successfully');
  await expect(entries(page, list)).toContainText('March 2019 to June 2021');
  await button(page, 'Delete Clerk, Salt City Supplies').click();
  await button(page, 'Delete it').click();
  await acknowledge(page, 'Success', 'Work history deleted successfully');
  await expect(field(page, 'Job title')).toBeFocused();
});

test('a day that does not exist is told while it stands there, and that it is changed', async ({
  page,
  app,
}) => {
  const heard = await collectAnnouncements(page);
  const { userGuid } = await signedInCandidate(page, app, workHistory);
  await field(page, 'Job title').fill('Clerk');
  await field(page, 'Employer name').fill('Salt City Supplies');
  await fillDate(page, 'Start date', '20200231');
  const start = page.getByRole('group', { name: 'Start date' });
  const before = 'February 2020 has 29 days. The day will be 29.';
  await expect(seen(page, before)).toBeVisible();
  await expect(start).toHaveAccessibleDescription(new RegExp(before));
  await expect.poll(() => heard).toContain(before);
  await expect(dateParts(page, 'Start date').last()).toHaveText('31');
  await page.keyboard.press('Tab');
  const after = 'February 2020 has 29 days. The day is now 29.';
  await expect(seen(page, after)).toBeVisible();
  await expect(start).toHaveAccessibleDescription(new RegExp(after));
  await expect.poll(() => heard).toContain(after);
  await expect(dateParts(page, 'Start date').last()).toHaveText('29');
  await tick(page, 'Still working');
  await expect(seen(page, after)).toBeVisible();
  await button(page, 'Add work history').click();
  await acknowledge(page, 'Success', 'Work experience added successfully');
  await expect(seen(page, after)).toHaveCount(0);
  expect(
    await app.query('SELECT start_date FROM user_work_history WHERE user_guid = $1', [userGuid]),
  ).toEqual([{ start_date: '2020-02-29' }]);
});
