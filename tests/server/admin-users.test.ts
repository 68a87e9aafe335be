import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { someEmail } from '#tests/support/accounts.ts';
import { named, newestAudit, withoutLog } from '#tests/support/administrators.ts';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { newCompany } from '#tests/support/companies.ts';
import { insertConsent, insertMatch } from '#tests/support/coaching.ts';

let api: TestApi;
let admin: TestPerson;
beforeAll(async () => {
  api = await openApi();
  admin = await api.person(1);
});
afterAll(() => api.close());

const list = (query: Record<string, string> = {}) => api.ok('listUsers', { as: admin, query });
const close = ({ userGuid }: TestPerson) =>
  api.call('closeUser', { as: admin, path: { guid: userGuid } });
const newUser = (changes = {}) => ({
  FirstName: 'Noor',
  LastName: 'Sample',
  Email: someEmail(),
  Role: 4,
  CompanyGuid: '',
  ...changes,
});
const person = async (first: string, last: string, role: 2 | 3 | 4 = 2) =>
  named(api, await api.person(role), first, last);

it('finds accounts when all words are in the name or address, in any case', async () => {
  const ada = await person('Ada', 'Alder%y');
  await person('Bea', 'Alder%y');
  const [found] = await list({ words: `ALDER%Y ada ${ada.email.slice(0, 12)}` });
  expect(found).toMatchObject({
    UserGuid: ada.userGuid,
    FirstName: 'Ada',
    LastName: 'Alder%y',
    Email: ada.email,
    Role: 2,
    verified: true,
    closed: false,
  });
  expect((await list({ words: 'alder%y' })).map((one) => one.FirstName)).toEqual(['Ada', 'Bea']);
  expect(await list({ words: 'alder_y' })).toEqual([]);
  expect(await api.ok('listUserView', { as: admin, query: { words: 'alder%y' } })).toHaveLength(2);
});

it('narrows accounts by role and state, and says how many there are when there are more', async () => {
  for (let at = 0; at < 27; at++) await person(`P${at}`, 'Birch', 3);
  await person('Coach', 'Birch', 4);
  const { body, headers } = await api.call('listUsers', {
    as: admin,
    query: { words: 'birch', role: '3', offset: '25' },
  });
  expect(body).toHaveLength(2);
  expect(headers['x-total-count']).toBe('27');
  expect((await list({ words: 'birch', role: '3' })).length).toBe(25);
  const gone = await person('Gone', 'Birch');
  await close(gone);
  expect(await list({ words: 'birch', state: 'closed' })).toMatchObject([
    { UserGuid: gone.userGuid, closed: true },
  ]);
  await api.ok('createUser', { as: admin, body: newUser({ LastName: 'Birch' }) });
  expect(await list({ words: 'birch', state: 'waiting' })).toMatchObject([{ verified: false }]);
  expect(await list({ words: 'gone birch', state: 'verified' })).toEqual([]);
});

it('counts of each role the verified accounts that are not closed', async () => {
  await close(await api.person(3));
  const counts = await api.ok('countRoles', { as: admin });
  const { rows } = await sql<{ Role: number; Count: number }>`
    select role as "Role", count(*)::int as "Count" from account
    where verified_at is not null and user_guid not in (select user_guid from closed_account)
    group by role order by role`.execute(api.database.db);
  const stored = new Map(rows.map(({ Role, Count }) => [Role, Count]));
  expect(counts).toEqual([1, 2, 3, 4].map((Role) => ({ Role, Count: stored.get(Role) ?? 0 })));
});

it('writes into the log who asked for an address, and answers nothing when it cannot', async () => {
  const asked = await api.person(2);
  const ask = (email: string) => ({ as: admin, body: { email } });
  expect(await api.ok('getUserByEmail', ask(` ${asked.email.toUpperCase()}`))).toMatchObject({
    UserGuid: asked.userGuid,
  });
  expect(await newestAudit(api)).toMatchObject({
    kind: 'accountLookedUp',
    actor_guid: admin.userGuid,
    subject_guid: asked.userGuid,
  });
  expect(await api.ok('getUserByEmail', ask('nobody@example.org'))).toBeNull();
  expect(await newestAudit(api)).toMatchObject({ kind: 'accountLookedUp', subject_guid: null });
  await withoutLog(api, async () => {
    expect(await api.refused('getUserByEmail', ask(asked.email))).toMatchObject({ status: 503 });
  });
});

it('lists coaches with how many people share with them now', async () => {
  const coach = await person('Cleo', 'Cedarhill', 4);
  for (let count = 0; count < 2; count++)
    await insertConsent(api.database, await api.person(2), coach);
  await insertMatch(api.database, await api.person(2), coach, new Date());
  const gone = await api.person(2);
  await insertConsent(api.database, gone, coach);
  await close(gone);
  const past = { at: new Date(0), until: new Date(1) };
  await insertConsent(api.database, await api.person(2), coach, past);
  const query = { words: 'cedarhill' };
  expect(await api.ok('listJobCoaches', { as: admin, query })).toEqual([
    {
      UserGuid: coach.userGuid,
      FirstName: 'Cleo',
      LastName: 'Cedarhill',
      Email: coach.email,
      organisation: null,
      isProviderCoach: false,
      activePeople: 2,
      closed: false,
    },
  ]);
});

it('gives an administrator all candidates by name, also those who hide', async () => {
  const hidden = await person('Hidden', 'Hazelgrove');
  await api.database.db
    .insertInto('disclosure.visibility')
    .values({ candidate_guid: hidden.userGuid, findable: false, provider_coaches: false })
    .execute();
  await close(await person('Closed', 'Hazelgrove'));
  const all = (query: Record<string, string>) => api.ok('listAllCandidates', { as: admin, query });
  expect(await all({ searchText: 'hazelgrove' })).toMatchObject([{ FirstName: 'Hidden' }]);
  expect(await all({ searchText: 'hazelgrove', locationText: 'Oswego' })).toEqual([]);
});

it('says what waits: members, coaches without contact, and mails that failed', async () => {
  const overview = () => api.ok('getAdministrationOverview', { as: admin });
  const before = await overview();
  await newCompany(api, 'waiting');
  const coach = await api.person(4);
  const candidate = await api.person(2);
  const match_guid = await insertConsent(api.database, candidate, coach);
  const { db } = api.database;
  const at = new Date();
  await db
    .insertInto('queued_mail')
    .values([
      { ...aMail, to_address: 'robin@mail.example', queued_at: at, failed_at: at },
      { ...aMail, to_address: 'dana@mail.example', queued_at: at },
    ])
    .execute();
  const after = await overview();
  expect(after.waitingMembers).toBe(before.waitingMembers + 1);
  expect(after.coachesWithoutContact).toBe(before.coachesWithoutContact + 1);
  expect(after.failedMails.map(({ to }) => to)).toEqual(['mail.example']);
  await db
    .insertInto('activity')
    .values({
      match_guid,
      candidate_guid: candidate.userGuid,
      coach_guid: coach.userGuid,
      kind: 'call',
      minutes: 5,
      what: 'Talked',
      on_day: '2026-05-01',
      created_at: at,
      corrects: null,
      record_key: null,
    })
    .execute();
  expect((await overview()).coachesWithoutContact).toBe(before.coachesWithoutContact);
});

it('counts no coach as without contact whose last share ran out', async () => {
  const overview = () => api.ok('getAdministrationOverview', { as: admin });
  const before = await overview();
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
  const shared = { at: ago(40), until: ago(1) };
  await insertConsent(api.database, await api.person(2), await api.person(4), shared);
  expect(await overview()).toEqual(before);
});

const aMail = { subject: 'A', body: 'B', html: null, reply_to: null };

it('gives a candidate the own degrees, work and credentials by the token alone', async () => {
  const [robin, other] = [await api.person(2), await api.person(2)];
  await api.ok('createUserCredential', {
    as: robin,
    body: { UserGuid: robin.userGuid, CredentialName: 'CPR', CredentialYear: 0 },
  });
  expect(await api.ok('listOwnCredentials', { as: robin })).toMatchObject([
    { CredentialName: 'CPR' },
  ]);
  expect(await api.ok('listOwnCredentials', { as: other })).toEqual([]);
  expect(await api.ok('listOwnDegrees', { as: robin })).toEqual([]);
  expect(await api.ok('listOwnWorkHistory', { as: robin })).toEqual([]);
});
