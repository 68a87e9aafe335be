import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import { insertAccount } from '#server/identity/queries.ts';
import { insertResume } from '#server/resumes/queries.ts';
import { openTokens } from '#server/identity/tokens.ts';
import { testDatabase } from '#tests/support/database.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';
import { readMessage } from '#tests/support/mailMessage.ts';
import { type MailPeer, startMailPeer } from '#tests/support/mailPeer.ts';

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

const contact = 'hiring@example.org';
const robin = 'robin@example.com';
const job = jobNamed('Baker', { contact_email: contact });

async function startPeer() {
  const peer = await startMailPeer();
  open.push(peer.close);
  return peer;
}

/** The server with one job and one candidate who has applied for it. */
async function startApplied(smtp: string, posting = job) {
  const database = await testDatabase();
  const now = () => new Date();
  await insertJobs(database.db, [posting]);
  const logged: string[] = [];
  const app = await buildApp({
    config: readConfig({ LOG_LEVEL: 'warn', SMTP_URL: smtp }),
    database,
    now,
    webRoot: null,
    logTo: { write: (line) => logged.push(line) },
  });
  open.push(
    () => database.close(),
    () => app.close(),
  );
  const account = await insertAccount(database.db, {
    email: robin,
    first_name: 'Robin',
    last_name: 'Sample',
    password_hash: null,
    role: 2,
    company_guid: null,
    created_at: now(),
  });
  if (!account) throw new Error('The address is taken.');
  const { accessToken } = await (await openTokens({ database, now })).issue(account);
  const post = (path: string, payload: object) =>
    app.inject({
      method: 'POST',
      url: `/api/user/JobApplicationsV2${path}`,
      headers: { authorization: `Bearer ${accessToken}` },
      payload,
    });
  const applied = { userGuid: account.user_guid, jobFeedSourceGUID: posting.source_guid };
  expect((await post('', applied)).statusCode).toBe(200);
  const mail = (parts = {}) =>
    post('/SendJobApplicationMail', {
      ...parts,
      FirstName: 'Robin',
      LastName: 'Sample',
      Email: robin,
      JobTitle: job.title,
      JobCompany: job.company,
    });
  return { mail, logged, database, userGuid: account.user_guid };
}

const queuedMails = ({ db }: Database) => db.selectFrom('queued_mail').select('id').execute();

/** Makes failed mails due now instead of after their pause. */
const endPauses = (database: Database) =>
  database.pool.query('update work.job set start_after = now()');

const recipients = (peer: MailPeer) => peer.taken.map(({ to }) => to).toSorted();

test("sends the employer's reply to the candidate", async () => {
  const peer = await startPeer();
  const { mail } = await startApplied(peer.url);
  expect((await mail()).json()).toMatchObject({ candidate: true, employer: true });
  await expect.poll(() => recipients(peer)).toEqual([contact, robin]);
  const messageTo = (to: string) => peer.taken.find((one) => one.to === to)?.message;
  expect(messageTo(contact)).toMatch(/^Reply-To: robin@example\.com\r$/m);
  expect(messageTo(robin)).not.toMatch(/^Reply-To/m);
});

test('tells the candidate alone, and that we sent nothing, when they applied on the site of the employer', async () => {
  const peer = await startPeer();
  const apply_url = 'https://jobs.example.org/baker';
  const { mail } = await startApplied(peer.url, { ...job, apply_url, contact_email: null });
  const answer = await mail();
  expect(answer.json()).toMatchObject({ candidate: true, employer: false });
  await expect.poll(() => recipients(peer)).toEqual([robin]);
  const text = readMessage(peer.taken[0]?.message ?? '').text;
  expect(text).toContain("You told us that you applied on the employer's own site.");
  expect(text).toContain('We sent them nothing.');
});

test('keeps nothing of a mail once it is sent', async () => {
  const peer = await startPeer();
  const { mail, database } = await startApplied(peer.url);
  await mail();
  await expect.poll(() => queuedMails(database)).toEqual([]);
  expect(recipients(peer)).toEqual([contact, robin]);
  const { rows } = await database.pool.query(`select * from work.job where name = 'mail'`);
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/hiring@|robin@|Robin|Baker/);
});

test('keeps the application while the mail server is down, and mails both later', async () => {
  const peer = await startPeer();
  const { mail, logged, database } = await startApplied(peer.url);
  peer.refuses.set(contact, 451).set(robin, 451);
  const answer = await mail();
  expect(answer.json()).toMatchObject({ candidate: true, employer: true });
  await expect.poll(() => logged.join('').split('EENVELOPE').length).toBeGreaterThan(2);
  expect(answer.body + logged.join('')).not.toMatch(/hiring@|robin@/);
  expect(peer.taken).toEqual([]);
  peer.refuses.clear();
  await expect
    .poll(() => endPauses(database).then(() => recipients(peer)))
    .toEqual([contact, robin]);
});

test('mails the employer once when only the confirmation fails', async () => {
  const peer = await startPeer();
  const { mail, logged, database } = await startApplied(peer.url);
  peer.refuses.set(robin, 451);
  await mail();
  await expect.poll(() => recipients(peer)).toEqual([contact]);
  await expect.poll(() => logged.join('')).toContain('EENVELOPE');
  peer.refuses.clear();
  await expect
    .poll(() => endPauses(database).then(() => recipients(peer)))
    .toEqual([contact, robin]);
  await expect.poll(() => queuedMails(database)).toEqual([]);
});

/** What is left of mails that could not be sent so far. */
const failedMails = ({ db }: Database) =>
  db
    .selectFrom('queued_mail')
    .where('failed_at', 'is not', null)
    .select(['to_address', 'subject', 'body', 'html', 'reply_to', 'attachment'])
    .execute();

test('notes that a mail failed while it is tried again, and no more once it is sent', async () => {
  const peer = await startPeer();
  const { mail, database } = await startApplied(peer.url);
  peer.refuses.set(robin, 451);
  await mail();
  await expect.poll(() => failedMails(database)).toMatchObject([{ to_address: robin }]);
  expect((await failedMails(database))[0]?.body).toContain('Baker');
  peer.refuses.clear();
  await expect
    .poll(() => endPauses(database).then(() => recipients(peer)))
    .toEqual([contact, robin]);
  await expect.poll(() => failedMails(database)).toEqual([]);
});

test('keeps only the address of a mail, and logs none, when the mail server rejects it for good', async () => {
  const peer = await startPeer();
  const { mail, logged, database } = await startApplied(peer.url);
  peer.refuses.set(contact, 550);
  await mail();
  await expect
    .poll(() => failedMails(database))
    .toEqual([
      {
        to_address: contact,
        subject: '',
        body: '',
        html: null,
        reply_to: null,
        attachment: null,
      },
    ]);
  await expect.poll(() => queuedMails(database)).toHaveLength(1);
  expect(recipients(peer)).toEqual([robin]);
  expect(logged.join('')).toContain('a queued mail was given up');
  expect(logged.join('')).not.toMatch(/hiring@|robin@/);
});

test('queues both mails or none, so that the next try mails the employer', async () => {
  const peer = await startPeer();
  const { mail, database } = await startApplied(peer.url);
  await sql`alter table queued_mail add constraint refused check (to_address <> ${sql.lit(robin)})`.execute(
    database.db,
  );
  const failed = await mail();
  expect(failed.json()).toMatchObject({
    status: 503,
    code: 'mail_not_sent',
    detail:
      'We could not send the email. Your application is saved, but the employer does not know about it yet. Please try again in a few minutes.',
  });
  await sql`alter table queued_mail drop constraint refused`.execute(database.db);
  expect((await mail()).statusCode).toBe(200);
  await expect.poll(() => recipients(peer)).toEqual([contact, robin]);
});

test('limits how often the mail can be requested', async () => {
  const peer = await startPeer();
  const { mail } = await startApplied(peer.url);
  const seen: number[] = [];
  for (let n = 0; n <= 20; n += 1) seen.push((await mail()).statusCode);
  expect(seen).toEqual([...Array(20).fill(200), 429]);
});

test('attaches the resume to the mail of the employer alone, and keeps nothing of it', async () => {
  const peer = await startPeer();
  const { mail, database, userGuid } = await startApplied(peer.url);
  const content = Buffer.from('%PDF-1.7 the resume of Robin');
  const file = { userGuid, fileName: 'my-needs.pdf', content, at: new Date() };
  await insertResume(database.db, file);
  expect((await mail({ SendResume: true })).json()).toMatchObject({ resume: true, phone: false });
  await expect.poll(() => recipients(peer)).toEqual([contact, robin]);
  const messageTo = (to: string) => peer.taken.find((one) => one.to === to)?.message ?? '';
  expect(messageTo(contact)).toContain(content.toString('base64'));
  expect(messageTo(contact)).toMatch(/filename="?resume\.pdf/);
  expect(messageTo(contact)).not.toContain('my-needs');
  expect(messageTo(robin)).not.toContain(content.toString('base64'));
  await expect.poll(() => queuedMails(database)).toEqual([]);
});
