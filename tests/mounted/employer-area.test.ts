import { expect, test } from 'vitest';
import { insertCompany, named } from '#tests/support/administration.ts';
import { callOf } from '#tests/support/contract.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import {
  applied,
  employerAt,
  endMember,
  viewed,
  writeJob,
} from '#tests/support/mounted/employer.ts';
import { expectFocus, expectProblem, expectSeen } from '#tests/support/mounted/seen.ts';
import { all, choose, field, fill, one, press, tick, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp();
const nobody = '11111111-1111-4111-8111-111111111111';

test('greets an employer and leads to the pages of the area in their order', async () => {
  const { person } = await employerAt(app, 'Menu Works');
  await app.open('/employer/home', person);
  await one('heading', 'Menu Works');
  const menu = await one('navigation', 'Main menu');
  await expectSeen('Welcome Robin');
  expect(
    all('link', undefined, menu).map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Home', '/employer/home'],
    ['Jobs', '/employer/jobs'],
    ['Find candidates', '/employer/candidates'],
    ['Applied', '/employer/applied'],
    ['Saved', '/employer/saved'],
    ['Invitations', '/employer/invitations'],
    ['My company', '/employer/company'],
    ['Notifications', '/employer/notifications'],
    ['Help', '/help'],
    ['Account settings', '/employer/account-settings'],
    ['Report a bug (opens in a new tab)', '/help/report?from=/employer/home'],
  ]);
});

test.each([
  ['candidates', 'Find candidates'],
  [`candidate-details/${nobody}`, 'Candidate'],
  ['applied', 'Applied'],
  ['saved', 'Saved'],
  ['invitations', 'Invitations'],
  ['company', 'My company'],
  [`job-details/${nobody}`, 'Job'],
])('says at %s that the member waits, and requests nothing else', async (path, heading) => {
  const { person, companyName } = await employerAt(app, `Waits ${path}`, 'waiting');
  await app.open(`/employer/${path}`, person);
  await one('heading', heading);
  await expectSeen(
    `We are checking that you work for ${companyName}. You can write postings meanwhile.`,
  );
  const main = await one('main');
  expect(all('link', undefined, main).map((link) => link.getAttribute('href'))).toEqual([
    '/employer/jobs',
    '/employer/home',
  ]);
  const asked = app.edge.asked().filter((call) => !/membership|notification|acting/.test(call));
  expect(asked.filter((call) => /company|JobFeed|get-filtered|ContactLog/i.test(call))).toEqual([]);
});

test('shows a waiting member no number at home, and lets them post a job', async () => {
  const { person } = await employerAt(app, 'Waits Home', 'waiting');
  await app.open('/employer/home', person);
  await one('heading', 'Waits Home');
  await expectSeen('You can write postings meanwhile.');
  expect((await one('link', 'Post a job')).getAttribute('href')).toBe('/employer/jobs/new');
  expect(app.edge.asked().filter((call) => call.includes('JobFeed'))).toEqual([]);
});

test('lets somebody without a company choose one, and then wait at the same address', async () => {
  const person = await named(app, 3, 'Mina Torvald');
  await insertCompany(app, 'Lindqvist Tools');
  await app.open('/employer/applied', person);
  await one('heading', 'Your company');
  await press('Save my company');
  await expectSeen('Choose your company, or say that it is not in the list.');
  await expectFocus('group', 'There is a problem');
  await choose(/Your company/, 'Lindqvist Tools');
  await press('Save my company');
  await expectSeen('We are checking that you work for Lindqvist Tools.');
  await expectFocus('heading', 'Applied');
  await until(() =>
    expect(app.heard).toContain('Saved. We are checking that you work for Lindqvist Tools.'),
  );
});

test('takes the name of a company that is not in the list, and refuses an empty name', async () => {
  const person = await named(app, 3, 'Abel Ortega');
  await app.open('/employer/jobs/new', person);
  await choose(/Your company/, 'My company is not in the list');
  await press('Save my company');
  await expectProblem(
    await field(/^Name of your company/),
    'Please enter the name of your company.',
  );
  await fill(/^Name of your company/, ' Quiet  Harbor ');
  await press('Save my company');
  await one('heading', 'Post a job');
  const [company] = await app.database.db
    .selectFrom('company_member')
    .innerJoin('company', 'company.company_guid', 'company_member.company_guid')
    .where('user_guid', '=', person.userGuid)
    .select(['name', 'state'])
    .execute();
  expect(company).toEqual({ name: 'Quiet Harbor', state: 'waiting' });
});

test('shows the same numbers at home as a sentence, as figures, as a chart and as a table', async () => {
  const employer = await employerAt(app, 'Numbers Ltd');
  const id = await writeJob(app, employer, 'Records Clerk');
  for (const name of ['Dana One', 'Dana Two']) await applied(app, id, name);
  for (let times = 0; times < 3; times += 1) await viewed(app, id);
  await app.open('/employer/home', employer.person);
  const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const sentence = `In ${month.format(new Date())} your jobs were looked at 3 times and 2 people applied.`;
  await one('img', sentence);
  const [name = '', year = ''] = month.format(new Date()).split(' ');
  await expectSeen(`3viewed in ${name}`.slice(1));
  expect(figures()).toEqual([
    ['job open', '1'],
    [`viewed in ${name}`, '3'],
    [`applied in ${name}`, '2'],
    [`viewed in ${year}`, '3'],
    [`applied in ${year}`, '2'],
    ['language notes', '0'],
  ]);
  await tick('Table');
  const rows = all('row', undefined, await one('table', 'Month by month'));
  expect(rows.slice(0, 2).map((row) => row.textContent)).toEqual([
    'MonthViewedApplied',
    `${name} ${year}32`,
  ]);
  expect(rows).toHaveLength(13);
  await expectFocus('radio', 'Table');
  await tick('Years');
  await one('table', 'Year by year');
  await expectSeen(`In ${year} your jobs were looked at 3 times and 2 people applied.`);
});

const figures = () =>
  [...document.querySelectorAll('main dl > div')].map((pair) => [
    pair.querySelector('dt')?.textContent,
    pair.querySelector('dd')?.textContent,
  ]);

test('remembers how the numbers are shown when the page is left and opened again', async () => {
  const employer = await employerAt(app, 'Remembers Ltd');
  await writeJob(app, employer, 'Records Clerk');
  await app.open('/employer/home', employer.person);
  await tick('Table');
  await one('table', 'Month by month');
  (await one('link', 'Notifications')).click();
  await one('heading', 'Notifications');
  (await one('link', 'Home')).click();
  await one('table', 'Month by month');
  expect(all('img', /your jobs were looked at/)).toEqual([]);
});

test('names each job with its numbers in the table of home, and leads to its page', async () => {
  const employer = await employerAt(app, 'Table Ltd');
  const id = await writeJob(app, employer, 'Claims Assistant');
  const draft = await writeJob(app, employer, 'Policy Analyst', 'draft');
  await applied(app, id, 'Dana Applied');
  await app.open('/employer/home', employer.person);
  const table = await one('table', 'Jobs');
  const rows = all('row', undefined, table).map((row) => row.textContent);
  expect(rows[0]).toBe('TitlePlaceStatusViewedAppliedLanguage notes');
  expect(rows.slice(1).toSorted()).toEqual([
    'Claims AssistantSyracuse, NYOpen01None',
    'Policy AnalystSyracuse, NYDraft00None',
  ]);
  const hrefOf = async (name: string) => (await one('link', name, table)).getAttribute('href');
  expect(await hrefOf('Claims Assistant')).toBe(`/employer/job-details/${id}`);
  expect(await hrefOf('Policy Analyst')).toBe(`/employer/jobs/${draft}/edit`);
});

test('says that the numbers by year did not come, and requests them again', async () => {
  const employer = await employerAt(app, 'Years Ltd');
  await writeJob(app, employer, 'Records Clerk');
  const mend = app.edge.cutAll(callOf('getYearlyStatistics'));
  await app.open('/employer/home', employer.person);
  await one('img', /your jobs were looked at/);
  await tick('Years');
  await expectSeen('The numbers by month and year could not be loaded.');
  mend();
  await press('Try again');
  await one('img', /^In \d{4} your jobs were looked at 0 times and 0 people applied\.$/);
});

test('explains to a company without jobs how to begin, and shows no empty numbers', async () => {
  const { person } = await employerAt(app, 'Empty Ltd');
  await app.open('/employer/home', person);
  await expectSeen('No jobs yet. Post your first job.');
  await until(() => expect(all('img', /your jobs were looked at/)).toEqual([]));
  expect(all('link', 'Post a job').map((link) => link.getAttribute('href'))).toContain(
    '/employer/jobs/new',
  );
});

test('tells a former member at the next call that they do not work there any more', async () => {
  const employer = await employerAt(app, 'Ended Ltd');
  await writeJob(app, employer, 'Records Clerk');
  await app.open('/employer/jobs', employer.person);
  await one('link', 'Records Clerk');
  await endMember(app, employer);
  await press('Pause Records Clerk');
  await one('heading', 'Your company');
  await expectSeen('It was not confirmed that you work for Ended Ltd.');
  await expectFocus('heading', 'Your company');
});

test('has the settings and the notifications of every account', async () => {
  const { person } = await employerAt(app, 'Settings Ltd');
  await app.open('/employer/account-settings', person);
  await one('button', 'Close my account');
  await app.open('/employer/notifications', person);
  await expectSeen('When somebody applies, answers or joins, it stands here for 90 days.');
});
