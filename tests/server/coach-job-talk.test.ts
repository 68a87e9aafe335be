import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { insertConsent } from '#tests/support/coaching.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';

const job = jobNamed('Bookkeeper', { soc_code: '43-3031' });
const now = new Date('2026-05-01T10:55:00Z');
let api: TestApi;
beforeAll(async () => {
  api = await openApi({ now: () => now, prepare: ({ db }) => insertJobs(db, [job]) });
});
afterAll(() => api.close());

const looksAt = ({ userGuid }: TestPerson) =>
  api.database.db
    .selectFrom('disclosure.access_event')
    .where('candidate_guid', '=', userGuid)
    .select(['what', 'operation_id'])
    .execute();

it('names who shares their recommended jobs and has the job among the best, and no one else', async () => {
  const coach = await api.person(4);
  const [shares, keeps, other, ended] = [
    await bookkeeper(),
    await bookkeeper(),
    await bookkeeper(),
    await bookkeeper(),
  ];
  await insertConsent(api.database, shares, coach, { scopes: ['recommendations'], at: now });
  await insertConsent(api.database, keeps, coach, { scopes: ['profile'], at: now });
  await insertConsent(api.database, other, await api.person(4), {
    scopes: ['recommendations'],
    at: now,
  });
  await insertConsent(api.database, ended, coach, {
    scopes: ['recommendations'],
    at: new Date(now.getTime() - 2 * 24 * 3600_000),
    until: new Date(now.getTime() - 3600_000),
  });
  const found = await api.ok('listCandidatesForJob', {
    as: coach,
    path: { id: job.source_guid },
  });
  expect(found).toMatchObject([{ UserGuid: shares.userGuid, place: 1 }]);
  expect(found[0]?.reasons.length).toBeGreaterThan(0);
  expect(await looksAt(shares)).toEqual([
    { what: 'recommendations', operation_id: 'listCandidatesForJob' },
  ]);
  for (const one of [keeps, other, ended]) expect(await looksAt(one)).toEqual([]);
});

it("names nobody, and notes no look, for a job that is among nobody's best", async () => {
  const coach = await api.person(4);
  const robin = await bookkeeper();
  await insertConsent(api.database, robin, coach, { scopes: ['recommendations'], at: now });
  const id = '00000000-0000-4000-8000-000000000000';
  expect(await api.ok('listCandidatesForJob', { as: coach, path: { id } })).toEqual([]);
  expect(await looksAt(robin)).toEqual([]);
});

/** A candidate whose ideal job is the one there is. */
async function bookkeeper(): Promise<TestPerson> {
  const robin = await api.person(2);
  const body = { UserGuid: robin.userGuid, PostalCode: '13202', IdealJob: 'Bookkeeper' };
  await api.ok('createUserProfile', { as: robin, body });
  return robin;
}
