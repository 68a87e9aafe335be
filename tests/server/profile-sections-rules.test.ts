import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';

const today = new Date('2026-11-20T15:00:00Z');
let api: TestApi;
let robin: TestPerson;
beforeAll(async () => {
  api = await openApi({ now: () => today });
});
afterAll(() => api.close());
beforeEach(async () => {
  robin = await api.person();
});

describe('the status of education', () => {
  const body = (fields: object) => ({
    UserGuid: robin.userGuid,
    DegreeName: 'Accounting',
    SchoolName: 'Salt City University',
    DegreeLevelId: 4,
    StartYear: 2016,
    YearCompleted: 0,
    Present: false,
    ...fields,
  });
  const send = (fields: object) => ({ as: robin, body: body(fields) });

  it.each([
    [
      'in progress, without a year, while it goes on',
      { Present: true, YearCompleted: 2027 },
      'in-progress',
      0,
    ],
    ['completed with a year', { YearCompleted: 2020 }, 'completed', 2020],
    ['incomplete with neither', {}, 'incomplete', 0],
  ])('is %s', async (_what, fields, Status, YearCompleted) => {
    const made = await api.ok('createUserDegree', send(fields));
    expect(made).toMatchObject({ Status, YearCompleted });
  });

  it('follows a change', async () => {
    const made = await api.ok('createUserDegree', send({ Present: true }));
    const changed = await api.ok('updateUserDegree', {
      ...send({ YearCompleted: 2020 }),
      query: { id: made.Id },
    });
    expect(changed).toMatchObject({ Status: 'completed', Present: false, YearCompleted: 2020 });
  });

  it('ignores the status in the request', async () => {
    const made = await api.ok('createUserDegree', send({ Status: 'completed' }));
    expect(made).toMatchObject({ Status: 'incomplete', YearCompleted: 0 });
  });

  it.each([
    ['completed', { YearCompleted: 2015 }],
    ['in-progress', { Present: true }],
    ['incomplete', {}],
  ])('is %s, too, where the start is not known', async (Status, fields) => {
    const saved = await api.ok('createUserDegree', send({ ...fields, StartYear: null }));
    expect(saved).toMatchObject({ Status, StartYear: null });
  });

  it.each([
    ['a completion before the start', { YearCompleted: 2015 }, '/YearCompleted'],
    ['a year long gone', { YearCompleted: 1066 }, '/YearCompleted'],
    ['a year far ahead', { StartYear: 2037, YearCompleted: 2037 }, '/StartYear'],
    ['a start in another age', { StartYear: 1215 }, '/StartYear'],
    ['a level that does not exist', { DegreeLevelId: 7 }, '/DegreeLevelId'],
    ['a level as text', { DegreeLevelId: '4' }, '/DegreeLevelId'],
  ])('refuses %s and names the field', async (_what, fields, pointer) => {
    const refusal = await api.refused('createUserDegree', send(fields));
    expect(refusal.status).toBe(400);
    expect(refusal.pointers).toContain(pointer);
  });
});

describe('a job of the work history', () => {
  const body = (fields: object) => ({
    UserGuid: robin.userGuid,
    EmployerName: 'Salt City Supplies',
    JobTitle: 'Clerk',
    Responsibilities: 'Answered calls.',
    StartDate: '2019-03-01',
    EndDate: '2021-06-30',
    Present: false,
    ...fields,
  });
  const add = (fields: object) => ({ as: robin, body: body(fields) });

  it('has no end while it is the current one', async () => {
    const made = await api.ok('createUserWorkHistory', add({ Present: true }));
    expect(made).toMatchObject({ Present: true, EndDate: null });
  });

  it('needs its responsibilities only when it is changed', async () => {
    const made = await api.ok('createUserWorkHistory', add({ Responsibilities: null }));
    expect(made.Responsibilities).toBeNull();
    for (const Responsibilities of [null, ' ']) {
      const change = { ...add({ Responsibilities }), query: { id: made.Id } };
      expect(await api.refused('updateUserWorkHistory', change)).toMatchObject({
        status: 400,
        code: 'wrong_fields',
        detail: 'Please fill all the required fields',
        pointers: ['/Responsibilities'],
      });
    }
  });

  it.each([
    ['neither an end nor still working', { EndDate: null }, '/EndDate', /Please fill all/],
    ['an end before the start', { EndDate: '2019-02-28' }, '/EndDate', /does not fit/],
    ['a start in another age', { StartDate: '0019-03-01' }, '/StartDate', /does not fit/],
    ['the year 0', { StartDate: '0000-03-01' }, '/StartDate', /./],
    ['an end far ahead', { EndDate: '2199-01-01' }, '/EndDate', /does not fit/],
    ['a day that does not exist', { EndDate: '2021-02-30' }, '/EndDate', /./],
    ['a date of another form', { StartDate: '01-03-2019' }, '/StartDate', /./],
  ])('refuses %s and names the field', async (_what, fields, pointer, detail) => {
    const refusal = await api.refused('createUserWorkHistory', add(fields));
    expect(refusal).toMatchObject({ status: 400, detail: expect.stringMatching(detail) });
    expect(refusal.pointers).toEqual([pointer]);
  });

  it('may begin and end on one day', async () => {
    const oneDay = { StartDate: '2020-02-29', EndDate: '2020-02-29' };
    expect(await api.ok('createUserWorkHistory', add(oneDay))).toMatchObject(oneDay);
  });
});

describe('a skill', () => {
  const named = (SkillName: string) => ({
    as: robin,
    body: { UserGuid: robin.userGuid, SkillName },
  });
  const all = async () => {
    const skills = await api.ok('getUserSkills', { as: robin, path: { id: robin.userGuid } });
    return skills.map((skill) => skill.SkillName);
  };

  it('is saved once in any case, with a friendly message', async () => {
    await api.ok('createUserSkill', named('Éclair baking'));
    expect(await api.refused('createUserSkill', named(' ÉCLAIR Baking '))).toMatchObject({
      status: 409,
      code: 'already_there',
      detail: expect.stringContaining('already in your profile'),
      pointers: ['/SkillName'],
    });
    expect(await all()).toEqual(['Éclair baking']);
  });

  it('is saved once when it comes twice at the same time', async () => {
    const answers = await Promise.all(
      ['SQL', 'sql', 'Sql'].map((name) => api.call('createUserSkill', named(name))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await all()).toHaveLength(1);
  });

  it('can change its case, but not become an existing one', async () => {
    const excel = await api.ok('createUserSkill', named('excel'));
    await api.ok('createUserSkill', named('Word'));
    const rename = (name: string) => ({ ...named(name), query: { id: excel.Id } });
    expect(await api.ok('updateUserSkill', rename('Excel'))).toMatchObject({ SkillName: 'Excel' });
    expect(await api.refused('updateUserSkill', rename('word'))).toMatchObject({ status: 409 });
    expect(await all()).toEqual(['Excel', 'Word']);
  });

  it('stays in the order it was added', async () => {
    for (const name of ['Baking', 'Accounts', 'Chess'])
      await api.ok('createUserSkill', named(name));
    expect(await all()).toEqual(['Baking', 'Accounts', 'Chess']);
  });
});

it('accepts a credential without a year, and rejects an impossible year', async () => {
  const credential = (CredentialYear: number) => ({
    as: robin,
    body: { UserGuid: robin.userGuid, CredentialName: 'CPR', CredentialYear },
  });
  expect(await api.ok('createUserCredential', credential(0))).toMatchObject({ CredentialYear: 0 });
  for (const year of [1, 1899, 2037])
    expect(await api.refused('createUserCredential', credential(year))).toMatchObject({
      status: 400,
      pointers: ['/CredentialYear'],
    });
});

it('tells the person that the basic details are saved, in the server’s own words', async () => {
  const path = { guid: robin.userGuid };
  const saved = await api.ok('updateUser', { as: robin, path, body: { Phone: '315-555-0142' } });
  expect(saved.message).toBe('Updated profile successfully');
  const read = await api.ok('getUser', { as: robin, path: { id: robin.userGuid } });
  expect(read).not.toHaveProperty('message');
});

it('accepts one of two saves of basic details, profile or accommodations from one copy', async () => {
  const { userGuid } = robin;
  const { _etag: user } = await api.ok('getUser', { as: robin, path: { id: userGuid } });
  const profile = await api.ok('createUserProfile', { as: robin, body: { UserGuid: userGuid } });
  const facts = {
    UserGuid: userGuid,
    PreferSR: false,
    PreferScheduleFlex: false,
    PreferRemoteWork: false,
    WheelchairUser: false,
    GuideDogUser: false,
    ConcernPublicTransport: false,
    ConcernTechnologyAccess: false,
    ArrangeJobRestructure: false,
    ArrangePartTime: false,
    ArrangeReaderOrInterp: false,
    OtherAccommodation: false,
    WillingRelocate: false,
    OtherAccommodationText: null,
  };
  const kept = await api.ok('createUserAccommodation', { as: robin, body: facts });
  const saves = [
    () =>
      api.call('updateUser', {
        as: robin,
        path: { guid: userGuid },
        ifMatch: user,
        body: { Phone: '315-555-0142' },
      }),
    () =>
      api.call('updateUserProfile', {
        as: robin,
        path: { ProfileId: profile.ProfileId ?? '' },
        ifMatch: profile._etag,
        body: profile,
      }),
    () =>
      api.call('updateUserAccommodation', {
        as: robin,
        path: { Id: kept.Id ?? '' },
        ifMatch: kept._etag,
        body: facts,
      }),
  ];
  for (const save of saves) {
    const answers = await Promise.all([save(), save()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  }
});
