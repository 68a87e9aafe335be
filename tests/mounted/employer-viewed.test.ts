import { expect, test } from 'vitest';
import type { TestPerson } from '#tests/support/api.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { applied, type Employer, employerAt, writeJob } from '#tests/support/mounted/employer.ts';
import { expectSeen } from '#tests/support/mounted/seen.ts';
import { all, one } from '#tests/support/mounted/steps.ts';

const app = mountedApp();
const reason = 'Jordan wrote that a number is wrong.';
const nobody = '11111111-1111-4111-8111-111111111111';

/** An administrator who views as somebody. */
async function viewing({ userGuid }: TestPerson): Promise<TestPerson> {
  const admin = await app.person(1);
  await app.ok('startActing', { as: admin, body: { userGuid, reason } });
  return admin;
}

async function withJob(name: string): Promise<Employer & { jobId: string }> {
  const employer = await employerAt(app, name);
  const jobId = await writeJob(app, employer, 'Harbor Pilot');
  await writeJob(app, employer, 'Policy Analyst', 'draft');
  return { ...employer, jobId };
}

test('begins a view at home, with its numbers and jobs and without a way to post', async () => {
  const { person, jobId } = await withJob('Viewed Home');
  await app.open('/employer/home', await viewing(person));
  await expectSeen('Note: You are logged in as Jordan Ellis Employer');
  await one('heading', 'Viewed Home');
  const table = await one('table', 'Jobs');
  expect(all('link', undefined, table).map((link) => link.getAttribute('href'))).toEqual([
    `/employer/job-details/${jobId}`,
  ]);
  await one('img', /your jobs were looked at/);
  expect(all('link', 'Post a job')).toEqual([]);
});

test('shows jobs and their pages without what changes them', async () => {
  const { person, jobId } = await withJob('Viewed Jobs');
  await applied(app, jobId, 'Dana Whitlock');
  const admin = await viewing(person);
  await app.open('/employer/jobs', admin);
  await expectSeen('( 2 job(s) found)');
  expect(all('button', /(Harbor Pilot|Policy Analyst)$/)).toEqual([]);
  expect(all('link', /^Edit|Post a job/)).toEqual([]);
  await app.open(`/employer/job-details/${jobId}`, admin);
  await one('link', 'Dana Whitlock');
  expect(all('button', /Harbor Pilot$/)).toEqual([]);
});

test.each([
  [`candidate-details/${nobody}`, 'Candidate'],
  ['jobs/new', 'Post a job'],
  [`jobs/${nobody}/edit`, 'Change a job'],
  ['company', 'My company'],
  ['notifications', 'Notifications'],
  ['account-settings', 'Account settings'],
])('%s is private in a view', async (path, heading) => {
  const { person } = await employerAt(app, `Private ${path}`);
  await app.open(`/employer/${path}`, await viewing(person));
  await one('heading', heading);
  await expectSeen('Private. An administrator cannot see this.');
  await expectSeen('See the home page, jobs, and the lists of candidates and applicants');
});

test('requests nothing of an employer who named no company', async () => {
  const person = await app.person(3);
  await app.open('/employer/home', await viewing(person));
  await expectSeen('Robin has not said which company they work for.');
  expect(all('button', 'Save my company')).toEqual([]);
});
