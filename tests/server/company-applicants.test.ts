import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { colleagueOf, newCompany } from '#tests/support/companies.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';

const now = new Date('2026-05-01T10:00:00Z');
let api: TestApi;
let alex: TestPerson;
let robin: TestPerson;
let sky: TestPerson;
let companyGuid: string;
beforeAll(async () => {
  api = await openApi({ now: () => now });
  alex = await api.person(1);
  robin = await api.person();
});
afterAll(() => api.close());
beforeEach(async () => {
  ({ companyGuid, member: sky } = await newCompany(api));
});

const ofCompany = (title: string, facts: Parameters<typeof jobNamed>[1] = {}) =>
  jobNamed(title, { company_guid: companyGuid, ...facts });
const insert = (...jobs: ReturnType<typeof jobNamed>[]) => insertJobs(api.database.db, jobs);
const apply = async (job: { readonly source_guid: string }, as = robin) =>
  api.ok('applyForJob', {
    as,
    body: { userGuid: as.userGuid, jobFeedSourceGUID: job.source_guid },
  });

describe('applicants of a company', () => {
  const applicants = async (as = sky, query: Record<string, string> = {}) => {
    const { status, body, headers } = await api.call('getAppliedCandidates', {
      as,
      path: { companyName: companyGuid },
      query,
    });
    expect(status).toBe(200);
    return { list: body as Awaited<ReturnType<typeof all>>, total: headers['x-total-count'] };
  };
  const all = (as = sky) =>
    api.ok('getAppliedCandidates', { as, path: { companyName: companyGuid } });

  it('are listed newest first, of this company and of one job', async () => {
    const [baker, clerk] = [ofCompany('Baker'), ofCompany('Clerk')];
    const other = jobNamed('Elsewhere', { company_guid: (await newCompany(api)).companyGuid });
    await insert(baker, clerk, other);
    const people = await Promise.all(Array.from({ length: 27 }, () => api.person()));
    const { db } = api.database;
    for (const [index, { userGuid }] of people.entries())
      await db
        .insertInto('job_application')
        .values({
          user_guid: userGuid,
          source_guid: baker.source_guid,
          applied_at: new Date(Date.UTC(2026, 2, 1 + index)),
        })
        .execute();
    await apply(clerk);
    await apply(other);
    const [first, second] = [await applicants(), await applicants(sky, { offset: '25' })];
    expect([first.total, first.list.length, second.list.length]).toEqual(['28', 25, 3]);
    expect(first.list[0]).toMatchObject({
      UserGuid: robin.userGuid,
      FirstName: 'Robin',
      LastName: 'Sample',
      Email: robin.email,
      jobTitle: 'Clerk',
      status: 'new',
      withdrawnAt: null,
      profileSavedCandidateId: null,
      invitedAt: null,
    });
    const guids = [...first.list, ...second.list].slice(1).map(({ UserGuid }) => UserGuid);
    expect(guids).toEqual(people.map(({ userGuid }) => userGuid).toReversed());
    const ofClerk = await applicants(sky, { job: clerk.source_guid });
    expect([ofClerk.total, ofClerk.list.length]).toEqual(['1', 1]);
    expect((await applicants(sky, { job: other.source_guid })).total).toBe('0');
  });

  it('lists who withdrew as that, without an address', async () => {
    const baker = ofCompany('Baker');
    await insert(baker);
    await apply(baker);
    await api.database.db
      .updateTable('job_application')
      .set({ withdrawn_at: now })
      .where('source_guid', '=', baker.source_guid)
      .execute();
    expect(await all()).toMatchObject([
      { FirstName: 'Robin', Email: null, withdrawnAt: now.toISOString() },
    ]);
    const path = { companyName: companyGuid };
    const { jobs } = await api.ok('getCompanyJobs', { as: sky, path });
    expect(jobs).toMatchObject([{ applied: 1 }]);
  });

  it('are named to an administrator without an address', async () => {
    const baker = ofCompany('Baker');
    await insert(baker);
    await apply(baker);
    expect(await all(alex)).toMatchObject([{ FirstName: 'Robin', Email: null }]);
  });

  it('are not listed when their account is closed', async () => {
    const baker = ofCompany('Baker');
    await insert(baker);
    const gone = await api.person();
    await apply(baker, gone);
    await api.database.db
      .insertInto('closed_account')
      .values({ user_guid: gone.userGuid, closed_at: now, delete_after: now })
      .execute();
    expect((await applicants()).total).toBe('0');
    expect(await all()).toEqual([]);
  });

  it('say whether the member saved and the company invited them', async () => {
    const baker = ofCompany('Baker');
    await insert(baker);
    await apply(baker);
    const { db } = api.database;
    const { id } = await db
      .insertInto('saved_candidate')
      .values({
        employer_guid: sky.userGuid,
        candidate_guid: robin.userGuid,
        company_guid: companyGuid,
        notes: null,
        saved_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('contact_log')
      .values({
        from_guid: sky.userGuid,
        from_first: 'Sky',
        from_last: 'Sample',
        from_email: sky.email,
        to_guid: robin.userGuid,
        company_guid: companyGuid,
        source_guid: null,
        message: 'Please come.',
        sent_at: now,
      })
      .execute();
    const invitedAt = now.toISOString();
    expect(await all()).toMatchObject([{ profileSavedCandidateId: id, invitedAt }]);
    const other = await colleagueOf(api, companyGuid);
    expect(await all(other)).toMatchObject([{ profileSavedCandidateId: null, invitedAt }]);
  });

  it('are nobody’s to see who waits', async () => {
    const as = await colleagueOf(api, companyGuid, 'waiting');
    const path = { companyName: companyGuid };
    for (const id of [
      'getAppliedCandidates',
      'getAbleistCounts',
      'getAppliedAndViewedCounts',
      'getMonthlyStatistics',
      'getYearlyStatistics',
      'getJobsPerCompany',
    ] as const)
      expect(await api.refused(id, { as, path })).toMatchObject({ status: 404, code: 'not_yours' });
  });
});
