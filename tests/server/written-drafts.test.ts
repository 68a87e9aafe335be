import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { colleagueOf, newCompany } from '#tests/support/companies.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';
import {
  contentOf,
  emptyContent,
  storedJob,
  type PostingId,
  write,
} from '#tests/support/written.ts';

// Before midnight in Hawaii: there the day before is not over.
const start = new Date('2026-05-01T09:55:00Z');
let now = start;
let api: TestApi;
let robin: TestPerson;
let sky: TestPerson;
let companyGuid: string;
let waiting: TestPerson;
beforeAll(async () => {
  api = await openApi({ now: () => now });
  robin = await api.person();
});
afterAll(() => api.close());
beforeEach(async () => {
  now = start;
  ({ companyGuid, member: sky } = await newCompany(api));
  waiting = await colleagueOf(api, companyGuid, 'waiting');
});

const at = (posting: PostingId, as = sky) => ({
  as,
  path: { id: posting.sourceGUID },
});
const found = async (searchText: string) =>
  api.ok('searchJobIds', { as: robin, body: { searchText, locationText: '' } });
const jobOf = (posting: PostingId) => storedJob(api, posting);

describe('a draft', () => {
  it('is found by nobody and read by no candidate when it is saved', async () => {
    const draft = await write(api, sky, { title: 'Lamplighter' });
    expect(draft).toMatchObject({
      status: 'draft',
      revision: 0,
      publishedAt: null,
      isChanged: true,
      companyName: companyGuid,
      content: { title: 'Lamplighter' },
    });
    expect(await found('lamplighter')).toEqual([]);
    expect(await api.refused('getJob', at(draft, robin))).toMatchObject({ code: 'no_job' });
    expect(await api.ok('getPosting', at(draft))).toEqual(draft);
  });

  it('can be empty, and answers the first when the same is sent again', async () => {
    const body = { sourceGUID: randomUUID(), content: emptyContent() };
    const draft = await api.ok('createPosting', { as: sky, body });
    const both = await Promise.all([
      api.ok('createPosting', { as: sky, body: { ...body, sourceGUID: randomUUID() } }),
      api.ok('createPosting', { as: sky, body }),
    ]);
    expect(both[1]).toEqual(draft);
  });

  it('is refused when another text was saved under its id, and leaves that as it is', async () => {
    const body = { sourceGUID: randomUUID(), content: contentOf({ title: 'One' }) };
    const draft = await api.ok('createPosting', { as: sky, body });
    const other = { ...body, content: contentOf({ title: 'Other' }) };
    expect(await api.refused('createPosting', { as: sky, body: other })).toMatchObject({
      status: 412,
      code: 'changed_meanwhile',
    });
    const path = { id: body.sourceGUID };
    expect(await api.ok('getPosting', { as: sky, path })).toEqual(draft);
  });

  it('is made once when its first save is sent twice at once', async () => {
    const body = { sourceGUID: randomUUID(), content: contentOf({ title: 'One' }) };
    const [one, other] = await Promise.all(
      [1, 2].map(() => api.ok('createPosting', { as: sky, body })),
    );
    expect(one).toEqual(other);
    expect((await jobOf(body))?.title).toBe('One');
  });

  it('is refused when its id is of another company or of a feed', async () => {
    const stranger = await newCompany(api);
    const theirs = await write(api, stranger.member);
    const ofFeed = jobNamed('Baker', { company_guid: companyGuid });
    await insertJobs(api.database.db, [ofFeed]);
    for (const jobId of [theirs.sourceGUID, ofFeed.source_guid]) {
      const body = { sourceGUID: jobId, content: contentOf() };
      const notYours = { status: 404, code: 'not_yours' };
      expect(await api.refused('createPosting', { as: sky, body })).toMatchObject(notYours);
      expect(await api.refused('getPosting', at(body))).toMatchObject(notYours);
      const saving = { ...at(body), body: { content: contentOf() } };
      expect(await api.refused('updatePosting', saving)).toMatchObject(notYours);
      for (const id of ['publishPosting', 'pausePosting', 'closePosting', 'deletePosting'] as const)
        expect(
          await api.refused(id, { ...at(body), ...(id === 'publishPosting' && { body: {} }) }),
        ).toMatchObject(notYours);
    }
    expect((await jobOf({ sourceGUID: ofFeed.source_guid }))?.title).toBe('Baker');
  });

  it('is refused when it names a fact of access that nobody offers', async () => {
    const content = contentOf({ accommodations: ['step-free-entrance', 'free-coffee'] });
    const body = { sourceGUID: randomUUID(), content };
    expect(await api.refused('createPosting', { as: sky, body })).toMatchObject({
      status: 400,
      pointers: ['/content/accommodations/1'],
    });
    const draft = await write(api, sky);
    expect(await api.refused('updatePosting', { ...at(draft), body: { content } })).toMatchObject({
      status: 400,
      pointers: ['/content/accommodations/1'],
    });
  });

  it('is changed once when two editors save it, and the second gets an error', async () => {
    const draft = await write(api, sky);
    const other = await colleagueOf(api, companyGuid);
    const saveAs = (as: TestPerson, title: string) => ({
      ...at(draft, as),
      ifMatch: draft._etag,
      body: { content: contentOf({ title }) },
    });
    const mine = await api.ok('updatePosting', saveAs(sky, 'Mine'));
    expect(await api.refused('updatePosting', saveAs(other, 'Theirs'))).toMatchObject({
      status: 412,
      code: 'changed_meanwhile',
    });
    // The answer was lost, and the same is sent again.
    expect(await api.ok('updatePosting', saveAs(sky, 'Mine'))).toEqual(mine);
    const publishing = { ...at(draft), ifMatch: draft._etag, body: {} };
    expect(await api.refused('publishPosting', publishing)).toMatchObject({ status: 412 });
    expect(await api.ok('getPosting', at(draft, other))).toEqual(mine);
  });

  it('is gone for good when it is deleted', async () => {
    const draft = await write(api, sky);
    await api.ok('deletePosting', at(draft));
    expect(await api.refused('getPosting', at(draft))).toMatchObject({ code: 'not_yours' });
    expect(await jobOf(draft)).toBeUndefined();
  });

  it('cannot be paused or closed', async () => {
    const draft = await write(api, sky);
    for (const id of ['pausePosting', 'closePosting'] as const)
      expect(await api.refused(id, at(draft))).toMatchObject({
        status: 409,
        code: 'not_published',
      });
  });
});

describe('somebody who waits', () => {
  it('writes, reads, copies and deletes drafts that no colleague sees', async () => {
    const draft = await write(api, waiting);
    const saved = await api.ok('updatePosting', {
      ...at(draft, waiting),
      ifMatch: draft._etag,
      body: { content: contentOf({ title: 'Waiting' }) },
    });
    expect(await api.ok('getPosting', at(draft, waiting))).toEqual(saved);
    expect(await api.refused('getPosting', at(draft))).toMatchObject({ code: 'not_yours' });
    const copy = await api.ok('copyPosting', {
      ...at(draft, waiting),
      body: { sourceGUID: randomUUID() },
    });
    await api.ok('deletePosting', at(copy, waiting));
  });

  it('publishes nothing, and reads no draft of a colleague', async () => {
    const own = await write(api, waiting);
    const ofSky = await write(api, sky);
    expect(await api.refused('publishPosting', { ...at(own, waiting), body: {} })).toMatchObject({
      status: 404,
      code: 'not_yours',
    });
    for (const id of ['pausePosting', 'closePosting'] as const)
      expect(await api.refused(id, at(own, waiting))).toMatchObject({ code: 'not_yours' });
    expect(await api.refused('getPosting', at(ofSky, waiting))).toMatchObject({
      code: 'not_yours',
    });
  });

  it('opens the drafts to colleagues when somebody confirms them', async () => {
    const draft = await write(api, waiting);
    await api.database.db
      .updateTable('company_member')
      .set({ state: 'confirmed', decided_at: now })
      .where('user_guid', '=', waiting.userGuid)
      .execute();
    expect(await api.ok('getPosting', at(draft))).toEqual(draft);
  });
});
