import { expect, test } from 'vitest';
import { callOf } from '#tests/support/contract.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { applied, employerAt, feedJob, viewed, writeJob } from '#tests/support/mounted/employer.ts';
import { expectFocus, expectSeen } from '#tests/support/mounted/seen.ts';
import { all, one, press, pressOn } from '#tests/support/mounted/steps.ts';

const app = mountedApp();
const details = (id: string) => `/employer/job-details/${id}`;

test('shows a job as candidates read it, with its numbers and what can be done', async () => {
  const employer = await employerAt(app, 'Details Ltd');
  const id = await writeJob(app, employer, 'Harbor Pilot');
  await viewed(app, id);
  await applied(app, id, 'Dana Whitlock');
  await app.open(details(id), employer.person);
  await one('heading', 'Harbor Pilot');
  await expectSeen('You bring ships into the harbor.');
  await expectSeen('The entrance is step-free.');
  await expectSeen('1Viewed'.slice(1));
  const pairs = [...document.querySelectorAll('main dl > div')].map((pair) => pair.textContent);
  expect(pairs).toContain('Viewed1');
  expect(pairs).toContain('Applied1');
  await press('Pause Harbor Pilot');
  await one('button', 'Publish again: Harbor Pilot');
  await expectSeen('Paused');
});

test('shows a job as paused when it was asked about before and would be answered after', async () => {
  const employer = await employerAt(app, 'Older Answer Ltd');
  const id = await writeJob(app, employer, 'Harbor Pilot');
  await app.open(details(id), employer.person);
  (await one('link', 'Edit Harbor Pilot')).click();
  await one('heading', 'Edit: Harbor Pilot');
  const asked = app.edge.hold(callOf('getCompanyJobsFromSearch'));
  history.back();
  const older = await asked;
  await press('Pause Harbor Pilot');
  await one('button', 'Publish again: Harbor Pilot');
  expect(older.request.signal.aborted).toBe(true);
});

test('names the five who applied last, and leads to all of them', async () => {
  const employer = await employerAt(app, 'Applicants Ltd');
  const id = await writeJob(app, employer, 'Harbor Pilot');
  for (let number = 1; number <= 6; number += 1)
    await applied(app, id, `Dana Number${number}`, new Date(Date.UTC(2026, 4, number, 12)));
  await app.open(details(id), employer.person);
  const list = await one('list', 'Who applied');
  expect(all('link', undefined, list).map((link) => link.textContent)).toEqual(
    [6, 5, 4, 3, 2].map((number) => `Dana Number${number}`),
  );
  await expectSeen('Applied May 6, 2026');
  const more = await one('link', 'See all 6 people who applied');
  expect(more.getAttribute('href')).toBe(`/employer/applied?job=${id}`);
});

test('leads from somebody who applied back to those who applied for that job', async () => {
  const employer = await employerAt(app, 'Way Back Ltd');
  const id = await writeJob(app, employer, 'Dock Hand');
  await applied(app, id, 'Dana Whitlock', new Date('2026-05-06T12:00:00Z'));
  await app.open(details(id), employer.person);
  pressOn(await one('link', 'Dana Whitlock'));
  const back = await one('link', 'Back to Applied');
  expect(back.getAttribute('href')).toBe(`/employer/applied?job=${id}`);
});

const clerkWithPhrase = async (company: string) => {
  const employer = await employerAt(app, company);
  const id = await writeJob(app, employer, 'Clerk', 'published', {
    summary: 'You must be able to stand all day.',
  });
  return { employer, id };
};
const openNotes = async () => {
  const table = await one('table', 'Jobs');
  (await one('link', '1 phrase to look at in Clerk', table)).click();
};

test('leads to the notes on language by a link', async () => {
  const { employer, id } = await clerkWithPhrase('Language Ltd');
  await app.open('/employer/home', employer.person);
  await openNotes();
  await one('heading', 'Language in this posting');
  expect(location.pathname).toBe(details(id));
  await expectSeen('1 phrase can put people off who could do this job.');
  await expectFocus('group', 'Language in this posting');
});

test('leads to the notes by a link when they come after the page', async () => {
  const { employer } = await clerkWithPhrase('Late Notes Ltd');
  await app.open('/employer/home', employer.person);
  const notes = app.edge.hold(/GetAbleistExtracts/);
  await openNotes();
  const held = await notes;
  await expectFocus('heading', 'Clerk');
  await held.answer();
  await expectFocus('group', 'Language in this posting');
});

test('leads to the notes by a link when the whole page is there at once', async () => {
  const { employer } = await clerkWithPhrase('Notes Ltd');
  await app.open('/employer/home', employer.person);
  await openNotes();
  await expectFocus('group', 'Language in this posting');
  history.back();
  await one('heading', 'Notes Ltd');
  await openNotes();
  await expectFocus('group', 'Language in this posting');
});

test('shows a job of a feed without actions', async () => {
  const employer = await employerAt(app, 'Feed Ltd');
  const id = await feedJob(app, employer, 'Night Baker');
  await app.open(details(id), employer.person);
  await expectSeen('This job comes from a feed and is changed there.');
  await expectSeen('Nobody has applied yet.');
  await expectSeen('No phrases to look at.');
  expect(all('button', /Night Baker$/)).toEqual([]);
});

test('shows neither numbers nor applicants for the job of another company', async () => {
  const other = await employerAt(app, 'Other Ltd');
  const id = await writeJob(app, other, 'Harbor Pilot');
  const { person } = await employerAt(app, 'Own Ltd');
  await app.open(details(id), person);
  await expectSeen('This job is not one of Own Ltd. You see what candidates read.');
  expect(all('heading', 'Who applied')).toEqual([]);
  expect(all('button', /Harbor Pilot$/)).toEqual([]);
});

test('says that candidates cannot read a draft', async () => {
  const employer = await employerAt(app, 'Draft Ltd');
  const id = await writeJob(app, employer, 'Policy Analyst', 'draft');
  await app.open(details(id), employer.person);
  await one('heading', 'Policy Analyst');
  await expectSeen('This is a draft. Candidates cannot read it yet.');
  await one('button', 'Delete draft: Policy Analyst');
});
