import { expect, test } from 'vitest';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { expectGone, expectProblem, expectSeen, refusals } from '#tests/support/mounted/seen.ts';
import {
  all,
  choose,
  field,
  fill,
  fillDate,
  one,
  press,
  tick,
  until,
} from '#tests/support/mounted/steps.ts';

const app = mountedApp();

const backwards = 'This is before the start. Is it right?';
const unlikely = 'Is the year 2050 right?';
const endless = 'This job has no end date. If you still work there, check Still Working.';

test('asks beside the field when a degree ends before it starts or is far away, and refuses it at the press', async () => {
  await app.open('/candidate/profile/education');
  await fill('School name', 'Salt City College');
  await choose(/^Choose a level/, "Associate's");
  await fill('Major', 'Accounting');
  await fill('Start year', '2014');
  await fill('Completion year', '2010');
  await expectSeen(backwards);
  await until(() => expect(app.heard).toContain(backwards));
  await fill('Completion year', '2050');
  await expectSeen(unlikely);
  await fill('Completion year', '2010');
  await press('Add education');
  expect(await refusals('There is a problem')).toEqual([
    'Completion year: this is before the start. Check both',
  ]);
  await expectProblem(await field('Completion year'), 'this is before the start');
  // The message is enough.
  await expectGone(backwards);
});

test('asks beside the date once it is left when a job ends before it starts', async () => {
  await app.open('/candidate/work-history');
  await fillDate(/^Start date/, '20200301');
  await fillDate(/^End date/, '20190301');
  (await field('Job title')).focus();
  await expectSeen(backwards);
  await until(() => expect(app.heard).toContain(backwards));
  all('spinbutton', undefined, await one('group', /^End date/))[0]?.focus();
  await expectGone(backwards);
});

test('asks in the review about a degree from 2014 to 2010, the year 0030, and a job without an end', async () => {
  await app.open('/candidate/resume-upload');
  await press('Create profile manually');
  const review = await one('dialog', 'Review your resume');
  await press('Add education', review);
  await fill('Start year', '2014', review);
  await fill('Completion year', '2010', review);
  await expectSeen(backwards);
  await fill('Start year', '0030', review);
  await expectSeen('Is the year 0030 right?');
  await expectGone(backwards);
  await press('Add work', review);
  await fillDate(/^Start date/, '20200301');
  await expectSeen(endless);
  await tick('Still Working', review);
  await expectGone(endless);
  await tick('Still Working', review);
  await fillDate(/^End date/, '20500301');
  await expectGone(endless);
  (await field('Job title', review)).focus();
  await expectSeen(unlikely);
});
