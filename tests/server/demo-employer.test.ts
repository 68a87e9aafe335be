import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoEmployer } from '#server/database/seed/demoAccounts.ts';
import { seedSampleData } from '#server/database/seed/seedSampleData.ts';
import { insertDemoEmployer } from '#server/database/seed/employers/demoEmployer.ts';
import type { Database } from '#server/database/connect.ts';
import { signIn } from '#tests/support/accounts.ts';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { testDatabase } from '#tests/support/database.ts';

const now = () => new Date();
const seed = (database: Database, production = false) =>
  seedSampleData({ database, now, production });
const companyName = 'Harborwren Mutual';
const path = { companyName };

let api: TestApi;
let jordan: TestPerson;
beforeAll(async () => {
  api = await openApi({ prepare: (database) => Promise.all([seed(database), seed(database)]) });
  jordan = { ...(await signIn(api, demoEmployer.email, demoEmployer.password)), role: 3 };
});
afterAll(() => api.close());

const counted = [
  'account',
  'job',
  'job_application',
  'job_view',
  'contact_log',
  'saved_candidate',
] as const;
const rowCounts = async () => {
  const counts: number[] = [];
  for (const table of counted) {
    const { db } = api.database;
    const rows = await db
      .selectFrom(table)
      .select((eb) => eb.lit(1).as('one'))
      .execute();
    counts.push(rows.length);
  }
  return counts;
};
const jobsWith = (status: string) =>
  api.ok('getCompanyJobsFromSearch', {
    as: jordan,
    body: { companyName, searchText: '', status },
  });

it('opens the company when the demo employer signs in with the printed passphrase', async () => {
  const counts = await api.ok('getAppliedAndViewedCounts', { as: jordan, path });
  expect(counts).toMatchObject({ openJobs: 35, total: { viewed: 640, applied: 31 } });
  expect(counts.thisYear.viewed).toBeGreaterThan(0);
});

it('spreads views and applications over 14 months up to now', async () => {
  const { db } = api.database;
  const rows = await db
    .selectFrom('job_view')
    .innerJoin('job', 'job.source_guid', 'job_view.source_guid')
    .innerJoin('account', 'account.user_guid', 'job_view.user_guid')
    .where('job.company', '=', companyName)
    .select(['viewed_at', 'job.posted_at', 'account.created_at', 'job_view.source_guid'])
    .execute();
  const days = rows.map(({ viewed_at }) => (Date.now() - viewed_at.getTime()) / 86_400_000);
  expect(Math.min(...days)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...days)).toBeGreaterThan(400);
  expect(Math.max(...days)).toBeLessThan(426);
  expect(
    rows.filter(
      ({ viewed_at, posted_at, created_at }) =>
        viewed_at < created_at || viewed_at < (posted_at ?? viewed_at),
    ),
  ).toEqual([]);
  expect(new Set(rows.map(({ source_guid }) => source_guid)).size).toBeGreaterThan(25);
  const months = await api.ok('getMonthlyStatistics', { as: jordan, path });
  expect(months.filter(({ viewed }) => viewed === 0).length).toBeLessThanOrEqual(1);
  expect(months.filter(({ applied }) => applied > 0).length).toBeGreaterThanOrEqual(8);
});

it('has seven language notes in five jobs, two drafts and a paused job', async () => {
  expect(await api.ok('getAbleistCounts', { as: jordan, path })).toMatchObject({
    phrases: 7,
    jobs: 5,
  });
  const drafts = await jobsWith('draft');
  expect(drafts.jobs.map(({ title }) => title)).toEqual([
    'Mail Room Assistant',
    'Policy Document Editor',
  ]);
  const paused = await jobsWith('paused');
  expect(paused.jobs).toMatchObject([{ title: 'Claims Intake Coordinator', origin: 'employer' }]);
});

it('has applicants of every status, and two who withdrew', async () => {
  const rows = await api.database.db
    .selectFrom('job_application')
    .innerJoin('job', 'job.source_guid', 'job_application.source_guid')
    .where('job.company', '=', companyName)
    .select(['job_application.status', 'status_at', 'applied_at', 'withdrawn_at'])
    .execute();
  expect(rows).toHaveLength(31);
  expect(new Set(rows.map(({ status }) => status)).size).toBe(6);
  expect(rows.filter(({ withdrawn_at }) => withdrawn_at !== null)).toHaveLength(2);
  expect(rows.filter(({ status_at, applied_at }) => status_at && status_at < applied_at)).toEqual(
    [],
  );
  const first = await api.ok('getAppliedCandidates', { as: jordan, path });
  expect(first).toHaveLength(25);
});

it('lists five invitations and three saved candidates', async () => {
  const own = { as: jordan, path: { id: jordan.userGuid } };
  const { db } = api.database;
  const answers = await db.selectFrom('contact_log').select('answer').execute();
  expect(answers.map(({ answer }) => answer ?? 'open').toSorted()).toEqual([
    'accepted',
    'accepted',
    'declined',
    'open',
    'open',
  ]);
  expect(await api.ok('listSavedCandidates', own)).toHaveLength(3);
});

it('finds 13 of the 16 findable people: three do not want this company to', async () => {
  const { db } = api.database;
  const blocked = await db
    .selectFrom('disclosure.blocked_company')
    .innerJoin('account', 'account.user_guid', 'candidate_guid')
    .select('last_name')
    .orderBy('last_name')
    .execute();
  expect(blocked.map(({ last_name }) => last_name)).toEqual(['Begay', 'Holloway', 'Salcedo']);
  const body = { searchString: '', locationString: '', offset: 0 };
  const { total } = await api.ok('getFilteredCandidates', { as: jordan, body });
  expect(total).toBe(13);
});

it('recommends some of them for its jobs', async () => {
  const body = { user_id: jordan.userGuid };
  const { recommendations } = await api.ok('recommendationsEmploy', { as: jordan, body });
  expect(recommendations.length).toBeGreaterThanOrEqual(3);
});

it('changes nothing when it is seeded again', async () => {
  const before = await rowCounts();
  await seed(api.database);
  expect(await rowCounts()).toEqual(before);
});

it('makes no employer without the sample feed', async () => {
  const database = await testDatabase();
  await database.db.transaction().execute((trx) => insertDemoEmployer(trx, now()));
  expect(await database.db.selectFrom('account').select('email').execute()).toEqual([]);
  await database.close();
});

it('locks the employer out when a server in production starts on the database', async () => {
  await seed(api.database, true);
  const body = { Email: demoEmployer.email, Password: demoEmployer.password };
  expect(await api.ok('signIn', { body })).toMatchObject({ errorCode: 'incorrect_credentials' });
});
