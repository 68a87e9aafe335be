import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limit } from '#scripts/testing/slowness.ts';
import { openJobIndexes, type JobIndexes } from '#server/jobs/indexes/openIndexes.ts';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { newCompany } from '#tests/support/companies.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';
import {
  contentOf,
  emptyContent,
  publish,
  storedJob,
  type PostingId,
  write,
} from '#tests/support/written.ts';

/** Before a copy looks by itself, which it does every 30 seconds: the notice tells it. */
const soon = Math.min(25_000, limit(5000));

// Before midnight in Hawaii: there the day before is not over.
const start = new Date('2026-05-01T09:55:00Z');
let now = start;
let api: TestApi;
let robin: TestPerson;
let sky: TestPerson;
let companyGuid: string;
beforeAll(async () => {
  api = await openApi({ now: () => now });
  robin = await api.person();
});
afterAll(() => api.close());
beforeEach(async () => {
  now = start;
  ({ companyGuid, member: sky } = await newCompany(api));
});

const at = (posting: PostingId, as = sky) => ({
  as,
  path: { id: posting.sourceGUID },
});
const found = async (searchText: string) =>
  api.ok('searchJobIds', { as: robin, body: { searchText, locationText: '' } });
const jobOf = (posting: PostingId) => storedJob(api, posting);
const revisions = async (posting: PostingId) => {
  const rows = await api.database.db
    .selectFrom('job_revision')
    .where('source_guid', '=', posting.sourceGUID)
    .select(['revision', 'published_by', 'content'])
    .orderBy('revision')
    .execute();
  return rows.map(({ revision, published_by, content }) => [revision, published_by, content.title]);
};

describe('publishing', () => {
  it('lets candidates find and read exactly what was saved last, at the next request', async () => {
    const draft = await write(api, sky, { title: 'Toll Collector' });
    const published = await publish(api, sky, draft);
    expect(published).toMatchObject({
      status: 'published',
      revision: 1,
      isChanged: false,
      publishedAt: now.toISOString(),
      content: draft.content,
    });
    expect(await found('toll collector')).toEqual([draft.sourceGUID]);
    const job = await api.ok('getJob', at(draft, robin));
    expect(job).toMatchObject({
      title: 'Toll Collector',
      company: companyGuid,
      location: 'Syracuse, NY',
      origin: 'employer',
      status: 'published',
      salaryMin: 30,
      salaryCurrency: 'USD',
      accommodations: ['step-free-entrance'],
      duties: { essential: ['Bring ships in safely'], other: ['Answer the radio'] },
      accommodationContact: { name: 'Ada Amberly', phone: null },
    });
    expect(job.description).toBe(
      [
        'You bring ships into the harbor.',
        'What you will do\n- Bring ships in safely',
        'Other duties\n- Answer the radio',
        'What you need\n- Navigation\n- Experience: Two years at sea\n- Pilot license',
        'Where and when\n- Syracuse, NY\n- On site\n- Hours: 40 hours a week\n- Start and end times are flexible',
        'Need a change to apply or to interview? Write to Ada Amberly at access@harbor.example.com.',
      ].join('\n\n'),
    );
    expect(await revisions(draft)).toEqual([[1, sky.userGuid, 'Toll Collector']]);
  });

  it('keeps the place on the map, the occupation and where applications are mailed to', async () => {
    const draft = await write(api, sky, { title: 'Registered Nurse' });
    await publish(api, sky, draft);
    const job = await jobOf(draft);
    expect(job).toMatchObject({ soc_code: '29-1141', contact_email: 'jobs@harbor.example.com' });
    expect(Math.abs((job?.lat ?? 0) - 43.04)).toBeLessThan(0.2);
  });

  it('is recommended at the next request to a candidate whom it fits', async () => {
    const draft = await write(api, sky, { title: 'Glass Engraver' });
    await publish(api, sky, draft);
    await api.ok('createUserWorkHistory', {
      as: robin,
      body: {
        UserGuid: robin.userGuid,
        EmployerName: 'Lake Glass',
        JobTitle: 'Glass Engraver',
        Responsibilities: 'Engraved glass.',
        StartDate: '2019-03-01',
        EndDate: null,
        Present: true,
      },
    });
    const recommended = async () => {
      const body = { user_id: robin.userGuid };
      const { recommendations } = await api.ok('recommendations', { as: robin, body });
      return recommendations.map((one) => one.sourceGUID);
    };
    expect(await recommended()).toContain(draft.sourceGUID);
    await api.ok('pausePosting', at(draft));
    expect(await recommended()).not.toContain(draft.sourceGUID);
  });

  it('reaches another copy of the server by a notice', async () => {
    let indexes: JobIndexes | null = null;
    indexes = await openJobIndexes(api.database, () => now);
    const stop = await indexes.follow(() => undefined);
    const draft = await write(api, sky, { title: 'Ferry Purser' });
    await publish(api, sky, draft);
    const query = { searchText: 'ferry purser', locationText: '', offset: 0, limit: 5 };
    const isFound = () => indexes?.jobSearch.search(query).total;
    await expect.poll(isFound, { timeout: soon }).toBe(1);
    await api.ok('closePosting', at(draft));
    await expect.poll(isFound, { timeout: soon }).toBe(0);
    await stop();
  });

  it('names each field that candidates need when the posting is empty', async () => {
    const body = { sourceGUID: randomUUID(), content: emptyContent() };
    const draft = await api.ok('createPosting', { as: sky, body });
    const refused = await api.refused('publishPosting', { ...at(draft), body: {} });
    expect(refused).toMatchObject({ status: 400, code: 'not_complete' });
    expect(refused.pointers).toEqual(
      [
        'title',
        'summary',
        'essentialDuties',
        'city',
        'stateShort',
        'accommodationContact/name',
        'accommodationContact/email',
        'applyEmail',
      ].map((field) => `/content/${field}`),
    );
    expect(await jobOf(draft)).toMatchObject({ status: 'draft', revision: 0 });
  });

  it.each([
    ['salaryMax', { salaryMin: 50, salaryMax: 40 }],
    ['salaryUnit', { salaryUnit: null }],
    ['city', { city: 'Nowhereville Springs' }],
    ['stateShort', { stateShort: 'ZZ' }],
    ['stateShort', { remote: 'remote' as const, stateShort: '' }],
    ['closesOn', { closesOn: '2026-04-29' }],
    ['applyEmail', { applyEmail: 'jobs at harbor' }],
    [
      'accommodationContact/email',
      { accommodationContact: { name: 'Ada', email: 'ada', phone: '' } },
    ],
    ['essentialDuties', { essentialDuties: [{ text: '  ', reasons: [] }] }],
  ])('is refused at %s when it says %j', async (field, changes) => {
    const draft = await write(api, sky, changes);
    expect(await api.refused('publishPosting', { ...at(draft), body: {} })).toMatchObject({
      status: 400,
      code: 'not_complete',
      pointers: [`/content/${field}`],
    });
  });

  it.each([
    ['remote work without a city', { remote: 'remote' as const, city: '', stateShort: '' }],
    [
      'a phone number and no address',
      { accommodationContact: { name: 'Ada', email: '', phone: '315-555-0142' } },
    ],
    ['pay from, and not to', { salaryMax: null }],
    ['no pay', { salaryMin: null, salaryMax: null, salaryUnit: null }],
    ['a last day that is not over in Hawaii', { closesOn: '2026-04-30' }],
  ])('is done with %s', async (_what, changes) => {
    const draft = await write(api, sky, changes);
    expect(await publish(api, sky, draft)).toMatchObject({ status: 'published' });
  });

  it('asks first when a copy is published at the same moment', async () => {
    const drafts = [await write(api, sky), await write(api, sky)];
    const answers = await Promise.all(
      drafts.map((draft) => api.call('publishPosting', { ...at(draft), body: {} })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('asks first when another open job of the company has title and place', async () => {
    const ofFeed = jobNamed('Harbor PILOT', { company_guid: companyGuid });
    await insertJobs(api.database.db, [ofFeed]);
    const draft = await write(api, sky);
    expect(await api.refused('publishPosting', { ...at(draft), body: {} })).toMatchObject({
      status: 409,
      code: 'looks_like_copy',
      detail: expect.stringContaining('Harbor PILOT'),
    });
    expect(await publish(api, sky, draft, { isNoCopy: true })).toMatchObject({ revision: 1 });
    const saved = await api.ok('updatePosting', {
      ...at(draft),
      body: { content: contentOf({ summary: 'New words.' }) },
    });
    expect(await publish(api, sky, saved)).toMatchObject({ revision: 2 });
    const elsewhere = await write(api, sky, { city: 'Rochester' });
    expect(await publish(api, sky, elsewhere)).toMatchObject({ revision: 1 });
    const ofAnother = await newCompany(api);
    expect(await publish(api, ofAnother.member, await write(api, ofAnother.member))).toMatchObject({
      revision: 1,
    });
  });

  it('changes nothing when it is asked for twice', async () => {
    const draft = await write(api, sky);
    const first = await publish(api, sky, draft);
    now = new Date('2026-05-01T10:05:00Z');
    expect(await publish(api, sky, draft)).toEqual(first);
    expect(await revisions(draft)).toHaveLength(1);
  });
});
