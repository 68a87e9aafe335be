import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';

const clerk = jobNamed('Data Entry Clerk', {
  soc_code: '43-9021',
  description:
    'We move at a crazy pace.\n- Must be able to lift 50 pounds\n- A crazy pace is fun\n- Type with care',
});
const mover = jobNamed('Furniture Mover', {
  soc_code: '53-7062',
  description: 'Must be able to lift 50 pounds. Friendly team.',
});
const kind = jobNamed('Gardener', {
  description: 'Care for plants with or without accommodation.',
});
const baker = jobNamed('Baker', {
  description: 'A crazy day.',
  plain_text: 'You are able-bodied. The days are crazy.',
});
const id = (job: { source_guid: string }) => ({ id: job.source_guid });

let time = Date.parse('2026-03-01T23:50:00Z');
let api: TestApi;
let robin: TestPerson;
beforeAll(async () => {
  api = await openApi({
    prepare: ({ db }) => insertJobs(db, [clerk, mover, kind, baker]),
    now: () => new Date(time),
  });
  robin = await api.person();
});
afterAll(() => api.close());

const flags = async (job: { source_guid: string }) =>
  api.ok('getAbleistExtracts', { as: robin, path: id(job) });

describe('the description of a job', () => {
  it('is the whole text', async () => {
    expect(await api.ok('getJobDescription', { as: robin, path: id(clerk) })).toEqual({
      sourceGUID: clerk.source_guid,
      description: clerk.description,
    });
  });

  it('is gone with its flags when the job is gone', async () => {
    for (const operation of ['getJobDescription', 'getAbleistExtracts'] as const)
      expect(await api.refused(operation, { as: robin, path: { id: randomUUID() } })).toMatchObject(
        { status: 404, code: 'no_job' },
      );
  });
});

describe('the flags of a posting', () => {
  it('are of the company’s own plain-language version too, after those of the text', async () => {
    const found = await flags(baker);
    expect(found.map(({ phrase }) => phrase)).toEqual(['crazy', 'able-bodied']);
  });

  it('give phrase, reason and other words, in the order of the text, the same words once', async () => {
    const found = await flags(clerk);
    expect(found.map(({ phrase }) => phrase.toLowerCase())).toEqual([
      expect.stringContaining('crazy'),
      expect.stringContaining('lift 50 pounds'),
    ]);
    for (const flag of found) {
      expect(flag.sourceGUID).toBe(clerk.source_guid);
      expect(clerk.description).toContain(flag.phrase);
      expect(flag.rationale).toMatch(/\.$/);
      expect(flag.alternatives.length).toBeGreaterThan(0);
    }
    expect(found[0]?.severity).toBe('replace');
    expect(found.map(({ asksHealth }) => asksHealth)).toEqual([false, false]);
  });

  it('skip real needs of the work, and a posting that excludes nobody', async () => {
    expect(await flags(mover)).toEqual([]);
    expect(await flags(kind)).toEqual([]);
  });

  it('say which phrase asks about health, when one does', async () => {
    const asking = jobNamed('Florist', {
      description: 'Insanely nice shop. Applicants must disclose any medical conditions.',
    });
    await insertJobs(api.database.db, [asking]);
    const found = await flags(asking);
    expect(found.map(({ asksHealth }) => asksHealth)).toEqual([false, true]);
  });

  it('follow the posting when it changes', async () => {
    const { db } = api.database;
    const change = (description: string, plain_text: string | null = null) =>
      db
        .updateTable('job')
        .set({ description, plain_text })
        .where('source_guid', '=', kind.source_guid)
        .execute();
    await change('Only the able-bodied need apply.');
    expect((await flags(kind)).map(({ phrase }) => phrase)).toEqual(['able-bodied']);
    await change('Everybody is welcome.');
    expect(await flags(kind)).toEqual([]);
    await change('Everybody is welcome.', 'A crazy day.');
    expect((await flags(kind)).map(({ phrase }) => phrase)).toEqual(['crazy']);
  });
});

describe('a job view', () => {
  const look = (job = clerk.source_guid) =>
    api.ok('recordJobView', {
      as: robin,
      body: { profileId: robin.userGuid, jobSourceGUID: job },
    });
  const rows = () =>
    api.database.db
      .selectFrom('job_view')
      .where('user_guid', '=', robin.userGuid)
      .select(['viewed_on', 'viewed_at'])
      .orderBy('viewed_on')
      .execute();

  it('is counted once a day, at the last look', async () => {
    await look();
    time += 5 * 60_000;
    expect(await look()).toEqual({
      profileId: robin.userGuid,
      jobSourceGUID: clerk.source_guid,
      viewedAt: '2026-03-01T23:55:00.000Z',
    });
    expect(await rows()).toEqual([
      { viewed_on: '2026-03-01', viewed_at: new Date('2026-03-01T23:55:00Z') },
    ]);
    time += 6 * 60_000;
    await look();
    expect((await rows()).map((row) => row.viewed_on)).toEqual(['2026-03-01', '2026-03-02']);
  });

  it('is counted once when two come at the same time', async () => {
    await Promise.all([look(mover.source_guid), look(mover.source_guid)]);
    expect(await rows()).toHaveLength(3);
  });

  it('is not recorded at a job that does not exist', async () => {
    const body = { profileId: robin.userGuid, jobSourceGUID: randomUUID() };
    expect(await api.refused('recordJobView', { as: robin, body })).toMatchObject({
      status: 404,
      code: 'no_job',
    });
  });
});
