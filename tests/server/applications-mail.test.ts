import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { insertAccount } from '#server/identity/queries.ts';
import { openTokens } from '#server/identity/tokens.ts';
import { testDatabase } from '#tests/support/database.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

const contact = 'hiring@example.org';
const robin = 'robin@example.com';
const job = jobNamed('Baker', { contact_email: contact });

/** A mail server whose answer to a recipient can change. */
async function startPeer() {
  const peer = { refuses: new Set<string>(), taken: [] as { to: string; message: string }[] };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(
        peer.refuses.has(address)
          ? Object.assign(new Error(`No mailbox ${address}`), { responseCode: 451 })
          : null,
      ),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        peer.taken.push({ to, message: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  open.push(() => new Promise<void>((closed) => server.close(() => closed())));
  const address = server.server.address();
  if (typeof address !== 'object' || !address) throw new Error('The mail server has no port.');
  return { peer, url: `smtp://127.0.0.1:${address.port}` };
}

/** The server with one job and one candidate who has applied for it. */
async function startApplied(smtp: string) {
  const database = await testDatabase();
  const now = () => new Date();
  await insertJobs(database.db, [job]);
  const logged: string[] = [];
  const app = await buildApp({
    config: readConfig({ LOG_LEVEL: 'error', SMTP_URL: smtp }),
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
  const applied = { userGuid: account.user_guid, jobFeedSourceGUID: job.source_guid };
  expect((await post('', applied)).statusCode).toBe(200);
  const mail = () =>
    post('/SendJobApplicationMail', {
      FirstName: 'Robin',
      LastName: 'Sample',
      Email: robin,
      JobTitle: job.title,
      JobCompany: job.company,
    });
  return { mail, logged };
}

test("sends the employer's reply to the candidate", async () => {
  const { peer, url } = await startPeer();
  const { mail } = await startApplied(url);
  expect((await mail()).json()).toEqual({ candidate: true, employer: true });
  expect(peer.taken.map(({ to }) => to)).toEqual([contact, robin]);
  expect(peer.taken[0]?.message).toMatch(/^Reply-To: robin@example\.com\r$/m);
  expect(peer.taken[1]?.message).not.toMatch(/^Reply-To/m);
});

test('keeps the application while the mail server is down, and mails both later', async () => {
  const { peer, url } = await startPeer();
  const { mail, logged } = await startApplied(url);
  peer.refuses.add(contact).add(robin);
  const failed = await mail();
  expect(failed.json()).toMatchObject({
    status: 503,
    code: 'mail_not_sent',
    detail:
      'We could not send the mail. Your application is recorded, but the employer does not know of it yet. Please try again in a few minutes.',
  });
  expect(failed.body + logged.join('')).not.toMatch(/hiring@|robin@/);
  peer.refuses.clear();
  expect((await mail()).statusCode).toBe(200);
  expect(peer.taken.map(({ to }) => to)).toEqual([contact, robin]);
});

test('mails the employer once when only the confirmation fails', async () => {
  const { peer, url } = await startPeer();
  const { mail } = await startApplied(url);
  peer.refuses.add(robin);
  const failed = await mail();
  expect(failed.json()).toMatchObject({ status: 503, code: 'mail_not_sent' });
  expect(failed.json<{ detail: string }>().detail).toContain('the employer has been told');
  peer.refuses.clear();
  await mail();
  expect(peer.taken.map(({ to }) => to)).toEqual([contact, robin]);
});

test('limits how often the mail can be requested', async () => {
  const { url } = await startPeer();
  const { mail } = await startApplied(url);
  const seen: number[] = [];
  for (let n = 0; n <= 20; n += 1) seen.push((await mail()).statusCode);
  expect(seen).toEqual([...Array(20).fill(200), 429]);
});
