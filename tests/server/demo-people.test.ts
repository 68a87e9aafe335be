import { afterAll, beforeAll, expect, it } from 'vitest';
import { profileCompletion } from '#domain/completion.ts';
import { emailOf } from '#server/database/seed/people/demoPerson.ts';
import { demoPeople } from '#server/database/seed/people/demoPeople.ts';
import { seedSampleData } from '#server/database/seed/seedSampleData.ts';
import { openApi, type TestApi } from '#tests/support/api.ts';
import { signedInAs } from '#tests/support/signedInAs.ts';

let api: TestApi;
beforeAll(async () => {
  const now = () => new Date();
  api = await openApi({
    prepare: (database) => seedSampleData({ database, now, production: false }),
  });
});
afterAll(() => api.close());

it('has 24 candidates with whole profiles when it is seeded, 16 of them findable', async () => {
  const people = await api.database.db
    .selectFrom('account')
    .where('email', 'in', demoPeople.map(emailOf))
    .innerJoin('user_soc', 'user_soc.user_guid', 'account.user_guid')
    .innerJoin('disclosure.user_accommodation as needs', 'needs.user_guid', 'account.user_guid')
    .leftJoin('disclosure.visibility as seen', 'seen.candidate_guid', 'account.user_guid')
    .select(['account.user_guid', 'account.password_hash', 'user_soc.soc_code', 'seen.findable'])
    .execute();
  expect(people).toHaveLength(24);
  expect(people.filter(({ findable }) => findable)).toHaveLength(16);
  expect(people.filter(({ password_hash }) => password_hash !== null)).toEqual([]);
  expect(people.filter(({ soc_code }) => soc_code === null)).toEqual([]);
  for (const { user_guid } of people) {
    const as = await signedInAs(api, user_guid);
    const own = { as, path: { id: user_guid } };
    const { missing } = profileCompletion({
      user: await api.ok('getUser', own),
      profile: await api.ok('getUserProfile', own),
      degreeCount: (await api.ok('getUserDegrees', own)).length,
      workHistoryCount: (await api.ok('getUserWorkHistory', own)).length,
    });
    expect(missing).toEqual([]);
  }
});
