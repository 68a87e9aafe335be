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

const companyGuid = '7d2c0c5e-3a57-4f0b-9e52-0d6f4b1f8a11';
let api: TestApi;
beforeAll(async () => {
  api = await openApi({
    prepare: ({ db }) =>
      db
        .insertInto('company')
        .values({ company_guid: companyGuid, name: 'Harbor Works' })
        .execute(),
  });
});
afterAll(() => api.close());

const countAccounts = async () => {
  const rows = await api.database.db.selectFrom('account').select('user_guid').execute();
  return rows.length;
};

test.each([
  ['candidate', 2],
  ['employer', 3],
  ['job coach', 4],
])('lets a %s sign up, verify and sign in, and keeps that role', async (_name, role) => {
  const body = signUpBody({ Role: role });
  expect(await api.ok('signUp', { body })).toMatchObject({
    Email: body.Email,
    verificationSent: true,
  });
  const { code } = await newestMail(api, body.Email);
  await api.ok('verifyOTP', { body: { email: body.Email, code } });
  const answer = await api.ok('signIn', { body: { Email: body.Email, Password: goodPassword } });
  expect(answer.role).toBe(role);
  expect(answer.userDetails).toMatchObject({ FirstName: 'Robin', Email: body.Email });
});

test.each([1, 0, 5, -2, 99])(
  'creates no account for role %i and answers with an empty object',
  async (role) => {
    const before = await countAccounts();
    const body = signUpBody({ Role: role });
    expect(await api.ok('signUp', { body })).toEqual({});
    expect(await countAccounts()).toBe(before);
    expect(await mailsTo(api, body.Email)).toEqual([]);
  },
);

test('takes who has one name, and refuses an empty last name that nobody spoke of', async () => {
  const body = signUpBody({ FirstName: 'Suharto', LastName: '' });
  expect(await api.refused('signUp', { body })).toMatchObject({
    status: 400,
    detail: 'Please fill in all the required fields',
  });
  const { signUp = '' } = await api.ok('signUp', { body: { ...body, hasOneName: true } });
  const { code } = await newestMail(api, body.Email);
  // The words of another sign-up of this address are not the ones that are verified.
  await api.ok('signUp', { body: { ...body, LastName: 'Sample' } });
  await api.ok('verifyOTP', { body: { email: body.Email, code, signUp } });
  const { userGuid } = await signIn(api, body.Email, goodPassword);
  expect(
    await api.database.db
      .selectFrom('account')
      .select(['first_name', 'last_name', 'has_one_name'])
      .where('user_guid', '=', userGuid)
      .execute(),
  ).toEqual([{ first_name: 'Suharto', last_name: '', has_one_name: true }]);
});

test('refuses an address with a character that nobody sees', async () => {
  const body = signUpBody({ Email: 'robin\u200b@example.com' });
  expect((await api.refused('signUp', { body })).pointers).toEqual(['/Email']);
});

test('treats an address in any case as the same', async () => {
  const email = someEmail();
  await signedUp(api, { Email: email });
  const before = await countAccounts();
  await api.ok('signUp', { body: signUpBody({ Email: email.toUpperCase() }) });
  expect(await countAccounts()).toBe(before);
  expect((await signIn(api, email.toUpperCase(), goodPassword)).token).not.toBe('');
});

test('answers the same for a known address, and mails its owner', async () => {
  const { email } = await signedUp(api);
  const body = signUpBody({ Email: email, Password: 'Another$Meadow77', FirstName: 'Mallory' });
  expect(await api.ok('signUp', { body })).toMatchObject({ Email: email, verificationSent: true });
  const mail = await newestMail(api, email);
  expect(mail.subject).toBe('You already have an Our Ability account');
  expect(mail.code).toBe('');
  await signIn(api, email, goodPassword);
  const wrong = await api.ok('signIn', { body: { Email: email, Password: body.Password } });
  expect(wrong.errorCode).toBe('incorrect_credentials');
});

test('verifies what was typed last when its browser types its code', async () => {
  const body = signUpBody({ Role: 3, CompanyGuid: companyGuid });
  await api.ok('signUp', { body });
  const again = { ...body, FirstName: 'Noor', Password: 'Another$Meadow77', Role: 2 };
  const { signUp = '' } = await api.ok('signUp', { body: again });
  const { code, text } = await newestMail(api, body.Email);
  expect(text).toContain('Each code works only on the page of the sign-up it was sent for');
  await api.ok('verifyOTP', { body: { email: body.Email, code, signUp } });
  const signedIn = await api.ok('signIn', {
    body: { Email: body.Email, Password: again.Password },
  });
  expect(signedIn).toMatchObject({ role: 2, userDetails: { FirstName: 'Noor' } });
});

/** The owner of an address and a stranger sign up with it; each gets a mail to that address. */
async function bothSignedUp(first: 'owner' | 'stranger') {
  const email = someEmail();
  const bodies = {
    owner: signUpBody({ Email: email }),
    stranger: signUpBody({ Email: email, Password: 'Stranger$Meadow77', Role: 3 }),
  };
  const second = first === 'owner' ? ('stranger' as const) : ('owner' as const);
  const tokens = { owner: '', stranger: '' };
  const mails = { owner: '', stranger: '' };
  const links = { owner: new URLSearchParams(), stranger: new URLSearchParams() };
  for (const who of [first, second]) {
    tokens[who] = (await api.ok('signUp', { body: bodies[who] })).signUp ?? '';
    const mail = await newestMail(api, email);
    mails[who] = mail.code;
    links[who] = mail.link;
  }
  const outcomeOf = async (who: 'owner' | 'stranger') => {
    const { Password } = bodies[who];
    const answer = await api.ok('signIn', { body: { Email: email, Password } });
    return answer.errorCode ?? answer.role;
  };
  return { email, tokens, codes: mails, links, outcomeOf };
}

test.each(['owner', 'stranger'] as const)(
  'verifies the password of the owner, never that of a stranger, when %s signs up first',
  async (first) => {
    const { email, tokens, codes, outcomeOf } = await bothSignedUp(first);
    const code = codes.stranger === codes.owner ? '' : codes.stranger;
    const strangers = await api.call('verifyOTP', {
      body: { email, code: code || '000000', signUp: tokens.owner },
    });
    expect(strangers.status).toBe(400);
    await api.ok('verifyOTP', { body: { email, code: codes.owner, signUp: tokens.owner } });
    expect(await outcomeOf('owner')).toBe(2);
    expect(await outcomeOf('stranger')).toBe('incorrect_credentials');
    const late = { email, code: codes.stranger, signUp: tokens.stranger };
    expect((await api.call('verifyOTP', { body: late })).status).toBe(400);
  },
);

test('refuses a code or link that does not say which of two sign-ups is meant', async () => {
  const { email, tokens, codes, links, outcomeOf } = await bothSignedUp('owner');
  const body = { email, code: codes.stranger };
  expect(await api.refused('verifyOTP', { body })).toMatchObject({
    status: 400,
    code: 'sign_up_unclear',
    pointers: ['/code'],
  });
  const link = { user: links.stranger.get('user'), token: links.stranger.get('token') };
  expect(await api.refused('verifyAccount', { body: link })).toMatchObject({
    code: 'sign_up_unclear',
  });
  expect(await outcomeOf('stranger')).not.toBe(3);
  await api.ok('verifyOTP', { body: { email, code: codes.owner, signUp: tokens.owner } });
  expect(await outcomeOf('owner')).toBe(2);
});

test('sends the code of the same sign-up again when its browser asks', async () => {
  const { email, tokens, outcomeOf } = await bothSignedUp('owner');
  await api.ok('sendVerificationLink', { body: { email, signUp: tokens.owner } });
  const { code } = await newestMail(api, email);
  await api.ok('verifyOTP', { body: { email, code, signUp: tokens.owner } });
  expect(await outcomeOf('owner')).toBe(2);
});

test('tells a browser of a verified address nothing when it signs up', async () => {
  const { email } = await signedUp(api);
  const { signUp = '' } = await api.ok('signUp', { body: signUpBody({ Email: email }) });
  expect(signUp).toMatch(/^[\w-]{43}$/);
  const body = { email, code: '123456', signUp };
  expect(await api.refused('verifyOTP', { body })).toMatchObject({ code: 'code_wrong' });
});

test('creates one account for two sign-ups with one address at the same time', async () => {
  const before = await countAccounts();
  const body = signUpBody();
  await Promise.all([api.ok('signUp', { body }), api.ok('signUp', { body })]);
  expect(await countAccounts()).toBe(before + 1);
});

test.each([
  ['seven characters', 'Abcde1!'],
  ['no special character', 'Abcdefg12'],
  ['no digit', 'Abcdefg!!'],
  ['no upper case', 'abcdefg1!'],
  ['no lower case', 'ABCDEFG1!'],
])('refuses a password with %s with the sentence of the product', async (_what, password) => {
  const refusal = await api.refused('signUp', { body: signUpBody({ Password: password }) });
  expect(refusal).toMatchObject({ status: 400, pointers: ['/Password'] });
  expect(refusal.detail).toBe(
    'Please enter a password (min length 8). Must contain at least 1 number, 1 special character, ' +
      '1 uppercase letter, 1 lowercase letter.',
  );
});

test('rejects a common password in any case, even with all kinds of characters', async () => {
  for (const password of ['!QAZ2wsx', '!qaz2WSX']) {
    const refusal = await api.refused('signUp', { body: signUpBody({ Password: password }) });
    expect(refusal).toMatchObject({ status: 400, code: 'commonPassword', pointers: ['/Password'] });
  }
});

test('accepts a passphrase of fifteen characters in any Unicode form', async () => {
  const { email } = await signedUp(api, { Password: 'caf\u00e9 by the old harbor' });
  expect((await signIn(api, email, 'cafe\u0301 by the old harbor')).token).not.toBe('');
});

test("stores an employer's company only when it exists", async () => {
  const employer = await signedUp(api, { Role: 3, CompanyGuid: companyGuid });
  const candidate = await signedUp(api, { Role: 2, CompanyGuid: companyGuid });
  const companyOf = async (userGuid: string) =>
    (
      await api.database.db
        .selectFrom('account')
        .select('company_guid')
        .where('user_guid', '=', userGuid)
        .executeTakeFirstOrThrow()
    ).company_guid;
  expect(await companyOf(employer.userGuid)).toBe(companyGuid);
  expect(await companyOf(candidate.userGuid)).toBeNull();
  for (const unknown of ['00000000-0000-4000-8000-000000000000', 'harbor']) {
    const body = signUpBody({ Role: 3, CompanyGuid: unknown });
    expect(await api.refused('signUp', { body })).toMatchObject({
      status: 400,
      code: 'unknown_company',
      pointers: ['/CompanyGuid'],
    });
  }
});

test('stores an Argon2id hash and no password or code', async () => {
  const body = signUpBody();
  await api.ok('signUp', { body });
  const { code, link } = await newestMail(api, body.Email);
  const account = await api.database.db
    .selectFrom('account')
    .selectAll()
    .where('email', '=', body.Email)
    .executeTakeFirstOrThrow();
  expect(account.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const codes = await api.database.db
    .selectFrom('one_time_code')
    .selectAll()
    .where('user_guid', '=', account.user_guid)
    .execute();
  const kept = codes.flatMap((row) => [row.code_hash, row.token_hash]);
  expect(kept).toHaveLength(2);
  expect(kept).not.toContain(code);
  expect(kept).not.toContain(link.get('token'));
});
