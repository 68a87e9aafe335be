import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openApi, type TestApi } from '#tests/support/api.ts';
import {
  goodPassword,
  newestMail,
  type ReceivedMail,
  signUpBody,
} from '#tests/support/accounts.ts';

let time = new Date('2030-05-01T09:00:00Z');
const later = (minutes: number) => {
  time = new Date(time.getTime() + minutes * 60_000);
};

let api: TestApi;
let email: string;
let signUp: string;
let mail: ReceivedMail;
beforeAll(async () => {
  api = await openApi({ now: () => time });
});
afterAll(() => api.close());

/** Signs up as somebody new. */
async function someoneNew(changes: object = {}) {
  const body = signUpBody({ ...changes });
  const answer = await api.ok('signUp', { body });
  return {
    email: body.Email,
    signUp: answer.signUp ?? '',
    mail: await newestMail(api, body.Email),
  };
}
beforeEach(async () => {
  ({ email, signUp, mail } = await someoneNew());
});

const byCode = (body: object = {}) =>
  api.call('verifyOTP', { body: { email, code: mail.code, signUp, ...body } });
const byLink = (body: object = {}) => {
  const [user, token] = [mail.link.get('user'), mail.link.get('token')];
  return api.call('verifyAccount', { body: { user, token, signUp, ...body } });
};
const ways = [
  ['code', byCode],
  ['link', byLink],
] as const;
const withoutSession = { status: 200, body: { message: expect.any(String) } };
const sessionsOf = async (address: string) => {
  const rows = await api.database.db
    .selectFrom('sign_in_family')
    .innerJoin('account', 'account.user_guid', 'sign_in_family.user_guid')
    .select('sign_in_family.family')
    .where('account.email', '=', address)
    .execute();
  return rows.length;
};

describe.each(ways)('with the token of the sign-up and the %s of its mail', (_way, verify) => {
  test('answers what a sign-in answers, and its tokens work', async () => {
    const { status, body, headers } = await verify();
    expect(status).toBe(200);
    const { signedIn } = body as { signedIn: { accessToken: string; refreshToken: string } };
    expect(signedIn).toMatchObject({
      role: 2,
      userDetails: { FirstName: 'Robin', LastName: 'Sample', Email: email },
      accessToken: expect.any(String),
      refreshToken: expect.any(String),
      idToken: expect.any(String),
    });
    expect(headers['set-cookie']).toBeDefined();
    const as = { userGuid: '', email, token: signedIn.accessToken };
    expect(await api.ok('listSessions', { as })).toMatchObject([{ isCurrent: true }]);
    await api.ok('refreshToken', { body: { refresh: signedIn.refreshToken } });
  });

  test('signs in once, also when it comes twice at the same time', async () => {
    const answers = await Promise.all([verify(), verify()]);
    await verify();
    expect(answers.filter(({ body }) => JSON.stringify(body).includes('signedIn'))).toHaveLength(1);
    expect(await sessionsOf(email)).toBe(1);
  });

  test('only verifies when the sign-up is more than a day old', async () => {
    later(24 * 60 + 1);
    await api.ok('sendVerificationLink', { body: { email, signUp } });
    mail = await newestMail(api, email);
    expect(await verify()).toMatchObject(withoutSession);
    expect(await sessionsOf(email)).toBe(0);
  });

  test('verifies, but signs nobody into an account that an administrator closed', async () => {
    const account = await api.database.db
      .selectFrom('account')
      .select('user_guid')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const admin = await api.person(1);
    await api.database.db
      .insertInto('closed_account')
      .values({
        user_guid: account.user_guid,
        closed_at: time,
        delete_after: new Date(time.getTime() + 86_400_000),
        closed_by: admin.userGuid,
      })
      .execute();
    expect(await verify()).toEqual(expect.objectContaining(withoutSession));
    expect(await sessionsOf(email)).toBe(0);
  });
});

test.each(ways)(
  'only verifies with the %s and no token, as in another browser',
  async (_, verify) => {
    expect(await verify({ signUp: undefined })).toMatchObject(withoutSession);
    expect(await sessionsOf(email)).toBe(0);
  },
);

test('signs nobody in with the right token and a wrong code, or one that is too old', async () => {
  const code = mail.code === '111111' ? '222222' : '111111';
  expect((await byCode({ code })).body).toMatchObject({ code: 'code_wrong' });
  later(16);
  expect((await byCode()).body).toMatchObject({ code: 'code_ended' });
  expect(await sessionsOf(email)).toBe(0);
});

test('signs nobody in with the token of another account', async () => {
  const other = await someoneNew();
  expect((await byCode({ signUp: other.signUp })).body).toMatchObject({ code: 'code_wrong' });
  expect(await byLink({ signUp: other.signUp })).toMatchObject(withoutSession);
  expect([await sessionsOf(email), await sessionsOf(other.email)]).toEqual([0, 0]);
});

test('signs nobody in with the token of a stranger who signed up with the same address', async () => {
  const own = { signUp, mail };
  const stranger = await someoneNew({ Email: email, Password: 'Stranger$Meadow77' });
  expect((await byLink({ signUp: stranger.signUp })).body).toMatchObject({
    code: 'sign_up_unclear',
  });
  mail = own.mail;
  expect((await byLink()).body).toMatchObject({ signedIn: { role: 2 } });
  mail = stranger.mail;
  for (const verify of [byCode, byLink])
    expect((await verify({ signUp: stranger.signUp })).body).not.toHaveProperty('signedIn');
  expect(await sessionsOf(email)).toBe(1);
});

test('signs nobody in once the address was verified in another way', async () => {
  later(1);
  await api.ok('resetPassword', { body: { email } });
  const { code } = await newestMail(api, email);
  const password = { newPassword: 'Quiet&Harbor42', confirmNewPassword: 'Quiet&Harbor42' };
  await api.ok('confirmNewPassword', { body: { email, code, ...password } });
  for (const verify of [byCode, byLink])
    expect((await verify()).body).not.toHaveProperty('signedIn');
  expect(await sessionsOf(email)).toBe(0);
});

test('lets an employer wait for the confirmation, as after a sign-in', async () => {
  const employer = await someoneNew({ Role: 3, CompanyName: 'Quiet Harbor' });
  const body = { email: employer.email, code: employer.mail.code, signUp: employer.signUp };
  const { signedIn } = await api.ok('verifyOTP', { body });
  const again = await api.ok('signIn', {
    body: { Email: employer.email, Password: goodPassword },
  });
  expect(signedIn).toMatchObject({ role: 3, userDetails: again.userDetails });
  const as = { userGuid: '', email: employer.email, token: signedIn?.accessToken ?? '' };
  const path = { id: signedIn?.userDetails?.UserGuid ?? '' };
  expect(await api.ok('getMembership', { as, path })).toMatchObject({ state: 'waiting' });
});
