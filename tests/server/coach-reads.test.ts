import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApi, type OperationId, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { insertConsent } from '#tests/support/coaching.ts';

const minute = 60_000;
let now = new Date('2026-05-01T10:55:00Z');
let api: TestApi;
beforeAll(async () => {
  api = await openApi({ now: () => now });
});
afterAll(() => api.close());

const byId = (person: TestPerson) => ({ path: { id: person.userGuid } });
const profileReads: readonly OperationId[] = [
  'getUser',
  'getUserProfile',
  'getUserDegrees',
  'getUserWorkHistory',
  'getUserSkills',
  'getUserCredentials',
];
const notShared = { status: 404, code: 'not_shared' };

async function two(): Promise<{ robin: TestPerson; coach: TestPerson }> {
  const [robin, coach] = [await api.person(2), await api.person(4)];
  await api.ok('updateUser', {
    as: robin,
    path: { guid: robin.userGuid },
    body: { Phone: '315-555-0100', RemoteWorkType: 'remote', q1: 'Baking' },
  });
  return { robin, coach };
}

const looksAt = ({ userGuid }: TestPerson) =>
  api.database.db
    .selectFrom('disclosure.access_event')
    .where('candidate_guid', '=', userGuid)
    .select(['viewer_name', 'what', 'times'])
    .orderBy('first_at')
    .execute();

it('refuses a coach everything of a candidate who shares nothing, and notes no look', async () => {
  const { robin, coach } = await two();
  for (const id of profileReads)
    expect(await api.refused(id, { as: coach, ...byId(robin) })).toMatchObject(notShared);
  expect(
    await api.refused('recommendations', { as: coach, body: { user_id: robin.userGuid } }),
  ).toMatchObject(notShared);
  expect(await api.refused('getUserAccommodation', { as: coach, ...byId(robin) })).toMatchObject({
    status: 403,
  });
  expect(await looksAt(robin)).toEqual([]);
});

it('opens the shared scope alone, and leaves out what the others hold', async () => {
  const { robin, coach } = await two();
  await insertConsent(api.database, robin, coach, { at: now });
  for (const id of profileReads) await api.ok(id, { as: coach, ...byId(robin) });
  expect(
    await api.refused('recommendations', { as: coach, body: { user_id: robin.userGuid } }),
  ).toMatchObject(notShared);
  const user = await api.ok('getUser', { as: coach, ...byId(robin) });
  expect(user).toMatchObject({ FirstName: 'Robin', ProfileImage: null });
  for (const field of ['Phone', 'RemoteWorkType', 'Relocate', 'LocationLat', 'q1'])
    expect(user).not.toHaveProperty(field);
});

it('shows phone and answers with the scopes of contact and preferences', async () => {
  const { robin, coach } = await two();
  const scopes = ['profile', 'contact', 'preferences', 'recommendations'] as const;
  await insertConsent(api.database, robin, coach, { scopes, at: now });
  expect(await api.ok('getUser', { as: coach, ...byId(robin) })).toMatchObject({
    Phone: '315-555-0100',
    RemoteWorkType: 'remote',
    q1: 'Baking',
  });
  await api.ok('recommendations', { as: coach, body: { user_id: robin.userGuid } });
});

it('never shows the street, whatever is shared', async () => {
  const { robin, coach } = await two();
  await api.ok('createUserProfile', {
    as: robin,
    body: { UserGuid: robin.userGuid, Address1: '14 Quarry Hill Road', City: 'Albany' },
  });
  const scopes = ['profile', 'contact', 'preferences', 'recommendations'] as const;
  await insertConsent(api.database, robin, coach, { scopes, at: now });
  const profile = await api.ok('getUserProfile', { as: coach, ...byId(robin) });
  expect(profile).toMatchObject({ City: 'Albany' });
  expect(profile).not.toHaveProperty('Address1');
  expect(await api.ok('getUserProfile', { as: robin, ...byId(robin) })).toMatchObject({
    Address1: '14 Quarry Hill Road',
  });
});

it('is shut to another coach, after the end, and once either account is closed', async () => {
  const { robin, coach } = await two();
  const read = (as: TestPerson) => api.call('getUserSkills', { as, ...byId(robin) });
  const until = new Date(now.getTime() + minute);
  await insertConsent(api.database, robin, coach, { at: now, until });
  expect((await read(coach)).status).toBe(200);
  expect((await read(await api.person(4))).status).toBe(404);
  const before = now;
  now = until;
  expect((await read(coach)).status).toBe(404);
  now = before;
  for (const closed of [robin, coach]) {
    const row = { user_guid: closed.userGuid, closed_at: now, delete_after: now };
    await api.database.db.insertInto('closed_account').values(row).execute();
    expect((await read(coach)).status).toBe(404);
    await api.database.db
      .deleteFrom('closed_account')
      .where('user_guid', '=', closed.userGuid)
      .execute();
  }
  expect((await read(coach)).status).toBe(200);
});

it('lets a coach change nothing of a candidate who shares everything', async () => {
  const { robin, coach } = await two();
  await insertConsent(api.database, robin, coach, { at: now });
  const change = { as: coach, path: { guid: robin.userGuid }, body: { Phone: '315-555-0199' } };
  expect(await api.refused('updateUser', change)).toMatchObject({ status: 403 });
});

it('notes opening a profile twice in an hour as one line with two times', async () => {
  const { robin, coach } = await two();
  await insertConsent(api.database, robin, coach, { at: now });
  const before = now;
  for (let visit = 0; visit < 2; visit++) {
    for (const id of profileReads) await api.ok(id, { as: coach, ...byId(robin) });
    now = new Date(now.getTime() + minute);
  }
  expect(await looksAt(robin)).toEqual([
    { viewer_name: 'Robin Sample', what: 'profile', times: 2 },
  ]);
  now = new Date(now.getTime() + 5 * minute);
  await api.ok('getUser', { as: coach, ...byId(robin) });
  expect(await looksAt(robin)).toHaveLength(2);
  await api.ok('getUser', { as: robin, ...byId(robin) });
  expect(await looksAt(robin)).toHaveLength(2);
  now = before;
});

it('answers nothing when the look cannot be noted', async () => {
  const { robin, coach } = await two();
  await insertConsent(api.database, robin, coach, { at: now });
  const { pool } = api.database;
  await pool.query('alter table disclosure.access_event rename to broken');
  try {
    const { status, body } = await api.call('getUserSkills', { as: coach, ...byId(robin) });
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toContain('access_event');
  } finally {
    await pool.query('alter table disclosure.broken rename to access_event');
  }
});
