import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { EMPTY_RESUME, type ParsedResume } from '#domain/resume.ts';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';

let api: TestApi;
let robin: TestPerson;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  robin = await api.person();
});

const review: ParsedResume = {
  ...EMPTY_RESUME,
  firstname: 'Marisol',
  lastname: 'Vanterpool',
  email: 'marisol.vanterpool@example.com',
  phone_number: '315-555-0142',
  address1: '14 Quarry Hill Road',
  address2: 'Apartment 3',
  zip: '13202',
  city: 'Syracuse',
  state: 'NY',
  summary: 'Eight years of helping people by phone.',
  skills: ['Data entry', 'Spanish', 'data entry '],
  ideal_job: 'Customer service representative',
  education: [
    {
      school_name: 'Erie Canal Community College',
      level: 'associates',
      major: 'Business Administration',
      start_year: '2013',
      end_year: '2015',
      present: false,
      status: 'incomplete',
    },
  ],
  work_experience: [
    {
      job_title: 'Customer Service Representative',
      company: 'Salt City Supplies',
      responsibilities: ['Answered calls.', 'Taught colleagues.'],
      start_date: '01-03-2019',
      end_date: null,
      present: true,
    },
  ],
};

const save = (profile: ParsedResume, as = robin) => ({
  as,
  body: { UserGuid: as.userGuid, profile },
});
const own = () => ({ as: robin, path: { id: robin.userGuid } });

it('saves the answers to the questions over earlier ones', async () => {
  const path = { guid: robin.userGuid };
  await api.ok('updateUser', { as: robin, path, body: { q1w: 'Before.', q2w: 'Kept.' } });
  const q6w = ['quiet', 'set schedule'];
  await api.ok('uploadResume', save({ ...review, q1w: 'Answered.', q6w }));
  expect(await api.ok('getUser', own())).toMatchObject({ q1w: 'Answered.', q2w: 'Kept.', q6w });
});

it('fills the whole profile', async () => {
  expect(await api.ok('uploadResume', save(review))).toEqual({
    message: 'Updated profile successfully',
  });
  expect(await api.ok('getUser', own())).toMatchObject({
    FirstName: 'Marisol',
    LastName: 'Vanterpool',
    Email: robin.email,
    Phone: '315-555-0142',
    LocationLat: expect.closeTo(43.04, 1),
    LocationLong: expect.closeTo(-76.15, 1),
  });
  expect(await api.ok('getUserProfile', own())).toMatchObject({
    Address1: '14 Quarry Hill Road',
    Address2: 'Apartment 3',
    City: 'Syracuse',
    PostalCode: '13202',
    IdealJob: 'Customer service representative',
    Education: "Associate's",
    Specialization: 'Business Administration',
    EducationCompleteDate: '2015',
    SearchRadius: 50,
  });
  expect(await api.ok('getUserDegrees', own())).toMatchObject([
    {
      DegreeLevelId: 3,
      StartYear: 2013,
      YearCompleted: 2015,
      Present: false,
      Status: 'completed',
    },
  ]);
  expect(await api.ok('getUserWorkHistory', own())).toMatchObject([
    {
      JobTitle: 'Customer Service Representative',
      Responsibilities: 'Answered calls.\nTaught colleagues.',
      StartDate: '2019-03-01',
      EndDate: null,
      Present: true,
    },
  ]);
  const skills = await api.ok('getUserSkills', own());
  expect(skills.map((skill) => skill.SkillName)).toEqual(['Data entry', 'Spanish']);
});

it('updates existing entries, adds new ones and removes nothing the second time', async () => {
  await api.ok('uploadResume', save(review));
  const [job] = review.work_experience;
  const [degree] = review.education;
  if (!job || !degree) throw new Error('The review has a job and a degree.');
  await api.ok(
    'uploadResume',
    save({
      ...review,
      summary: null,
      city: 'Liverpool',
      skills: ['SPANISH', 'Excel'],
      education: [{ ...degree, major: 'BUSINESS administration', end_year: '2016' }],
      work_experience: [
        { ...job, company: ' salt city  SUPPLIES', present: false, end_date: '30-06-2024' },
        { ...job, start_date: '01-01-2025', responsibilities: [] },
      ],
    }),
  );
  expect(await api.ok('getUser', own())).toMatchObject({
    Summary: 'Eight years of helping people by phone.',
  });
  expect(await api.ok('getUserProfile', own())).toMatchObject({ City: 'Liverpool', State: 'NY' });
  expect(await api.ok('getUserDegrees', own())).toMatchObject([{ YearCompleted: 2016 }]);
  expect(await api.ok('getUserWorkHistory', own())).toMatchObject([
    { StartDate: '2025-01-01', Present: true },
    {
      StartDate: '2019-03-01',
      EndDate: '2024-06-30',
      Responsibilities: 'Answered calls.\nTaught colleagues.',
    },
  ]);
  const skills = await api.ok('getUserSkills', own());
  expect(skills.map((skill) => skill.SkillName)).toEqual(['Data entry', 'Spanish', 'Excel']);
});

it('keeps the highest degree when a shorter resume does not name it', async () => {
  const [degree] = review.education;
  if (!degree) throw new Error('The review has a degree.');
  await api.ok('uploadResume', save(review));
  const school = { ...degree, level: 'high_school' as const, major: null, end_year: '2012' };
  await api.ok('uploadResume', save({ ...review, education: [school] }));
  const kept = {
    Education: "Associate's",
    Specialization: 'Business Administration',
    EducationCompleteDate: '2015',
  };
  expect(await api.ok('getUserProfile', own())).toMatchObject(kept);
  await api.ok('uploadResume', save({ ...review, education: [] }));
  expect(await api.ok('getUserProfile', own())).toMatchObject(kept);
});

it('keeps a town that was saved without a ZIP code when a resume names none', async () => {
  const body = { UserGuid: robin.userGuid, City: 'Utica', State: 'NY' };
  await api.ok('createUserProfile', { as: robin, body });
  await api.ok('uploadResume', save({ ...review, city: null, state: null, zip: '13501' }));
  expect(await api.ok('getUserProfile', own())).toMatchObject({
    City: 'Utica',
    State: 'NY',
    PostalCode: '13501',
  });
});

it('keeps no part of an old address when a resume names another', async () => {
  const street = { address1: '14 Quarry Hill Road', address2: 'Apartment 3' };
  await api.ok('uploadResume', save(review));
  // The same street without its apartment is the same address.
  await api.ok('uploadResume', save({ ...review, address2: null }));
  expect(await api.ok('getUserProfile', own())).toMatchObject({ Address2: street.address2 });
  await api.ok('uploadResume', save({ ...review, address1: '9 Elm Street', address2: null }));
  expect(await api.ok('getUserProfile', own())).toMatchObject({
    Address1: '9 Elm Street',
    Address2: null,
  });
  const moved = { address1: null, address2: null, city: 'Portland', state: 'OR', zip: '97201' };
  await api.ok('uploadResume', save({ ...review, ...street }));
  await api.ok('uploadResume', save({ ...review, ...moved }));
  expect(await api.ok('getUserProfile', own())).toMatchObject({
    Address1: null,
    Address2: null,
    City: 'Portland',
    State: 'OR',
    PostalCode: '97201',
  });
});

it('saves every undated job of one employer and every course of one school', async () => {
  const [job] = review.work_experience;
  const [degree] = review.education;
  if (!job || !degree) throw new Error('The review has a job and a degree.');
  const undated = { ...job, start_date: null };
  const course = { ...degree, level: null, major: null };
  const profile = {
    ...review,
    education: [course, { ...course, end_year: '2018' }, course],
    work_experience: [undated, { ...undated, responsibilities: ['Packed boxes.'] }, undated],
  };
  for (const _again of [1, 2]) await api.ok('uploadResume', save(profile));
  const degrees = await api.ok('getUserDegrees', own());
  expect(degrees.map(({ YearCompleted }) => YearCompleted)).toEqual([2018, 2015]);
  const jobs = await api.ok('getUserWorkHistory', own());
  expect(jobs.map(({ Responsibilities }) => Responsibilities).toSorted()).toEqual([
    'Answered calls.\nTaught colleagues.',
    'Packed boxes.',
  ]);
});

it('saves nothing twice when two come at the same time', async () => {
  await Promise.all([api.ok('uploadResume', save(review)), api.ok('uploadResume', save(review))]);
  expect(await api.ok('getUserDegrees', own())).toHaveLength(1);
  expect(await api.ok('getUserWorkHistory', own())).toHaveLength(1);
  expect(await api.ok('getUserSkills', own())).toHaveLength(2);
});

it('saves ongoing studies as in-progress with year 0', async () => {
  const [degree] = review.education;
  if (!degree) throw new Error('The review has a degree.');
  const education = [{ ...degree, end_year: null, status: 'in-progress' as const }];
  await api.ok('uploadResume', save({ ...review, education }));
  expect(await api.ok('getUserDegrees', own())).toMatchObject([
    { Present: true, YearCompleted: 0, Status: 'in-progress' },
  ]);
});

it('requires the five fields, and points at missing ones', async () => {
  const profile = {
    ...review,
    firstname: ' ',
    lastname: null,
    zip: null,
    email: '',
    phone_number: null,
  };
  expect(await api.refused('uploadResume', save(profile))).toMatchObject({
    status: 400,
    code: 'incomplete_review',
    pointers: ['firstname', 'lastname', 'email', 'phone_number', 'zip'].map(
      (field) => `/profile/${field}`,
    ),
  });
  expect(await api.ok('getUserProfile', own())).toBeNull();
});

it('points at dates and years that the review rejects', async () => {
  const [job] = review.work_experience;
  const [degree] = review.education;
  if (!job || !degree) throw new Error('The review has a job and a degree.');
  const profile = {
    ...review,
    education: [{ ...degree, end_year: null }],
    work_experience: [
      { ...job, start_date: null, end_date: null, present: false },
      { ...job, start_date: '31-02-2019' },
    ],
  };
  const { pointers } = await api.refused('uploadResume', save(profile));
  expect(pointers).toEqual(
    expect.arrayContaining([
      '/profile/education/0/end_year',
      '/profile/work_experience/0/start_date',
      '/profile/work_experience/0/end_date',
      '/profile/work_experience/1/start_date',
    ]),
  );
});

it('rejects an unknown ZIP code, unless the place is sent along', async () => {
  const profile = { ...review, zip: '00000' };
  expect(await api.refused('uploadResume', save(profile))).toMatchObject({
    status: 400,
    pointers: ['/profile/zip'],
  });
  await api.ok('uploadResume', save({ ...profile, LocationLat: 43, LocationLong: -76 }));
  expect(await api.ok('getUser', own())).toMatchObject({ LocationLat: 43, LocationLong: -76 });
});

it('takes a ZIP code newer than our list, placed in the town beside it', async () => {
  const profile = { ...review, zip: '13299', city: 'Syracuse', state: 'NY' };
  await api.ok('uploadResume', save(profile));
  expect(await api.ok('getUser', own())).toMatchObject({
    LocationLat: expect.closeTo(43.05, 1),
    LocationLong: expect.closeTo(-76.15, 1),
  });
});

it.each([
  ['of military mail', { zip: '09128', city: 'APO', state: 'AE' }],
  ['in a town nobody knows', { zip: '77352', city: 'Nowhere in Particular', state: null }],
])('saves a ZIP code %s without a place', async (_what, address) => {
  await api.ok('uploadResume', save({ ...review, LocationLat: null, ...address }));
  expect(await api.ok('getUser', own())).toMatchObject({ LocationLat: null, LocationLong: null });
  expect(await api.ok('getUserProfile', own())).toMatchObject({ PostalCode: address.zip });
});

it('saves all or nothing', async () => {
  // The database itself rejects the last part that is saved.
  await api.database.db.schema
    .alterTable('user_skill')
    .addCheckConstraint('no_juggling', sql`skill_name <> 'Juggling'`)
    .execute();
  expect(
    await api.refused('uploadResume', save({ ...review, skills: ['Juggling'] })),
  ).toMatchObject({ status: 500, code: 'internal' });
  await api.database.db.schema.alterTable('user_skill').dropConstraint('no_juggling').execute();
  expect(await api.ok('getUserProfile', own())).toBeNull();
  expect(await api.ok('getUserWorkHistory', own())).toEqual([]);
  expect(await api.ok('getUser', own())).toMatchObject({ FirstName: 'Robin', Phone: null });
});
