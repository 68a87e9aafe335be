import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ACCOMMODATION_KEYS } from '#domain/accommodations.ts';
import { userSoc } from '#domain/insights.ts';
import { EMPTY_RESUME, type ParsedResume } from '#domain/resume.ts';
import type { components } from '#openapi/matching.ts';
import { generateFeed } from '#server/database/seed/feed/generateFeed.ts';
import { insertSampleJobs } from '#server/database/seed/sampleJobs.ts';
import { countFeedback } from '#server/matching/feedbackQueries.ts';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { insertConsent } from '#tests/support/coaching.ts';

type Changes = components['schemas']['RankChanges'];
type Change = Changes['changes'][number];

const now = new Date('2026-02-02T12:00:00Z');
const feed = generateFeed({ now, count: 1500 });
let api: TestApi;
beforeAll(async () => {
  api = await openApi({ now: () => now, prepare: ({ db }) => insertSampleJobs(db, feed) });
});
afterAll(() => api.close());

const review = (skills: readonly string[]): ParsedResume => ({
  ...EMPTY_RESUME,
  firstname: 'Robin',
  lastname: 'Sample',
  email: 'robin@example.com',
  phone_number: '315-555-0142',
  zip: '10001',
  skills: [...skills],
  ideal_job: 'Bookkeeper',
  work_experience: [
    {
      job_title: 'Bookkeeper',
      company: 'Harbor Books',
      responsibilities: ['Kept the books of twelve shops.'],
      start_date: '01-07-2019',
      end_date: null,
      present: true,
    },
  ],
});
const ownSkills = ['Invoices'];

/** Saves the insights of what was reviewed, as the browser does after each change of it. */
async function saveInsights(as: TestPerson, skills: readonly string[]) {
  const { work_experience, education, ideal_job } = review([]);
  const data = { work_experience, education, skills: [...skills], ideal_job };
  const insights = await api.ok('candidateInsights', { as, body: { candidate_data: data } });
  const where = { zip: '10001', lat: null, long: null, relocate: 1, remote: 'hybrid' } as const;
  const body = userSoc(as.userGuid, insights, where);
  await api.ok('updateCandidateInsights', { as, path: { id: as.userGuid }, body });
}

const skipped = { Relocate: 1, RemoteWorkType: 'no preference', PreferencesAnswered: false };
const fromHome = { Relocate: 1, RemoteWorkType: 'remote', PreferencesAnswered: true };
const nearInPerson = { Relocate: 0, RemoteWorkType: 'in-person', PreferencesAnswered: true };

/** A bookkeeper in New York. */
async function bookkeeper(preferences: object): Promise<TestPerson> {
  const as = await api.person(2);
  const { userGuid } = as;
  await api.ok('uploadResume', { as, body: { UserGuid: userGuid, profile: review(ownSkills) } });
  await prefer(as, preferences);
  await saveInsights(as, ownSkills);
  return as;
}

const prefer = (as: TestPerson, body: object) =>
  api.ok('updateUser', { as, path: { guid: as.userGuid }, body });

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

async function list(as: TestPerson): Promise<string[]> {
  const body = { user_id: as.userGuid };
  const { recommendations } = await api.ok('recommendations', { as, body });
  return recommendations.map(({ sourceGUID }) => sourceGUID);
}

const changesOf = (as: TestPerson, sourceGUID: string) =>
  api.ok('recommendationChanges', { as, body: { user_id: as.userGuid, sourceGUID } });

/** Saves a change as the screens do. */
async function save(as: TestPerson, { code, value }: Change): Promise<void> {
  const UserGuid = as.userGuid;
  if (code === 'skill') {
    await api.ok('createUserSkill', { as, body: { UserGuid, SkillName: value } });
    await saveInsights(as, [...ownSkills, value]);
  }
  if (code === 'credential') {
    const body = { UserGuid, CredentialName: value, CredentialYear: 2025 };
    await api.ok('createUserCredential', { as, body });
  }
  if (code === 'way') await prefer(as, { RemoteWorkType: value, PreferencesAnswered: true });
  if (code === 'move') await prefer(as, { Relocate: 1, PreferencesAnswered: true });
}

it.each([
  ['skipped the preferences', skipped, ['skill', 'move']],
  ['wants to work from home', fromHome, ['skill', 'way']],
])(
  'moves the job to the named place when the named change of who %s is saved',
  async (_who, preferences, codes) => {
    const robin = await bookkeeper(preferences);
    const jobs = await list(robin);
    const told: [string, Change][] = [];
    for (const id of jobs.slice(3, 60).filter((_id, at) => at % 4 === 0))
      for (const change of (await changesOf(robin, id)).changes) told.push([id, change]);
    expect([...new Set(told.map(([, { code }]) => code))]).toEqual(expect.arrayContaining(codes));
    for (const [id, change] of told.slice(0, 12)) {
      const other = await bookkeeper(preferences);
      expect(await list(other)).toEqual(jobs);
      await save(other, change);
      expect([change, (await list(other)).indexOf(id) + 1]).toEqual([change, change.place]);
    }
  },
);

it('names what speaks against a job that is not in the list, and no place', async () => {
  const robin = await bookkeeper(nearInPerson);
  const listed = new Set(await list(robin));
  const outside = feed.find(({ jobId, socCode }) => socCode === '43-3031' && !listed.has(jobId));
  const { place, gaps } = await changesOf(robin, outside?.jobId ?? '');
  expect(place).toBeNull();
  expect(gaps.map(({ code }) => code)).toContain('remote');
  expect(new Set(gaps.map(({ effect }) => effect))).toEqual(new Set(['gap']));
});

it('tells what the place of a job is made of, in points that add up', async () => {
  const takenOff: number[] = [];
  for (const preferences of [skipped, fromHome]) {
    const robin = await bookkeeper(preferences);
    const body = { user_id: robin.userGuid };
    const { recommendations } = await api.ok('recommendations', { as: robin, body });
    for (const { sourceGUID, score: share } of recommendations.filter(
      (_one, at) => at % 12 === 0,
    )) {
      const { score } = await changesOf(robin, sourceGUID);
      const parts = score?.parts ?? [];
      expect(score?.points).toBe(Math.round(100 * share));
      expect(sum(parts.map(({ points }) => points)) - (score?.takenOff ?? 0)).toBe(score?.points);
      expect(sum(parts.map(({ of }) => of))).toBe(100);
      expect(parts.filter(({ points, of }) => points > of)).toEqual([]);
      takenOff.push(score?.takenOff ?? 0);
    }
  }
  expect(Math.min(...takenOff)).toBe(0);
  expect(Math.max(...takenOff)).toBeGreaterThan(0);
});

it('has nothing to tell of a job that is gone, or that already stands in the first places', async () => {
  const robin = await bookkeeper(skipped);
  const [first = ''] = await list(robin);
  expect((await changesOf(robin, first)).changes).toEqual([]);
  const gone = await changesOf(robin, randomUUID());
  expect(gone).toMatchObject({ place: null, score: null, gaps: [], changes: [] });
});

it('is the same to the byte whichever accommodations are saved', async () => {
  const robin = await bookkeeper(skipped);
  const jobs = (await list(robin)).slice(3, 8);
  const answers = async () =>
    JSON.stringify(await Promise.all(jobs.map((id) => changesOf(robin, id))));
  const before = await answers();
  const ticked = Object.fromEntries(ACCOMMODATION_KEYS.map((key) => [key, true]));
  await api.ok('createUserAccommodation', {
    as: robin,
    body: { ...ticked, UserGuid: robin.userGuid, OtherAccommodationText: 'A quiet room' },
  });
  expect(await answers()).toBe(before);
});

it('keeps one answer to a reason, for the person alone, until it is taken back', async () => {
  const robin = await bookkeeper(skipped);
  const coach = await api.person(4);
  await insertConsent(api.database, robin, coach, { scopes: ['profile', 'recommendations'] });
  const [id = ''] = await list(robin);
  const reason = { code: 'skills', effect: 'gap' } as const;
  const body = { user_id: robin.userGuid, sourceGUID: id, ...reason };
  const toldTo = async (as: TestPerson) => {
    const about = { user_id: robin.userGuid, sourceGUID: id };
    return (await api.ok('recommendationChanges', { as, body: about })).told;
  };
  for (const answer of ['posting', 'have'] as const)
    await api.ok('tellReasonWrong', { as: robin, body: { ...body, answer } });
  expect(await toldTo(robin)).toEqual([{ ...reason, answer: 'have' }]);
  expect(await toldTo(coach)).toEqual([]);
  expect(await countFeedback(api.database.db)).toEqual([{ ...reason, answer: 'have', times: 1 }]);
  for (const _press of [1, 2]) await api.ok('takeReasonFeedbackBack', { as: robin, body });
  expect(await toldTo(robin)).toEqual([]);
});
