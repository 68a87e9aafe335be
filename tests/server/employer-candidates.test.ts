import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApi, type OperationId, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { applyAt, newCompany } from '#tests/support/companies.ts';
import { find, findable, letFind, withProfile } from '#tests/support/employers.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';
import { bodyOf } from '#tests/support/requests.ts';

const now = new Date('2026-05-01T10:00:00Z');
const notVisible = { status: 404, code: 'not_visible' };
let api: TestApi;
let member: TestPerson;
let companyGuid: string;
beforeAll(async () => {
  api = await openApi({ now: () => now });
});
afterAll(() => api.close());
beforeEach(async () => {
  // Who may be found in one test is in no list of the next.
  await api.database.db.deleteFrom('disclosure.visibility').execute();
  ({ member, companyGuid } = await newCompany(api));
});

const names = async (search: Parameters<typeof find>[2] = {}) =>
  (await find(api, member, search)).candidates.map(
    ({ FirstName, LastName }) => `${FirstName} ${LastName}`,
  );
const block = (as: TestPerson, guid = companyGuid) =>
  api.ok('blockCompany', { as, body: { candidatePersonId: as.userGuid, companyGuid: guid } });
const reads: readonly OperationId[] = [
  'getUser',
  'getUserProfile',
  'getUserDegrees',
  'getUserWorkHistory',
  'getUserSkills',
  'getUserCredentials',
  'getCandidateView',
];
const byId = ({ userGuid }: TestPerson) => ({ as: member, path: { id: userGuid } });

describe('the list of candidates', () => {
  it('has a candidate from the press to be found until all sharing is stopped', async () => {
    const robin = await withProfile(api, { name: 'Robin Reed' });
    expect(await find(api, member)).toEqual({ total: 0, candidates: [] });
    await letFind(api, robin, now);
    expect(await names()).toEqual(['Robin Reed']);
    await api.ok('stopAllSharing', { as: robin, body: { candidatePersonId: robin.userGuid } });
    expect(await find(api, member)).toEqual({ total: 0, candidates: [] });
  });

  it('leaves out and does not count who blocked the company, closed the account or only applied', async () => {
    const [blocker, closer, applicant] = [
      await findable(api, now),
      await findable(api, now),
      await withProfile(api),
    ];
    await findable(api, now, { name: 'Ada Able' });
    await block(blocker);
    await applyAt(api, applicant, companyGuid);
    await api.database.db
      .insertInto('closed_account')
      .values({ user_guid: closer.userGuid, closed_at: now, delete_after: now })
      .execute();
    expect(await find(api, member)).toMatchObject({
      total: 1,
      candidates: [{ FirstName: 'Ada' }],
    });
    const other = await newCompany(api);
    expect((await find(api, other.member)).total).toBe(2);
  });

  it('finds words of names, summary, titles and skills, and puts more of them first', async () => {
    await findable(api, now, { name: 'Bo Zane', summary: 'I bake bread.' });
    await findable(api, now, { name: 'Al Young', skills: ['Bread making'] });
    await findable(api, now, { name: 'Cy Xu', titles: ['Baker'], skills: ['Bread'] });
    await findable(api, now, { name: 'Di Baker' });
    await findable(api, now, { name: 'Ed Plain', summary: 'Unbreadable' });
    expect(await names({ searchString: 'bread' })).toEqual(['Cy Xu', 'Al Young', 'Bo Zane']);
    expect(await names({ searchString: 'Baker BREAD baker' })).toEqual([
      'Cy Xu',
      'Di Baker',
      'Al Young',
      'Bo Zane',
    ]);
    expect(await names({ searchString: '100% (c++) \\' })).toEqual([]);
  });

  it.each([
    ['Albany', ['Ann One', 'Ben Two']],
    ['albany, NY', ['Ann One', 'Ben Two']],
    ['Albany New York', ['Ann One', 'Ben Two']],
    ['NY', ['Ann One', 'Ben Two', 'Cal Three']],
    ['New York', ['Ann One', 'Ben Two', 'Cal Three']],
    ['Albany, GA', []],
    ['Troy', []],
    ['12207', []],
  ])('narrows by the place "%s"', async (locationString, expected) => {
    await findable(api, now, { name: 'Ann One', city: 'Albany', state: 'NY' });
    await findable(api, now, { name: 'Ben Two', city: 'Albany', state: 'New York' });
    await findable(api, now, { name: 'Cal Three', city: 'New York', state: 'New York' });
    await findable(api, now, { name: 'Dee Four', city: 'Portland', state: 'OR' });
    await findable(api, now, { name: 'Eve Five' });
    expect((await names({ locationString })).toSorted()).toEqual(expected);
  });

  it('gives 25 a load in the order of names, and counts all', async () => {
    for (let one = 0; one < 27; one += 1)
      await findable(api, now, { name: `Robin N${String(26 - one).padStart(2, '0')}` });
    const first = await find(api, member);
    expect(first).toMatchObject({ total: 27, candidates: { length: 25 } });
    expect(first.candidates[0]).toMatchObject({ LastName: 'N00' });
    expect(await names({ offset: 25 })).toEqual(['Robin N25', 'Robin N26']);
  });

  it('gives the asked for ids that may be seen in their order, also who only applied', async () => {
    const [hidden, applicant, found] = [
      await withProfile(api),
      await withProfile(api, { name: 'Al Applicant' }),
      await findable(api, now, { name: 'Flo Found' }),
    ];
    await applyAt(api, applicant, companyGuid);
    const userGuids = [randomUUID(), found, hidden, applicant].map((one) =>
      typeof one === 'string' ? one : one.userGuid,
    );
    expect(await names({ userGuids })).toEqual(['Flo Found', 'Al Applicant']);
    expect((await find(api, member, { userGuids })).total).toBe(2);
  });

  it('shows a card with the newest title, 100 characters of the summary and common skills', async () => {
    const robin = await findable(api, now, {
      summary: `${'a'.repeat(100)}b`,
      city: 'Albany',
      state: 'NY',
      titles: ['Clerk', 'Head baker'],
      skills: ['Baking', 'Chess', 'Ovens', 'Invoices'],
    });
    await insertJobs(api.database.db, [
      jobNamed('Baker', { company_guid: companyGuid, skills: ['baking', 'OVENS', 'sales'] }),
      jobNamed('Old', { company_guid: companyGuid, skills: ['chess'], status: 'closed' }),
      jobNamed('Over', { company_guid: companyGuid, skills: ['chess'], closes_on: '2026-04-29' }),
      jobNamed('Other', { skills: ['invoices'] }),
    ]);
    const { candidates } = await find(api, member);
    expect(candidates).toEqual([
      {
        UserGuid: robin.userGuid,
        FirstName: 'Robin',
        LastName: 'Sample',
        Profession: 'Head baker',
        City: 'Albany',
        State: 'NY',
        SummaryPreview: `${'a'.repeat(100)}...`,
        skillsInCommon: ['Baking', 'Ovens'],
        profileSavedCandidateId: null,
        invitedAt: null,
      },
    ]);
  });

  it('is closed to a member who waits', async () => {
    const waiting = await newCompany(api, 'waiting');
    const body = { searchString: '', locationString: '' };
    expect(await api.refused('getFilteredCandidates', { as: waiting.member, body })).toMatchObject({
      status: 404,
      code: 'not_yours',
    });
  });
});

describe('a candidate whom a company may see', () => {
  it.each(reads)('is refused to it before and after: %s', async (id) => {
    const robin = await withProfile(api, { city: 'Albany' });
    expect(await api.refused(id, byId(robin))).toMatchObject(notVisible);
    await letFind(api, robin, now);
    await api.ok(id, byId(robin));
    await block(robin);
    expect(await api.refused(id, byId(robin))).toMatchObject(notVisible);
  });

  it('is shown without phone, picture, address, postal code, answers and preferences', async () => {
    const robin = await findable(api, now, { summary: 'I bake.', city: 'Albany', state: 'NY' });
    await api.ok('updateUser', {
      as: robin,
      path: { guid: robin.userGuid },
      body: { Phone: '315-555-0142', q1: 'Yes', Relocate: 1, RemoteWorkType: 'remote' },
    });
    expect(await api.ok('getUser', byId(robin))).toEqual({
      UserGuid: robin.userGuid,
      FirstName: 'Robin',
      LastName: 'Sample',
      Summary: 'I bake.',
      Role: 2,
      _etag: expect.any(String),
    });
    const profile = await api.ok('getUserProfile', byId(robin));
    expect(profile).toMatchObject({ City: 'Albany', State: 'NY' });
    for (const field of ['Address1', 'Address2', 'PostalCode', 'IdealJob', 'SearchRadius'])
      expect(profile).not.toHaveProperty(field);
    expect(JSON.stringify(profile)).not.toMatch(/Quarry|12207|Astronaut/);
  });

  it('opens the address after an application, and closes all when it is withdrawn', async () => {
    const robin = await withProfile(api);
    await applyAt(api, robin, companyGuid);
    expect(await api.ok('getUser', byId(robin))).toMatchObject({ Email: robin.email });
    const view = await api.ok('getCandidateView', byId(robin));
    expect(view).toMatchObject({
      by: 'applied',
      Email: robin.email,
      sharesStatement: false,
      applications: [{ jobTitle: 'Baker', status: 'new', Email: robin.email }],
    });
    const [application] = view.applications;
    await api.ok('withdrawApplication', {
      as: robin,
      path: { id: application?.jobApplicationId ?? '' },
    });
    for (const id of reads) expect(await api.refused(id, byId(robin))).toMatchObject(notVisible);
    await letFind(api, robin, now);
    expect(await api.ok('getCandidateView', byId(robin))).toMatchObject({
      by: 'found',
      Email: null,
      applications: [{ withdrawnAt: now.toISOString(), Email: null }],
    });
  });

  it('reads in their log who looked, of which company, once for a page', async () => {
    const robin = await findable(api, now);
    for (const id of reads) await api.ok(id, byId(robin));
    const own = { as: robin, path: { id: robin.userGuid } };
    expect((await api.ok('getAccessLog', own)).looks).toEqual([
      {
        at: now.toISOString(),
        name: 'Robin Sample',
        role: 3,
        companyName: companyGuid,
        what: 'profile',
        times: 1,
        reason: null,
      },
    ]);
  });

  it('looks the same to it whichever accommodations are saved', async () => {
    const robin = await findable(api, now, {
      summary: 'I bake.',
      city: 'Albany',
      skills: ['Ovens'],
    });
    await applyAt(api, robin, companyGuid);
    const everything = async () =>
      JSON.stringify([
        await find(api, member, { searchString: 'bake reader' }),
        ...(await Promise.all(reads.map((id) => api.ok(id, byId(robin))))),
      ]);
    const before = await everything();
    const { Id, ...none } = await api.ok('createUserAccommodation', {
      as: robin,
      body: { ...bodyOf('createUserAccommodation', robin.userGuid), PreferSR: false },
    });
    const facts = Object.entries(none).filter(([, value]) => typeof value === 'boolean');
    await api.ok('updateUserAccommodation', {
      as: robin,
      path: { Id: Id ?? '' },
      body: {
        ...bodyOf('createUserAccommodation', robin.userGuid),
        ...Object.fromEntries(facts.map(([key]) => [key, true])),
        OtherAccommodationText: 'A screen reader',
      },
    });
    expect(await everything()).toBe(before);
  });
});
