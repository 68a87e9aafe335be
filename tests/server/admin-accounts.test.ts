import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  goodPassword,
  mailsTo,
  newestMail,
  signedUp,
  signIn,
  signUpBody,
  someEmail,
} from '#tests/support/accounts.ts';
import { auditRows, newestAudit, withoutLog } from '#tests/support/administrators.ts';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { newCompany } from '#tests/support/companies.ts';
import { startWithSweepDue } from '#tests/support/sweep.ts';
import { insertConsent } from '#tests/support/coaching.ts';

let api: TestApi;
let admin: TestPerson;
beforeAll(async () => {
  api = await openApi();
  admin = await api.person(1);
});
afterAll(() => api.close());

const list = (query: Record<string, string> = {}) => api.ok('listUsers', { as: admin, query });
const close = ({ userGuid }: TestPerson, as = admin) =>
  api.call('closeUser', { as, path: { guid: userGuid } });
const reopen = ({ userGuid }: TestPerson) =>
  api.call('reopenUser', { as: admin, path: { guid: userGuid } });
const newUser = (changes = {}) => ({
  FirstName: 'Noor',
  LastName: 'Sample',
  Email: someEmail(),
  Role: 4,
  CompanyGuid: '',
  ...changes,
});
const isClosed = async ({ userGuid }: TestPerson) =>
  (await api.database.db
    .selectFrom('closed_account')
    .selectAll()
    .where('user_guid', '=', userGuid)
    .executeTakeFirst()) !== undefined;

it('makes an account whose owner chooses a password by the mailed link, which verifies it', async () => {
  const { companyGuid } = await newCompany(api);
  const body = newUser({ Role: 3, CompanyGuid: companyGuid });
  const made = await api.ok('createUser', { as: admin, body });
  expect(made).toMatchObject({ Email: body.Email, Role: 3, verified: false, closed: false });
  expect(await newestAudit(api)).toMatchObject({
    kind: 'accountCreated',
    subject_guid: made.UserGuid,
  });
  const { link, text } = await newestMail(api, body.Email);
  expect(text).toContain('It is for hiring people for a company');
  const refused = await api.ok('signIn', { body: { Email: body.Email, Password: goodPassword } });
  expect(refused.errorCode).toBe('incorrect_credentials');
  await api.ok('confirmNewPassword', {
    body: {
      email: body.Email,
      token: link.get('token'),
      newPassword: goodPassword,
      confirmNewPassword: goodPassword,
    },
  });
  const person = await signIn(api, body.Email, goodPassword);
  const members = await api.database.db
    .selectFrom('company_member')
    .where('user_guid', '=', person.userGuid)
    .select(['company_guid', 'state', 'decided_by'])
    .execute();
  expect(members).toEqual([
    { company_guid: companyGuid, state: 'confirmed', decided_by: admin.userGuid },
  ]);
});

it('keeps the role and the name of a new account when somebody signs up with its address', async () => {
  const body = newUser();
  await api.ok('createUser', { as: admin, body });
  const { link } = await newestMail(api, body.Email);
  await api.ok('signUp', {
    body: signUpBody({ Email: body.Email, Role: 2, FirstName: 'Mallory' }),
  });
  const again = await newestMail(api, body.Email);
  expect(again.subject).toBe('You already have an Our Ability account');
  expect(again.text).toContain('has no password yet');
  await api.ok('sendVerificationLink', { body: { email: body.Email } });
  expect((await newestMail(api, body.Email)).text).toBe(again.text);
  await api.ok('confirmNewPassword', {
    body: {
      email: body.Email,
      token: link.get('token'),
      newPassword: goodPassword,
      confirmNewPassword: goodPassword,
    },
  });
  const answer = await api.ok('signIn', { body: { Email: body.Email, Password: goodPassword } });
  expect(answer).toMatchObject({ role: 4, userDetails: { FirstName: 'Noor' } });
});

it('makes an account of somebody with one name only when that is said', async () => {
  const body = newUser({ FirstName: 'Suharto', LastName: ' ' });
  expect(await api.refused('createUser', { as: admin, body })).toMatchObject({
    status: 400,
    pointers: ['/LastName'],
  });
  const made = await api.ok('createUser', { as: admin, body: { ...body, hasOneName: true } });
  const stored = await api.database.db
    .selectFrom('account')
    .where('user_guid', '=', made.UserGuid)
    .select(['first_name', 'last_name', 'has_one_name'])
    .executeTakeFirst();
  expect(stored).toEqual({ first_name: 'Suharto', last_name: '', has_one_name: true });
});

it('refuses a new account when the address has one or the company is not listed', async () => {
  const { email } = await api.person(2);
  const call = (changes: object) =>
    api.refused('createUser', { as: admin, body: newUser(changes) });
  expect(await call({ Email: email.toUpperCase() })).toMatchObject({
    status: 409,
    code: 'account_exists',
    pointers: ['/Email'],
  });
  const CompanyGuid = '00000000-0000-4000-8000-000000000000';
  expect(await call({ Role: 3, CompanyGuid })).toMatchObject({
    status: 400,
    code: 'unknown_company',
  });
  expect(await call({ Role: 1 })).toMatchObject({ status: 400 });
});

it('makes no account and sends no mail when the log cannot be written', async () => {
  const body = newUser();
  await withoutLog(api, async () => {
    expect(await api.refused('createUser', { as: admin, body })).toMatchObject({ status: 503 });
  });
  expect(await list({ words: body.Email })).toEqual([]);
  expect(await mailsTo(api, body.Email)).toEqual([]);
});

it('closes an account, ends what is shared, and tells the person and their coach', async () => {
  const candidate = await signedUp(api);
  const coach = await api.person(4);
  await insertConsent(api.database, candidate, coach);
  expect((await close(candidate)).body).toMatchObject({ closed: true });
  expect(await newestAudit(api)).toMatchObject({
    kind: 'accountClosed',
    subject_guid: candidate.userGuid,
  });
  const mail = await newestMail(api, candidate.email);
  expect(mail.subject).toBe('Your Our Ability account was closed');
  expect(mail.text).toContain('/help');
  expect(
    await api.ok('listJobCoachNotifications', { as: coach, path: { id: coach.userGuid } }),
  ).toMatchObject([{ Details: expect.stringContaining('Closed their account') }]);
  expect(await api.refused('listDrafts', { as: candidate })).toMatchObject({ status: 401 });
  const open = { Email: candidate.email, Password: candidate.password, Reopen: true };
  const answer = await api.ok('signIn', { body: open });
  expect(answer.errorCode).toBe('incorrect_credentials');
  expect(answer.error).toContain('An administrator closed this account');
  expect(answer.accessToken).toBeUndefined();
});

it('takes the way back from an owner who closed the account when an administrator closes it', async () => {
  const person = await signedUp(api);
  const { userGuid, email, password } = person;
  await api.ok('closeAccount', { as: person, path: { id: userGuid }, body: { password } });
  expect((await close(person)).status).toBe(200);
  const body = { Email: email, Password: password, Reopen: true };
  expect((await api.ok('signIn', { body })).error).toContain('An administrator closed');
});

it('opens a closed account again, and refuses when it is being deleted', async () => {
  const person = await signedUp(api);
  await close(person);
  expect((await reopen(person)).body).toMatchObject({ closed: false });
  expect(await newestAudit(api)).toMatchObject({ kind: 'accountReopened' });
  expect((await signIn(api, person.email, person.password)).userGuid).toBe(person.userGuid);
  const before = (await auditRows(api)).length;
  expect((await reopen(person)).status).toBe(200);
  expect(await auditRows(api)).toHaveLength(before);
  await close(person);
  await api.database.db
    .updateTable('closed_account')
    .set({ delete_after: new Date(0) })
    .where('user_guid', '=', person.userGuid)
    .execute();
  expect(await reopen(person)).toMatchObject({ status: 409, body: { code: 'being_deleted' } });
});

it('refuses to close oneself, the only administrator, and nobody', async () => {
  expect((await close(admin)).body).toMatchObject({ status: 409, code: 'last_admin' });
  const second = await api.person(1);
  expect((await close(admin)).body).toMatchObject({ status: 409, code: 'own_account' });
  expect((await close(second)).status).toBe(200);
  const nobody = { ...admin, userGuid: '00000000-0000-4000-8000-000000000000' };
  expect((await close(nobody)).body).toMatchObject({ status: 404, code: 'no_account' });
});

it('changes nothing of an account when the log cannot be written', async () => {
  const candidate = await api.person(2);
  const coach = await api.person(4);
  await insertConsent(api.database, candidate, coach);
  const path = { guid: coach.userGuid };
  await withoutLog(api, async () => {
    expect((await close(candidate)).status).toBe(503);
    const body = { isProviderCoach: true };
    expect(await api.refused('setProviderCoach', { as: admin, path, body })).toMatchObject({
      status: 503,
    });
  });
  expect(await isClosed(candidate)).toBe(false);
  expect(await mailsTo(api, candidate.email)).toEqual([]);
  expect(
    await api.ok('getJobCoachMatchState', {
      as: coach,
      path: { guid: await matchOf(candidate) },
    }),
  ).toMatchObject({ live: true });
  const body = { userGuid: coach.userGuid };
  expect(await api.ok('checkAdminJobCoach', { as: admin, body })).toEqual({
    isAdminJobCoach: false,
  });
});

const matchOf = async ({ userGuid }: TestPerson) => {
  const row = await api.database.db
    .selectFrom('job_coach_match')
    .where('candidate_guid', '=', userGuid)
    .select('guid')
    .executeTakeFirstOrThrow();
  return row.guid;
};

it('opens the lists of all candidates to a coach when they work for the provider', async () => {
  const coach = await api.person(4);
  const set = (isProviderCoach: boolean) =>
    api.ok('setProviderCoach', {
      as: admin,
      path: { guid: coach.userGuid },
      body: { isProviderCoach },
    });
  await set(true);
  await set(true);
  expect((await api.call('listAllCandidates', { as: coach })).status).toBe(200);
  await set(false);
  expect((await api.call('listAllCandidates', { as: coach })).status).toBe(403);
  const ofCoach = (await auditRows(api)).filter((row) => row.subject_guid === coach.userGuid);
  expect(ofCoach.map(({ kind }) => kind)).toEqual(['providerCoachGiven', 'providerCoachTaken']);
  const candidate = await api.person(2);
  const path = { guid: candidate.userGuid };
  const body = { isProviderCoach: true };
  expect(await api.refused('setProviderCoach', { as: admin, path, body })).toMatchObject({
    code: 'no_account',
  });
});

it('deletes rows of the log after three years, and none before', async () => {
  await api.ok('getUserByEmail', { as: admin, body: { email: 'nobody@example.org' } });
  const before = await auditRows(api);
  const yearMs = 365.25 * 24 * 60 * 60 * 1000;
  const sweepAfter = (years: number) =>
    startWithSweepDue(api.database, () => new Date(Date.now() + years * yearMs));
  await sweepAfter(2.9);
  expect(await auditRows(api)).toEqual(before);
  await sweepAfter(3.1);
  expect(await auditRows(api)).toEqual([]);
});
