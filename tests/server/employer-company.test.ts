import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedUp } from '#tests/support/accounts.ts';
import { viewAs } from '#tests/support/acting.ts';
import { auditRows, newestAudit } from '#tests/support/administrators.ts';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { insertMember, named } from '#tests/support/administration.ts';
import { newCompany } from '#tests/support/companies.ts';
import { find, findable } from '#tests/support/employers.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';

const now = new Date('2026-05-01T10:00:00Z');
let api: TestApi;
let admin: TestPerson;
beforeAll(async () => {
  api = await openApi({ now: () => now });
  admin = await api.person(1);
});
afterAll(() => api.close());

const someName = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;
const contact = { name: 'Jo Park', email: 'jo@example.com', phone: '' };
const nobody = { name: '', email: '', phone: '' };
const company = (guid: string, as: TestPerson) => ({ as, path: { guid } });
const changed = (guid: string, as: TestPerson, body: object, ifMatch?: string) => ({
  ...company(guid, as),
  ifMatch,
  body: { CompanyName: guid, about: '', accommodationContact: nobody, ...body },
});
const membership = (as: TestPerson) => api.ok('getMembership', { as, path: { id: as.userGuid } });
const waitingAt = async (companyGuid: string) => {
  const person = await named(api, 3, 'Wanda Waiting');
  await insertMember(api, companyGuid, person);
  return person;
};
const decide = (companyGuid: string, as: TestPerson, about: TestPerson, decision: string) => ({
  as,
  body: { companyGuid, userGuid: about.userGuid, decision },
});
const jobsAt = (as: TestPerson, companyName: string) =>
  api.call('getCompanyJobs', { as, path: { companyName } });

describe('a company', () => {
  it('is read and changed by its members, and by nobody else', async () => {
    const { companyGuid, member } = await newCompany(api);
    const other = await newCompany(api);
    const waiting = await waitingAt(companyGuid);
    expect(await api.ok('getCompany', company(companyGuid, member))).toEqual({
      CompanyGuid: companyGuid,
      CompanyName: companyGuid,
      about: '',
      accommodationContact: nobody,
      _etag: '1',
    });
    const body = { about: ' We bake. ', accommodationContact: contact };
    const saved = await api.ok('updateCompany', changed(companyGuid, member, body, '1'));
    expect(saved).toMatchObject({
      about: 'We bake.',
      accommodationContact: contact,
      _etag: '2',
    });
    expect(await api.ok('getCompany', company(companyGuid, member))).toEqual(saved);
    expect(await api.refused('updateCompany', changed(companyGuid, member, {}, '1'))).toMatchObject(
      { status: 412 },
    );
    for (const as of [other.member, waiting])
      for (const refused of [
        await api.refused('getCompany', company(companyGuid, as)),
        await api.refused('updateCompany', changed(companyGuid, as, {})),
      ])
        expect(refused).toMatchObject({ status: 404, code: 'not_yours' });
  });

  it('answers under its old name when it was renamed, and postings written here follow', async () => {
    const { companyGuid, member } = await newCompany(api);
    const [before, after] = [companyGuid, someName('Tidewick & Rowe')];
    const written = jobNamed('Baker', {
      company_guid: companyGuid,
      company: before,
      origin: 'employer',
    });
    const fed = jobNamed('Clerk', { company_guid: companyGuid, company: before, origin: 'feed' });
    await insertJobs(api.database.db, [written, fed]);
    await api.ok('updateCompany', changed(companyGuid, member, { CompanyName: `  ${after} ` }));
    const { db } = api.database;
    const jobs = await db
      .selectFrom('job')
      .where('company_guid', '=', companyGuid)
      .select(['title', 'company'])
      .orderBy('title')
      .execute();
    expect(jobs).toEqual([
      { title: 'Baker', company: after },
      { title: 'Clerk', company: before },
    ]);
    for (const name of [before.toUpperCase(), after, companyGuid])
      expect((await jobsAt(member, name)).status).not.toBe(404);
    expect((await jobsAt(member, someName('Other'))).body).toMatchObject({ code: 'not_yours' });
    // Who names the old name at a sign-up means this company.
    const later = await signedUp(api, { Role: 3, CompanyName: before });
    expect(await membership(later)).toMatchObject({ CompanyGuid: companyGuid, state: 'waiting' });
  });

  it('takes no name that another company has or had', async () => {
    const [one, two] = [await newCompany(api), await newCompany(api)];
    const rename = (CompanyName: string) =>
      api.refused('updateCompany', changed(two.companyGuid, two.member, { CompanyName }));
    const taken = { status: 409, code: 'company_name', pointers: ['/CompanyName'] };
    expect(await rename(one.companyGuid.toUpperCase())).toMatchObject(taken);
    const CompanyName = someName('Quiet Harbor');
    await api.ok('updateCompany', changed(one.companyGuid, one.member, { CompanyName }));
    expect(await rename(one.companyGuid)).toMatchObject(taken);
    // Its own earlier name it may take back.
    await api.ok('updateCompany', changed(one.companyGuid, one.member, {}));
  });

  it('is open to an administrator who views a member, and cannot be changed then', async () => {
    const { companyGuid, member } = await newCompany(api);
    await viewAs(api, admin, member);
    expect(await api.ok('getCompany', company(companyGuid, admin))).toMatchObject({
      CompanyGuid: companyGuid,
    });
    const own = { as: admin, path: { id: member.userGuid } };
    expect(await api.ok('getMembership', own)).toMatchObject({ state: 'confirmed' });
    expect(await api.refused('updateCompany', changed(companyGuid, admin, {}))).toMatchObject({
      code: 'not_acting',
    });
    const other = await newCompany(api);
    expect(await api.refused('getCompany', company(other.companyGuid, admin))).toMatchObject({
      code: 'not_acting',
    });
    await api.ok('endActing', { as: admin });
  });
});

describe('a member', () => {
  it('reads who works for the company, and confirms who waits, without a row in the log', async () => {
    const { companyGuid, member } = await newCompany(api);
    const other = await newCompany(api, 'waiting');
    const waiting = await waitingAt(companyGuid);
    const rows = (await auditRows(api)).length;
    const list = () => api.ok('listCompanyMembers', { as: member });
    expect((await list()).map(({ userGuid }) => userGuid).toSorted()).toEqual(
      [member.userGuid, waiting.userGuid].toSorted(),
    );
    expect(
      await api.refused('decideCompanyMember', {
        ...decide(other.companyGuid, member, other.member, 'confirm'),
      }),
    ).toMatchObject({ status: 404, code: 'not_yours' });
    expect((await membership(waiting)).state).toBe('waiting');
    await api.ok('decideCompanyMember', decide(companyGuid, member, waiting, 'confirm'));
    expect(await membership(waiting)).toEqual({
      state: 'confirmed',
      CompanyGuid: companyGuid,
      CompanyName: companyGuid,
      isChecked: true,
    });
    expect(await auditRows(api)).toHaveLength(rows);
    const row = await api.database.db
      .selectFrom('company_member')
      .where('user_guid', '=', waiting.userGuid)
      .select(['decided_by', 'decided_at'])
      .executeTakeFirst();
    expect(row).toEqual({ decided_by: member.userGuid, decided_at: now });
  });

  it('sees nobody from the call after they were ended, and reads that they were', async () => {
    const { companyGuid, member } = await newCompany(api);
    const colleague = await waitingAt(companyGuid);
    await findable(api, now);
    await api.ok('decideCompanyMember', decide(companyGuid, member, colleague, 'confirm'));
    expect((await find(api, colleague)).total).toBeGreaterThan(0);
    await api.ok('decideCompanyMember', decide(companyGuid, member, colleague, 'end'));
    const body = { searchString: '', locationString: '' };
    expect(await api.refused('getFilteredCandidates', { as: colleague, body })).toMatchObject({
      status: 404,
      code: 'not_yours',
    });
    expect((await membership(colleague)).state).toBe('refused');
    const notices = await api.ok('listNotifications', {
      as: colleague,
      path: { id: colleague.userGuid },
    });
    expect(notices[0]).toMatchObject({
      Name: companyGuid,
      Details: expect.stringMatching(/not work there any more/),
    });
    expect(
      await api.refused('decideCompanyMember', decide(companyGuid, member, colleague, 'end')),
    ).toMatchObject({ code: 'no_member' });
  });

  it('cannot end the last one, which an administrator can', async () => {
    const { companyGuid, member } = await newCompany(api);
    expect(
      await api.refused('decideCompanyMember', decide(companyGuid, member, member, 'end')),
    ).toMatchObject({ status: 409, code: 'last_member' });
    await api.ok('decideCompanyMember', decide(companyGuid, admin, member, 'end'));
    expect((await membership(member)).state).toBe('refused');
    expect(await newestAudit(api)).toMatchObject({
      kind: 'memberEnded',
      subject_guid: member.userGuid,
    });
  });
});

describe('an employer without a company', () => {
  const claim = (as: TestPerson, body: object) => ({ as, body });

  it('says for which they work, and for another one while they wait', async () => {
    const { companyGuid } = await newCompany(api);
    const person = await api.person(3);
    expect(await membership(person)).toMatchObject({ state: 'none', CompanyGuid: null });
    const CompanyName = someName('Tall Pines');
    expect(await api.ok('claimCompany', claim(person, { CompanyName }))).toMatchObject({
      state: 'waiting',
      CompanyName,
    });
    expect(await api.ok('claimCompany', claim(person, { CompanyGuid: companyGuid }))).toMatchObject(
      { state: 'waiting', CompanyGuid: companyGuid },
    );
    const left = api.database.db.selectFrom('company').where('name', '=', CompanyName).selectAll();
    expect(await left.execute()).toEqual([]);
    for (const body of [{}, { CompanyName: ' ' }, { CompanyGuid: randomUUID() }])
      expect(await api.refused('claimCompany', claim(person, body))).toMatchObject({
        status: 400,
        code: 'unknown_company',
      });
  });

  it('waits again at a company that refused or ended them, which can then let them in', async () => {
    const { companyGuid, member } = await newCompany(api);
    const person = await waitingAt(companyGuid);
    await api.ok('decideCompanyMember', decide(companyGuid, member, person, 'refuse'));
    for (const end of ['end', null]) {
      expect((await membership(person)).state).toBe('refused');
      const body = { CompanyGuid: companyGuid };
      expect(await api.ok('claimCompany', claim(person, body))).toMatchObject({ state: 'waiting' });
      const { body: waiting } = await api.call('listCompanyMembers', {
        as: member,
        query: { state: 'waiting' },
      });
      expect(waiting).toMatchObject([
        { userGuid: person.userGuid, askedAt: now.toISOString(), decidedAt: null },
      ]);
      await api.ok('decideCompanyMember', decide(companyGuid, member, person, 'confirm'));
      if (end) await api.ok('decideCompanyMember', decide(companyGuid, member, person, end));
    }
    expect((await membership(person)).state).toBe('confirmed');
  });

  it('cannot say so who is confirmed somewhere', async () => {
    const { member } = await newCompany(api);
    expect(
      await api.refused('claimCompany', claim(member, { CompanyName: 'Elsewhere' })),
    ).toMatchObject({ status: 409, code: 'has_company' });
  });

  it('gets 404 from every operation about people while they wait', async () => {
    const { companyGuid, member } = await newCompany(api, 'waiting');
    const robin = await findable(api, now);
    const own = { path: { id: member.userGuid } };
    const calls = [
      ['getFilteredCandidates', { body: { searchString: '', locationString: '' } }],
      [
        'saveCandidate',
        { body: { employerProfileID: member.userGuid, candidateProfileID: robin.userGuid } },
      ],
      ['listSavedCandidates', own],
      [
        'createContactLog',
        { body: { fromPersonId: member.userGuid, toPersonId: robin.userGuid, message: 'Hi' } },
      ],
      ['listContactLogsFromPerson', own],
      ['listCompanyMembers', {}],
      ['changeApplicationStatus', { path: { id: randomUUID() }, body: { status: 'hired' } }],
      ['getAppliedCandidates', { path: { companyName: companyGuid } }],
      ['getMonthlyStatistics', { path: { companyName: companyGuid } }],
    ] as const;
    for (const [id, input] of calls)
      expect(await api.refused(id, { ...input, as: member }), id).toMatchObject({
        status: 404,
        code: 'not_yours',
      });
    for (const id of ['getUser', 'getUserSkills', 'getCandidateView'] as const)
      expect(await api.refused(id, { as: member, path: { id: robin.userGuid } })).toMatchObject({
        status: 404,
        code: 'not_visible',
      });
  });
});

describe('two companies that are made one', () => {
  it('keep saved candidates and invitations, of two open ones the older, and all names', async () => {
    const [gone, kept] = [await newCompany(api), await newCompany(api)];
    const [robin, quinn] = [await findable(api, now), await findable(api, now)];
    const renamed = someName('Old Harbor');
    await api.ok('updateCompany', changed(gone.companyGuid, gone.member, { CompanyName: renamed }));
    const invite = (as: TestPerson, to: TestPerson) =>
      api.ok('createContactLog', {
        as,
        body: { fromPersonId: as.userGuid, toPersonId: to.userGuid, message: 'Hello' },
      });
    await invite(gone.member, quinn);
    const older = await invite(gone.member, robin);
    const newer = await invite(kept.member, robin);
    await api.database.db
      .updateTable('contact_log')
      .set({ sent_at: new Date(now.getTime() + 60_000) })
      .where('id', '=', newer.contactLogId)
      .execute();
    await api.ok('saveCandidate', {
      as: gone.member,
      body: { employerProfileID: gone.member.userGuid, candidateProfileID: robin.userGuid },
    });
    const body = { fromCompanyGuid: gone.companyGuid, intoCompanyGuid: kept.companyGuid };
    const counts = { savedCandidates: 1, contactLogs: 2 };
    expect(await api.ok('previewCompanyMerge', { as: admin, body })).toMatchObject(counts);
    expect(await api.ok('mergeCompanies', { as: admin, body })).toMatchObject(counts);
    const ofRobin = await api.ok('listContactLogsToPerson', {
      as: robin,
      path: { id: robin.userGuid },
    });
    expect(ofRobin).toMatchObject([
      { contactLogId: older.contactLogId, companyGuid: kept.companyGuid },
    ]);
    const path = { id: gone.member.userGuid };
    expect(await api.ok('listSavedCandidates', { as: gone.member, path })).toHaveLength(1);
    expect(await api.ok('listContactLogsFromPerson', { as: gone.member, path })).toHaveLength(2);
    for (const name of [gone.companyGuid, renamed, kept.companyGuid])
      expect((await jobsAt(kept.member, name)).status, name).not.toBe(404);
  });
});
