import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { TestApi, TestPerson } from '#tests/support/api.ts';

/** Fits the rules of section 5 and is nobody's habit. */
export const goodPassword = 'Harbor&Lantern42';

/** A mail address that no other test uses. */
export function someEmail(): string {
  return `person-${randomUUID().slice(0, 8)}@example.com`;
}

/** What the sign-up form sends. */
export function signUpBody(changes: Readonly<Record<string, unknown>> = {}) {
  return {
    FirstName: 'Robin',
    LastName: 'Sample',
    Email: someEmail(),
    Password: goodPassword,
    Role: 2,
    CompanyGuid: '',
    ...changes,
  };
}

export interface ReceivedMail {
  readonly subject: string;
  readonly text: string;
  /** The six digits on a line of their own. */
  readonly code: string;
  /** What the link that verifies or resets carries behind its #. */
  readonly link: URLSearchParams;
}

/** What a person reads out of a mail. */
export function readMail(mail: { readonly subject: string; readonly text: string }): ReceivedMail {
  const link = /^https?:\S+#\S+$/m.exec(mail.text)?.[0] ?? '';
  return {
    ...mail,
    code: /^\d{6}$/m.exec(mail.text)?.[0] ?? '',
    link: new URLSearchParams(link.slice(link.indexOf('#') + 1)),
  };
}

/** Every mail to an address, newest first, as the demo mailbox shows them. */
export async function mailsTo(api: Pick<TestApi, 'ok'>, email: string): Promise<ReceivedMail[]> {
  const mails = await api.ok('listMailbox', { query: { to: email } });
  return mails.map(readMail);
}

/** The newest mail to an address. @throws when there is none */
export async function newestMail(api: Pick<TestApi, 'ok'>, email: string): Promise<ReceivedMail> {
  const [mail] = await mailsTo(api, email);
  if (!mail) throw new Error(`There is no mail to ${email}.`);
  return mail;
}

export interface Signed extends TestPerson {
  readonly password: string;
  readonly refreshToken: string;
  readonly idToken: string;
}

/** Signs in and believes the answer only when it has tokens. */
export async function signIn(
  api: Pick<TestApi, 'ok'>,
  email: string,
  password: string,
): Promise<Signed> {
  const answer = await api.ok('signIn', { body: { Email: email, Password: password } });
  expect(answer.error).toBeUndefined();
  return {
    userGuid: answer.userDetails?.UserGuid ?? '',
    email,
    password,
    token: answer.accessToken ?? '',
    refreshToken: answer.refreshToken ?? '',
    idToken: answer.idToken ?? '',
  };
}

/** A person who signed up, verified and signed in as people do. */
export async function signedUp(
  api: Pick<TestApi, 'ok'>,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<Signed> {
  const body = signUpBody(changes);
  await api.ok('signUp', { body });
  const { code } = await newestMail(api, body.Email);
  await api.ok('verifyOTP', { body: { email: body.Email, code } });
  return signIn(api, body.Email, body.Password);
}
