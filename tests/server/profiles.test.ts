import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';

let api: TestApi;
let robin: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  api = await openApi();
  robin = await api.person();
  other = await api.person();
});
afterAll(() => api.close());

const update = (body: object, ifMatch?: string) => ({
  as: robin,
  path: { guid: robin.userGuid },
  body,
  ifMatch,
});

describe('the user', () => {
  it('exists from the sign-up on, without answers', async () => {
    const user = await api.ok('getUser', { as: robin, path: { id: robin.userGuid } });
    expect(user).toMatchObject({
      UserGuid: robin.userGuid,
      FirstName: 'Robin',
      Email: robin.email,
      Phone: null,
      Relocate: null,
      PreferencesAnswered: null,
      Role: 2,
    });
    expect(user).not.toHaveProperty('q1');
  });

  it('changes fields in the request and keeps the others', async () => {
    await api.ok('updateUser', update({ Phone: '315-555-0142', FirstName: ' Robyn ' }));
    const user = await api.ok('updateUser', update({ Summary: 'Patient and exact.' }));
    expect(user).toMatchObject({
      FirstName: 'Robyn',
      Phone: '315-555-0142',
      Summary: 'Patient and exact.',
    });
  });

  it("can be sent back as it was read, and rejects another person's id", async () => {
    const read = await api.ok('getUser', { as: robin, path: { id: robin.userGuid } });
    const saved = await api.ok('updateUser', update(read));
    expect(saved).toMatchObject({ ...read, _etag: expect.any(String) });
    const another = { ...saved, UserGuid: other.userGuid, Email: other.email, Role: 1 };
    expect(await api.refused('updateUser', update(another))).toMatchObject({
      status: 400,
      code: 'fixed_fields',
      pointers: ['/UserGuid', '/Email', '/Role'],
    });
  });

  it('keeps all answers, lists as lists, and marks skipped preferences', async () => {
    await api.ok('updateUser', update({ q1w: 'Six years in shops.', q2w: 'Baking' }));
    await api.ok('updateUser', update({ q6w: ['quiet', 'set schedule'], q2w: null }));
    const user = await api.ok(
      'updateUser',
      update({ Relocate: 1, RemoteWorkType: 'no preference', PreferencesAnswered: false }),
    );
    expect(user).toMatchObject({
      q1w: 'Six years in shops.',
      q2w: null,
      q6w: ['quiet', 'set schedule'],
      Relocate: 1,
      RemoteWorkType: 'no preference',
      PreferencesAnswered: false,
    });
  });

  it('accepts a change of the newest copy or without a version, and rejects one of an old copy', async () => {
    const { _etag: old } = await api.ok('getUser', { as: robin, path: { id: robin.userGuid } });
    await api.ok('updateUser', update({ Phone: '315-555-0100' }, `"${old}"`));
    expect(await api.refused('updateUser', update({ Phone: '315-555-0199' }, old))).toMatchObject({
      status: 412,
      code: 'changed_meanwhile',
      detail: expect.stringContaining('Load it again'),
    });
    expect(await api.refused('updateUser', update({ Phone: null }, 'not-ours'))).toMatchObject({
      status: 412,
    });
    const user = await api.ok('getUser', { as: robin, path: { id: robin.userGuid } });
    expect(user.Phone).toBe('315-555-0100');
  });

  it('keeps both of two changes at the same time', async () => {
    await Promise.all([
      api.ok('updateUser', update({ q3w: 'three' })),
      api.ok('updateUser', update({ q4w: 'four' })),
    ]);
    const user = await api.ok('getUser', { as: robin, path: { id: robin.userGuid } });
    expect(user).toMatchObject({ q3w: 'three', q4w: 'four' });
  });

  it('names the field that is wrong', async () => {
    expect(
      await api.refused('updateUser', update({ RemoteWorkType: 'sometimes', FirstName: ' ' })),
    ).toMatchObject({ status: 400, pointers: expect.arrayContaining(['/FirstName']) });
    expect(await api.refused('updateUser', update({ Email: 'new@example.com' }))).toMatchObject({
      status: 400,
      pointers: ['/Email'],
    });
  });

  it.each([
    ['a NUL in a text', { Summary: 'a\0b' }],
    ['a NUL in an answer', { q1w: 'a\0b' }],
  ])('refuses %s as the sender’s fault', async (_what, body) => {
    expect(await api.refused('updateUser', update(body))).toMatchObject({
      status: 400,
      code: 'unstorable_text',
    });
  });

  it('accepts half a surrogate pair, as in a cut-off emoji', async () => {
    const user = await api.ok('updateUser', update({ q5w: 'cut \ud83d', Summary: 'cut \ud83d' }));
    expect(user).toMatchObject({ q5w: 'cut \ufffd', Summary: 'cut \ufffd' });
  });
});

describe('the profile', () => {
  const profile = { City: 'Syracuse', State: 'NY', PostalCode: '13202', Country: 'United States' };

  it('is not there until it is saved', async () => {
    expect(await api.ok('getUserProfile', { as: robin, path: { id: robin.userGuid } })).toBeNull();
  });

  it('is created once, with the radius of 50 miles, then changed', async () => {
    const body = { UserGuid: robin.userGuid, ...profile };
    const made = await api.ok('createUserProfile', { as: robin, body });
    expect(made).toMatchObject({ ...profile, SearchRadius: 50, IdealJob: null });
    expect(await api.refused('createUserProfile', { as: robin, body })).toMatchObject({
      status: 409,
      code: 'already_there',
    });
    const path = { ProfileId: made.ProfileId ?? '' };
    const changed = await api.ok('updateUserProfile', {
      as: robin,
      path,
      ifMatch: made._etag,
      body: { ...made, IdealJob: 'Baker', City: null },
    });
    expect(changed).toMatchObject({ IdealJob: 'Baker', City: null, State: 'NY' });
    expect(
      await api.refused('updateUserProfile', { as: robin, path, ifMatch: made._etag, body: made }),
    ).toMatchObject({ status: 412, code: 'changed_meanwhile' });
  });

  it('is not found by its id when it is another person’s, and not changed', async () => {
    const made = await api.ok('getUserProfile', { as: robin, path: { id: robin.userGuid } });
    const body = { UserGuid: other.userGuid, City: 'Elsewhere' };
    for (const ProfileId of [made?.ProfileId ?? '', randomUUID()]) {
      expect(
        await api.refused('updateUserProfile', { as: other, path: { ProfileId }, body }),
      ).toMatchObject({ status: 404, code: 'no_profile' });
    }
    expect(
      await api.ok('getUserProfile', { as: robin, path: { id: robin.userGuid } }),
    ).toMatchObject({ IdealJob: 'Baker' });
  });
});

it('shows empty lists before anything is added', async () => {
  const input = { as: other, path: { id: other.userGuid } };
  expect(await api.ok('getUserDegrees', input)).toEqual([]);
  expect(await api.ok('getUserWorkHistory', input)).toEqual([]);
  expect(await api.ok('getUserSkills', input)).toEqual([]);
});
