import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profileCompletion } from '#domain/completion.ts';
import {
  demoAccounts,
  demoAdministrator,
  demoCandidate,
  demoCoach,
  demoEmployer,
  demoOutsideCoach,
} from '#server/database/seed/demoAccounts.ts';
import { seedSampleData } from '#server/database/seed/seedSampleData.ts';
import type { Database } from '#server/database/connect.ts';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';

const now = () => new Date();
const seed = (database: Database, production = false) =>
  seedSampleData({ database, now, production });

const signInBody = { Email: demoCandidate.email, Password: demoCandidate.password };

describe('outside production', () => {
  let api: TestApi;
  let dana: TestPerson;
  beforeAll(async () => {
    api = await openApi({
      // Two processes that start at once on one database.
      prepare: (database) => Promise.all([seed(database), seed(database)]),
    });
  });
  afterAll(() => api.close());

  it('ships at least 3,000 postings, marked as sample but for three of the demo employer', async () => {
    const { db } = api.database;
    const jobs = await db.selectFrom('job').select(['origin', 'company', 'company_guid']).execute();
    expect(jobs.length).toBeGreaterThanOrEqual(3000);
    expect(jobs.filter(({ origin }) => origin === 'employer')).toHaveLength(3);
    expect(jobs.filter(({ origin }) => origin === 'feed')).toEqual([]);
    expect(jobs.every((job) => job.company_guid !== null)).toBe(true);
    const companies = await api.ok('listCompanies');
    expect(companies.length).toBe(new Set(jobs.map((job) => job.company)).size);
  });

  it('loads them once, and gives the same accounts on every start', async () => {
    const count = async () =>
      (await api.database.db.selectFrom('job').select('source_guid').execute()).length;
    const before = await count();
    const [accounts, again] = [await seed(api.database), await seed(api.database)];
    expect(accounts).toEqual([
      demoCandidate,
      demoCoach,
      demoOutsideCoach,
      demoEmployer,
      demoAdministrator,
    ]);
    expect(again).toEqual(accounts);
    expect(await count()).toBe(before);
  });

  it('has a demo candidate who can sign in with the printed passphrase', async () => {
    expect(demoCandidate.password.length).toBeGreaterThanOrEqual(15);
    const session = await api.ok('signIn', { body: signInBody });
    expect(session).toMatchObject({ role: 2, userDetails: { FirstName: 'Dana' } });
    dana = {
      email: demoCandidate.email,
      userGuid: session.userDetails?.UserGuid ?? '',
      token: session.accessToken ?? '',
    };
  });

  it('gives the demo candidate a complete profile, with accommodations and insights', async () => {
    const own = { as: dana, path: { id: dana.userGuid } };
    const user = await api.ok('getUser', own);
    const profile = await api.ok('getUserProfile', own);
    const degrees = await api.ok('getUserDegrees', own);
    const workHistory = await api.ok('getUserWorkHistory', own);
    expect(
      profileCompletion({
        user,
        profile,
        degreeCount: degrees.length,
        workHistoryCount: workHistory.length,
      }),
    ).toMatchObject({ percent: 100, missing: [] });
    expect(await api.ok('getUserAccommodation', own)).toMatchObject({ PreferSR: true });
    const path = { userGuid: dana.userGuid };
    expect(await api.ok('getUserSOC', { as: dana, path })).toMatchObject({ SOCCode: '43-4051' });
  });

  it('shows the demo candidate recommended jobs at once', async () => {
    const body = { user_id: dana.userGuid };
    const { recommendations } = await api.ok('recommendations', { as: dana, body });
    expect(recommendations.length).toBeGreaterThan(10);
  });

  it('gives the demo candidate an accommodation passport of four items', async () => {
    const items = await api.ok('listPassportItems', { as: dana, path: { id: dana.userGuid } });
    expect(items.map(({ Position }) => Position)).toEqual([1, 2, 3, 4]);
  });

  it('gives the demo candidate saved searches with new jobs, each once', async () => {
    const searches = await api.ok('listSavedSearches', { as: dana });
    expect(searches.map(({ name }) => name)).toEqual([
      'remote customer service',
      'office work near Boston',
    ]);
    expect(searches.map(({ newJobs }) => newJobs > 0 && newJobs < 40)).toEqual([true, true]);
  });

  it('has a job coach of Our Ability and one of another agency when it is seeded', async () => {
    const checked = [];
    for (const { email, password } of [demoCoach, demoOutsideCoach]) {
      const body = { Email: email, Password: password };
      const { role, userDetails, accessToken } = await api.ok('signIn', { body });
      const userGuid = userDetails?.UserGuid ?? '';
      const as = { email, userGuid, token: accessToken ?? '', role: 4 } as const;
      const { isAdminJobCoach } = await api.ok('checkAdminJobCoach', { as, body: { userGuid } });
      checked.push([role, userDetails?.FirstName, isAdminJobCoach]);
    }
    expect(checked).toEqual([
      [4, 'Sam', true],
      [4, 'Kim', false],
    ]);
  });

  it('does not print a password that was changed', async () => {
    const { db } = api.database;
    await db
      .updateTable('account')
      .set({ password_hash: null })
      .where('email', '=', demoCandidate.email)
      .execute();
    expect(await seed(api.database)).toEqual([
      demoCoach,
      demoOutsideCoach,
      demoEmployer,
      demoAdministrator,
    ]);
  });
});

describe('in production', () => {
  let api: TestApi;
  const refreshed: unknown[] = [];
  beforeAll(async () => {
    api = await openApi({ prepare: (database) => seed(database) });
    // A database that was used for a trial before production.
    const tokens: string[] = [];
    for (const { email, password } of demoAccounts) {
      const body = { Email: email, Password: password };
      tokens.push((await api.ok('signIn', { body })).refreshToken ?? '');
    }
    await seed(api.database, true);
    for (const refresh of tokens)
      refreshed.push((await api.call('refreshToken', { body: { refresh } })).status);
  });
  afterAll(() => api.close());

  it('rejects the public passphrase of every demo account when production has started', async () => {
    for (const { email, password } of demoAccounts)
      expect(await api.ok('signIn', { body: { Email: email, Password: password } })).toMatchObject({
        errorCode: 'incorrect_credentials',
      });
  });

  it('ends the sessions of every demo account when production starts', () => {
    expect(refreshed).toEqual(demoAccounts.map(() => 401));
  });
});

it('loads nothing into a new database in production', async () => {
  const api = await openApi({ prepare: (database) => seed(database, true) });
  const { db } = api.database;
  expect(await db.selectFrom('job').select('source_guid').execute()).toEqual([]);
  expect(await db.selectFrom('account').select('email').execute()).toEqual([]);
  await api.close();
});
