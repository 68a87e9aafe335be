import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { EMPTY_RESUME } from '#domain/resume.ts';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';

let api: TestApi;
let robin: TestPerson;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  robin = await api.person();
});

const update = (body: object) => ({ as: robin, path: { guid: robin.userGuid }, body });
const read = () => api.ok('getUser', { as: robin, path: { id: robin.userGuid } });

test('keeps one name when the person says so, also when the record is sent back', async () => {
  const saved = await api.ok('updateUser', update({ LastName: '', hasOneName: true }));
  expect(saved).toMatchObject({ FirstName: 'Robin', LastName: '', hasOneName: true });
  await api.ok('updateUser', update({ ...(await read()), Summary: 'Patient.' }));
  await api.ok('updateUser', update({ Phone: '315-555-0142' }));
  expect(await read()).toMatchObject({ LastName: '', hasOneName: true, Summary: 'Patient.' });
  await api.ok('updateUser', update({ LastName: 'Sample' }));
  expect(await read()).toMatchObject({ LastName: 'Sample', hasOneName: false });
});

test.each([{ LastName: '' }, { LastName: '  ', hasOneName: false }])(
  'refuses an empty last name of somebody who has two: %o',
  async (body) => {
    expect(await api.refused('updateUser', update(body))).toMatchObject({
      status: 400,
      pointers: ['/LastName'],
    });
    expect(await read()).toMatchObject({ LastName: 'Sample', hasOneName: false });
  },
);

test('takes a review without a last name from somebody with one name, and from nobody else', async () => {
  const profile = {
    ...EMPTY_RESUME,
    firstname: 'Suharto',
    email: robin.email,
    phone_number: '315-555-0142',
    zip: '13202',
  };
  const save = (more: object) => ({
    as: robin,
    body: { UserGuid: robin.userGuid, profile: { ...profile, ...more } },
  });
  expect((await api.refused('uploadResume', save({}))).pointers).toEqual(['/profile/lastname']);
  await api.ok('uploadResume', save({ hasOneName: true }));
  expect(await read()).toMatchObject({ FirstName: 'Suharto', LastName: '', hasOneName: true });
});

test('shows the one name without a space after it to a job coach', async () => {
  await api.ok('updateUser', update({ FirstName: 'Suharto', hasOneName: true }));
  const invitation = await api.ok('postJobCoachInvitation', {
    as: robin,
    body: { candidatePersonId: robin.userGuid, jobCoachEmail: 'coach@example.org' },
  });
  expect(invitation.fullName).toBe('Suharto');
});
