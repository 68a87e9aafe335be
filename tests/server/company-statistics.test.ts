import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { newCompany } from '#tests/support/companies.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';

// The first hours of a month in UTC, while it is the month before in the United States.
const now = new Date('2026-03-01T02:00:00Z');
const hourMs = 60 * 60 * 1000;

let api: TestApi;
let alex: TestPerson;
let sky: TestPerson;
let companyGuid: string;
let other: Awaited<ReturnType<typeof newCompany>>;
beforeAll(async () => {
  api = await openApi({ now: () => now });
  alex = await api.person(1);
  ({ companyGuid, member: sky } = await newCompany(api));
  other = await newCompany(api);
  await fill();
});
afterAll(() => api.close());

/** Views and applications over three years, on both sides of the ends of months and years. */
async function fill(): Promise<void> {
  const { db } = api.database;
  const jobs = [
    ...['Open', 'Also open'].map((title) => jobNamed(title, { company_guid: companyGuid })),
    jobNamed('Closed', { company_guid: companyGuid, status: 'closed' }),
    jobNamed('Past', { company_guid: companyGuid, closes_on: '2026-02-20' }),
    jobNamed('Other', { company_guid: other.companyGuid }),
  ];
  await insertJobs(db, jobs);
  const people = await Promise.all([1, 2, 3, 4].map(() => api.person()));
  const moments = [
    now,
    ...['2026-02-28T23:59:59Z', '2026-01-01T00:00:00Z', '2025-12-31T23:59:59Z'].map(
      (at) => new Date(at),
    ),
    ...Array.from({ length: 60 }, (_, at) => new Date(now.getTime() - at * 431 * hourMs)),
  ];
  for (const [index, at] of moments.entries())
    for (const [place, { source_guid }] of jobs.entries()) {
      if ((index + place) % 3 === 0) continue;
      const { userGuid: user_guid } = people[(index * 7 + place) % people.length] ?? alex;
      await db
        .insertInto('job_view')
        .values({
          user_guid,
          source_guid,
          viewed_on: at.toISOString().slice(0, 10),
          viewed_at: at,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const isWithdrawn = index % 2 === 0;
      await db
        .insertInto('job_application')
        .values({ user_guid, source_guid, applied_at: at, withdrawn_at: isWithdrawn ? at : null })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
}

/** Counted in SQL, in another way than the server does. */
async function counted(table: 'job_view' | 'job_application', between: [string, string]) {
  const [from, before] = between;
  const time = table === 'job_view' ? sql`viewed_at` : sql`applied_at`;
  const { rows } = await sql<{ n: string }>`
    select count(*) as n from ${sql.table(table)}
    where source_guid in (select source_guid from job where company_guid = ${companyGuid})
      and to_char(${time} at time zone 'UTC', 'YYYY-MM') >= ${from}
      and to_char(${time} at time zone 'UTC', 'YYYY-MM') < ${before}`.execute(api.database.db);
  return Number(rows[0]?.n);
}
const both = async (from: string, before: string) => ({
  viewed: await counted('job_view', [from, before]),
  applied: await counted('job_application', [from, before]),
});
const path = () => ({ path: { companyName: companyGuid } });
const padded = (month: number) => String(month).padStart(2, '0');

it('says what SQL counts: in all, this month and this year', async () => {
  const counts = await api.ok('getAppliedAndViewedCounts', { as: sky, ...path() });
  expect(counts).toEqual({
    openJobs: 2,
    total: await both('0000', '9999'),
    thisMonth: await both('2026-03', '2026-04'),
    thisYear: await both('2026-01', '2027-01'),
  });
  expect(counts.total.viewed).toBeGreaterThan(counts.thisYear.viewed);
  expect(counts.thisMonth.viewed).toBeGreaterThan(0);
});

it('says what SQL counts for each of the last twelve months, this one last', async () => {
  const months = await api.ok('getMonthlyStatistics', { as: sky, ...path() });
  expect(months.map(({ year, month }) => `${year}-${padded(month)}`)).toEqual([
    ...[4, 5, 6, 7, 8, 9, 10, 11, 12].map((month) => `2025-${padded(month)}`),
    '2026-01',
    '2026-02',
    '2026-03',
  ]);
  for (const { year, month, ...sum } of months) {
    const next = month === 12 ? `${year + 1}-01` : `${year}-${padded(month + 1)}`;
    expect(sum).toEqual(await both(`${year}-${padded(month)}`, next));
  }
});

it('says what SQL counts for each year since the first with any', async () => {
  const years = await api.ok('getYearlyStatistics', { as: sky, ...path() });
  expect(years.map(({ year }) => year)).toEqual([2023, 2024, 2025, 2026]);
  for (const { year, ...sum } of years)
    expect(sum).toEqual(await both(`${year}-01`, `${year + 1}-01`));
});

it('says this year and twelve months of nothing for a company without any', async () => {
  const empty = await newCompany(api);
  const own = { as: empty.member, path: { companyName: empty.companyGuid } };
  const none = { viewed: 0, applied: 0 };
  expect(await api.ok('getYearlyStatistics', own)).toEqual([{ year: 2026, ...none }]);
  const months = await api.ok('getMonthlyStatistics', own);
  expect(months).toHaveLength(12);
  expect(months).toContainEqual({ year: 2026, month: 3, ...none });
  expect(await api.ok('getAppliedAndViewedCounts', own)).toEqual({
    openJobs: 0,
    total: none,
    thisMonth: none,
    thisYear: none,
  });
});

it('says the same to an administrator, and of another company nothing to a member', async () => {
  for (const id of [
    'getAppliedAndViewedCounts',
    'getMonthlyStatistics',
    'getYearlyStatistics',
    'getAbleistCounts',
  ] as const) {
    expect(await api.ok(id, { as: alex, ...path() })).toEqual(
      await api.ok(id, { as: sky, ...path() }),
    );
    expect(await api.refused(id, { as: other.member, ...path() })).toMatchObject({
      status: 404,
      code: 'not_yours',
    });
    const unknown = { as: alex, path: { companyName: 'Nobody & Sons' } };
    expect(await api.refused(id, unknown)).toMatchObject({ status: 404, code: 'no_company' });
  }
});

it('counts open jobs of the own company, and for an administrator of each, most first', async () => {
  expect(await api.ok('getJobsPerCompany', { as: sky })).toEqual([
    { CompanyGuid: companyGuid, CompanyName: companyGuid, jobs: 2 },
  ]);
  expect(await api.ok('getJobsPerCompany', { as: alex })).toEqual([
    { CompanyGuid: companyGuid, CompanyName: companyGuid, jobs: 2 },
    { CompanyGuid: other.companyGuid, CompanyName: other.companyGuid, jobs: 1 },
  ]);
});
