import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOMMODATION_KEYS, NO_ACCOMMODATIONS } from '#domain/accommodations.ts';
import { accommodationFacts } from '#server/disclosure/records.ts';
import { insertBlocked, saveVisibility } from '#server/disclosure/sharingQueries.ts';
import { resumeOf } from '#server/database/seed/people/demoPerson.ts';
import { demoPeople } from '#server/database/seed/people/demoPeople.ts';
import { insertDemoProfile } from '#server/database/seed/demoProfile.ts';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { colleagueOf, newCompany } from '#tests/support/companies.ts';
import { insertConsent } from '#tests/support/coaching.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';
import { signedInAs } from '#tests/support/signedInAs.ts';

const now = new Date();
const day = 24 * 60 * 60 * 1000;
let api: TestApi;
let sky: TestPerson;
let companyGuid: string;
/** The ids of the people by first name. */
const guids = new Map<string, string>();
const guidOf = (name: string) => guids.get(name) ?? '';

const jobs = [
  jobNamed('Medical Records Clerk', {
    soc_code: '29-2072',
    skills: ['Medical records', 'Data entry'],
    description: 'Keep medical records in order.\n\nWhat you need\n- Five years of experience',
  }),
  jobNamed('Bookkeeper', { soc_code: '43-3031', skills: ['QuickBooks', 'Payroll'] }),
  jobNamed('Old Bookkeeper', { soc_code: '43-3031', status: 'closed' }),
];
const titleOf = (id: string) => jobs.find(({ source_guid }) => source_guid === id)?.title;

beforeAll(async () => {
  api = await openApi({ now: () => now });
  ({ companyGuid, member: sky } = await newCompany(api));
  const { db } = api.database;
  await insertJobs(
    db,
    jobs.map((job) => ({ ...job, company_guid: companyGuid })),
  );
  for (const name of ['Amara Nwosu', 'Grace Holloway', 'Nora Fitzgerald', 'Keoni Makoa'])
    await addPerson(name);
});
afterAll(() => api.close());

async function addPerson(name: string): Promise<void> {
  const { db } = api.database;
  const person = demoPeople.find((one) => one.name === name);
  if (!person) throw new Error(`Nobody is called ${name}.`);
  const profile = {
    email: `${name.replaceAll(' ', '.')}@example.com`.toLowerCase(),
    passwordHash: null,
    resume: resumeOf(person, now),
    relocate: 0,
    remote: 'remote',
    answers: {},
    accommodation: accommodationFacts(NO_ACCOMMODATIONS),
    joinedAt: now,
  } as const;
  const guid = await db
    .transaction()
    .execute((trx) => insertDemoProfile(trx, profile as never, now));
  guids.set(name.split(' ')[0] ?? '', guid ?? '');
  await findable(guid ?? '', true);
}
const findable = (guid: string, isFindable: boolean) =>
  saveVisibility(api.database.db, guid, {
    findable: isFindable,
    findableUntil: isFindable ? new Date(now.getTime() + 30 * day) : null,
    providerCoaches: true,
    at: now,
    version: null,
  });
const recommended = async (user_id = sky.userGuid, as = sky) =>
  (await api.ok('recommendationsEmploy', { as, body: { user_id } })).recommendations;
const names = async () => {
  const pairs = await recommended();
  return pairs.map(({ userGuid, jobTitle }) => [
    [...guids].find(([, guid]) => guid === userGuid)?.[0],
    jobTitle,
  ]);
};

describe('the candidates for a company', () => {
  it('are who fits its open jobs, each once with the job that fits most', async () => {
    const pairs = await names();
    expect(pairs).toContainEqual(['Amara', 'Medical Records Clerk']);
    expect(pairs).toContainEqual(['Grace', 'Bookkeeper']);
    expect(pairs.map(([name]) => name)).not.toContain('Keoni');
    expect(new Set(pairs.map(([name]) => name)).size).toBe(pairs.length);
    expect(pairs.map(([, title]) => title)).not.toContain('Old Bookkeeper');
  });

  it('come with reasons about work, skills and education, and nothing missing', async () => {
    const [first] = await recommended();
    expect(first?.reasons.length).toBeGreaterThan(0);
    const codes = (await recommended()).flatMap(({ reasons }) => reasons);
    const other = /^(distance|relocate|remote|words|level)$/;
    expect(codes.filter(({ code, effect }) => other.test(code) || effect === 'gap')).toEqual([]);
  });

  it('are nobody whom the company may not find', async () => {
    const all = await names();
    await findable(guidOf('Amara'), false);
    expect(await names()).toEqual(all.filter(([name]) => name !== 'Amara'));
    await findable(guidOf('Amara'), true);
    await insertBlocked(api.database.db, guidOf('Grace'), companyGuid, now);
    expect(await names()).toEqual(all.filter(([name]) => name !== 'Grace'));
    await api.database.pool.query('delete from disclosure.blocked_company');
    expect(await names()).toEqual(all);
  });

  it('are none without open jobs, and for nobody who waits or reads for another', async () => {
    const empty = await newCompany(api);
    expect(await recommended(empty.member.userGuid, empty.member)).toEqual([]);
    const waiting = await colleagueOf(api, companyGuid, 'waiting');
    const refused = async (as: TestPerson, user_id: string) =>
      api.refused('recommendationsEmploy', { as, body: { user_id } });
    expect(await refused(waiting, waiting.userGuid)).toMatchObject({ status: 404 });
    expect(await refused(empty.member, sky.userGuid)).toMatchObject({ status: 404 });
    expect(await refused(waiting, guidOf('Amara'))).toMatchObject({ status: 404 });
  });
});

describe('the jobs for one candidate', () => {
  it('are the open ones of the company that fit, and the candidate sees who looked', async () => {
    const pairs = await recommended(guidOf('Amara'));
    expect(pairs.map((pair) => titleOf(pair.sourceGUID))[0]).toBe('Medical Records Clerk');
    expect(new Set(pairs.map(({ userGuid }) => userGuid))).toEqual(new Set([guidOf('Amara')]));
    const looks = await api.database.db
      .selectFrom('disclosure.access_event')
      .where('candidate_guid', '=', guidOf('Amara'))
      .select(['what', 'viewer_guid', 'operation_id'])
      .execute();
    expect(looks).toEqual([
      { what: 'recommendations', viewer_guid: sky.userGuid, operation_id: 'recommendationsEmploy' },
    ]);
  });

  it('are none for somebody whom no job fits', async () => {
    expect(await recommended(guidOf('Keoni'))).toEqual([]);
  });
});

describe('what a person does not tell companies', () => {
  /** What the company gets, to the byte. */
  const bytes = async () =>
    JSON.stringify([await recommended(), await recommended(guidOf('Amara'))]);

  it('changes no byte when accommodations are flipped one by one and all at once', async () => {
    const before = await bytes();
    for (const flipped of [...ACCOMMODATION_KEYS.map((key) => [key]), ACCOMMODATION_KEYS]) {
      const facts = accommodationFacts({
        ...NO_ACCOMMODATIONS,
        ...Object.fromEntries(flipped.map((key) => [key, true])),
        OtherAccommodationText: 'Medical records, Payroll',
      });
      await api.database.db
        .updateTable('disclosure.user_accommodation')
        .set(facts)
        .where('user_guid', '=', guidOf('Amara'))
        .execute();
      expect(await bytes(), flipped.join()).toBe(before);
    }
  });

  it('changes no byte when answers and preferences are flipped, or a coach helps', async () => {
    const before = await bytes();
    const { db } = api.database;
    const amara = await signedInAs(api, guidOf('Amara'));
    await db
      .updateTable('person')
      .set({
        relocate: 1,
        remote_work_type: 'in-person',
        preferences_answered: true,
        location_lat: 21.3,
        location_long: -157.8,
        answers: JSON.stringify({ q1w: 'Medical records', q2w: 'Bookkeeper', q6w: ['quiet'] }),
      } as never)
      .where('user_guid', '=', amara.userGuid)
      .execute();
    await db
      .updateTable('user_profile')
      .set({ search_radius: 5, ideal_job: 'Bookkeeper', postal_code: '96813' })
      .where('user_guid', '=', amara.userGuid)
      .execute();
    await db
      .updateTable('user_soc')
      .set({ search_radius: 5, location_lat: 21.3, location_long: -157.8, postal_code: '96813' })
      .where('user_guid', '=', amara.userGuid)
      .execute();
    await insertConsent(api.database, amara, await api.person(4));
    expect(await bytes()).toBe(before);
  });

  it('is not all: the list changes when skills and summary are gone', async () => {
    const before = await bytes();
    await api.database.db
      .updateTable('person')
      .set({ summary: null })
      .where('user_guid', '=', guidOf('Amara'))
      .execute();
    await api.database.db
      .deleteFrom('user_skill')
      .where('user_guid', '=', guidOf('Amara'))
      .execute();
    expect(await bytes()).not.toBe(before);
  });
});
