import { afterEach, expect, test, vi } from 'vitest';
import type { TestPerson } from '#tests/support/api.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';
import { callOf } from '#tests/support/contract.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { acknowledge, expectGone, expectSeen } from '#tests/support/mounted/seen.ts';
import {
  all,
  enter,
  fill,
  fillDate,
  goTo,
  one,
  press,
  pressOn,
  tick,
  until,
} from '#tests/support/mounted/steps.ts';

const helpDesk = (title: string, ...skills: string[]) =>
  jobNamed(title, { soc_code: '15-1232', skills });
const app = mountedApp(({ db }) =>
  insertJobs(db, [
    helpDesk('Help Desk Technician', 'Phone support', 'Ticketing'),
    helpDesk('Desktop Support Technician', 'Active Directory', 'Imaging'),
    jobNamed('Line Cook', { soc_code: '35-2014', skills: ['Grilling'] }),
  ]),
);
afterEach(() => vi.restoreAllMocks());

const jobs = '/candidate/jobs/recommended-jobs';
const none = "We don't have any recommended jobs for you.";

/** Somebody in Syracuse who would like a job of this name, if any. */
async function looksFor(IdealJob?: string): Promise<TestPerson> {
  const person = await app.person();
  const place = { UserGuid: person.userGuid, PostalCode: '13202' };
  const body = IdealJob === undefined ? place : { ...place, IdealJob };
  await app.ok('createUserProfile', { as: person, body });
  return person;
}

async function openSkills(): Promise<void> {
  await goTo('My Profile');
  pressOn(await one('tab', 'Skills'));
}

async function addSkill(name: string): Promise<void> {
  await fill('Add a skill', name);
  await enter('Add a skill');
  await acknowledge('Success', 'Skill added successfully');
}

const insightsOf = ({ userGuid }: TestPerson) =>
  app.database.db
    .selectFrom('user_soc')
    .select(['soc_code', 'version'])
    .where('user_guid', '=', userGuid)
    .executeTakeFirst();
const hasInsights = (person: TestPerson) =>
  until(async () => expect(await insightsOf(person)).toBeDefined());

/** The recommended jobs that are shown, the best one first. */
const titles = async () =>
  all('listitem', undefined, await one('list', 'Recommended jobs'))
    .flatMap((card) => all('heading', undefined, card).slice(0, 1))
    .map(({ textContent }) => textContent);

/** How often the insights were computed. */
const computed = () => app.edge.asked().filter((call) => /^POST .*candidate_insights$/.test(call));

/** The first computations, this many, meet no server. */
function cut(times: number): void {
  let left = times;
  const mend = app.edge.answerAll(callOf('candidateInsights'), async (request) => {
    left -= 1;
    if (left === 0) mend();
    throw new TypeError(`Failed to fetch ${request.url}`);
  });
}

test('waits with the recommended jobs for a change just made, and says so', async () => {
  const person = await looksFor();
  await app.open(jobs, person);
  await expectSeen(none);
  await openSkills();
  const held = app.edge.hold(/^POST .*candidate_insights$/);
  await addSkill('Active Directory');
  const call = await held;
  await goTo('Recommended');
  await expectSeen('Finding your jobs');
  await expectGone(none);
  const before = app.edge.asked().length;
  await call.answer();
  await until(async () => expect(await titles()).toContain('Desktop Support Technician'));
  await until(() => expect(app.heard.at(-1)).toMatch(/jobs? found$/));
  const steps = app.edge.asked().slice(before);
  expect(
    steps.flatMap((step) => /updateCandidateInsights|recommendations$/.exec(step) ?? []),
  ).toEqual(['updateCandidateInsights', 'recommendations']);
});

test('keeps no ranking that was asked for before a change', async () => {
  const person = await looksFor('Help desk technician');
  const held = app.edge.hold(/^POST .*\/recommendations$/);
  await app.open(jobs, person);
  const call = await held;
  const old = { recommendations: [], computedAt: new Date().toISOString(), widenings: [] };
  await openSkills();
  await addSkill('Active Directory');
  await hasInsights(person);
  call.reply(Response.json(old));
  await goTo('Recommended');
  const found = ['Help Desk Technician', 'Desktop Support Technician'];
  await until(async () => expect(await titles()).toEqual(found));
  await app.reload();
  await until(async () => expect(await titles()).toEqual(found));
});

test('leaves nothing in the tab of a ranking that comes after its owner has logged out', async () => {
  const held = app.edge.hold(/^POST .*\/recommendations$/);
  await app.open(jobs, await looksFor('Help desk technician'));
  const call = await held;
  await press('Log out');
  await one('heading', 'Sign in');
  await call.answer();
  // What comes with an answer is done before the next one.
  await app.person();
  expect(Object.keys(sessionStorage)).not.toContain('jobRecommendations');
});

test('makes the first recommendations of a job in the work history, in the same tab', async () => {
  const person = await looksFor();
  await app.open(jobs, person);
  await expectSeen(none);
  await goTo('My Profile');
  pressOn(await one('tab', 'Work History'));
  await fill('Job title', 'Line cook');
  await fill('Employer name', 'Harbor Grill');
  await fillDate(/^Start date/, '20190301');
  await tick('Still working');
  await press('Add work history');
  await acknowledge('Success', 'Work experience added successfully');
  await until(async () => expect((await insightsOf(person))?.soc_code).toMatch(/^35-/));
  await goTo('Recommended');
  await until(async () => expect(await titles()).toContain('Line Cook'));
});

test('tries a computation that fails once more', async () => {
  const person = await looksFor('Clerk');
  await app.open('/candidate/skills', person);
  cut(1);
  await addSkill('Filing');
  await hasInsights(person);
  expect(computed()).toHaveLength(2);
});

test('only logs a computation that fails twice, and makes it with the next change', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const person = await looksFor('Clerk');
  await app.open('/candidate/skills', person);
  cut(2);
  await addSkill('Filing');
  await until(() =>
    expect(logged.mock.calls).toEqual([['The insights were not updated: no_connection']]),
  );
  expect(computed()).toHaveLength(2);
  expect(all('dialog')).toEqual([]);
  expect(await insightsOf(person)).toBeUndefined();
  await addSkill('Excel');
  await hasInsights(person);
});

test('brings the insights up before preferences and answers are said to be saved', async () => {
  const person = await looksFor('Clerk');
  await app.open('/candidate/profile/preferences', person);
  await tick('No');
  await press('Save preferences');
  await acknowledge('Success', 'Updated preferences successfully');
  const before = await insightsOf(person);
  expect(before).toBeDefined();
  pressOn(await one('tab', 'More About You'));
  await fill('What kind of work would you like to do?', 'Work with books');
  await press('Save answers');
  await acknowledge('Success', 'Updated data successfully');
  expect(await insightsOf(person)).not.toEqual(before);
});
