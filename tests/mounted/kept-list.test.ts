import { expect, test } from 'vitest';
import { queryClient } from '#src/api/client/queryClient.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { expectGone, expectSeen } from '#tests/support/mounted/seen.ts';
import { one, pressOn } from '#tests/support/mounted/steps.ts';

const guide = jobNamed('Tour Guide');
const app = mountedApp(({ db }) =>
  insertJobs(db, [jobNamed('Night Baker'), jobNamed('Remote Clerk'), guide]),
);

const ALL = '/candidate/jobs/all-jobs';

test('shows the list that a tab kept without a job that closed since', async () => {
  await app.open(ALL);
  await expectSeen('3 jobs found');
  pressOn(await one('link', 'Saved'));
  await one('heading', 'Saved jobs');
  await app.database.db
    .updateTable('job')
    .set({ status: 'closed' })
    .where('source_guid', '=', guide.source_guid)
    .execute();
  // What the tab's memory knows would be shown for half a minute.
  queryClient.clear();
  const before = app.edge.asked().length;
  pressOn(await one('link', 'All jobs'));
  await expectSeen('2 jobs found');
  await expectGone('Tour Guide');
  expect(app.edge.asked().slice(before).join()).not.toContain('GetJobsfromSearchV2');
});

test('requests a list that a search narrows each time it is shown', async () => {
  const narrowed = `${ALL}?words=baker`;
  await app.open(narrowed);
  await expectSeen('1 job found');
  pressOn(await one('link', 'Saved'));
  await one('heading', 'Saved jobs');
  queryClient.clear();
  const before = app.edge.asked().length;
  history.back();
  await expectSeen('1 job found');
  expect(app.edge.asked().slice(before).join()).toContain('GetJobsfromSearchV2');
});
