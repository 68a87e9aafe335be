import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tellReviews } from '#server/disclosure/passport/reviewDay.ts';
import { mailsTo } from '#tests/support/accounts.ts';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { startWithSweepDue } from '#tests/support/sweep.ts';

/** The clock of the calls; what tells of the days has one of its own. */
const began = new Date('2026-05-01T16:00:00Z');
let api: TestApi;
let robin: TestPerson;
beforeAll(async () => {
  api = await openApi({ now: () => began });
});
afterAll(() => api.close());
beforeEach(async () => {
  robin = await api.person(2);
});

const own = () => ({ as: robin, path: { id: robin.userGuid } });
const review = (ReviewOn: string | null) =>
  api.ok('updatePassport', { ...own(), body: { ReviewOn } });
const tellAt = (time: string) => tellReviews({ database: api.database, now: () => new Date(time) });
const told = async () =>
  (await api.ok('listNotifications', own())).map(({ Details, opens }) => [Details, opens]);
const NOTICE = ['Something you noted is due for review.', 'passport'];

test('tells of the review day on that day, once, by the sweep of any server', async () => {
  await review('2026-05-02');
  await tellAt('2026-05-01T16:00:00Z');
  expect(await told()).toEqual([]);
  await startWithSweepDue(api.database, () => new Date('2026-05-02T16:00:00Z'));
  expect(await told()).toEqual([NOTICE]);
  await tellAt('2026-05-03T16:00:00Z');
  expect(await told()).toEqual([NOTICE]);
  expect(await mailsTo(api, robin.email)).toEqual([]);
});

test('tells once when two servers do so in the same moment', async () => {
  await review('2026-05-02');
  await Promise.all([1, 2].map(() => tellAt('2026-05-02T16:00:00Z')));
  expect(await told()).toEqual([NOTICE]);
});

test('tells again only of another day, and of none once it is taken away', async () => {
  await review('2026-05-02');
  await tellAt('2026-05-02T16:00:00Z');
  await review('2026-05-02');
  await tellAt('2026-05-04T16:00:00Z');
  expect(await told()).toEqual([NOTICE]);
  await review('2026-05-05');
  await review(null);
  await tellAt('2026-05-05T16:00:00Z');
  expect(await told()).toEqual([NOTICE]);
  await review('2026-05-06');
  await tellAt('2026-05-06T16:00:00Z');
  expect(await told()).toEqual([NOTICE, NOTICE]);
});

test('begins the day where the candidate lives', async () => {
  await review('2026-05-02');
  // 11 p.m. of May 1 in New York.
  await tellAt('2026-05-02T03:00:00Z');
  expect(await told()).toEqual([]);
  await tellAt('2026-05-02T04:30:00Z');
  expect(await told()).toEqual([NOTICE]);
});
