import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailsTo, newestMail, signedUp, type Signed } from '#tests/support/accounts.ts';
import { newestAudit, withoutLog } from '#tests/support/administrators.ts';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { newCompany } from '#tests/support/companies.ts';
import { insertConsent } from '#tests/support/coaching.ts';
import { findable } from '#tests/support/employers.ts';
import { rowsWith } from '#tests/support/ownDataSchema.ts';
import { fillEveryTable } from '#tests/support/ownDataRows.ts';

let api: TestApi;
let admin: TestPerson;
beforeAll(async () => {
  api = await openApi();
  admin = await api.person(1);
});
afterAll(() => api.close());

const call = (old: Pick<TestPerson, 'email'>, { userGuid }: TestPerson) => ({
  as: admin,
  body: { newUserId: userGuid, email: old.email },
});
const skillsOf = async (as: TestPerson) =>
  (await api.ok('getUserSkills', { as, path: { id: as.userGuid } })).map((one) => one.SkillName);
const addSkill = (as: TestPerson, SkillName: string) =>
  api.ok('createUserSkill', { as, body: { UserGuid: as.userGuid, SkillName } });
const addDegree = (as: TestPerson) =>
  api.ok('createUserDegree', {
    as,
    body: {
      UserGuid: as.userGuid,
      DegreeName: 'Bookkeeping',
      SchoolName: 'Salt City College',
      DegreeLevelId: 3,
      StartYear: 2013,
      YearCompleted: 2015,
      Present: false,
    },
  });
const days = (count: number) => new Date(Date.UTC(2026, 0, count));
const save = ({ userGuid: user_guid }: TestPerson, source_guid: string, at: Date) =>
  api.database.db
    .insertInto('saved_job')
    .values({ user_guid, source_guid, saved_at: at })
    .execute();
const apply = ({ userGuid: user_guid }: TestPerson, source_guid: string, at: Date) =>
  api.database.db
    .insertInto('job_application')
    .values({ user_guid, source_guid, applied_at: at })
    .execute();

/** Two accounts of one person, with something in both. */
async function twoAccounts(): Promise<{ readonly old: Signed; readonly other: Signed }> {
  const [old, other] = [await signedUp(api), await signedUp(api)];
  for (const skill of ['Typing', 'EXCEL']) await addSkill(old, skill);
  for (const skill of ['Excel', 'Filing']) await addSkill(other, skill);
  for (const one of [old, other]) await addDegree(one);
  return { old, other };
}

it('moves the profile: doubled skills merge, doubled degrees stay, and the new account wins', async () => {
  const { old, other } = await twoAccounts();
  const { db } = api.database;
  const says = { relocate: null, remote_work_type: null, preferences_answered: null } as const;
  const nowhere = { location_lat: null, location_long: null };
  await db
    .insertInto('person')
    .values([
      {
        user_guid: old.userGuid,
        phone: '315-555-0101',
        summary: 'Old words',
        ...nowhere,
        ...says,
        answers: JSON.stringify({ q1: 'Old', q2: 'Only old' }),
      },
      {
        user_guid: other.userGuid,
        phone: '315-555-0102',
        summary: null,
        ...nowhere,
        ...says,
        answers: JSON.stringify({ q1: 'New' }),
      },
    ])
    .execute();
  const moved = await api.ok('migrateUser', call(old, other));
  expect(moved).toMatchObject({
    from: { Email: old.email },
    to: { Email: other.email },
    endsShares: 0,
  });
  expect(moved.parts).toEqual([
    { part: 'degrees', moves: 1, merges: 0 },
    { part: 'skills', moves: 1, merges: 1 },
  ]);
  expect(moved.conflicts).toEqual([
    { field: 'Phone', keeps: 'new' },
    { field: 'Answers', keeps: 'new' },
  ]);
  expect(await skillsOf(other)).toEqual(['Excel', 'Filing', 'Typing']);
  const degrees = { as: other, path: { id: other.userGuid } };
  expect(await api.ok('getUserDegrees', degrees)).toHaveLength(2);
  const person = await db
    .selectFrom('person')
    .where('user_guid', '=', other.userGuid)
    .select(['phone', 'summary', 'answers'])
    .executeTakeFirst();
  expect(person).toEqual({
    phone: '315-555-0102',
    summary: 'Old words',
    answers: { q1: 'New', q2: 'Only old' },
  });
});

it('keeps the older date of jobs that both accounts saved or applied for', async () => {
  const { old, other } = await twoAccounts();
  const [both, only] = [randomUUID(), randomUUID()];
  await save(old, both, days(2));
  await save(old, only, days(3));
  await save(other, both, days(5));
  await apply(old, both, days(9));
  await apply(other, both, days(4));
  const { parts } = await api.ok('migrateUser', call(old, other));
  expect(parts).toContainEqual({ part: 'savedJobs', moves: 1, merges: 1 });
  expect(parts).toContainEqual({ part: 'applications', moves: 0, merges: 1 });
  const { db } = api.database;
  const saved = await db
    .selectFrom('saved_job')
    .where('user_guid', '=', other.userGuid)
    .select(['source_guid', 'saved_at'])
    .orderBy('saved_at')
    .execute();
  expect(saved).toEqual([
    { source_guid: both, saved_at: days(2) },
    { source_guid: only, saved_at: days(3) },
  ]);
  const applied = await db
    .selectFrom('job_application')
    .where('user_guid', '=', other.userGuid)
    .select('applied_at')
    .execute();
  expect(applied).toEqual([{ applied_at: days(4) }]);
});

it('ends what is shared, leaves the coach waiting for a new choice, and tells all by name', async () => {
  const { old, other } = await twoAccounts();
  const coach = await api.person(4);
  const before = await insertConsent(api.database, old, coach);
  const { endsShares } = await api.ok('migrateUser', call(old, other));
  expect(endsShares).toBe(1);
  const look = { as: coach, path: { id: other.userGuid } };
  expect(await api.refused('getUserProfile', look)).toMatchObject({ code: 'not_shared' });
  const list = await api.ok('listCoachCandidates', { as: coach, path: { id: coach.userGuid } });
  expect(list).toMatchObject([{ UserGuid: other.userGuid, activatedAt: null }]);
  const match = await api.database.db
    .selectFrom('job_coach_match')
    .where('guid', '=', list[0]?.jobCoachMatchGUID ?? '')
    .select('continues_guid')
    .executeTakeFirst();
  expect(match).toEqual({ continues_guid: before });
  expect(
    await api.ok('listJobCoachNotifications', { as: coach, path: { id: coach.userGuid } }),
  ).toMatchObject([{ Details: expect.stringContaining('Has another account now') }]);
  for (const { email } of [old, other]) {
    const mail = await newestMail(api, email);
    expect(mail.subject).toBe('Your two Our Ability accounts are one now');
    expect(mail.text).toContain(old.email);
    expect(mail.text).toContain(other.email);
    expect(mail.text).toContain('its password, its passkeys, and another provider');
    expect(mail.text).toContain('What was typed there and not saved did not move.');
  }
  expect(await newestAudit(api)).toMatchObject({
    kind: 'accountMoved',
    actor_guid: admin.userGuid,
    subject_guid: other.userGuid,
  });
});

it('frees the old address, which can sign up again, and ends its sign-ins', async () => {
  const { old, other } = await twoAccounts();
  await api.ok('migrateUser', call(old, other));
  expect(await api.refused('listDrafts', { as: old })).toMatchObject({ status: 401 });
  const answer = await api.ok('signIn', { body: { Email: old.email, Password: old.password } });
  expect(answer.errorCode).toBe('incorrect_credentials');
  const again = await signedUp(api, { Email: old.email });
  expect(again.userGuid).not.toBe(old.userGuid);
  expect(await skillsOf(again)).toEqual([]);
});

it('leaves under the old id nothing but proof of what was shared', async () => {
  const [old, other] = [await signedUp(api), await signedUp(api)];
  await fillEveryTable(api.database, old, 'Words of the old account');
  await api.ok('migrateUser', call(old, other));
  const left = Object.keys(await rowsWith(api.database, old.userGuid)).toSorted();
  // The token of its saved search has the id in it, in these rows alone.
  expect(left.filter((table) => table !== 'saved_search')).toEqual([
    'acting_session',
    'audit_event',
    'disclosure.coach_consent',
    'disclosure.fact_share',
    'disclosure.representative',
  ]);
  const moved = Object.keys(await rowsWith(api.database, 'Words of the old account'));
  for (const table of ['activity', 'caseload_case', 'person', 'saved_search', 'stored_resume'])
    expect(moved).toContain(table);
});

it('moves what a job coach has: records, requests to the address, and the candidates', async () => {
  const [old, other] = [await signedUp(api, { Role: 4 }), await signedUp(api, { Role: 4 })];
  const [candidate, inviting] = [await api.person(2), await api.person(2)];
  await insertConsent(api.database, candidate, old);
  await api.ok('postJobCoachInvitation', {
    as: inviting,
    body: { candidatePersonId: inviting.userGuid, jobCoachEmail: old.email },
  });
  const { parts, endsShares } = await api.ok('migrateUser', call(old, other));
  expect(endsShares).toBe(1);
  expect(parts).toContainEqual({ part: 'invitations', moves: 1, merges: 0 });
  const list = await api.ok('listCoachCandidates', { as: other, path: { id: other.userGuid } });
  expect(list).toMatchObject([{ UserGuid: candidate.userGuid, activatedAt: null }]);
  const asked = await api.database.db
    .selectFrom('job_coach_invitation')
    .where('candidate_guid', '=', inviting.userGuid)
    .select('job_coach_email')
    .execute();
  expect(asked).toEqual([{ job_coach_email: other.email }]);
});

it('moves memberships, and confirms nobody in two companies', async () => {
  const [one, two] = [await newCompany(api), await newCompany(api)];
  const { parts } = await api.ok('migrateUser', call(one.member, two.member));
  expect(parts).toEqual([{ part: 'memberships', moves: 1, merges: 0 }]);
  const states = await api.database.db
    .selectFrom('company_member')
    .where('user_guid', '=', two.member.userGuid)
    .select(['company_guid', 'state'])
    .execute();
  expect(new Map(states.map(({ company_guid, state }) => [company_guid, state]))).toEqual(
    new Map([
      [one.companyGuid, 'ended'],
      [two.companyGuid, 'confirmed'],
    ]),
  );
});

it('gives the candidates whom an employer invited the address of the new account', async () => {
  const [one, two] = [await newCompany(api), await newCompany(api)];
  const robin = await findable(api, new Date());
  const body = {
    fromPersonId: one.member.userGuid,
    toPersonId: robin.userGuid,
    message: 'Come by!',
  };
  await api.ok('createContactLog', { as: one.member, body });
  await api.ok('migrateUser', call(one.member, two.member));
  const path = { id: robin.userGuid };
  expect(await api.ok('listContactLogsToPerson', { as: robin, path })).toMatchObject([
    { fromEmail: two.member.email },
  ]);
});

it('says in a preview what would move, and changes nothing', async () => {
  const { old, other } = await twoAccounts();
  await insertConsent(api.database, old, await api.person(4));
  const rows = async () => ({
    old: await rowsWith(api.database, old.userGuid),
    other: await rowsWith(api.database, other.userGuid),
    mails: (await mailsTo(api, other.email)).length,
    log: await newestAudit(api),
  });
  const before = await rows();
  const preview = await api.ok('previewMigration', call(old, other));
  expect(await rows()).toEqual(before);
  expect(await api.ok('migrateUser', call(old, other))).toEqual(preview);
});

it('moves nothing when the log cannot be written', async () => {
  const { old, other } = await twoAccounts();
  await withoutLog(api, async () => {
    expect(await api.refused('migrateUser', call(old, other))).toMatchObject({ status: 503 });
  });
  expect(await skillsOf(old)).toEqual(['Typing', 'EXCEL']);
  expect((await newestMail(api, other.email)).subject).not.toContain('are one now');
});

it('refuses what is not two open accounts of one role', async () => {
  const [candidate, coach] = [await api.person(2), await api.person(4)];
  const [second, waiting, closed] = [await api.person(1), await api.person(2), await api.person(2)];
  const { db } = api.database;
  await db
    .updateTable('account')
    .set({ verified_at: null })
    .where('user_guid', '=', waiting.userGuid)
    .execute();
  await api.ok('closeUser', { as: admin, path: { guid: closed.userGuid } });
  const nobody = { ...candidate, userGuid: randomUUID() };
  const cases: [Pick<TestPerson, 'email'>, TestPerson, number, string][] = [
    [{ email: 'nobody@example.org' }, candidate, 404, 'no_account'],
    [candidate, nobody, 404, 'no_account'],
    [candidate, candidate, 409, 'same_account'],
    [candidate, coach, 409, 'other_role'],
    [second, admin, 409, 'other_role'],
    [waiting, candidate, 409, 'not_verified'],
    [candidate, waiting, 409, 'not_verified'],
    [closed, candidate, 409, 'closed_account'],
    [candidate, closed, 409, 'closed_account'],
  ];
  for (const [old, other, status, code] of cases)
    for (const id of ['migrateUser', 'previewMigration'] as const)
      expect(await api.refused(id, call(old, other)), code).toMatchObject({ status, code });
});
