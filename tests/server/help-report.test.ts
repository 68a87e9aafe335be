import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import { testDatabase } from '#tests/support/database.ts';
import { readMessage } from '#tests/support/mailMessage.ts';
import { startMailPeer } from '#tests/support/mailPeer.ts';
import { startWithSweepDue } from '#tests/support/sweep.ts';

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

const helpEmail = 'help@example.org';
const report = {
  happened: 'I pressed Save.\n\nNothing was said, and <b>nothing</b> was shown.',
  expected: 'To hear "Saved".',
  page: '/candidate/jobs/job-details/5f0c2f63-92b1-4c55-a8a5-9d1df7a4f001?token=secret',
  ways: ['screen-reader', 'other'],
  otherWay: 'a switch',
  email: 'Robin@Example.com',
};
const onlyHappened = {
  happened: 'It stopped.',
  expected: '',
  page: '',
  ways: [],
  otherWay: '',
  email: '',
};

async function startServer(settings: Record<string, string>, database?: Database) {
  const own = database ?? (await testDatabase());
  if (!database) open.push(() => own.close());
  const app = await buildApp({
    config: readConfig({ LOG_LEVEL: 'silent', PROXY_HOPS: '1', ...settings }),
    database: own,
    webRoot: null,
  });
  open.push(() => app.close());
  return { app, database: own };
}

async function startPeer() {
  const peer = await startMailPeer();
  open.push(peer.close);
  return peer;
}

const send = (app: FastifyInstance, payload: object = report, headers = {}) =>
  app.inject({ method: 'POST', url: '/api/user/helpReport', payload, headers });

const kept = ({ db }: Database) => db.selectFrom('help_report').selectAll().execute();
const queued = ({ db }: Database) => db.selectFrom('queued_mail').selectAll().execute();

test('mails what was written to the provider, who can reply to the person', async () => {
  const peer = await startPeer();
  const { app, database } = await startServer({ SMTP_URL: peer.url, HELP_EMAIL: helpEmail });
  const answer = await send(app);
  expect(answer.json()).toEqual({ received: 'mailed' });
  await expect.poll(() => peer.taken.map(({ to }) => to)).toEqual([helpEmail]);
  const message = peer.taken[0]?.message ?? '';
  expect(message).toMatch(/^Reply-To: robin@example\.com\r$/m);
  const { subject, text, html } = readMessage(message);
  expect(subject).toBe('Somebody reports a problem with Our Ability');
  expect(text).toContain('I pressed Save.\nNothing was said, and <b>nothing</b> was shown.');
  expect(text).toContain('To hear "Saved".');
  expect(text).toContain('/candidate/jobs/job-details/…\n');
  expect(text).toContain('With a screen reader\nIn another way\na switch');
  expect(text).not.toMatch(/secret|5f0c2f63/);
  expect(html).toContain('&lt;b&gt;nothing&lt;/b&gt; was shown.');
  await expect.poll(() => queued(database)).toEqual([]);
  expect(await kept(database)).toEqual([]);
});

test('leaves out what was not given, and says that nobody can answer', async () => {
  const peer = await startPeer();
  const { app } = await startServer({ SMTP_URL: peer.url, HELP_EMAIL: helpEmail });
  await send(app, onlyHappened);
  await expect.poll(() => peer.taken.length).toBe(1);
  const message = peer.taken[0]?.message ?? '';
  expect(message).not.toMatch(/^Reply-To/m);
  expect(readMessage(message).text.trimEnd()).toBe(
    'Hello,\n\nThis happened:\n\nIt stopped.\n\n' +
      'They gave no address, so nobody can answer them.\n\n' +
      'This is all that we know of the report. Nothing from a profile was added.\n\nOur Ability',
  );
});

test('keeps the report while the mail server is away, and sends it later', async () => {
  const peer = await startPeer();
  peer.refuses.set(helpEmail, 451);
  const { app, database } = await startServer({ SMTP_URL: peer.url, HELP_EMAIL: helpEmail });
  expect((await send(app)).json()).toEqual({ received: 'mailed' });
  const { pool } = database;
  const tries = async () => {
    const { rows } = await pool.query(
      `select 1 from work.job where name = 'mail' and state = 'retry'`,
    );
    return rows.length;
  };
  await expect.poll(tries).toBe(1);
  expect(await queued(database)).toHaveLength(1);
  peer.refuses.clear();
  await pool.query('update work.job set start_after = now()');
  await expect.poll(() => peer.taken.length).toBe(1);
});

test('keeps the report without an address, and mails it once there is one', async () => {
  const peer = await startPeer();
  const { app, database } = await startServer({ SMTP_URL: peer.url });
  expect((await send(app)).json()).toEqual({ received: 'kept' });
  expect((await send(app, onlyHappened)).json()).toEqual({ received: 'kept' });
  expect(await kept(database)).toMatchObject([
    { happened: report.happened, ways: 'screen-reader other', email: 'robin@example.com' },
    { happened: 'It stopped.', ways: '', email: null },
  ]);
  expect(peer.taken).toEqual([]);
  const settings = { SMTP_URL: peer.url, HELP_EMAIL: helpEmail };
  await startWithSweepDue(database, () => new Date(), settings);
  expect(await kept(database)).toEqual([]);
  await startServer(settings, database);
  await expect.poll(() => peer.taken.length).toBe(2);
  const texts = peer.taken.map(({ message }) => readMessage(message).text);
  expect(texts.some((text) => text.includes('With a screen reader\nIn another way'))).toBe(true);
});

test.each([
  ['mailed', { HELP_EMAIL: helpEmail }],
  ['kept', {}],
])(
  'takes a report once however often its key comes, and answers %s each time',
  async (received, settings) => {
    const { app, database } = await startServer(settings);
    const key = (n: number) => ({ 'idempotency-key': `"5f0c2f63-92b1-4c55-a8a5-9d1df7a4f00${n}"` });
    const count = async () => {
      const mails = await database.db.selectFrom('mail').select('id').execute();
      return mails.length + (await kept(database)).length;
    };
    const together = await Promise.all([1, 1, 1].map((n) => send(app, report, key(n))));
    const later = await send(app, report, key(1));
    for (const answer of [...together, later]) expect(answer.json()).toEqual({ received });
    expect(await count()).toBe(1);
    await send(app, report, key(2));
    await send(app);
    expect(await count()).toBe(3);
    const inDays = (days: number) => () => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
    await startWithSweepDue(database, inDays(2));
    expect(await database.db.selectFrom('help_report_key').selectAll().execute()).toEqual([]);
  },
);

test('takes a report again whose first attempt failed', async () => {
  const { app, database } = await startServer({ HELP_EMAIL: helpEmail });
  const headers = { 'idempotency-key': '"5f0c2f63-92b1-4c55-a8a5-9d1df7a4f001"' };
  await sql`alter table mail add constraint refused check (to_address <> 'help@example.org')`.execute(
    database.db,
  );
  expect((await send(app, report, headers)).statusCode).toBe(503);
  await sql`alter table mail drop constraint refused`.execute(database.db);
  expect((await send(app, report, headers)).json()).toEqual({ received: 'mailed' });
  expect(await database.db.selectFrom('mail').selectAll().execute()).toHaveLength(1);
});

test('deletes a report that nobody could be mailed for 90 days', async () => {
  const { app, database } = await startServer({});
  await send(app);
  const inDays = (days: number) => () => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  await startWithSweepDue(database, inDays(89));
  expect(await kept(database)).toHaveLength(1);
  await startWithSweepDue(database, inDays(91));
  expect(await kept(database)).toEqual([]);
});

test('refuses what does not fit, and says which field it is', async () => {
  const { app, database } = await startServer({});
  for (const [change, pointer] of [
    [{ happened: ' ' }, '/happened'],
    [{ happened: 'a'.repeat(4001) }, '/happened'],
    [{ email: 'robin' }, '/email'],
    [{ ways: ['wheelchair'] }, '/ways/0'],
  ] as const) {
    const answer = await send(app, { ...report, ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ errors: { pointer: string }[] }>().errors[0]?.pointer).toBe(pointer);
  }
  expect(await kept(database)).toEqual([]);
});

test('says so and loses nothing in silence when it cannot be queued', async () => {
  const { app, database } = await startServer({ HELP_EMAIL: helpEmail });
  await sql`alter table mail add constraint refused check (to_address <> 'help@example.org')`.execute(
    database.db,
  );
  const answer = await send(app);
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({
    code: 'mail_not_sent',
    detail:
      'We could not send the email. Your report was not sent. Please try again in a few minutes.',
  });
});

test('takes twenty reports of one place in a quarter of an hour', async () => {
  const { app, database } = await startServer({});
  const from = (place: string) => send(app, onlyHappened, { 'x-forwarded-for': place });
  for (let n = 0; n < 20; n += 1) expect((await from('203.0.113.7')).statusCode).toBe(200);
  expect((await from('203.0.113.7')).statusCode).toBe(429);
  expect((await from('203.0.113.8')).statusCode).toBe(200);
  expect(await kept(database)).toHaveLength(21);
});
