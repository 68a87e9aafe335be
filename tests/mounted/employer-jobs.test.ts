import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { type Employer, employerAt, feedJob, writeJob } from '#tests/support/mounted/employer.ts';
import { expectFocus, expectGone, expectSeen } from '#tests/support/mounted/seen.ts';
import { all, choose, one, press, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp();
const jobs = '/employer/jobs';

const statusOf = async (id: string) =>
  (
    await app.database.db
      .selectFrom('job')
      .where('source_guid', '=', id)
      .select('status')
      .executeTakeFirst()
  )?.status;

/** The buttons and links of a job in the list, by their visible words. */
const actionsOf = (title: string) => {
  const item = all('heading', title)[0]?.closest('li') ?? document.body;
  return [...all('link', undefined, item), ...all('button', undefined, item)]
    .map((action) => action.textContent)
    .filter((words) => words !== title);
};

/** A company with a job in every status, and one from a feed. */
async function withJobs(name: string): Promise<Employer> {
  const employer = await employerAt(app, name);
  await writeJob(app, employer, 'Claims Assistant');
  await writeJob(app, employer, 'Mail Room Clerk', 'paused');
  await writeJob(app, employer, 'Policy Analyst', 'draft');
  await writeJob(app, employer, 'Records Assistant', 'closed');
  await feedJob(app, employer, 'Night Baker');
  return employer;
}

test('offers for each job what its status and its origin allow', async () => {
  const { person } = await withJobs('Status Ltd');
  await app.open(jobs, person);
  await expectSeen('( 5 job(s) found)');
  await one('heading', 'Claims Assistant');
  expect(actionsOf('Claims Assistant')).toEqual(['Edit', 'Pause', 'Copy', 'Close']);
  expect(actionsOf('Mail Room Clerk')).toEqual(['Edit', 'Publish again', 'Copy', 'Close']);
  expect(actionsOf('Policy Analyst')).toEqual(['Edit', 'Copy', 'Delete draft']);
  expect(actionsOf('Records Assistant')).toEqual(['Copy']);
  expect(actionsOf('Night Baker')).toEqual([]);
  await expectSeen('This job comes from a feed and is changed there.');
  expect((await one('link', 'Post a job')).getAttribute('href')).toBe('/employer/jobs/new');
});

test('keeps the search in the address, and narrows by words and by status', async () => {
  const { person } = await withJobs('Search Ltd');
  await app.open(`${jobs}?words=assistant`, person);
  await expectSeen('( 2 job(s) found)');
  await choose(/^Status|Any status/, 'Closed');
  await press('Search');
  await expectSeen('( 1 job(s) found)');
  expect(location.search).toBe('?words=assistant&status=closed');
  const words = await one<HTMLInputElement>('searchbox', 'Title or place');
  fireEvent.change(words, { target: { value: 'astronaut' } });
  await press('Search');
  await expectSeen('No records to display');
  await press('Clear search');
  await expectSeen('( 5 job(s) found)');
  await expectFocus('searchbox', 'Title or place');
});

test('pauses a job and publishes it again by one button, which keeps the focus', async () => {
  const employer = await employerAt(app, 'Pause Ltd');
  const id = await writeJob(app, employer, 'Claims Assistant');
  await app.open(jobs, employer.person);
  await press('Pause Claims Assistant');
  await one('button', 'Publish again: Claims Assistant');
  await expectFocus('button', 'Publish again: Claims Assistant');
  expect(await statusOf(id)).toBe('paused');
  await until(() =>
    expect(app.heard).toContain(
      'Paused. Candidates do not see Claims Assistant until you publish it again.',
    ),
  );
  await press('Publish again: Claims Assistant');
  await one('button', 'Pause Claims Assistant');
  expect(await statusOf(id)).toBe('published');
});

test('asks before it publishes again when changes go along', async () => {
  const employer = await employerAt(app, 'Changed Ltd');
  const id = await writeJob(app, employer, 'Claims Assistant', 'paused');
  const as = employer.person;
  const { content } = await app.ok('getPosting', { as, path: { id } });
  await app.ok('updatePosting', {
    as,
    path: { id },
    body: { content: { ...content, hours: '30 hours a week' } },
  });
  await app.open(jobs, as);
  await expectSeen('Has changes that are not published yet.');
  await press('Publish again: Claims Assistant');
  await press('Cancel', await one('dialog', 'Publish what changed too?'));
  expect(await statusOf(id)).toBe('paused');
  await press('Publish again: Claims Assistant');
  await press('Publish with the changes');
  await one('button', 'Pause Claims Assistant');
  await expectGone('Has changes that are not published yet.');
});

test('publishes a job that looks like an open one only when it is confirmed to be another', async () => {
  const employer = await employerAt(app, 'Twice Ltd');
  await writeJob(app, employer, 'Claims Assistant');
  const id = await writeJob(app, employer, 'Claims Assistant', 'paused');
  await app.open(`${jobs}?status=paused`, employer.person);
  await press('Publish again: Claims Assistant');
  await one('dialog', 'Publish a job like another one?');
  await expectSeen('This looks like a copy of “Claims Assistant”');
  await press('Publish it anyway');
  await until(async () => expect(await statusOf(id)).toBe('published'));
});

test('asks before it closes a job, and gives the title the focus of the button', async () => {
  const employer = await employerAt(app, 'Close Ltd');
  const id = await writeJob(app, employer, 'Claims Assistant');
  await app.open(jobs, employer.person);
  await press('Close Claims Assistant');
  await press('Keep it', await one('dialog', 'Close Claims Assistant?'));
  await expectFocus('button', 'Close Claims Assistant');
  await press('Close Claims Assistant');
  await press('Close this job');
  await until(() => expect(actionsOf('Claims Assistant')).toEqual(['Copy']));
  await expectFocus('link', 'Claims Assistant');
  expect(await statusOf(id)).toBe('closed');
});

test('copies a job to a new draft, which opens in the editor', async () => {
  const employer = await employerAt(app, 'Copy Ltd');
  await writeJob(app, employer, 'Claims Assistant');
  await app.open(jobs, employer.person);
  await press('Copy Claims Assistant');
  await until(() => expect(location.pathname).toMatch(/^\/employer\/jobs\/[\da-f-]{36}\/edit$/));
  const [, , , draft = ''] = location.pathname.split('/');
  expect(await statusOf(draft)).toBe('draft');
});

test('removes a deleted draft from the list and the count, and focuses the next job', async () => {
  const employer = await employerAt(app, 'Delete Ltd');
  await writeJob(app, employer, 'Claims Assistant');
  const id = await writeJob(app, employer, 'Policy Analyst', 'draft');
  await app.open(jobs, employer.person);
  await expectSeen('( 2 job(s) found)');
  await press('Delete draft: Policy Analyst');
  await press('Delete this draft', await one('dialog', 'Delete Policy Analyst?'));
  await expectSeen('( 1 job(s) found)');
  await expectFocus('link', 'Claims Assistant');
  expect(await statusOf(id)).toBeUndefined();
});

test('takes a draft off the list that was deleted elsewhere meanwhile', async () => {
  const employer = await employerAt(app, 'Gone Ltd');
  await writeJob(app, employer, 'Claims Assistant');
  const id = await writeJob(app, employer, 'Policy Analyst', 'draft');
  await app.open(jobs, employer.person);
  await press('Delete draft: Policy Analyst');
  await app.ok('deletePosting', { as: employer.person, path: { id } });
  await press('Delete this draft', await one('dialog', 'Delete Policy Analyst?'));
  await expectSeen('( 1 job(s) found)');
  await expectFocus('link', 'Claims Assistant');
});

test('shows 25 at once, and the rest by Load More', async () => {
  const employer = await employerAt(app, 'Many Ltd');
  for (let number = 0; number < 27; number += 1) await feedJob(app, employer, `Job ${number}`);
  await app.open(jobs, employer.person);
  await expectSeen('Showing 25 of 27');
  await press('Load More');
  await expectSeen('That is all.');
  expect(all('heading', /^Job \d+$/)).toHaveLength(27);
});

test('loads every job of a status after some of the first load got another one', async () => {
  const employer = await employerAt(app, 'Filter Ltd');
  for (let number = 10; number < 38; number += 1) await writeJob(app, employer, `Job ${number}`);
  await app.open(`${jobs}?status=published`, employer.person);
  await expectSeen('Showing 25 of 28');
  for (const number of [37, 36, 35]) {
    await press(`Pause Job ${number}`);
    await one('button', `Publish again: Job ${number}`);
  }
  await press('Load More');
  await expectFocus('link', 'Job 12');
  await expectSeen('That is all.');
  expect(all('heading', /^Job \d+$/)).toHaveLength(28);
});

test('lets a waiting member change drafts, and publish nothing', async () => {
  const employer = await employerAt(app, 'Waiting Ltd', 'waiting');
  await writeJob(app, employer, 'Policy Analyst', 'draft');
  await app.open(jobs, employer.person);
  await one('heading', 'Policy Analyst');
  expect(actionsOf('Policy Analyst')).toEqual(['Edit', 'Copy', 'Delete draft']);
});
