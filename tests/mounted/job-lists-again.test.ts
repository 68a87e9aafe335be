import { expect, test } from 'vitest';
import { NO_INSIGHTS, userSoc } from '#domain/insights.ts';
import type { TestPerson } from '#tests/support/api.ts';
import { insertNotification } from '#server/notifications/queries.ts';
import { callOf } from '#tests/support/contract.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { addWork, internal } from '#tests/support/mounted/sections.ts';
import { expectFocus, expectGone, expectSeen, expectSuccess } from '#tests/support/mounted/seen.ts';
import { all, button, goTo, one, press, pressOn, until } from '#tests/support/mounted/steps.ts';

/** Lists that could not be loaded are tried again: what is said, and where the focus is. */

const [baker, clerk] = [jobNamed('Night Baker'), jobNamed('File Clerk', { soc_code: '43-4051' })];
const app = mountedApp(({ db }) => insertJobs(db, [baker, clerk]));
const listFailed = 'We could not load the list of jobs';
const home = '/candidate/home';

const cards = async (list: string) =>
  [...(await one('list', list)).children].map((card) => card.querySelector('a')?.textContent);

async function focusOnAgain(scope?: HTMLElement): Promise<HTMLElement> {
  const again = await button('Try again', scope);
  again.focus();
  return again;
}

async function save(person: TestPerson, jobs: readonly { source_guid: string }[]): Promise<void> {
  for (const { source_guid: jobFeedSourceGUID } of jobs)
    await app.ok('saveJob', {
      as: person,
      body: { userGuid: person.userGuid, jobFeedSourceGUID },
    });
}

async function somebodyWithSaved(): Promise<TestPerson> {
  const person = await app.person();
  await save(person, [baker, clerk]);
  return person;
}

/** A candidate for whom jobs are recommended. */
async function recommendedTo(): Promise<TestPerson> {
  const person = await app.person();
  await addWork(app, person);
  const place = { zip: '13202', lat: 43.04, long: -76.15, relocate: null, remote: null };
  const body = { ...userSoc(person.userGuid, NO_INSIGHTS, place), SOCCode: '43-4051' };
  await app.ok('updateCandidateInsights', { as: person, path: { id: person.userGuid }, body });
  return person;
}

test('says each time that a list cannot be loaded, keeps the focus, and then goes to the list', async () => {
  const failures = () => app.heard.filter((text) => text.startsWith(listFailed));
  const person = await somebodyWithSaved();
  await app.without('job', async () => {
    await app.open('/candidate/jobs/saved-jobs', person);
    await expectSeen(listFailed);
    expect(all('list', 'Saved jobs').flatMap((list) => [...list.children])).toEqual([]);
    await until(() => expect(failures()).toHaveLength(1));
    await focusOnAgain();
    await press('Try again');
    await until(() => expect(failures()).toHaveLength(2));
    await expectFocus('button', 'Try again');
  });
  await press('Try again');
  await expectFocus('region', 'Saved jobs');
  await until(() => expect(app.heard.at(-1)).toBe('2 jobs found'));
  expect(await cards('Saved jobs')).toHaveLength(2);
});

test('goes to recommended jobs that came when they were asked for again', async () => {
  const mend = app.edge.cutAll(/\/recommendations$/);
  await app.open('/candidate/jobs/recommended-jobs', await recommendedTo());
  await focusOnAgain();
  mend();
  await press('Try again');
  await expectFocus('region', 'Recommended jobs');
  expect(await cards('Recommended jobs')).toContain('File Clerk');
});

test('goes to the title of a job that came when it was asked for again', async () => {
  await app.open('/candidate/jobs/all-jobs');
  const mend = app.edge.cutAll(/\/JobFeed\//);
  pressOn(await one('link', /^Night Baker/));
  await focusOnAgain();
  mend();
  await press('Try again');
  await expectFocus('heading', 'Night Baker');
});

test('reads a known list again from its beginning after it could not be read again', async () => {
  await app.open('/candidate/jobs/saved-jobs', await somebodyWithSaved());
  // After a change the list is read again when it is opened next.
  const saved = await one('list', 'Saved jobs');
  pressOn(all('button', /^Saved. Remove from saved/, saved)[0] ?? saved);
  await expectSuccess('Job removed from saved jobs successfully');
  await goTo('Remote');
  await one('heading', 'Remote jobs');
  const mend = app.edge.cutAll(/\/ProfileSavedJobsV2\/GetJobsfromSearch$/);
  await goTo('Saved');
  await focusOnAgain();
  mend();
  const held = app.edge.hold(/\/ProfileSavedJobsV2\/GetJobsfromSearch$/);
  await press('Try again');
  const call = await held;
  expect(await call.request.clone().json()).toMatchObject({ offset: 0 });
  await call.answer();
  await expectSeen('1 job found');
  await expectFocus('region', 'Saved jobs');
});

test('keeps the focus and the job lists in place while the completion is tried again', async () => {
  const failures = () => app.heard.filter((text) => text === internal);
  let list = document.body;
  await app.without('user_skill', async () => {
    await app.open(home);
    list = await one('list', 'All jobs');
    const profile = await one('region', 'Your profile');
    await until(() => expect(failures()).toHaveLength(1));
    const again = await focusOnAgain(profile);
    const held = app.edge.hold(/\/userSkill\//);
    pressOn(again);
    const call = await held;
    await until(() => expect(again.getAttribute('aria-disabled')).toBe('true'));
    await call.answer();
    // The words are the same, and said again.
    await until(() => expect(failures()).toHaveLength(2));
    await until(() => expect(again.getAttribute('aria-disabled')).toBeNull());
    expect(document.activeElement).toBe(again);
  });
  await press('Try again', await one('region', 'Your profile'));
  await expectFocus('region', 'Your profile');
  await one('meter', 'Your profile');
  expect(all('button', 'Try again', await one('region', 'Your profile'))).toEqual([]);
  expect(await one('list', 'All jobs')).toBe(list);
  await until(() => expect(app.heard.at(-1)).toBe('Your profile is 15 percent complete'));
});

test.each([
  [callOf('listAppliedJobs'), 'Your applications', 'We could not load your applications.'],
  [callOf('listNotifications'), 'Newest notifications', 'Your notifications could not be loaded.'],
])(
  'says that a part of the dashboard is missing, and brings it when asked again: %s',
  async (call, part, text) => {
    const person = await app.person();
    const { userGuid } = person;
    const { db } = app.database;
    const application = { user_guid: userGuid, source_guid: baker.source_guid };
    await db
      .insertInto('job_application')
      .values({ ...application, applied_at: new Date() })
      .execute();
    const notice = { userGuid, kind: 'coachAccepted', about: userGuid, at: new Date() } as const;
    await insertNotification(db, notice);
    const mend = app.edge.cutAll(call);
    await app.open(home, person);
    await expectSeen(text);
    await one('list', 'All jobs');
    mend();
    await press('Try again', await one('region', part));
    await expectGone(text);
    await one('list', part);
    await expectFocus('heading', part);
  },
);

test('leaves the other list where it is when one is tried again, and goes to what came', async () => {
  const mend = app.edge.cutAll(/\/recommendations$/);
  await app.open(home, await recommendedTo());
  const other = await one('list', 'All jobs');
  await focusOnAgain(await one('main'));
  mend();
  // First the ids come, then the jobs.
  const held = app.edge.hold(callOf('searchRecommendedJobs'));
  await press('Try again');
  const call = await held;
  await expectFocus('heading', 'Recommended jobs');
  await call.answer();
  await one('list', 'Recommended jobs');
  await expectGone(listFailed);
  await expectFocus('heading', 'Recommended jobs');
  expect(await one('list', 'All jobs')).toBe(other);
});

test('loads jobs that were not shown after the list grew by a whole load, and counts only these', async () => {
  const person = await app.person();
  // More than two loads; only this test has them, because a list of all jobs would show any 25.
  const many = Array.from({ length: 55 }, (_, place) => jobNamed(`Packer ${place}`));
  await insertJobs(app.database.db, many);
  await save(person, many.slice(0, 30));
  await app.open('/candidate/jobs/saved-jobs', person);
  await expectSeen('Showing 25 of 30');
  await save(person, many.slice(30));
  await press('Load 25 more jobs');
  await until(async () => expect(await cards('Saved jobs')).toHaveLength(30));
  await until(() => expect(app.heard).toContain('5 more jobs'));
  expect(app.heard).not.toContain('25 more jobs');
});
