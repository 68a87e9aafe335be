import { expect, test } from 'vitest';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { addWork, missingFields } from '#tests/support/mounted/sections.ts';
import {
  acknowledge,
  description,
  expectEntries,
  expectFocus,
  expectGone,
  expectProblem,
  expectSeen,
  refusals,
} from '#tests/support/mounted/seen.ts';
import {
  all,
  field,
  fill,
  fillDate,
  one,
  press,
  tick,
  until,
} from '#tests/support/mounted/steps.ts';

const app = mountedApp();
const workHistory = '/candidate/profile/work-history';
const list = 'Your added employment history';

test('needs title, employer, start, and an end or Still working', async () => {
  const { userGuid } = await app.open(workHistory);
  await press('Add work history');
  expect(await refusals(missingFields)).toEqual([
    'Job title: fill this in',
    'Employer name: fill this in',
    'Start date: fill this in',
    'End date: fill this in',
  ]);
  await fill('Job title', 'Clerk');
  await fill('Employer name', 'Salt City Supplies');
  await fillDate(/^Start date/, '20200301');
  await fillDate(/^End date/, '20200229');
  await press('Add work history');
  expect(await refusals('There is a problem')).toEqual([
    'End date: this is before the start. Check both',
  ]);
  await tick('Still working');
  await until(() => expect(all('group', /^End date/)).toEqual([]));
  // Responsibilities are asked for only when a job is changed.
  await press('Add work history');
  await acknowledge('Success', 'Work experience added successfully');
  await expectEntries(list, ['March 2020 to now']);
  const row = await app.database.db
    .selectFrom('user_work_history')
    .select(['end_date', 'present'])
    .where('user_guid', '=', userGuid)
    .executeTakeFirst();
  expect(row).toEqual({ end_date: null, present: true });
});

test('needs the responsibilities in a change, and can be ended and deleted', async () => {
  const person = await app.person();
  await addWork(app, person, { Responsibilities: null, EndDate: null, Present: true });
  await app.open(workHistory, person);
  await press('Edit Clerk, Salt City Supplies');
  await until(() => expect(all('spinbutton')[0]?.getAttribute('aria-valuenow')).toBe('2019'));
  await press('Save work history');
  expect(await refusals(missingFields)).toEqual(['Responsibilities: fill this in']);
  await expectProblem(await field('Responsibilities'), 'fill this in');
  await fill('Responsibilities', 'Answered calls.');
  await tick('Still working');
  await fillDate(/^End date/, '20210630');
  await press('Save work history');
  await acknowledge('Success', 'Work experience updated successfully');
  await expectEntries(list, ['March 2019 to June 2021']);
  await press('Delete Clerk, Salt City Supplies');
  await press('Delete it');
  await acknowledge('Success', 'Work history deleted successfully');
  await expectFocus('textbox', 'Job title');
});

test('says of a day that does not exist that it will be another, and then that it is', async () => {
  const { userGuid } = await app.open('/candidate/profile/work-history');
  await fill('Job title', 'Clerk');
  await fill('Employer name', 'Salt City Supplies');
  await fillDate(/^Start date/, '20200231');
  const start = await one('group', /^Start date/);
  const day = () => all('spinbutton', undefined, start).at(-1)?.textContent;
  const before = 'February 2020 has 29 days. The day will be 29.';
  await expectSeen(before);
  expect(description(start)).toContain(before);
  await until(() => expect(app.heard).toContain(before));
  expect(day()).toBe('31');
  (await field('Employer name')).focus();
  const after = 'February 2020 has 29 days. The day is now 29.';
  await expectSeen(after);
  expect(description(start)).toContain(after);
  await until(() => expect(app.heard).toContain(after));
  expect(day()).toBe('29');
  await tick('Still working');
  await expectSeen(after);
  await press('Add work history');
  await acknowledge('Success', 'Work experience added successfully');
  await expectGone(after);
  const saved = await app.database.db
    .selectFrom('user_work_history')
    .select('start_date')
    .where('user_guid', '=', userGuid)
    .execute();
  expect(saved).toEqual([{ start_date: '2020-02-29' }]);
});
