import { beforeEach, expect, test } from 'vitest';
import type { CoachScope, FactKey } from '#domain/disclosure.ts';
import { queryClient } from '#src/api/client/queryClient.ts';
import type { TestPerson } from '#tests/support/api.ts';
import { callOf } from '#tests/support/contract.ts';
import { namedCandidate } from '#tests/support/coachCandidates.ts';
import { insertConsent, insertMatch } from '#tests/support/coaching.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { expectFocus, expectGone, expectSeen } from '#tests/support/mounted/seen.ts';
import { all, one, press, until } from '#tests/support/mounted/steps.ts';

const jobs = Array.from({ length: 30 }, (_, number) =>
  jobNamed(`Baker ${number + 10}`, { soc_code: '51-3011' }),
);
const app = mountedApp(({ db }) => insertJobs(db, jobs));

let coach: TestPerson;
let dana: TestPerson;
beforeEach(async () => {
  coach = await app.person(4);
  dana = await namedCandidate(app, 'Dana', 'Whitlock', { job: 'Baker' });
  const body = { UserGuid: dana.userGuid, PostalCode: '13202', IdealJob: 'Baker' };
  await app.ok('createUserProfile', { as: dana, body });
  await app.ok('createUserAccommodation', {
    as: dana,
    body: {
      UserGuid: dana.userGuid,
      PreferSR: true,
      PreferScheduleFlex: false,
      PreferRemoteWork: true,
      WheelchairUser: false,
      GuideDogUser: false,
      ConcernPublicTransport: false,
      ConcernTechnologyAccess: false,
      ArrangeJobRestructure: false,
      ArrangePartTime: false,
      ArrangeReaderOrInterp: false,
      WillingRelocate: false,
      OtherAccommodation: false,
      OtherAccommodationText: null,
    },
  });
});

const shares = (scopes: readonly CoachScope[], facts: readonly FactKey[] = []) =>
  insertConsent(app.database, dana, coach, { scopes, facts });
const open = () => app.open(`/job-coach/candidate-details/${dana.userGuid}`, coach);
const everything = [
  'profile',
  'contact',
  'preferences',
  'recommendations',
  'accommodations',
] as const;

test('shows every part of a profile, and lets nothing in it be changed', async () => {
  await shares(everything, ['PreferSR', 'PreferScheduleFlex']);
  await open();
  await one('heading', 'Dana Whitlock');
  await expectSeen('Dana shares this with you until');
  for (const part of [
    'Profile',
    'Accommodation Details',
    'Additional Questions and More About You',
    'Recommended Jobs',
  ])
    await one('heading', part);
  await expectSeen('Salt City Supplies');
  const boxes = await until(() => {
    const found = all<HTMLInputElement>('checkbox');
    expect(found).toHaveLength(12);
    return found;
  });
  expect(boxes.filter((box) => !box.disabled)).toEqual([]);
  const fields = all<HTMLTextAreaElement>('textbox');
  expect(fields.filter((field) => !field.disabled && !field.readOnly)).toEqual([]);
  expect(all('button', /^(Save|Edit|Delete|Apply|Add)/)).toEqual([]);
});

test('shows the answers to the two shared facts, and says that the others are not shared', async () => {
  await shares(everything, ['PreferSR', 'PreferScheduleFlex']);
  await open();
  const facts = await until(() => {
    const names = all('checkbox').map((box) => box.closest('label')?.textContent ?? '');
    expect(names).toHaveLength(12);
    return names;
  });
  expect(facts.filter((text) => text.endsWith('Yes'))).toHaveLength(1);
  expect(facts.filter((text) => text.endsWith('No'))).toHaveLength(1);
  expect(facts.filter((text) => text.endsWith('Not shared with you'))).toHaveLength(10);
});

test('says that a part is not shared when its scope is missing, and does not request it', async () => {
  await shares(['profile']);
  await open();
  await expectSeen('Salt City Supplies');
  await until(() => expect(document.body.textContent).toContain('Not shared with you'));
  const asked = app.edge.asked().join('\n');
  expect(asked).not.toMatch(/userAccommodation|recommendations|GetJobsfromSearchRecommended/);
});

test('loads jobs from 26 on and focuses the first on Load More, and offers no Save or Apply on a card', async () => {
  await shares(everything);
  await open();
  await expectSeen('30 jobs');
  const cards = () => all('heading', /^Baker \d+/);
  await until(() => expect(cards()).toHaveLength(25));
  await press('Load More');
  await until(() => expect(cards()).toHaveLength(30));
  await until(() => expect(document.activeElement).toBe(cards()[25]?.querySelector('a')));
  expect(all('button', /Save|Apply/)).toEqual([]);
  // The reasons speak of the candidate.
  await until(() => expect(document.body.textContent).toMatch(/\b(Their|They|their) /));
  await expectGone('your job title');
});

test('removes everything when a consent ends while the page is open, and says so in the title', async () => {
  const match = await shares(everything, ['PreferSR']);
  await open();
  await expectSeen('Salt City Supplies');
  await app.ok('endJobCoachMatch', { as: dana, path: { guid: match } });
  window.dispatchEvent(new Event('visibilitychange'));
  await expectFocus('heading', 'Dana no longer shares this with you.');
  await expectGone('Salt City Supplies');
  await until(() => {
    const kept = JSON.stringify(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey, state }) => [queryKey, state.data]),
    );
    expect(kept).not.toMatch(/Salt City Supplies|PreferSR|Baker \d/);
  });
});

test('asks at once what is shared when a part is refused meanwhile', async () => {
  const match = await shares(['profile', 'recommendations']);
  const held = app.edge.hold(callOf('recommendations'));
  await open();
  const call = await held;
  await app.ok('endJobCoachMatch', { as: dana, path: { guid: match } });
  await call.answer();
  await expectFocus('heading', 'Dana no longer shares this with you.');
});

test('removes the list of jobs when the sharing ended before more of it was loaded', async () => {
  const match = await shares(everything);
  await open();
  await expectSeen('30 jobs');
  await app.ok('endJobCoachMatch', { as: dana, path: { guid: match } });
  const held = app.edge.hold(callOf('getJobCoachMatchState'));
  await press('Load More');
  await one('heading', 'This is not here any more');
  expect(all('heading', /^Baker \d+/)).toEqual([]);
  expect(all('link', 'Back to All Candidates')).toHaveLength(2);
  await (await held).answer();
  await expectFocus('heading', 'Dana no longer shares this with you.');
});

test('tells a candidate who has not chosen from one who does not share, without signing out', async () => {
  await insertMatch(app.database, dana, coach, new Date());
  await open();
  await expectSeen('Dana has not chosen yet what to share with you.');
  const stranger = await namedCandidate(app, 'Kim', 'Okafor');
  await app.open(`/job-coach/candidate-details/${stranger.userGuid}`, coach);
  await one('heading', 'Not shared with you');
  await expectGone('Kim');
  await one('link', 'Back to All Candidates');
});

test('names whom to talk with about a job, and leads back to where the coach came from', async () => {
  await shares(everything);
  const [job] = jobs;
  await app.open(`/job-coach/job-details/${job?.source_guid}?candidate=${dana.userGuid}`, coach);
  const talk = await one('region', 'Talk about this with');
  const link = await one('link', 'Dana Whitlock', talk);
  expect(link.getAttribute('href')).toBe(`/job-coach/candidate-details/${dana.userGuid}`);
  expect((await one('link', 'Back to the candidate')).getAttribute('href')).toBe(
    `/job-coach/candidate-details/${dana.userGuid}`,
  );
  expect(all('button', /Save|Apply/)).toEqual([]);
});

test('shows what the employer of a job publishes about access, or that it says nothing', async () => {
  const told = jobNamed('Archivist', {
    accommodations: ['step-free-entrance', 'a-code-of-tomorrow'],
    accommodation_contact: { name: 'Lee Ortiz', email: 'lee@example.com', phone: null },
  });
  const silent = jobNamed('Gardener', { accommodations: [], accommodation_contact: null });
  await insertJobs(app.database.db, [told, silent]);
  await app.open(`/job-coach/job-details/${told.source_guid}`, coach);
  const access = await one('region', 'What the employer says about access');
  expect(all('listitem', undefined, access).map(({ textContent }) => textContent)).toEqual([
    'The entrance is step-free.',
  ]);
  expect(access.textContent).toContain('Lee Ortiz, lee@example.com');
  await app.open(`/job-coach/job-details/${silent.source_guid}`, coach);
  await expectSeen('The posting says nothing about access.');
});

test("opens a job's address without an area in the coach's own", async () => {
  const [job] = jobs;
  await app.open(`/jobs/job-details/${job?.source_guid}`, coach);
  await until(() => expect(location.pathname).toBe(`/job-coach/job-details/${job?.source_guid}`));
  await one('heading', job?.title ?? '');
});
