import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApi, type TestApi } from '#tests/support/api.ts';
import {
  goodPassword,
  mailsTo,
  newestMail,
  signedUp,
  signIn,
  signUpBody,
  someEmail,
} from '#tests/support/accounts.ts';
import { type OidcProvider, startOidcProvider } from '#tests/support/oidcProvider.ts';
import { comeBack } from '#tests/support/socialTrip.ts';

let provider: OidcProvider;
let api: TestApi;
beforeAll(async () => {
  provider = await startOidcProvider('http://localhost:3000');
  api = await openApi({ settings: provider.settings });
});
afterAll(async () => {
  await api.close();
  await provider.stop();
});

/** A person the provider knows by this address. */
const known = (email: string, claims: object = {}) => {
  const subject = randomUUID();
  provider.add(subject, { email, email_verified: true, name: 'Amira Okafor', ...claims });
  return subject;
};
const signUp = async (subject: string, Role?: number) =>
  api.ok('socialSignUp', {
    body: { ...(await comeBack(api, subject)), ...(Role ? { Role } : {}) },
  });
const refusal = async (subject: string) =>
  api.refused('socialSignUp', { body: await comeBack(api, subject) });
const withPassword = (email: string, Password = goodPassword) =>
  api.ok('signIn', { body: { Email: email, Password } });

test('links a verified account with the address, keeps its data and tells its owner', async () => {
  const owner = await signedUp(api, { Role: 4 });
  const answer = await signUp(known(owner.email.toUpperCase()), 2);
  expect(answer).toMatchObject({
    role: 4,
    userDetails: { UserGuid: owner.userGuid, FirstName: 'Robin', LastName: 'Sample' },
  });
  expect((await newestMail(api, owner.email)).subject).toBe(
    'You can now sign in to Our Ability with City of Syracuse',
  );
  await signIn(api, owner.email, goodPassword);
  await api.ok('getUser', { as: owner, path: { id: owner.userGuid } });
});

test('tells the owner once, not at every sign-in', async () => {
  const owner = await signedUp(api);
  const subject = known(owner.email);
  await signUp(subject);
  const mails = await mailsTo(api, owner.email);
  await signUp(subject);
  expect(await mailsTo(api, owner.email)).toHaveLength(mails.length);
});

test('replaces an unverified account with the address: password, code, link, name and role', async () => {
  const stranger = signUpBody({ Role: 3, FirstName: 'Mallory' });
  const email = stranger.Email;
  await api.ok('signUp', { body: stranger });
  const { code, link } = await newestMail(api, email);
  const answer = await signUp(known(email));
  expect(answer).toMatchObject({
    role: 2,
    userDetails: { FirstName: 'Amira', LastName: 'Okafor', Email: email },
  });
  expect((await withPassword(email, stranger.Password)).errorCode).toBe('incorrect_credentials');
  expect(await api.refused('verifyOTP', { body: { email, code } })).toMatchObject({
    code: 'code_wrong',
  });
  const body = { user: link.get('user'), token: link.get('token') };
  expect(await api.refused('verifyAccount', { body })).toMatchObject({ code: 'link_wrong' });
  expect((await newestMail(api, email)).text).toContain('no longer works');
});

test('takes the last name of the provider when an unverified sign-up said to have none', async () => {
  const { Email: email } = signUpBody();
  const stranger = signUpBody({ Email: email, LastName: '' });
  await api.ok('signUp', { body: { ...stranger, hasOneName: true } });
  const { userDetails, accessToken: token = '' } = await signUp(known(email));
  const userGuid = userDetails?.UserGuid ?? '';
  const as = { userGuid, email, token };
  expect(await api.ok('getUser', { as, path: { id: userGuid } })).toMatchObject({
    LastName: 'Okafor',
    hasOneName: false,
  });
});

test('keeps the role and the name that an administrator gave an account when its owner comes by the provider', async () => {
  const admin = await api.person(1);
  const email = someEmail();
  const names = { FirstName: 'Noor', LastName: 'Sample' };
  const body = { ...names, Email: email, Role: 4 as const, CompanyGuid: '' };
  const made = await api.ok('createUser', { as: admin, body });
  expect(await signUp(known(email), 2)).toMatchObject({
    role: 4,
    userDetails: { UserGuid: made.UserGuid, ...names },
  });
  expect((await newestMail(api, email)).subject).toBe(
    'You can now sign in to Our Ability with City of Syracuse',
  );
});

test('changes nothing and sends a mail when somebody signs up with a password afterwards', async () => {
  const email = someEmail();
  await signUp(known(email));
  await api.ok('signUp', { body: signUpBody({ Email: email }) });
  expect((await newestMail(api, email)).subject).toBe('You already have an Our Ability account');
  expect((await withPassword(email)).errorCode).toBe('incorrect_credentials');
});

test.each([
  ['not verified', { email_verified: false }, 'social_email_not_verified'],
  ['said nothing about', { email_verified: undefined }, 'social_email_not_verified'],
  ['missing', { email: undefined }, 'social_email_missing'],
  ['no address at all', { email: 'robin at home' }, 'social_email_missing'],
])(
  'opens no account for an address that is %s, neither a new one nor its owner’s',
  async (_what, claims, code) => {
    const owner = await signedUp(api);
    const refused = await refusal(known(owner.email, claims));
    expect(refused).toMatchObject({ status: 403, code });
    expect(refused.detail).toContain('City of Syracuse');
    const rows = await api.database.db
      .selectFrom('social_identity')
      .select('subject')
      .where('user_guid', '=', owner.userGuid)
      .execute();
    expect(rows).toEqual([]);
  },
);

test('does not open an account for a new owner of the address at the provider', async () => {
  const email = someEmail();
  const first = await signUp(known(email));
  expect(await refusal(known(email))).toMatchObject({
    status: 403,
    code: 'social_linked_to_another',
  });
  expect(first.userDetails?.Email).toBe(email);
});

test('lets an admin sign in only with a password', async () => {
  const { email } = await api.person(1);
  expect(await refusal(known(email))).toMatchObject({ status: 403, code: 'social_admin' });
});

test.each([
  [{ given_name: 'Amira', family_name: 'Okafor', name: 'Dr Amira Okafor' }, 'Amira', 'Okafor'],
  [{ name: 'Amira de la Cruz' }, 'Amira', 'de la Cruz'],
  [{ name: 'Amira' }, 'Amira', ''],
  [{ name: 'Mary Ann Lee', given_name: 'Mary Ann' }, 'Mary Ann', 'Lee'],
  [{ name: undefined, family_name: 'Okafor' }, 'Okafor', ''],
  [{ name: 'A\u0000mira\tOkafor\n' }, 'A', 'mira Okafor'],
])('reads the claims %j as %s and %s', async (claims, first, last) => {
  const answer = await signUp(known(someEmail(), claims));
  expect(answer.userDetails).toMatchObject({ FirstName: first, LastName: last });
});

test('uses the part before the @ as first name when there is none', async () => {
  const email = someEmail();
  const answer = await signUp(known(email, { name: undefined }));
  expect(answer.userDetails).toMatchObject({ FirstName: email.split('@')[0], LastName: '' });
});

test('tells a person without a password to set one by mail', async () => {
  const email = someEmail();
  const { userDetails, accessToken } = await signUp(known(email));
  const as = { userGuid: userDetails?.UserGuid ?? '', email, token: accessToken ?? '' };
  const body = { newPassword: goodPassword, confirmNewPassword: goodPassword };
  const refused = await api.refused('changePassword', {
    as,
    path: { id: as.userGuid },
    body: { ...body, oldPassword: goodPassword },
  });
  expect(refused).toMatchObject({ status: 400, code: 'no_password' });
  await api.ok('resetPassword', { body: { email } });
  const { code } = await newestMail(api, email);
  await api.ok('confirmNewPassword', { body: { ...body, email, code } });
  await signIn(api, email, goodPassword);
});
