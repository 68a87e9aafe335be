import { afterAll, beforeAll, expect, test } from 'vitest';
import { STANDARD_DISPLAY } from '#domain/display.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import english from '#server/i18n/en/mail.json' with { type: 'json' };
import { textsIn } from '#server/i18n/mailTexts.ts';
import { readMail, signUpBody } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { readMessage } from '#tests/support/mailMessage.ts';
import { type MailPeer, startMailPeer } from '#tests/support/mailPeer.ts';
import { PSEUDO_LANGUAGE, pseudoTexts } from '#tests/support/pseudoLanguage.ts';

const open: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

let peer: MailPeer;
let app: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  peer = await startMailPeer();
  const database = await testDatabase();
  app = await buildApp({
    config: readConfig({ LOG_LEVEL: 'error', SMTP_URL: peer.url }),
    database,
    webRoot: null,
    mailTexts: new Map([
      ['en', textsIn(english)],
      [PSEUDO_LANGUAGE, textsIn(pseudoTexts(english))],
    ]),
  });
  open.push(
    peer.close,
    () => database.close(),
    () => app.close(),
  );
});

/** A call from a page in a language. */
const post = async (path: string, payload: object, language: string) => {
  const headers = { 'accept-language': language };
  const answer = await app.inject({ method: 'POST', url: `/api/user${path}`, payload, headers });
  expect(answer.statusCode).toBe(200);
  return answer.json<Record<string, never>>();
};
/** The mails to an address, oldest first, once there are that many. */
const mailsTo = async (address: string, count: number) => {
  const mails = () => peer.taken.filter(({ to }) => to === address);
  await expect.poll(() => mails().length).toBe(count);
  return mails().map(({ message }) => readMessage(message));
};

/** Signs up on a page in a language and verifies; the account has one mail. */
async function signUp(language: string) {
  const body = signUpBody();
  await post('/signUp', body, language);
  const [mail] = await mailsTo(body.Email, 1);
  if (!mail) throw new Error('There is no mail.');
  const { code } = readMail(mail);
  await post('/verifyOTP', { email: body.Email, code }, language);
  const signedIn = await post('/signIn', { Email: body.Email, Password: body.Password }, 'en');
  const { accessToken, userDetails } = signedIn;
  const userGuid: string = userDetails?.['UserGuid'] ?? '';
  return { email: body.Email, password: body.Password, mail, accessToken, userGuid };
}

async function choose(person: { userGuid: string; accessToken?: string }, languages: object) {
  const answer = await app.inject({
    method: 'PUT',
    url: `/api/user/displayProfile/${person.userGuid}`,
    headers: { authorization: `Bearer ${person.accessToken}`, 'if-match': '"0"' },
    payload: {
      UserGuid: person.userGuid,
      ...STANDARD_DISPLAY,
      ...languages,
    },
  });
  expect(answer.statusCode).toBe(200);
}

test('writes subject, text and HTML in the language of the sign-up page', async () => {
  const { mail, email } = await signUp(`${PSEUDO_LANGUAGE},en;q=0.5`);
  expect(mail.language).toBe(PSEUDO_LANGUAGE);
  expect(mail.subject).toMatch(/^⟦\d{6} îîš ýööûûr ÖÖûûr ÅÅbîîlîîtý çöödéé⟧$/);
  for (const line of mail.text.split('\n').filter((each) => each !== ''))
    expect(line).toMatch(/^(⟦.*⟧|\d{6}|https?:\S+)$/);
  expect(mail.html).toMatch(`<html lang="${PSEUDO_LANGUAGE}" dir="ltr">`);
  expect(mail.html).toContain('⟦Wéélçöömé');
  // Later mails too, whatever the page that asks for them is in.
  await post('/resetPassword', { email }, 'en');
  expect((await mailsTo(email, 2))[1]?.subject).toMatch(/^⟦/);
});

test('writes mails in English when the language of the page is not offered', async () => {
  const { mail } = await signUp('ar-EG');
  expect(mail).toMatchObject({ language: 'en' });
  expect(mail.subject).toMatch(/^\d{6} is your Our Ability code$/);
});

test('writes queued mails in the language that the person chose for mails', async () => {
  const person = await signUp('en');
  await choose(person, { Language: 'en', MailLanguage: PSEUDO_LANGUAGE });
  const next = 'Lantern&Harbor43';
  const changed = await app.inject({
    method: 'PUT',
    url: `/api/user/User/changePassword/${person.userGuid}`,
    headers: { authorization: `Bearer ${person.accessToken}` },
    payload: { oldPassword: person.password, newPassword: next, confirmNewPassword: next },
  });
  expect(changed.statusCode).toBe(200);
  const [, mail] = await mailsTo(person.email, 2);
  expect(mail).toMatchObject({ language: PSEUDO_LANGUAGE, subject: expect.stringMatching(/^⟦/) });
});

test('uses the language chosen for pages when none is chosen for mails', async () => {
  const person = await signUp('en');
  await choose(person, { Language: PSEUDO_LANGUAGE });
  await post('/resetPassword', { email: person.email }, 'en');
  expect((await mailsTo(person.email, 2))[1]?.language).toBe(PSEUDO_LANGUAGE);
});

test('answers an address without an account in the language of the page', async () => {
  const email = 'stranger@example.com';
  await post('/resetPassword', { email }, PSEUDO_LANGUAGE);
  const [mail] = await mailsTo(email, 1);
  expect(mail).toMatchObject({ language: PSEUDO_LANGUAGE });
});
