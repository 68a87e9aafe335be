import { expect, test } from 'vitest';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { expectSeen } from '#tests/support/mounted/seen.ts';
import { all, one, pressOn, until } from '#tests/support/mounted/steps.ts';

const posted = (title: string, day: number) =>
  jobNamed(title, {
    description: 'Steady work.',
    posted_at: new Date(`2026-01-${String(day).padStart(2, '0')}T09:00:00Z`),
  });
const cashier = posted('Cashier', 2);
const welder = posted('Welder', 22);
const app = mountedApp(({ db }) =>
  insertJobs(db, [
    cashier,
    posted('Head Cashier', 3),
    posted('Retail Sales Associate', 20),
    { ...posted('Sales Clerk', 19), city: 'Toledo', state_short: 'OH', lat: 41.65, lng: -83.54 },
    posted('Bank Teller', 21),
    welder,
  ]),
);
const list = '/candidate/jobs/all-jobs';
const details = '/candidate/jobs/job-details';
const titles = () =>
  all('heading', /Cashier|Associate|Sales|Teller|Welder/).map((h) => h.textContent);

test('shows related work after the cashier jobs of a search, and says which it is', async () => {
  await app.open(`${list}?words=cashier`);
  const said =
    'Also, at the end of the list, 3 jobs in related work: Retail Sales Associate and Bank Teller.';
  await expectSeen(said);
  await until(() => expect(app.heard.at(-1)).toBe(`5 jobs found. ${said}`));
  const related = ['Bank Teller', 'Retail Sales Associate', 'Sales Clerk'];
  await until(() => expect(titles()).toEqual(['Cashier', 'Head Cashier', ...related]));
});

test('says that only related work was found when no job has the title', async () => {
  await app.open(`${list}?words=cashier&place=Toledo, OH`);
  await expectSeen('We found no job with this title, only related work: Retail Sales Associate.');
  expect(titles()).toEqual(['Sales Clerk']);
});

test('names related work that has jobs in the details of a job, each with a link to a search for it', async () => {
  await app.open(`${details}/${cashier.source_guid}`);
  const links = all('link', undefined, await one('list', 'Related work'));
  expect(links.map((link) => link.textContent)).toEqual(['Retail Sales Associate', 'Bank Teller']);
  pressOn(await one('link', 'Retail Sales Associate', await one('list', 'Related work')));
  const found = ['Retail Sales Associate', 'Sales Clerk'];
  await until(() => expect(titles().slice(0, 2)).toEqual(found));
});

test('shows no related work in the details of a job when none has jobs', async () => {
  await app.open(`${details}/${welder.source_guid}`);
  await one('heading', 'About this job');
  expect(all('heading', 'Related work')).toEqual([]);
});
