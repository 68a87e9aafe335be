import { expect, test } from '#tests/support/app.ts';
import { collectAnnouncements, field, seen, tick } from '#tests/support/journeys.ts';
import { signedInCandidate } from '#tests/support/people.ts';
import { acknowledge, button, dateParts, fillDate } from '#tests/support/sections.ts';

const workHistory = '/candidate/profile/work-history';

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
