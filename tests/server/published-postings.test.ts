import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { newCompany } from '#tests/support/companies.ts';
import { contentOf, publish, storedJob, type PostingId, write } from '#tests/support/written.ts';

// Before midnight in Hawaii: there the day before is not over.
const start = new Date('2026-05-01T09:55:00Z');
let now = start;
let api: TestApi;
let robin: TestPerson;
let sky: TestPerson;
beforeAll(async () => {
  api = await openApi({ now: () => now });
  robin = await api.person();
});
afterAll(() => api.close());
beforeEach(async () => {
  now = start;
  ({ member: sky } = await newCompany(api));
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

describe('a published posting', () => {
  it('is read as it was until it is updated, and keeps the day it was posted', async () => {
    const draft = await write(api, sky);
    await publish(api, sky, draft);
    now = new Date('2026-05-01T10:05:00Z');
    const changed = await api.ok('updatePosting', {
      ...at(draft),
      ifMatch: draft._etag,
      body: { content: contentOf({ title: 'Chief Pilot' }) },
    });
    expect(changed).toMatchObject({ status: 'published', isChanged: true, revision: 1 });
    expect(await api.ok('getJob', at(draft, robin))).toMatchObject({ title: 'Harbor Pilot' });
    const updated = await publish(api, sky, changed);
    expect(updated).toMatchObject({ revision: 2, isChanged: false });
    expect(await api.ok('getJob', at(draft, robin))).toMatchObject({
      title: 'Chief Pilot',
      postedAt: start.toISOString(),
    });
    expect((await revisions(draft)).map(([revision, , title]) => [revision, title])).toEqual([
      [1, 'Harbor Pilot'],
      [2, 'Chief Pilot'],
    ]);
  });

  it('is not changed any more when the old words are saved again', async () => {
    const draft = await write(api, sky);
    await publish(api, sky, draft);
    const save = (title: string) =>
      api.ok('updatePosting', { ...at(draft), body: { content: contentOf({ title }) } });
    expect(await save('Chief Pilot')).toMatchObject({ isChanged: true });
    expect(await save('Harbor Pilot')).toMatchObject({ isChanged: false });
  });

  it('leaves every list with a pause, stays to be read, and comes back as it was', async () => {
    const draft = await write(api, sky, { title: 'Bell Founder' });
    await publish(api, sky, draft);
    const paused = await api.ok('pausePosting', at(draft));
    expect(paused).toMatchObject({ status: 'paused', revision: 1 });
    expect(await api.ok('pausePosting', at(draft))).toEqual(paused);
    expect(await found('bell founder')).toEqual([]);
    expect(await api.ok('getJob', at(draft, robin))).toMatchObject({ status: 'paused' });
    expect(await publish(api, sky, paused)).toMatchObject({ status: 'published', revision: 1 });
    expect(await found('bell founder')).toEqual([draft.sourceGUID]);
  });

  it('takes no application while it is paused or closed, and keeps those it has', async () => {
    const draft = await write(api, sky);
    await publish(api, sky, draft);
    const apply = (as: TestPerson) => ({
      as,
      body: { userGuid: as.userGuid, jobFeedSourceGUID: draft.sourceGUID },
    });
    const applied = await api.ok('applyForJob', apply(robin));
    await api.ok('pausePosting', at(draft));
    const other = await api.person();
    expect(await api.refused('applyForJob', apply(other))).toMatchObject({
      status: 409,
      code: 'not_open',
    });
    await api.ok('closePosting', at(draft));
    expect(await api.refused('applyForJob', apply(other))).toMatchObject({ code: 'not_open' });
    expect(await api.ok('applyForJob', apply(robin))).toEqual(applied);
    expect(await api.ok('getJob', at(draft, robin))).toMatchObject({ status: 'closed' });
  });

  it('lets an application keep the revision that it was sent to', async () => {
    const draft = await write(api, sky);
    await publish(api, sky, draft);
    const changed = await api.ok('updatePosting', {
      ...at(draft),
      body: { content: contentOf({ summary: 'Other words.' }) },
    });
    await publish(api, sky, changed);
    const body = { userGuid: robin.userGuid, jobFeedSourceGUID: draft.sourceGUID };
    await api.ok('applyForJob', { as: robin, body });
    const row = await api.database.db
      .selectFrom('job_application')
      .where('source_guid', '=', draft.sourceGUID)
      .select('revision')
      .executeTakeFirst();
    expect(row).toEqual({ revision: 2 });
  });

  it('stays closed once it is, also after its last day, and can be copied', async () => {
    const draft = await write(api, sky, { closesOn: '2026-04-30' });
    await publish(api, sky, draft);
    now = new Date('2026-05-01T10:05:00Z');
    expect(await api.ok('getPosting', at(draft))).toMatchObject({ status: 'closed' });
    const refusals = [
      await api.refused('publishPosting', { ...at(draft), body: {} }),
      await api.refused('pausePosting', at(draft)),
      await api.refused('updatePosting', {
        ...at(draft),
        body: { content: contentOf({ title: 'Late' }) },
      }),
    ];
    const isClosed = { status: 409, code: 'closed' };
    expect(refusals).toMatchObject([isClosed, isClosed, isClosed]);
    const closed = await api.ok('closePosting', at(draft));
    expect(await api.ok('closePosting', at(draft))).toEqual(closed);
    const body = { sourceGUID: randomUUID() };
    const copy = await api.ok('copyPosting', { ...at(draft), body });
    expect(copy).toMatchObject({ status: 'draft', revision: 0, content: closed.content });
    expect(await api.ok('copyPosting', { ...at(draft), body })).toEqual(copy);
  });

  it('is not deleted, because people may have applied', async () => {
    const draft = await write(api, sky);
    await publish(api, sky, draft);
    expect(await api.refused('deletePosting', at(draft))).toMatchObject({
      status: 409,
      code: 'published_before',
    });
    expect(await jobOf(draft)).toMatchObject({ status: 'published' });
  });

  it('is saved whole or not at all when a part of it cannot be stored', async () => {
    const draft = await write(api, sky, { title: 'Keystone' });
    const { pool } = api.database;
    await pool.query(
      'alter table job_revision add constraint never check (revision < 1) not valid',
    );
    expect(await api.refused('publishPosting', { ...at(draft), body: {} })).toMatchObject({
      status: 500,
    });
    await pool.query('alter table job_revision drop constraint never');
    expect(await api.ok('getPosting', at(draft))).toEqual(draft);
    expect(await found('keystone')).toEqual([]);
    expect(await publish(api, sky, draft)).toMatchObject({ revision: 1 });
  });
});
