import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openApi, type TestApi } from '#tests/support/api.ts';
import { type Signed, signedUp, signIn } from '#tests/support/accounts.ts';

const start = new Date('2030-05-01T09:00:00Z');
const hours = 60 * 60;
const days = 24 * hours;
let time = start;
const later = (seconds: number) => {
  time = new Date(time.getTime() + seconds * 1000);
};

let api: TestApi;
let person: Signed;
beforeAll(async () => {
  api = await openApi({ now: () => time });
});
afterAll(() => api.close());
beforeEach(async () => {
  time = start;
  person = await signedUp(api);
});

const idOf = ({ token }: Signed) => String(decodeJwt(token)['sid']);
const isSignedIn = async ({ token }: Signed) =>
  (await api.call('listDrafts', { as: { ...person, token } })).status === 200;
const another = () => signIn(api, person.email, person.password);
const renew = async (refresh: string) => {
  const { status, body } = await api.call('refreshToken', { body: { refresh } });
  return status === 200 ? (body as { access: string; refresh: string }) : null;
};

test('lists where a person is signed in, this session first', async () => {
  later(2 * hours);
  const other = await another();
  const one = (session: Signed, at: string) => ({
    id: idOf(session),
    browser: null,
    system: null,
    startedAt: at,
    lastUsedAt: at,
    isCurrent: session === other,
  });
  expect(await api.ok('listSessions', { as: other })).toEqual([
    one(other, '2030-05-01T11:00:00.000Z'),
    one(person, '2030-05-01T09:00:00.000Z'),
  ]);
  later(60);
  const third = await another();
  const [first, ...rest] = await api.ok('listSessions', { as: other });
  expect(first).toMatchObject({ id: idOf(other), isCurrent: true });
  expect(rest.map(({ id }) => id)).toEqual([idOf(third), idOf(person)]);
});

test('names browser and system in plain words, and nothing else of the header', async () => {
  const payload = { Email: person.email, Password: person.password };
  const windows =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
  for (const agent of [windows, 'Robin <b>Sample</b>/1.0 (315-555-0142)'])
    await api.app.inject({
      method: 'POST',
      url: '/api/user/signIn',
      payload,
      headers: { 'user-agent': agent },
    });
  const [, ...others] = await api.ok('listSessions', { as: person });
  expect(others.map(({ browser, system }) => [browser, system]).toSorted()).toEqual([
    [null, null],
    ['Firefox', 'Windows'],
  ]);
});

test('tells when a session was last renewed', async () => {
  later(10 * hours);
  await renew(person.refreshToken);
  const other = await another();
  const sessions = await api.ok('listSessions', { as: other });
  expect(sessions.find(({ id }) => id === idOf(person))).toMatchObject({
    startedAt: '2030-05-01T09:00:00.000Z',
    lastUsedAt: '2030-05-01T19:00:00.000Z',
  });
});

test('ends one session and leaves the others, also when it is ended twice', async () => {
  const [second, third] = [await another(), await another()];
  const end = { as: person, path: { id: idOf(second) } };
  await api.ok('endSession', end);
  expect(await isSignedIn(second)).toBe(false);
  expect(await renew(second.refreshToken)).toBeNull();
  expect(await isSignedIn(third)).toBe(true);
  expect(await isSignedIn(person)).toBe(true);
  expect((await api.ok('listSessions', { as: person })).map(({ id }) => id)).not.toContain(
    idOf(second),
  );
  await api.ok('endSession', end);
});

test('does not find the session of another person, and ends nothing', async () => {
  const other = await signedUp(api);
  expect(await api.refused('endSession', { as: person, path: { id: idOf(other) } })).toMatchObject({
    status: 404,
    code: 'no_session',
  });
  expect(await isSignedIn(other)).toBe(true);
});

test('ends all other sessions and keeps this one and those of other people', async () => {
  const [second, third, stranger] = [await another(), await another(), await signedUp(api)];
  await api.ok('endOtherSessions', { as: second });
  expect(await isSignedIn(second)).toBe(true);
  expect(await isSignedIn(stranger)).toBe(true);
  for (const ended of [person, third]) expect(await isSignedIn(ended)).toBe(false);
  expect(await api.ok('listSessions', { as: second })).toHaveLength(1);
});

test('renews no session that was not used for a day, and lists it no more', async () => {
  const other = await another();
  later(23 * hours);
  const renewed = await renew(other.refreshToken);
  later(1 * hours);
  expect(await renew(person.refreshToken)).toBeNull();
  const again = await renew(renewed?.refresh ?? '');
  const as = { ...person, token: again?.access ?? '' };
  expect((await api.ok('listSessions', { as })).map(({ id }) => id)).toEqual([idOf(other)]);
});

test('ends a session after fourteen days, however much it is used', async () => {
  let refresh = person.refreshToken;
  for (let hour = 20; hour < 14 * 24; hour += 20) {
    later(20 * hours);
    refresh = (await renew(refresh))?.refresh ?? '';
  }
  // The token says so as well, so that the tab warns before.
  expect(new Date(Number(decodeJwt(refresh).exp) * 1000)).toEqual(
    new Date(start.getTime() + 14 * days * 1000),
  );
  time = new Date(start.getTime() + 14 * days * 1000 - 60_000);
  const last = await renew(refresh);
  expect(decodeJwt(last?.access ?? '').exp).toBe(start.getTime() / 1000 + 14 * days);
  later(60);
  expect(await renew(last?.refresh ?? '')).toBeNull();
});

test('refuses a token that says it is longer than the limits allow', async () => {
  // As those of before there were limits.
  await api.database.db
    .updateTable('sign_in_family')
    .set({ last_used_at: new Date(start.getTime() - 1 * days * 1000) })
    .where('family', '=', idOf(person))
    .execute();
  expect(await renew(person.refreshToken)).toBeNull();
  expect(await isSignedIn(person)).toBe(false);
});

test.each([
  ['0', 14 * 24],
  ['60', 24],
  ['1440', 48],
])('waits longer than a tab with SESSION_IDLE_MINUTES of %s', async (minutes, expected) => {
  const other = await openApi({
    now: () => start,
    settings: { SESSION_IDLE_MINUTES: minutes },
  });
  const { refreshToken } = await signedUp(other);
  await other.close();
  const { iat = 0, exp = 0 } = decodeJwt(refreshToken);
  expect((exp - iat) / hours).toBe(expected);
});
