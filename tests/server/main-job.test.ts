import { afterAll, beforeAll, expect, it } from 'vitest';
import { candidateData, userSoc } from '#domain/insights.ts';
import type { ParsedResume } from '#domain/resume.ts';
import { insertSampleJobs } from '#server/database/seed/sampleJobs.ts';
import { generateFeed } from '#server/database/seed/feed/generateFeed.ts';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { sampleResumeLines, textPdf } from '#tests/support/pdf.ts';

/**
 * From sign-up to recommended jobs by HTTP alone, in the order of the screens; each step uses the
 * answer of the one before.
 */
let api: TestApi;
let marisol: TestPerson;
let resume: ParsedResume;
const jobs: string[] = [];
beforeAll(async () => {
  api = await openApi({
    prepare: ({ db }) => insertSampleJobs(db, generateFeed({ now: new Date(), count: 1500 })),
  });
});
afterAll(() => api.close());

const email = 'marisol.vanterpool@example.com';

it('signs up, verifies with the code from the mailbox and signs in', async () => {
  const Password = 'quiet harbor lantern';
  await api.ok('signUp', {
    body: {
      FirstName: 'Marisol',
      LastName: 'Vanterpool',
      Email: email,
      Password,
      Role: 2,
      CompanyGuid: '',
    },
  });
  const mails = await api.ok('listMailbox', { query: { to: email } });
  const code = /\b\d{6}\b/.exec(mails[0]?.subject ?? '')?.[0] ?? '';
  await api.ok('verifyOTP', { body: { code, email } });
  const session = await api.ok('signIn', { body: { Email: email, Password } });
  marisol = {
    email,
    userGuid: session.userDetails?.UserGuid ?? '',
    token: session.accessToken ?? '',
  };
  expect(session).toMatchObject({ role: 2, userDetails: { FirstName: 'Marisol' } });
});

it('stores the file and reads it', async () => {
  const file = { name: 'resume.pdf', content: textPdf(sampleResumeLines) };
  const { url } = await api.ok('storeResume', { as: marisol, file });
  const { output } = await api.ok('parseResume', { as: marisol, body: { filename: url } });
  expect(output).toMatchObject({
    firstname: 'Marisol',
    zip: '13202',
    phone_number: '315-555-0142',
  });
  resume = output;
});

it('geocodes the zip code and saves the review', async () => {
  const [place] = await api.ok('searchPlaces', {
    query: { postalcode: resume.zip ?? '', countrycodes: 'us', limit: '1' },
  });
  resume = { ...resume, LocationLat: Number(place?.lat), LocationLong: Number(place?.lon) };
  expect(
    await api.ok('uploadResume', {
      as: marisol,
      body: { UserGuid: marisol.userGuid, profile: resume },
    }),
  ).toEqual({ message: 'Updated profile successfully' });
});

it('computes the insights and saves them', async () => {
  const insights = await api.ok('candidateInsights', {
    as: marisol,
    body: { candidate_data: candidateData(resume) },
  });
  expect(insights).toMatchObject({ SOCCode: '43-4051', HighestLevelOfEducation: 'associates' });
  expect(insights.YearsOfExperience).toBeGreaterThan(9);
  const body = userSoc(marisol.userGuid, insights, {
    zip: resume.zip,
    lat: resume.LocationLat ?? null,
    long: resume.LocationLong ?? null,
    relocate: null,
    remote: null,
  });
  const path = { id: marisol.userGuid };
  const saved = await api.ok('updateCandidateInsights', { as: marisol, path, body });
  expect(saved).toMatchObject({ SOCCode: '43-4051', SearchRadius: 50 });
  expect(await api.ok('getUserSOC', { as: marisol, path: { userGuid: marisol.userGuid } })).toEqual(
    saved,
  );
});

it('saves the answers and the accommodations', async () => {
  const user = await api.ok('updateUser', {
    as: marisol,
    path: { guid: marisol.userGuid },
    body: { Relocate: 0, RemoteWorkType: 'hybrid', PreferencesAnswered: true, q3w: 'Listening.' },
  });
  expect(user).toMatchObject({ Relocate: 0, PreferencesAnswered: true, q3w: 'Listening.' });
  await api.ok('createUserAccommodation', {
    as: marisol,
    body: {
      UserGuid: marisol.userGuid,
      PreferSR: true,
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
    },
  });
});

it('gets jobs, best first, each with its reasons, near or from home', async () => {
  const { recommendations } = await api.ok('recommendations', {
    as: marisol,
    body: { user_id: marisol.userGuid },
  });
  expect(recommendations.length).toBeGreaterThan(5);
  expect(recommendations.length).toBeLessThanOrEqual(200);
  const scores = recommendations.map((one) => one.score);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  for (const { reasons } of recommendations)
    expect(reasons.filter((reason) => reason.effect === 'positive')).not.toEqual([]);
  jobs.push(...recommendations.map((one) => one.sourceGUID));
});

it('returns them as cards in that order, the first ones of the right kind', async () => {
  const cards = await api.ok('searchRecommendedJobs', {
    as: marisol,
    body: {
      searchText: '',
      locationText: '',
      userGuid: marisol.userGuid,
      JobListString: jobs.join(','),
    },
  });
  expect(cards.map((card) => card.sourceGUID)).toEqual(jobs);
  expect(cards.every((card) => card.origin === 'sample')).toBe(true);
  expect(cards[0]?.title).toMatch(/customer|client|service|support|call|order/i);
  const first = await api.ok('getJob', { as: marisol, path: { id: jobs[0] ?? '' } });
  expect(first.description).toBe(cards[0]?.description);
});
