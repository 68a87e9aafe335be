import { beforeEach, expect, test } from 'vitest';
import { connectDatabase, type Database } from '#server/database/connect.ts';
import { insertAccount } from '#server/identity/queries.ts';
import { openTokens } from '#server/identity/tokens.ts';
import { someEmail } from '#tests/support/accounts.ts';
import { type MailPeer, startMailPeer } from '#tests/support/mailPeer.ts';
import { call } from './people.ts';
import { type Copies, startCopies } from './startCopies.ts';

/** The mail server of each copy, so that it can be seen which one sends. */
let peers: MailPeer[];
let copies: Copies;
let database: Database;
beforeEach(async () => {
  peers = [await startMailPeer(), await startMailPeer()];
  copies = await startCopies({
    settingsOf: (copy) => ({ SMTP_URL: peers[copy]?.url ?? '' }),
  });
  database = await connectDatabase({ kind: 'postgresql', url: copies.databaseUrl });
  return async () => {
    await database.close();
    await copies.stop();
    await Promise.all(peers.map((peer) => peer.close()));
  };
});

async function candidate() {
  const now = () => new Date();
  const account = await insertAccount(database.db, {
    email: someEmail(),
    first_name: 'Robin',
    last_name: 'Sample',
    password_hash: null,
    role: 2,
    company_guid: null,
    created_at: now(),
  });
  if (!account) throw new Error('The address is taken.');
  const { accessToken } = await (await openTokens({ database, now })).issue(account);
  return { userGuid: account.user_guid, accessToken };
}

/** Asks a job coach by mail, at one copy or at the proxy. */
const invite = (url: string, robin: Awaited<ReturnType<typeof candidate>>, jobCoachEmail: string) =>
  call(url, 'POST', '/user/JobCoachInvitations/PostJobCoachInvitationV2', {
    body: { candidatePersonId: robin.userGuid, jobCoachEmail },
    token: robin.accessToken,
  });

const sentTo = () => peers.flatMap(({ taken }) => taken.map(({ to }) => to)).toSorted();
const queuedMails = () => database.db.selectFrom('queued_mail').select('id').execute();

const jobStates = async () =>
  (
    await database.pool.query<{ state: string }>(`select state from work.job where name = 'mail'`)
  ).rows.map(({ state }) => state);

/** Makes failed mails due now instead of after their pause. */
const endPauses = () => database.pool.query('update work.job set start_after = now()');

test('sends a mail from another copy when the copy that accepted it is killed', async () => {
  const coach = someEmail();
  for (const peer of peers) peer.refuses.set(coach, 451);
  expect(await invite(copies.urls[0] ?? '', await candidate(), coach)).toMatchObject({
    status: 200,
  });
  await expect.poll(jobStates).toEqual(['retry']);
  await copies.kill(0);
  for (const peer of peers) peer.refuses.clear();
  await expect.poll(() => endPauses().then(sentTo), { interval: 500 }).toEqual([coach]);
  await expect.poll(queuedMails).toEqual([]);
});

test('sends a mail from another copy when the copy that was sending it is killed', async () => {
  const coach = someEmail();
  for (const peer of peers) peer.holdsBack = true;
  await invite(copies.proxyUrl, await candidate(), coach);
  await expect.poll(() => peers.map((peer) => peer.read()).toSorted()).toEqual([0, 1]);
  await copies.kill(peers.findIndex((peer) => peer.read() === 1));
  for (const peer of peers) peer.holdsBack = false;
  // As if the minute had passed after which what a copy began counts as abandoned.
  await database.pool.query(`update work.job set started_on = started_on - interval '2 minutes'`);
  await expect.poll(() => endPauses().then(sentTo), { interval: 500 }).toEqual([coach]);
});

test('sends each mail once when both copies send at the same time', async () => {
  const robins = await Promise.all([candidate(), candidate(), candidate()]);
  const invitations = robins.flatMap((robin) =>
    Array.from({ length: 5 }, () => ({ robin, coach: someEmail() })),
  );
  const answers = await Promise.all(
    invitations.map(({ robin, coach }) => invite(copies.proxyUrl, robin, coach)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(15).fill(200));
  await expect.poll(queuedMails).toEqual([]);
  expect(sentTo()).toEqual(invitations.map(({ coach }) => coach).toSorted());
  expect(peers.every((peer) => peer.taken.length > 0)).toBe(true);
});
