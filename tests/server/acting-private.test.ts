import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApi, type OperationId, type TestApi } from '#tests/support/api.ts';
import { viewing } from '#tests/support/acting.ts';
import type { Guarded } from '#tests/support/matrixGuards.ts';
import { otherMatrix } from '#tests/support/matrixOthers.ts';
import { userMatrix } from '#tests/support/matrixUser.ts';
import { accommodation } from '#tests/support/matrixBodies.ts';

const secret = 'zyxwquiet';
const matrix: Readonly<Record<string, 'public' | Guarded>> = { ...userMatrix, ...otherMatrix };

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

it('answers no call in a view with a word of the accommodations or the drafts', async () => {
  const { admin, person } = await viewing(api);
  const { userGuid } = person;
  await api.ok('createUserAccommodation', {
    as: person,
    body: {
      ...accommodation(userGuid),
      OtherAccommodation: true,
      OtherAccommodationText: `${secret} room`,
    },
  });
  await api.ok('saveDraft', {
    as: person,
    path: { Kind: 'profile.accommodation' },
    body: { Version: 1, Data: { OtherAccommodationText: `${secret} draft` } },
  });
  // It is there, for the person alone.
  const own = await api.ok('getUserAccommodation', { as: person, path: { id: userGuid } });
  expect(JSON.stringify(own)).toContain(secret);
  let asked = 0;
  for (const [id, guard] of Object.entries(matrix)) {
    if (guard === 'public' || id === 'endActing' || id === 'endOtherSessions') continue;
    const { body } = await api.call(id as OperationId, { ...guard.request(userGuid), as: admin });
    asked += 1;
    expect(String(JSON.stringify(body)), id).not.toContain(secret);
  }
  expect(asked).toBeGreaterThan(100);
});
