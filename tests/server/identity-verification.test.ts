import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openApi, type TestApi } from '#tests/support/api.ts';
import {
  goodPassword,
  mailsTo,
  newestMail,
  type ReceivedMail,
  signedUp,
  signIn,
  signUpBody,
  someEmail,
} from '#tests/support/accounts.ts';

let time = new Date('2030-05-01T09:00:00Z');
const later = (minutes: number) => {
  time = new Date(time.getTime() + minutes * 60_000);
};

let api: TestApi;
let email: string;
let mail: ReceivedMail;
beforeAll(async () => {
  api = await openApi({ now: () => time });
});
afterAll(() => api.close());
beforeEach(async () => {
  const body = signUpBody();
  email = body.Email;
  await api.ok('signUp', { body });
  mail = await newestMail(api, email);
});

const byCode = (code: string) => api.call('verifyOTP', { body: { email, code } });
const byLink = (from = mail) =>
  api.call('verifyAccount', {
    body: { user: from.link.get('user') ?? '', token: from.link.get('token') ?? '' },
  });
const anotherThan = (code: string) => (code === '111111' ? '222222' : '111111');
const codeOf = (body: unknown) => (body as { code: string }).code;

test('verifies with the code of the mail, with spaces or hyphens', async () => {
  const spaced = `${mail.code.slice(0, 3)} ${mail.code.slice(3)}-`;
  expect((await byCode(spaced)).status).toBe(200);
  await signIn(api, email, goodPassword);
});

test('verifies with the link of the mail, which opens the verify-account page', async () => {
  expect(mail.text).toMatch(/^http:\/\/localhost:3000\/auth\/verify-account#user=/m);
  expect((await byLink()).status).toBe(200);
  await signIn(api, email, goodPassword);
});

test('accepts a link that is opened twice', async () => {
  await byLink();
  expect((await byLink()).status).toBe(200);
});

test('rejects a wrong code and points at the code', async () => {
  const code = anotherThan(mail.code);
  expect(await api.refused('verifyOTP', { body: { email, code } })).toMatchObject({
    status: 400,
    code: 'code_wrong',
    pointers: ['/code'],
  });
});

test('rejects the right code after five wrong ones, and accepts a new code', async () => {
  for (let tries = 0; tries < 5; tries += 1) await byCode(anotherThan(mail.code));
  expect(codeOf((await byCode(mail.code)).body)).toBe('code_wrong');
  later(1);
  await api.ok('sendVerificationLink', { body: { email } });
  expect((await byCode((await newestMail(api, email)).code)).status).toBe(200);
});

test('counts five tries at the same time as five', async () => {
  const wrong = anotherThan(mail.code);
  await Promise.all(Array.from({ length: 5 }, () => byCode(wrong)));
  expect((await byCode(mail.code)).status).toBe(400);
});

test('accepts a code once', async () => {
  await byCode(mail.code);
  expect(codeOf((await byCode(mail.code)).body)).toBe('code_wrong');
});

test('rejects a code after fifteen minutes, while its link still works', async () => {
  later(15);
  later(1 / 60);
  expect(codeOf((await byCode(mail.code)).body)).toBe('code_ended');
  later(23 * 60);
  expect((await byLink()).status).toBe(200);
});

test('rejects a link after twenty-four hours', async () => {
  later(24 * 60);
  expect(codeOf((await byLink()).body)).toBe('link_ended');
});

test('rejects a link with another token or without an account', async () => {
  for (const body of [
    { user: mail.link.get('user') ?? '', token: 'made-up' },
    { user: '00000000-0000-4000-8000-000000000000', token: mail.link.get('token') ?? '' },
    { user: 'nobody', token: mail.link.get('token') ?? '' },
  ])
    expect(await api.refused('verifyAccount', { body })).toMatchObject({
      status: 400,
      code: 'link_wrong',
    });
});

test('replaces the code with a new mail, while the older link still works', async () => {
  later(1);
  await api.ok('sendVerificationLink', { body: { email } });
  const newer = await newestMail(api, email);
  expect(newer.code).not.toBe(mail.code);
  expect((await byCode(mail.code)).status).toBe(400);
  expect((await byLink(mail)).status).toBe(200);
  expect(codeOf((await byCode(newer.code)).body)).toBe('code_wrong');
});

test("does not verify one person with another's code", async () => {
  const other = signUpBody();
  await api.ok('signUp', { body: other });
  const code = mail.code;
  const { status } = await api.call('verifyOTP', { body: { email: other.Email, code } });
  expect(status).toBe(400);
});

test('answers a request for a mail the same for any address', async () => {
  const verified = await signedUp(api);
  const unknown = someEmail();
  later(1);
  for (const [address, subject] of [
    [email, /is your Our Ability code$/],
    [verified.email, /^You already have an Our Ability account$/],
    [unknown, /^There is no Our Ability account with this address$/],
  ] as const) {
    const { message } = await api.ok('sendVerificationLink', { body: { email: address } });
    expect(message).toBe(`We sent a mail to ${address}.`);
    expect((await newestMail(api, address)).subject).toMatch(subject);
  }
  const wrong = await api.refused('verifyOTP', { body: { email: unknown, code: '123456' } });
  expect(wrong).toMatchObject({ status: 400, code: 'code_wrong' });
});

test('names no person in a mail, because anybody can have typed the name', async () => {
  const body = signUpBody({ FirstName: 'https://harm.example/win' });
  await api.ok('signUp', { body });
  for (const { text } of await mailsTo(api, body.Email)) expect(text).not.toContain('harm.example');
});
