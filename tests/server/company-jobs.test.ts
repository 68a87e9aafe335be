import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { colleagueOf, newCompany } from '#tests/support/companies.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';
import { contentOf, publish, write } from '#tests/support/written.ts';

const now = new Date('2026-05-01T10:00:00Z');
let api: TestApi;
let alex: TestPerson;
let robin: TestPerson;
let sky: TestPerson;
let companyGuid: string;
beforeAll(async () => {
  api = await openApi({ now: () => now });
  alex = await api.person(1);
  robin = await api.person();
});
afterAll(() => api.close());
beforeEach(async () => {
  ({ companyGuid, member: sky } = await newCompany(api));
});

const ofCompany = (title: string, facts: Parameters<typeof jobNamed>[1] = {}) =>
  jobNamed(title, { company_guid: companyGuid, ...facts });
const insert = (...jobs: ReturnType<typeof jobNamed>[]) => insertJobs(api.database.db, jobs);
const list = (as = sky, offset = '0', companyName = companyGuid) =>
  api.ok('getCompanyJobs', { as, path: { companyName }, query: { offset } });
const search = (changes: object, as = sky) =>
  api.ok('getCompanyJobsFromSearch', {
    as,
    body: { companyName: companyGuid, searchText: '', ...changes },
  });
const titles = ({ jobs }: { readonly jobs: readonly { readonly title: string }[] }) =>
  jobs.map(({ title }) => title);
const view = async (job: { readonly source_guid: string }, as = robin) =>
  api.ok('recordJobView', {
    as,
    body: { profileId: as.userGuid, jobSourceGUID: job.source_guid },
  });
const apply = async (job: { readonly source_guid: string }, as = robin) =>
  api.ok('applyForJob', {
    as,
    body: { userGuid: as.userGuid, jobFeedSourceGUID: job.source_guid },
  });
const rename = async (name: string) => {
  await api.database.db
    .updateTable('company')
    .set({ name })
    .where('company_guid', '=', companyGuid)
    .execute();
  return name;
};

describe('the jobs of a company', () => {
  it('are listed with views, applications and language notes when a member asks', async () => {
    const plain = ofCompany('Baker');
    const noted = ofCompany('Clerk', { description: 'A crazy pace. Perfect vision and hearing.' });
    await insert(plain, noted);
    await view(plain);
    await view(plain);
    await view(plain, await api.person());
    await apply(plain);
    const { total, jobs } = await list();
    expect(total).toBe(2);
    expect(jobs.find(({ title }) => title === 'Baker')).toEqual({
      sourceGUID: plain.source_guid,
      title: 'Baker',
      location: 'Syracuse, NY',
      status: 'published',
      origin: 'sample',
      postedAt: '2026-01-15T09:00:00.000Z',
      closesOn: null,
      viewed: 2,
      applied: 1,
      languageNotes: 0,
      isChanged: false,
    });
    const shown = await api.ok('getAbleistExtracts', { as: sky, path: { id: noted.source_guid } });
    expect(jobs.find(({ title }) => title === 'Clerk')?.languageNotes).toBe(shown.length);
    expect(shown.length).toBeGreaterThan(1);
  });

  it('count language notes of the new words when a text was changed', async () => {
    const clerk = ofCompany('Clerk', { description: 'A crazy pace.' });
    await insert(clerk);
    const notes = async () => (await list()).jobs[0]?.languageNotes;
    expect(await notes()).toBe(1);
    await insert({ ...clerk, description: 'A good pace.' });
    expect(await notes()).toBe(0);
  });

  it('come 25 at a time, last changed first, without gap or overlap', async () => {
    const days = Array.from({ length: 30 }, (_, day) =>
      ofCompany(`Job ${day}`, { posted_at: new Date(Date.UTC(2026, 1, 1 + day)) }),
    );
    await insert(...days);
    const [first, second] = [await list(), await list(sky, '25')];
    expect([first.total, first.jobs.length, second.jobs.length]).toEqual([30, 25, 5]);
    expect([...titles(first), ...titles(second)]).toEqual(
      days.map(({ title }) => title).toReversed(),
    );
  });

  it('are those of no other company, whatever name a member sends', async () => {
    const other = await newCompany(api);
    await insert(ofCompany('Baker'));
    expect(await list(other.member, '0', other.companyGuid)).toEqual({ total: 0, jobs: [] });
    const refusal = { status: 404, code: 'not_yours' };
    const path = { companyName: companyGuid };
    expect(await api.refused('getCompanyJobs', { as: other.member, path })).toMatchObject(refusal);
    expect(
      await api.refused('getCompanyJobsFromSearch', {
        as: other.member,
        body: { ...path, searchText: '' },
      }),
    ).toMatchObject(refusal);
  });

  it('are found by words of title and place in any case and order, and by status', async () => {
    await insert(
      ofCompany('Night Baker'),
      ofCompany('Baker 100%', { city: 'Rochester' }),
      ofCompany('Closed Baker', { status: 'closed' }),
      ofCompany('Past Baker', { closes_on: '2026-04-20' }),
      ofCompany('Clerk'),
    );
    expect(titles(await search({ searchText: 'BAKER night' }))).toEqual(['Night Baker']);
    expect(titles(await search({ searchText: 'rochester, baker' }))).toEqual(['Baker 100%']);
    expect(titles(await search({ searchText: '100%' }))).toEqual(['Baker 100%']);
    expect(titles(await search({ searchText: '%' }))).toEqual(['Baker 100%']);
    expect(titles(await search({ status: 'closed' })).toSorted()).toEqual([
      'Closed Baker',
      'Past Baker',
    ]);
    expect((await search({ searchText: 'baker', status: 'published' })).total).toBe(2);
    expect((await search({ searchText: 'baker', offset: 3 })).jobs).toHaveLength(1);
  });

  it('are narrowed to one job when its id is sent', async () => {
    const baker = ofCompany('Baker');
    await insert(baker, ofCompany('Clerk'));
    expect(titles(await search({ sourceGUID: baker.source_guid }))).toEqual(['Baker']);
    expect(await search({ sourceGUID: randomUUID() })).toEqual({ total: 0, jobs: [] });
  });

  it('have drafts and unpublished changes of members among them', async () => {
    const draft = await write(api, sky, { title: 'Draft' });
    const posted = await write(api, sky, { title: 'Posted' });
    await publish(api, sky, posted);
    await api.ok('updatePosting', {
      as: sky,
      path: { id: posted.sourceGUID },
      body: { content: contentOf({ title: 'Changed' }) },
    });
    const { jobs } = await list(await colleagueOf(api, companyGuid));
    const byTitle = jobs.map(({ title, status, isChanged }) => [title, status, isChanged]);
    expect(byTitle.toSorted()).toEqual([
      ['Draft', 'draft', true],
      ['Posted', 'published', true],
    ]);
    expect(jobs.find((job) => job.sourceGUID === draft.sourceGUID)).toMatchObject({
      origin: 'employer',
      postedAt: null,
      viewed: 0,
      languageNotes: 0,
    });
  });

  it('are their own drafts alone for somebody who waits, which nobody else is shown', async () => {
    const waiting = await colleagueOf(api, companyGuid, 'waiting');
    const baker = ofCompany('Baker', { description: 'A crazy pace.' });
    await insert(baker);
    await apply(baker);
    await write(api, sky, { title: 'Of a colleague' });
    const own = await write(api, waiting, { title: 'Own', summary: 'A crazy pace.' });
    const { total, jobs } = await list(waiting);
    expect(total).toBe(1);
    expect(jobs).toMatchObject([
      { sourceGUID: own.sourceGUID, status: 'draft', viewed: 0, applied: 0, languageNotes: 0 },
    ]);
    expect(titles(await list()).toSorted()).toEqual(['Baker', 'Of a colleague']);
    expect(titles(await list(alex)).toSorted()).toEqual(['Baker', 'Of a colleague']);
  });

  it('are listed for an administrator by any name the company has or had', async () => {
    await insert(ofCompany('Baker'));
    const { db } = api.database;
    const old = `old name ${companyGuid}`;
    await db
      .insertInto('company_name')
      .values({ name_key: old, company_guid: companyGuid })
      .execute();
    const mergedGuid = randomUUID();
    await db
      .insertInto('company')
      .values({ company_guid: mergedGuid, name: `Merged ${mergedGuid}`, merged_into: companyGuid })
      .execute();
    const name = await rename(`Tidewick & Röwe 100% ${companyGuid}`);
    for (const one of [name, name.toUpperCase(), companyGuid, old, `merged ${mergedGuid}`])
      for (const as of [sky, alex]) expect(titles(await list(as, '0', one))).toEqual(['Baker']);
    expect(
      await api.refused('getCompanyJobs', { as: alex, path: { companyName: 'Nobody & Sons' } }),
    ).toMatchObject({ status: 404, code: 'no_company' });
  });
});

describe('language notes of a company', () => {
  it('are counted in open jobs alone, most first, with one job for each', async () => {
    const one = ofCompany('One', { description: 'A crazy pace.' });
    const two = ofCompany('Two', { description: 'A crazy pace. English native speaker.' });
    const closed = ofCompany('Closed', { description: 'A crazy pace.', status: 'closed' });
    const past = ofCompany('Past', { description: 'Crazy.', closes_on: '2026-04-20' });
    await insert(one, two, closed, past, ofCompany('None'));
    await write(api, sky, { summary: 'A crazy pace.' });
    const path = { companyName: companyGuid };
    expect(await api.ok('getAbleistCounts', { as: sky, path })).toEqual({
      phrases: 3,
      jobs: 2,
      counts: [
        { sourceGUID: two.source_guid, title: 'Two', phrases: 2 },
        { sourceGUID: one.source_guid, title: 'One', phrases: 1 },
      ],
    });
  });
});
