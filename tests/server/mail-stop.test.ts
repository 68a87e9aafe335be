import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aSearch, importJobs, nurseJob } from '#tests/support/alerts.ts';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { readMessage } from '#tests/support/mailMessage.ts';
import { type MailPeer, startMailPeer } from '#tests/support/mailPeer.ts';
import { startWithWorkDue } from '#tests/support/sweep.ts';

const day = 24 * 60 * 60 * 1000;
let now = new Date('2026-05-05T14:00:00Z');
let peer: MailPeer;
let api: TestApi;
let robin: TestPerson;
const settings = () => ({
  SMTP_URL: peer.url,
  MAIL_FROM: 'Our Ability <hello@example.org>',
  PUBLIC_URL: 'https://jobs.example.org',
});
beforeAll(async () => {
  peer = await startMailPeer();
  api = await openApi({ now: () => now, settings: settings() });
});
afterAll(async () => {
  await api.close();
  await peer.close();
});
beforeEach(async () => {
  now = new Date('2026-05-05T14:00:00Z');
  await api.database.db.deleteFrom('job_arrival').execute();
  robin = await api.person();
});

/** A search with a new job, and the next morning. */
async function nextMorning() {
  const search = await api.ok('saveSearch', { as: robin, body: aSearch });
  await importJobs(api.database, nurseJob('Night <Nurse>', new Date(now.getTime() + 60_000)));
  now = new Date(now.getTime() + day);
  return search;
}
const turn = () => startWithWorkDue('alerts', api.database, () => now, settings());
const taken = () => peer.taken.filter(({ to }) => to === robin.email);
const frequencies = async () => {
  now = new Date('2026-05-05T14:00:00Z');
  return (await api.ok('listSavedSearches', { as: robin })).map(({ frequency }) => frequency);
};

test('stops the mails by the button of a mail program without a session, and not by a look', async () => {
  await nextMorning();
  await turn();
  await expect.poll(taken).toHaveLength(1);
  const message = taken()[0]?.message.replaceAll(/\r\n[ \t]+/g, ' ') ?? '';
  const [, url = ''] = /^List-Unsubscribe: <(https:[^>]+)>\r$/m.exec(message) ?? [];
  expect(message).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  expect(url).toMatch(/^https:\/\/jobs\.example\.org\/api\/user\/savedSearch\/stop\/[\w-]{43}$/);
  const path = new URL(url).pathname;

  const seen = await api.app.inject({ url: path, headers: { 'accept-language': 'fr' } });
  expect(seen.statusCode).toBe(200);
  expect(seen.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(seen.headers['cache-control']).toBe('no-store');
  expect(seen.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/,
  );
  const [, style = ''] = /<style>(.*)<\/style>/s.exec(seen.body) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(seen.headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  expect(seen.body).toContain('<html lang="en" dir="ltr">');
  expect(seen.body.match(/<button>/g)).toHaveLength(1);
  expect(seen.body).toContain('Stop these mails?');
  expect(seen.body).toContain(aSearch.name);
  expect(await frequencies()).toEqual(['daily']);

  for (const [type, payload] of [
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ] as const) {
    const stopped = await api.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': type },
      payload,
    });
    expect(stopped.statusCode).toBe(200);
    expect(stopped.body).toContain('These mails are stopped');
    expect(await frequencies()).toEqual(['never']);
  }
});

test('sends a mail with HTML: one heading, a list and the jobs of its text', async () => {
  await nextMorning();
  await turn();
  await expect.poll(taken).toHaveLength(1);
  const { subject, text, html } = readMessage(taken()[0]?.message ?? '');
  expect(subject).toBe('1 new job: nurse near Utica');
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html.match(/<ul>/g)).toHaveLength(1);
  expect(html).toContain('Night &lt;Nurse&gt;');
  const jobsIn = (body: string) => [...new Set(body.match(/job-details\/[\w-]+/g))];
  expect(jobsIn(html)).toEqual(jobsIn(text));
  expect(jobsIn(text)).toHaveLength(1);
  // No picture, script or address of anybody else's.
  expect(html).not.toMatch(/<img|<script|<link|url\(/);
  expect(new Set(html.match(/https?:\/\/[^/"<]+/g))).toEqual(new Set(['https://jobs.example.org']));
});

test('sends a mail again later, once, when the mail server does not take it', async () => {
  peer.refuses.set(robin.email, 451);
  await nextMorning();
  await turn();
  expect(taken()).toEqual([]);
  expect(await api.database.db.selectFrom('queued_mail').select('to_address').execute()).toEqual([
    { to_address: robin.email },
  ]);
  peer.refuses.clear();
  await api.database.pool.query('update work.job set start_after = now()');
  await expect.poll(taken).toHaveLength(1);
  await turn();
  expect(taken()).toHaveLength(1);
});

test('does not say that mails go on of a search whose mails were stopped', async () => {
  await nextMorning();
  await turn();
  await expect.poll(taken).toHaveLength(1);
  const token = /stop\/([\w-]{43})/.exec(taken()[0]?.message ?? '')?.[1] ?? '';
  await api.call('stopMails', { path: { token } });
  for (const id of ['showKeepMails', 'keepMails'] as const) {
    const { body } = await api.call(id, { path: { token } });
    expect(String(body)).toContain('These mails are stopped');
    expect(String(body)).not.toContain('<button>');
  }
  expect(await frequencies()).toEqual(['never']);
});

test('says that mails stay paused when the place of the search is not known any more', async () => {
  const { guid } = await nextMorning();
  await turn();
  await expect.poll(taken).toHaveLength(1);
  const token = /stop\/([\w-]{43})/.exec(taken()[0]?.message ?? '')?.[1] ?? '';
  await api.database.db
    .updateTable('saved_search')
    .set({ place: 'Atlantis Under The Sea' })
    .where('guid', '=', guid)
    .execute();
  for (const id of ['showKeepMails', 'keepMails'] as const) {
    const { body } = await api.call(id, { path: { token } });
    expect(String(body)).toContain('These mails are paused');
    expect(String(body)).not.toContain('<button>');
  }
});

test('answers alike for a token of a search that was deleted, or of none', async () => {
  const { guid } = await nextMorning();
  await turn();
  await expect.poll(taken).toHaveLength(1);
  const token = /stop\/([\w-]{43})/.exec(taken()[0]?.message ?? '')?.[1] ?? '';
  now = new Date('2026-05-05T14:00:00Z');
  await api.ok('deleteSavedSearch', { as: robin, path: { guid } });
  for (const one of [token, 'x'.repeat(43)])
    for (const id of ['showStopMails', 'stopMails', 'showKeepMails', 'keepMails'] as const) {
      const { status, body } = await api.call(id, { path: { token: one } });
      expect({ id, status, page: String(body).includes('There is nothing to stop') }).toEqual({
        id,
        status: 200,
        page: true,
      });
    }
  expect(await api.refused('stopMails', { path: { token: 'short' } })).toMatchObject({
    status: 400,
  });
});

test('lets a form be sent to nothing but the pages of mails', async () => {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/user/resetPassword',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'email=robin@example.com',
  });
  expect(answer.statusCode).toBe(415);
});
