import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApi, type TestApi } from '#tests/support/api.ts';
import { aSearch } from '#tests/support/alerts.ts';
import { countFeedback, saveFeedback } from '#server/matching/feedbackQueries.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';
import { startWithSweepDue } from '#tests/support/sweep.ts';

const day = 24 * 60 * 60 * 1000;
const began = new Date('2026-05-01T10:00:00Z');
let api: TestApi;
beforeAll(async () => {
  api = await openApi({ now: () => began });
});
afterAll(() => api.close());

const sweepAfter = (days: number) =>
  startWithSweepDue(api.database, () => new Date(began.getTime() + days * day));
const arrivals = async () => {
  const rows = await api.database.db.selectFrom('job_arrival').select('source_guid').execute();
  return rows.map(({ source_guid }) => source_guid).toSorted();
};

it('forgets which jobs a mail reported after 90 days', async () => {
  const robin = await api.person(2);
  const { guid } = await api.ok('saveSearch', { as: robin, body: aSearch });
  const { db } = api.database;
  await db
    .insertInto('alert_sent')
    .values({
      user_guid: robin.userGuid,
      source_guid: randomUUID(),
      search_guid: guid,
      at: began,
    })
    .execute();
  const sent = () => db.selectFrom('alert_sent').select('at').execute();
  await sweepAfter(89);
  expect(await sent()).toHaveLength(1);
  await sweepAfter(91);
  expect(await sent()).toEqual([]);
});

it('forgets after 31 days when a job came that is gone, and keeps that of one still here', async () => {
  const { db } = api.database;
  const [kept, gone] = [jobNamed('Baker'), jobNamed('Miller')];
  await insertJobs(db, [kept, gone]);
  await db.updateTable('job_arrival').set({ came_at: began }).execute();
  await db.deleteFrom('job').where('source_guid', '=', gone.source_guid).execute();
  const both = [kept.source_guid, gone.source_guid].toSorted();
  await sweepAfter(30);
  expect(await arrivals()).toEqual(both);
  await sweepAfter(32);
  expect(await arrivals()).toEqual([kept.source_guid]);
});

it('forgets what was answered against a reason after 12 months', async () => {
  const robin = await api.person(2);
  const { db } = api.database;
  const reason = { source_guid: randomUUID(), code: 'skills', effect: 'gap' } as const;
  await saveFeedback(db, { user_guid: robin.userGuid, ...reason }, 'have', began);
  const left = () => countFeedback(db);
  await sweepAfter(365);
  expect(await left()).toHaveLength(1);
  await sweepAfter(366);
  expect(await left()).toEqual([]);
});
