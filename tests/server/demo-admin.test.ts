import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  demoAdministrator,
  demoCandidate,
  demoOutsideCoach,
} from '#server/database/seed/demoAccounts.ts';
import { insertDemoAdministrator } from '#server/database/seed/administration/demoAdministrator.ts';
import { seedSampleData } from '#server/database/seed/seedSampleData.ts';
import type { Database } from '#server/database/connect.ts';
import { findAccountByEmail, insertAccount } from '#server/identity/queries.ts';
import { signIn } from '#tests/support/accounts.ts';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { testDatabase } from '#tests/support/database.ts';
import { signedInAs } from '#tests/support/signedInAs.ts';

const now = () => new Date();
const seed = (database: Database, production = false) =>
  seedSampleData({ database, now, production });

let api: TestApi;
let alex: TestPerson;
let dana: TestPerson;
const accountOf = async (email: string) => {
  const account = await findAccountByEmail(api.database.db, email);
  return signedInAs(api, account?.user_guid ?? '');
};
beforeAll(async () => {
  api = await openApi({ prepare: (database) => Promise.all([seed(database), seed(database)]) });
  const { email, password } = demoAdministrator;
  alex = await signIn(api, email, password);
  dana = await accountOf(demoCandidate.email);
});
afterAll(() => api.close());

const log = () => api.ok('listAuditEvents', { as: alex, query: {} });
const counted = [
  'account',
  'audit_event',
  'acting_session',
  'notification',
  'disclosure.access_event',
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

it('opens the administrator’s area when the demo administrator signs in', async () => {
  const counts = await api.ok('countRoles', { as: alex });
  expect(counts).toContainEqual({ Role: 1, Count: 1 });
  expect(counts).toContainEqual({ Role: 2, Count: 25 });
});

it('shows 12 rows of the last two weeks, newest first, when the log is opened', async () => {
  const rows = await log();
  expect(rows.map(({ kind, onWhom, result }) => [kind, onWhom, result])).toEqual([
    ['feedRemoved', null, 'done'],
    ['viewEnded', 'Dana Whitlock', 'done'],
    ['looked', 'Dana Whitlock', 'done'],
    ['changed', 'Dana Whitlock', 'done'],
    ['refused', 'Dana Whitlock', 'refused'],
    ['looked', 'Dana Whitlock', 'done'],
    ['viewStarted', 'Dana Whitlock', 'done'],
    ['feedAdded', null, 'done'],
    ['accountCreated', 'Noor Hadley', 'done'],
    ['providerCoachTaken', 'Kim Okafor', 'done'],
    ['providerCoachGiven', 'Kim Okafor', 'done'],
    ['companyCreated', null, 'done'],
  ]);
  expect(rows.every(({ who }) => who === 'Alex Morgan')).toBe(true);
  const times = rows.map(({ at }) => Date.parse(at));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  const twoWeeks = 14 * 24 * 60 * 60 * 1000;
  expect(times.every((at) => at < Date.now() && at > Date.now() - twoWeeks)).toBe(true);
});

it('names the changed field and the refused call when the view is read in the log', async () => {
  const rows = await api.ok('listAuditEvents', { as: alex, query: { kind: 'view' } });
  expect(rows).toHaveLength(6);
  expect(rows.find(({ kind }) => kind === 'changed')).toMatchObject({
    actingAs: 'Dana Whitlock',
    part: 'updateUserWorkHistory',
    changed: ['EndDate'],
  });
  expect(rows.find(({ kind }) => kind === 'refused')?.part).toBe('getUserAccommodation');
  expect(rows.at(-1)?.about).toContain('end date');
});

it('has an unbroken chain when the seeded log is checked', async () => {
  const [newest] = await log();
  expect(await api.ok('checkAuditLog', { as: alex })).toEqual({
    unbroken: true,
    upTo: newest?.at,
    brokenAt: null,
  });
});

it('continues unbroken when the demo administrator does something new', async () => {
  await api.ok('getUserByEmail', { as: alex, body: { email: demoCandidate.email } });
  expect(await api.ok('checkAuditLog', { as: alex })).toMatchObject({ unbroken: true });
  expect((await log())[0]).toMatchObject({ kind: 'accountLookedUp', onWhom: 'Dana Whitlock' });
});

it('has a view that ended and was reported when the sessions are read', async () => {
  const [session, ...others] = await api.database.db
    .selectFrom('acting_session')
    .selectAll()
    .execute();
  expect(others).toEqual([]);
  expect(session).toMatchObject({
    admin_guid: alex.userGuid,
    target_guid: dana.userGuid,
    ended_by: 'exit',
    told_at: session?.ended_at,
  });
  expect(await api.ok('getActing', { as: alex })).toEqual({ acting: null, lastEnd: null });
});

it('tells the candidate of the view when they open notices and who looked', async () => {
  const [newest] = await api.ok('listNotifications', {
    as: dana,
    path: { id: dana.userGuid },
  });
  expect(newest).toMatchObject({ Name: 'Alex Morgan', readAt: null });
  expect(newest?.Details).toContain('the end date of a former job');
  const looks = await api.database.db
    .selectFrom('disclosure.access_event')
    .where('viewer_guid', '=', alex.userGuid)
    .select(['candidate_guid', 'viewer_role', 'what', 'operation_id', 'times', 'reason'])
    .orderBy('id')
    .execute();
  const seen = { candidate_guid: dana.userGuid, viewer_role: 1, times: 1 };
  expect(looks).toEqual([
    expect.objectContaining({ ...seen, what: 'profile', operation_id: 'getUserWorkHistory' }),
    expect.objectContaining({ ...seen, what: 'recommendations' }),
  ]);
  expect(looks.every(({ reason }) => reason?.includes('end date'))).toBe(true);
});

it('leaves coaches as the log says when their state is read', async () => {
  const kim = await accountOf(demoOutsideCoach.email);
  const coaches = await api.ok('listJobCoaches', { as: alex, query: {} });
  expect(coaches.find(({ UserGuid }) => UserGuid === kim.userGuid)?.isProviderCoach).toBe(false);
  const waiting = await api.ok('listUsers', { as: alex, query: { state: 'waiting' } });
  expect(waiting).toMatchObject([{ FirstName: 'Noor', Role: 4, verified: false }]);
});

it('adds nothing when it is seeded again', async () => {
  const before = await rowCounts();
  await seed(api.database);
  expect(await rowCounts()).toEqual(before);
});

it('keeps an account that is there already, without any log, when it is seeded', async () => {
  const database = await testDatabase();
  const { db } = database;
  await insertAccount(db, {
    email: demoAdministrator.email,
    first_name: 'Robin',
    last_name: 'Sample',
    password_hash: null,
    role: 2,
    company_guid: null,
    created_at: now(),
  });
  await db.transaction().execute((trx) => insertDemoAdministrator(trx, now()));
  expect(await findAccountByEmail(db, demoAdministrator.email)).toMatchObject({ role: 2 });
  expect(await db.selectFrom('audit_event').select('id').execute()).toEqual([]);
  await database.close();
});

it('leaves out what was done with people who are gone when it is seeded', async () => {
  const database = await testDatabase();
  const { db } = database;
  await db.transaction().execute((trx) => insertDemoAdministrator(trx, now()));
  const rows = await db.selectFrom('audit_event').select('kind').orderBy('id').execute();
  expect(rows.map(({ kind }) => kind)).toEqual([
    'companyCreated',
    'accountCreated',
    'feedAdded',
    'feedRemoved',
  ]);
  expect(await db.selectFrom('acting_session').select('guid').execute()).toEqual([]);
  await database.close();
});

it('locks the administrator out when a server in production starts on the database', async () => {
  const { email, password } = demoAdministrator;
  await seed(api.database, true);
  const answer = await api.ok('signIn', { body: { Email: email, Password: password } });
  expect(answer).toMatchObject({ errorCode: 'incorrect_credentials' });
});
