import { expect, test } from 'vitest';
import { NO_INSIGHTS, userSoc } from '#domain/insights.ts';
import type { TestPerson } from '#tests/support/api.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { addWork } from '#tests/support/mounted/sections.ts';
import { expectGone, expectSeen } from '#tests/support/mounted/seen.ts';
import { all, one, pressOn, until } from '#tests/support/mounted/steps.ts';

const clerk = (facts: object = {}) =>
  jobNamed('Customer Service Representative', { soc_code: '43-4051', ...facts });
const rochester = { city: 'Rochester', zip: '14604', lat: 43.16, lng: -77.61 };
const app = mountedApp(({ db }) =>
  insertJobs(db, [
    clerk(),
    clerk(rochester),
    clerk({ ...rochester, remote: 'remote' }),
    clerk({ ...rochester, remote: 'remote' }),
  ]),
);

/** A candidate in Syracuse who wants to work there, and has one job to choose from. */
async function somebody(): Promise<TestPerson> {
  const person = await app.person();
  await addWork(app, person);
  const place = {
    zip: '13202',
    lat: 43.05,
    long: -76.15,
    relocate: 0,
    remote: 'in-person',
  } as const;
  const body = { ...userSoc(person.userGuid, NO_INSIGHTS, place), SOCCode: '43-4051' };
  await app.ok('updateCandidateInsights', { as: person, path: { id: person.userGuid }, body });
  await app.ok('updateUser', {
    as: person,
    path: { guid: person.userGuid },
    body: { Relocate: 0, RemoteWorkType: 'in-person', PreferencesAnswered: true },
  });
  return person;
}

const list = '/candidate/jobs/recommended-jobs';
const address = () => location.pathname + location.search;

test('says and focuses a list of its own when a short list is made longer', async () => {
  const person = await app.open(list, await somebody());
  await expectSeen('1 job found');
  const offers = await one('region', 'See more jobs');
  expect(all('link', undefined, offers).map((link) => link.textContent)).toEqual([
    'Within 80 miles: 1 more job',
    'Remote jobs too: 2 more jobs',
  ]);
  pressOn(await one('link', 'Within 80 miles: 1 more job'));
  await expectSeen('2 jobs found');
  expect(address()).toBe(`${list}?miles=30`);
  const heading = await one('heading', 'You see a wider list');
  await until(() => expect(document.activeElement).toBe(heading));
  await until(() => expect(app.heard.at(-1)).toBe('2 jobs found'));
  await expectSeen('Your profile has not changed.');

  pressOn(await one('link', 'Remote jobs too: 2 more jobs'));
  await expectSeen('4 jobs found');
  expect(address()).toBe(`${list}?miles=30&remote=too`);
  await until(() => expect(app.heard.at(-1)).toBe('4 jobs found'));

  pressOn(await one('link', 'Back to my own list'));
  await expectSeen('1 job found');
  expect(address()).toBe(list);
  await until(() => expect(app.heard.at(-1)).toBe('1 job found'));
  const own = await one('heading', 'See more jobs');
  await until(() => expect(document.activeElement).toBe(own));
  const path = { id: person.userGuid };
  expect(await app.ok('getUser', { as: person, path })).toMatchObject({
    Relocate: 0,
    RemoteWorkType: 'in-person',
  });
});

test('takes no focus from the title when the address of a wider list is opened', async () => {
  await app.open(`${list}?miles=30`, await somebody());
  await expectSeen('2 jobs found');
  expect(document.activeElement).not.toBe(await one('heading', 'You see a wider list'));
});

test('stays in the wider list when it is searched, and offers no wider one', async () => {
  await app.open(`${list}?miles=30&words=nobody`, await somebody());
  await expectSeen('No records to display');
  expect(all('region', /wider|See more/)).toEqual([]);
  pressOn(await one('button', 'Clear search'));
  await expectSeen('2 jobs found');
  expect(address()).toBe(`${list}?miles=30`);
});

test('gives the reasons of a job and the way back when it is opened from a wider list', async () => {
  await app.open(`${list}?miles=30`, await somebody());
  const far = await until(() => {
    const link = all<HTMLAnchorElement>('link', /^Customer Service Representative/).at(-1);
    if (link === undefined) throw new Error('No job yet.');
    return link;
  });
  await expectSeen('2 jobs found');
  pressOn(far);
  await one('heading', 'Why this job');
  const back = await one<HTMLAnchorElement>('link', 'Back to recommended jobs');
  expect(back.getAttribute('href')).toBe(`${list}?miles=30`);
  await expectGone('You see a wider list');
});

test('says what makes the list longer when it is empty', async () => {
  const person = await somebody();
  await app.database.db.deleteFrom('job').where('city', '=', 'Syracuse').execute();
  await app.open(list, person);
  await expectSeen("We don't have any recommended jobs for you.");
  await one('link', 'Within 80 miles: 1 more job');
});
