import { afterEach, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { readMail, signUpBody } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { readMessage } from '#tests/support/mailMessage.ts';
import { startMailPeer } from '#tests/support/mailPeer.ts';

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

async function startPeer() {
  const peer = await startMailPeer();
  open.push(peer.close);
  return peer;
}

async function startApp(env: Readonly<Record<string, string>>) {
  const database = await testDatabase();
  const logged: string[] = [];
  const app = await buildApp({
    config: readConfig({ LOG_LEVEL: 'error', ...env }),
    database,
    webRoot: null,
    logTo: { write: (line) => logged.push(line) },
  });
  open.push(
    () => database.close(),
    () => app.close(),
  );
  const post = (path: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api/user${path}`, payload });
  return { app, database, logged, post };
}

test('sends the verification mail to the mail server with SMTP_URL, and its link and code work', async () => {
  const peer = await startPeer();
  const { post, app } = await startApp({
    SMTP_URL: peer.url,
    MAIL_FROM: 'Our Ability <hello@example.org>',
    PUBLIC_URL: 'https://jobs.example.org/',
  });
  const body = signUpBody();
  expect((await post('/signUp', body)).statusCode).toBe(200);
  expect(peer.taken).toHaveLength(1);
  const [delivery] = peer.taken;
  expect(delivery).toMatchObject({ from: 'hello@example.org', to: body.Email });
  const { text, html } = readMessage(delivery?.message ?? '');
  expect(text).toMatch(/^https:\/\/jobs\.example\.org\/auth\/verify-account#user=/m);
  expect(html).toContain('<html lang="en" dir="ltr">');
  const { code, link } = readMail({ subject: '', text });
  const byLink = { user: link.get('user') ?? '', token: link.get('token') ?? '' };
  expect((await post('/verifyAccount', byLink)).statusCode).toBe(200);
  expect(code).toMatch(/^\d{6}$/);
  expect((await app.inject('/api/user/mailbox')).statusCode).toBe(404);
});

test('says what to do when the mail server refuses, and lets the person ask again later', async () => {
  const body = signUpBody();
  const peer = await startPeer();
  peer.refuses.set(body.Email, 550);
  const { post, database, logged } = await startApp({ SMTP_URL: peer.url });
  const answer = await post('/signUp', body);
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('60');
  expect(answer.json()).toMatchObject({
    code: 'mail_not_sent',
    detail:
      'We could not send the email. Your account is kept. Wait a few minutes, then ask for a new email on the ' +
      'page that asks for the code.',
  });
  for (const path of ['/sendVerificationLink', '/resetPassword']) {
    const again = await post(path, { email: body.Email });
    expect(again.json()).toMatchObject({ status: 503, code: 'mail_not_sent' });
  }
  const accounts = await database.db.selectFrom('account').select('email').execute();
  expect(accounts).toEqual([{ email: body.Email }]);
  expect(logged.join('')).toContain('mail server did not take a mail');
  expect(logged.join('')).not.toContain(body.Email);
});

test('gives the same answer when nothing listens at SMTP_URL', async () => {
  const { post } = await startApp({ SMTP_URL: 'smtp://127.0.0.1:1' });
  const answer = await post('/signUp', signUpBody());
  expect(answer.json()).toMatchObject({ status: 503, code: 'mail_not_sent' });
});

test('gives the same failure for an unknown address as for a known one', async () => {
  const peer = await startPeer();
  const { post } = await startApp({ SMTP_URL: peer.url });
  const known = signUpBody();
  peer.refuses.set(known.Email, 451).set('stranger@example.com', 451);
  await post('/signUp', known);
  const { traceId: _one, ...toKnown } = (
    await post('/resetPassword', { email: known.Email })
  ).json();
  const { traceId: _two, ...toUnknown } = (
    await post('/resetPassword', { email: 'stranger@example.com' })
  ).json();
  expect(toUnknown).toEqual(toKnown);
});

test('keeps mails in the outbox without SMTP_URL, and shows them in the demo mailbox newest first', async () => {
  const { post, app } = await startApp({});
  const [first, second] = [signUpBody(), signUpBody()];
  await post('/signUp', first);
  await post('/signUp', second);
  const all = (await app.inject('/api/user/mailbox')).json<{ to: string }[]>();
  expect(all.map((mail) => mail.to)).toEqual([second.Email, first.Email]);
  const query = { to: first.Email.toUpperCase() };
  const own = (await app.inject({ url: '/api/user/mailbox', query })).json<{ to: string }[]>();
  expect(own.map((mail) => mail.to)).toEqual([first.Email]);
});

test('has no demo mailbox in production', async () => {
  const peer = await startPeer();
  const { app } = await startApp({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://jobs.example.org',
    SMTP_URL: peer.url,
  });
  const answer = await app.inject('/api/user/mailbox');
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: 'not_found' });
});
