import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  newestMail,
  mailsTo,
  signedUp,
  signUpBody,
  goodPassword,
} from '#tests/support/accounts.ts';
import { auditRows, newestAudit, withoutLog } from '#tests/support/administrators.ts';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { applyAt, newCompany } from '#tests/support/companies.ts';
import { type PostingId, write } from '#tests/support/written.ts';

let api: TestApi;
let admin: TestPerson;
beforeAll(async () => {
  api = await openApi();
  admin = await api.person(1);
});
afterAll(() => api.close());

const employer = (changes: object) => signedUp(api, { Role: 3, ...changes });
const someName = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;
const memberships = async ({ userGuid }: TestPerson) =>
  api.database.db
    .selectFrom('company_member')
    .innerJoin('company', 'company.company_guid', 'company_member.company_guid')
    .where('user_guid', '=', userGuid)
    .select(['company.company_guid', 'company.name', 'company.listed', 'state'])
    .orderBy('asked_at')
    .execute();
const claimOf = async (person: TestPerson) => {
  const [claim] = await memberships(person);
  if (!claim) throw new Error('Says to work nowhere.');
  return claim;
};
const listed = async () => (await api.ok('listCompanies')).map(({ CompanyName }) => CompanyName);
const decide = (
  companyGuid: string,
  { userGuid }: TestPerson,
  decision: 'confirm' | 'refuse',
  joins: string | null = null,
) =>
  api.call('decideCompanyMember', {
    as: admin,
    body: { companyGuid, userGuid, decision, joins },
  });
const merge = (fromCompanyGuid: string, intoCompanyGuid: string) => ({
  as: admin,
  body: { fromCompanyGuid, intoCompanyGuid },
});

it('puts an employer who chose a company among those who wait when the address is verified', async () => {
  const { companyGuid } = await newCompany(api);
  const body = signUpBody({ Role: 3, CompanyGuid: companyGuid });
  await api.ok('signUp', { body });
  const waiting = () => api.ok('listCompanyMembers', { as: admin, query: { state: 'waiting' } });
  expect(JSON.stringify(await waiting())).not.toContain(body.Email);
  const { code } = await newestMail(api, body.Email);
  await api.ok('verifyOTP', { body: { email: body.Email, code } });
  expect((await waiting()).at(-1)).toMatchObject({
    companyGuid,
    isCompanyListed: true,
    Email: body.Email,
    state: 'waiting',
    decidedAt: null,
  });
});

it('makes a company of a new name that is not in the list, once for all who name it', async () => {
  const name = someName('Quiet Harbor');
  const first = await employer({ CompanyName: `  ${name.replace(' ', '   ')} ` });
  const second = await employer({ CompanyName: name.toUpperCase() });
  const claim = await claimOf(first);
  expect(claim).toMatchObject({ name, listed: false, state: 'waiting' });
  expect((await claimOf(second)).company_guid).toBe(claim.company_guid);
  expect(await listed()).not.toContain(name);
  const body = signUpBody({ Role: 3, CompanyGuid: claim.company_guid });
  expect(await api.refused('signUp', { body })).toMatchObject({ code: 'unknown_company' });
});

it('keeps the claim when the address is verified by a new password', async () => {
  const name = someName('Slow River');
  const body = signUpBody({ Role: 3, CompanyName: name });
  await api.ok('signUp', { body });
  await api.ok('resetPassword', { body: { email: body.Email } });
  const { code } = await newestMail(api, body.Email);
  const newPassword = `${goodPassword}!`;
  await api.ok('confirmNewPassword', {
    body: { email: body.Email, code, newPassword, confirmNewPassword: newPassword },
  });
  const members = await api.ok('listCompanyMembers', { as: admin, query: { state: 'waiting' } });
  expect(members.find((one) => one.Email === body.Email)).toMatchObject({ companyName: name });
});

it('takes a name for the listed company of that name, and no company of a candidate', async () => {
  const { companyGuid } = await newCompany(api);
  expect(await claimOf(await employer({ CompanyName: companyGuid.toUpperCase() }))).toMatchObject({
    company_guid: companyGuid,
    listed: true,
  });
  const candidate = await signedUp(api, { CompanyName: 'Nowhere' });
  expect(await memberships(candidate)).toEqual([]);
});

it('lists a named company when somebody is confirmed there, who sees people at once', async () => {
  const name = someName('Tall Pines');
  const person = await employer({ CompanyName: name });
  const { company_guid } = await claimOf(person);
  const candidate = await api.person(2);
  await applyAt(api, candidate, company_guid);
  const look = () =>
    api.call('listSharedStatements', { as: person, path: { id: candidate.userGuid } });
  expect((await look()).body).toMatchObject({ code: 'not_visible' });
  const { status, body } = await decide(company_guid, person, 'confirm');
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { state: 'confirmed', isCompanyListed: true, companyName: name },
  });
  expect(await listed()).toContain(name);
  // The applicant may be seen, and shares nothing.
  expect((await look()).body).toMatchObject({ code: 'not_shared' });
  expect((await newestMail(api, person.email)).subject).toBe(`You are confirmed at ${name}`);
  const notices = { as: person, path: { id: person.userGuid } };
  expect(await api.ok('listNotifications', notices)).toMatchObject([
    { Name: name, Details: expect.stringContaining('Confirmed') },
  ]);
  const kinds = (await auditRows(api)).map(({ kind }) => kind);
  expect(kinds.slice(-2)).toEqual(['companyCreated', 'memberConfirmed']);
  expect(await newestAudit(api)).toMatchObject({ about: name, subject_guid: person.userGuid });
  expect((await decide(company_guid, person, 'confirm')).body).toMatchObject({ code: 'no_member' });
});

it('moves a person to the company that was meant, and removes the name that nobody else gave', async () => {
  const { companyGuid } = await newCompany(api);
  const person = await employer({ CompanyName: someName('Misspelled') });
  const { company_guid, name } = await claimOf(person);
  expect((await decide(company_guid, person, 'confirm', randomUUID())).body).toMatchObject({
    code: 'no_company',
  });
  expect((await decide(company_guid, person, 'confirm', companyGuid)).body).toMatchObject({
    companyGuid,
    state: 'confirmed',
  });
  expect(await memberships(person)).toMatchObject([{ company_guid: companyGuid }]);
  const left = api.database.db.selectFrom('company').where('name', '=', name).selectAll();
  expect(await left.execute()).toEqual([]);
});

it('brings what a person wrote while they waited along to the company that was meant', async () => {
  const { companyGuid } = await newCompany(api);
  const name = someName('Misspelled');
  const [person, other] = [
    await employer({ CompanyName: name }),
    await employer({ CompanyName: name }),
  ];
  const { company_guid } = await claimOf(person);
  const [own, others] = [await write(api, person), await write(api, other)];
  await decide(company_guid, person, 'confirm', companyGuid);
  const read = (as: TestPerson, { sourceGUID }: PostingId) =>
    api.call('getPosting', { as, path: { id: sourceGUID } });
  expect((await read(person, own)).body).toMatchObject({
    companyName: companyGuid,
    content: own.content,
  });
  expect((await read(person, others)).status).toBe(404);
  expect((await read(other, others)).body).toMatchObject({ companyName: name });
});

it('ends where somebody was confirmed before when another company is confirmed', async () => {
  const { companyGuid: before, member } = await newCompany(api);
  const { companyGuid: after } = await newCompany(api);
  await api.database.db
    .insertInto('company_member')
    .values({
      company_guid: after,
      user_guid: member.userGuid,
      state: 'waiting',
      asked_at: new Date(),
    })
    .execute();
  expect((await decide(after, member, 'confirm')).status).toBe(200);
  const states = new Map(
    (await memberships(member)).map(({ company_guid, state }) => [company_guid, state]),
  );
  expect(states).toEqual(
    new Map([
      [before, 'ended'],
      [after, 'confirmed'],
    ]),
  );
});

it('tells who is refused, and lists no company for it', async () => {
  const person = await employer({ CompanyName: someName('No Such Place') });
  const { company_guid, name } = await claimOf(person);
  expect((await decide(company_guid, person, 'refuse')).body).toMatchObject({ state: 'ended' });
  expect(await listed()).not.toContain(name);
  const mail = await newestMail(api, person.email);
  expect(mail.subject).toBe(`We could not confirm that you work for ${name}`);
  expect(await newestAudit(api)).toMatchObject({ kind: 'memberRefused', about: name });
});

it('decides nothing when the log cannot be written', async () => {
  const person = await employer({ CompanyName: someName('Late Night') });
  const { company_guid, name } = await claimOf(person);
  const mails = (await mailsTo(api, person.email)).length;
  await withoutLog(api, async () => {
    expect((await decide(company_guid, person, 'confirm')).status).toBe(503);
  });
  expect(await claimOf(person)).toMatchObject({ state: 'waiting', listed: false });
  expect(await listed()).not.toContain(name);
  expect(await mailsTo(api, person.email)).toHaveLength(mails);
});

/** Two companies; the first has a job, an applicant with a statement, and somebody who hides. */
async function twoCompanies() {
  const [gone, kept] = [await newCompany(api), await newCompany(api)];
  const [applicant, hidden] = [await api.person(2), await api.person(2)];
  await applyAt(api, applicant, gone.companyGuid);
  await api.ok('createFactShares', {
    as: applicant,
    body: {
      candidatePersonId: applicant.userGuid,
      audience: 'company',
      companyGuid: gone.companyGuid,
      purpose: 'job',
      items: [{ key: 'PreferSR', statement: 'I use a screen reader.' }],
      expiresAt: new Date(Date.now() + 20 * 24 * 60 * 60 * 1000).toISOString(),
      isAdult: true,
    },
  });
  const block = { candidatePersonId: hidden.userGuid, companyGuid: gone.companyGuid };
  await api.ok('blockCompany', { as: hidden, body: block });
  return { gone, kept, applicant, hidden };
}

const whatMoves = { jobs: 1, members: 1, blocks: 1, endedStatements: 1 };

it('merges companies: jobs, members and blocks move, statements end and their owner hears it', async () => {
  const { gone, kept, applicant, hidden } = await twoCompanies();
  const call = merge(gone.companyGuid, kept.companyGuid);
  const preview = await api.ok('previewCompanyMerge', call);
  expect(preview).toMatchObject({ fromName: gone.companyGuid, ...whatMoves });
  expect(await listed()).toContain(gone.companyGuid);
  expect(await memberships(gone.member)).toMatchObject([{ company_guid: gone.companyGuid }]);
  expect(await api.ok('mergeCompanies', call)).toEqual(preview);
  expect(await newestAudit(api)).toMatchObject({
    kind: 'companyMerged',
    about: `${gone.companyGuid} → ${kept.companyGuid}`,
  });
  expect(await listed()).not.toContain(gone.companyGuid);
  expect(await memberships(gone.member)).toMatchObject([
    { company_guid: kept.companyGuid, state: 'confirmed' },
  ]);
  const look = { as: gone.member, path: { id: applicant.userGuid } };
  expect(await api.refused('listSharedStatements', look)).toMatchObject({ code: 'not_shared' });
  const notices = { as: applicant, path: { id: applicant.userGuid } };
  expect(await api.ok('listNotifications', notices)).toMatchObject([
    {
      Name: gone.companyGuid,
      Details: expect.stringContaining('has ended'),
      shareWith: kept.companyGuid,
    },
  ]);
  const ledger = { as: hidden, path: { id: hidden.userGuid } };
  expect(JSON.stringify(await api.ok('getDisclosureLedger', ledger))).toContain(kept.companyGuid);
});

it('answers an old id with the company that it is one with', async () => {
  const { gone, kept } = await twoCompanies();
  const third = await newCompany(api);
  await api.ok('mergeCompanies', merge(gone.companyGuid, kept.companyGuid));
  await api.ok('mergeCompanies', merge(kept.companyGuid, third.companyGuid));
  const person = await employer({ CompanyGuid: gone.companyGuid });
  expect(await claimOf(person)).toMatchObject({ company_guid: third.companyGuid });
  const named = await employer({ CompanyName: gone.companyGuid });
  expect(await claimOf(named)).toMatchObject({ company_guid: third.companyGuid });
  const hides = await api.person(2);
  const body = { candidatePersonId: hides.userGuid, companyGuid: gone.companyGuid };
  const ledger = await api.ok('blockCompany', { as: hides, body });
  expect(JSON.stringify(ledger)).toContain(third.companyGuid);
  expect((await decide(gone.companyGuid, person, 'confirm')).body).toMatchObject({
    companyGuid: third.companyGuid,
  });
});

it('refuses to merge a company with itself and with none', async () => {
  const { companyGuid } = await newCompany(api);
  expect(await api.refused('mergeCompanies', merge(companyGuid, companyGuid))).toMatchObject({
    status: 409,
    code: 'same_company',
  });
  for (const id of ['mergeCompanies', 'previewCompanyMerge'] as const)
    expect(await api.refused(id, merge(companyGuid, randomUUID()))).toMatchObject({
      status: 404,
      code: 'no_company',
    });
});

it('merges nothing when the log cannot be written', async () => {
  const { gone, kept } = await twoCompanies();
  const call = merge(gone.companyGuid, kept.companyGuid);
  await withoutLog(api, async () => {
    expect(await api.refused('mergeCompanies', call)).toMatchObject({ status: 503 });
  });
  expect(await api.ok('previewCompanyMerge', call)).toMatchObject(whatMoves);
});
