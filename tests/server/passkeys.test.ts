import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { goodPassword, mailsTo, type Signed, signedUp } from '#tests/support/accounts.ts';
import { type Authenticator, newAuthenticator } from '#tests/support/authenticator.ts';
import { viewing } from '#tests/support/acting.ts';
import { startWithSweepDue } from '#tests/support/sweep.ts';

const origin = 'https://jobs.example.org';
let time = new Date('2030-05-01T09:00:00Z');
const later = (minutes: number) => {
  time = new Date(time.getTime() + minutes * 60_000);
};

let api: TestApi;
let person: Signed;
let device: Authenticator;
beforeAll(async () => {
  api = await openApi({ now: () => time, settings: { PUBLIC_URL: origin } });
});
afterAll(() => api.close());
beforeEach(async () => {
  person = await signedUp(api);
  device = newAuthenticator({ origin, rpId: 'jobs.example.org' });
});

type Changes = Parameters<Authenticator['get']>[1];
const start = (as: TestPerson = person, body = {}) => api.ok('startAddingPasskey', { as, body });
const add = async (changes?: Changes, as: TestPerson = person) =>
  api.ok('addPasskey', { as, body: device.create(await start(as), changes) });
const asked = () => api.ok('startPasskeySignIn', {});
const signIn = (body: object) => api.ok('signInWithPasskey', { body });
const signInOnce = async (changes?: Changes) => signIn(device.get(await asked(), changes));
const list = () => api.ok('listPasskeys', { as: person });

describe('a passkey', () => {
  test('signs in without an address or a password', async () => {
    const added = await add();
    later(60);
    const answer = await signInOnce();
    expect(answer).toMatchObject({ role: 2, userDetails: { Email: person.email } });
    const as = { ...person, token: answer.accessToken ?? '' };
    expect(await api.ok('listPasskeys', { as })).toEqual([
      { ...added, name: 'Passkey', lastUsedAt: time.toISOString() },
    ]);
    expect((await api.ok('listSessions', { as }))[0]).toMatchObject({ isCurrent: true });
    await signInOnce();
  });

  test('is told by mail when it is added', async () => {
    later(1);
    await add();
    const [mail] = await mailsTo(api, person.email);
    expect(mail?.subject).toBe('You can now sign in to Our Ability with a passkey');
    expect(mail?.text).toContain('/auth/reset-password');
  });

  test('gets another name, and signs in no more once it is removed', async () => {
    const { id } = await add();
    const body = { name: ' My telephone ' };
    expect(await api.ok('renamePasskey', { as: person, path: { id }, body })).toMatchObject({
      name: 'My telephone',
    });
    await api.ok('deletePasskey', { as: person, path: { id } });
    expect(await list()).toEqual([]);
    const answer = await signInOnce();
    expect(answer.errorCode).toBe('passkey_unknown');
    expect(answer.error).toContain('It may have been removed.');
  });

  test('of somebody else is neither renamed nor removed', async () => {
    const { id } = await add();
    const other = { as: await signedUp(api), path: { id } };
    const refusals = [
      await api.refused('renamePasskey', { ...other, body: { name: 'Mine' } }),
      await api.refused('deletePasskey', other),
    ];
    for (const refusal of refusals)
      expect(refusal).toMatchObject({ status: 404, code: 'no_passkey' });
    expect((await list())[0]?.name).toBe('Passkey');
  });

  test('is named among what the device knows, so that it makes no second one', async () => {
    await add();
    const [kept] = device.passkeys;
    expect((await start()).known).toEqual([{ id: kept?.id, transports: ['internal'] }]);
  });
});

describe('a sign-in is refused', () => {
  test.each<[string, Changes]>([
    ['comes from another site', { origin: 'https://jobs.example.com' }],
    ['is for another site', { rpId: 'example.org' }],
    ['was not checked by the device', { isVerified: false }],
    ['has a counter that goes backwards', { counter: 4 }],
  ])('when the answer %s', async (_what, changes) => {
    await add({ counter: 5 });
    const answer = await signInOnce(changes);
    expect(answer.errorCode).toBe('passkey_refused');
    expect(answer.error).toContain('This passkey could not be checked.');
    expect(answer.accessToken).toBeUndefined();
    // The same device, rightly.
    expect(await signInOnce({ counter: 6 })).toMatchObject({ role: 2 });
  });

  test('when an answer is sent again', async () => {
    await add();
    const body = device.get(await asked());
    await signIn(body);
    const again = await signIn(body);
    expect(again).toMatchObject({ errorCode: 'passkey_ended' });
    expect(again.error).toContain('was sent twice');
  });

  test('when it takes longer than five minutes', async () => {
    await add();
    const options = await asked();
    later(5);
    expect(await signIn(device.get(options))).toMatchObject({ errorCode: 'passkey_ended' });
  });

  test('when the challenge was for adding a passkey', async () => {
    await add();
    expect(await signIn(device.get(await start()))).toMatchObject({ errorCode: 'passkey_ended' });
  });

  test('when the device names another person, or another key signed', async () => {
    await add();
    const theirs = newAuthenticator({ origin, rpId: 'jobs.example.org' });
    const other = await signedUp(api);
    theirs.create(await start(other));
    const { userHandle } = await start(other);
    const named = { ...device.get(await asked()), userHandle };
    expect(await signIn(named)).toMatchObject({ errorCode: 'passkey_refused' });
    const [kept] = device.passkeys;
    const signed = { ...theirs.get(await asked()), id: kept?.id, userHandle: kept?.userHandle };
    expect(await signIn(signed)).toMatchObject({ errorCode: 'passkey_refused' });
  });

  test('as any other, when the account is closed or its address not verified', async () => {
    await add();
    const body = { password: goodPassword };
    await api.ok('closeAccount', { as: person, path: { id: person.userGuid }, body });
    expect(await signInOnce()).toMatchObject({ errorCode: 'account_closed' });
    const reopened = await signIn({ ...device.get(await asked()), Reopen: true });
    expect(reopened).toMatchObject({ role: 2 });
    await api.database.db
      .updateTable('account')
      .set({ verified_at: null })
      .where('user_guid', '=', person.userGuid)
      .execute();
    expect(await signInOnce()).toMatchObject({ errorCode: 'not_verified' });
  });
});

describe('no passkey is added', () => {
  const refused = (body: object, as: TestPerson = person) =>
    api.refused('addPasskey', { as, body });

  test.each<[string, Changes]>([
    ['another site', { origin: 'https://jobs.example.com' }],
    ['a device that did not check the person', { isVerified: false }],
  ])('from %s', async (_what, changes) => {
    expect(await refused(device.create(await start(), changes))).toMatchObject({
      status: 400,
      code: 'passkey_refused',
    });
    expect(await list()).toEqual([]);
  });

  test('twice, late, or with the challenge of somebody else', async () => {
    const body = device.create(await start());
    await api.ok('addPasskey', { as: person, body });
    expect(await refused(body)).toMatchObject({ code: 'passkey_ended' });
    const late = device.create(await start());
    later(5);
    expect(await refused(late)).toMatchObject({ code: 'passkey_ended' });
    const other = await signedUp(api);
    expect(await refused(device.create(await start()), other)).toMatchObject({
      code: 'passkey_ended',
    });
  });

  test('to another account than the one that has it', async () => {
    await add();
    const other = await signedUp(api);
    const { challenge } = await start(other);
    const [first] = device.passkeys;
    const body = device.create({ challenge, userHandle: 'other' }, {}, first?.id);
    expect(await refused(body, other)).toMatchObject({ status: 409, code: 'passkey_known' });
  });

  test('without the password, when the sign-in is older than 15 minutes', async () => {
    const { db } = api.database;
    await db
      .updateTable('sign_in_family')
      .set({ created_at: new Date(time.getTime() - 16 * 60_000) })
      .where('user_guid', '=', person.userGuid)
      .execute();
    const begin = (body: object) => api.refused('startAddingPasskey', { as: person, body });
    const field = { status: 400, pointers: ['/password'] };
    expect(await begin({})).toMatchObject({ ...field, code: 'password_needed' });
    expect(await begin({ password: 'wrong' })).toMatchObject({
      ...field,
      code: 'incorrect_password',
    });
    await start(person, { password: goodPassword });
    await db
      .updateTable('account')
      .set({ password_hash: null })
      .where('user_guid', '=', person.userGuid)
      .execute();
    const again = await begin({});
    expect(again.code).toBe('sign_in_again');
    expect(again.detail).toContain('Sign in again, then add the passkey.');
  });

  test('above twenty', async () => {
    const { db } = api.database;
    const rows = Array.from({ length: 20 }, (_, index) => ({
      user_guid: person.userGuid,
      credential_id: `${person.userGuid}${index}`,
      public_key: Buffer.from('key'),
      counter: 0,
      transports: '[]',
      name: 'Passkey',
    }));
    await db.insertInto('user_passkey').values(rows).execute();
    expect(await api.refused('startAddingPasskey', { as: person, body: {} })).toMatchObject({
      status: 409,
      code: 'too_many_passkeys',
    });
  });
});

test('refuses every call about passkeys while an administrator views as somebody', async () => {
  const { admin } = await viewing(api);
  const id = crypto.randomUUID();
  const body = device.create({ challenge: 'AAAA', userHandle: 'AAAA' });
  const refusals = [
    await api.refused('startAddingPasskey', { as: admin, body: {} }),
    await api.refused('addPasskey', { as: admin, body }),
    await api.refused('listPasskeys', { as: admin }),
    await api.refused('renamePasskey', { as: admin, path: { id }, body: { name: 'Mine' } }),
    await api.refused('deletePasskey', { as: admin, path: { id } }),
  ];
  expect(refusals.map(({ status, code }) => `${status} ${String(code)}`)).toEqual(
    Array.from({ length: 5 }, () => '409 acting_now'),
  );
});

test('deletes what no device has signed in its time', async () => {
  await asked();
  later(5);
  await startWithSweepDue(api.database, () => time);
  const left = await api.database.db.selectFrom('passkey_challenge').selectAll().execute();
  expect(left).toEqual([]);
});
