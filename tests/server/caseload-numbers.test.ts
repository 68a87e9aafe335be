import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { insertConsent } from '#tests/support/coaching.ts';

const now = new Date('2026-05-20T15:00:00Z');
let api: TestApi;
beforeAll(async () => {
  api = await openApi({ now: () => now });
});
afterAll(() => api.close());

test('tells an administrator how many cases there are in each stage, and no small number', async () => {
  const [admin, coach] = [await api.person(1), await api.person(4)];
  const offered = async (candidate: TestPerson) => {
    const guid = await insertConsent(api.database, candidate, coach, { at: now });
    const nothing = { nextStep: null, nextDue: null, pausedUntil: null, outcome: null };
    await api.ok('updateCase', { as: coach, path: { guid }, body: { stage: 'offer', ...nothing } });
    return guid;
  };
  const numbers = async () =>
    Object.fromEntries(
      (await api.ok('getCaseloadNumbers', { as: admin })).map(({ stage: at, count }) => [
        at,
        count,
      ]),
    );
  let match = await offered(await api.person(2));
  expect(await numbers()).toMatchObject({ offer: null, interviewing: 0 });
  for (let more = 0; more < 4; more++) {
    match = await offered(await api.person(2));
  }
  expect(await numbers()).toMatchObject({ offer: 5 });
  // Who shares again is found where they were.
  await api.database.db
    .updateTable('job_coach_match')
    .set({ deactivated_at: now, ended_by: 'candidate' })
    .where('guid', '=', match)
    .execute();
  const { candidate_guid } = await api.database.db
    .selectFrom('job_coach_match')
    .where('guid', '=', match)
    .select('candidate_guid')
    .executeTakeFirstOrThrow();
  const at = new Date(now.getTime() + 60_000);
  await insertConsent(api.database, { userGuid: candidate_guid }, coach, { at });
  expect(await numbers()).toMatchObject({ offer: 5 });
});
