import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mailsTo, newestMail, someEmail } from '#tests/support/accounts.ts';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { insertConsent, insertMatch } from '#tests/support/coaching.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const began = new Date('2026-05-01T10:00:00Z');
let now = began;
let api: TestApi;
let robin: TestPerson;
let coach: TestPerson;
let parent: string;
beforeAll(async () => {
  api = await openApi({ now: () => now });
});
afterAll(() => api.close());
beforeEach(async () => {
  now = began;
  [robin, coach] = [await api.person(2), await api.person(4)];
  parent = someEmail();
});

const ledger = () => api.ok('getDisclosureLedger', { as: robin, path: { id: robin.userGuid } });
const named = (changes: object = {}) => ({
  as: robin,
  body: {
    candidatePersonId: robin.userGuid,
    name: ' Pat Lee ',
    email: parent.toUpperCase(),
    relationship: 'parent',
    ...changes,
  },
});
const later = () => new Date(now.getTime() + 30 * day).toISOString();
const consent = (guid: string, changes: object = {}) => ({
  as: robin,
  body: {
    candidatePersonId: robin.userGuid,
    jobCoachMatchGUID: guid,
    scopes: ['profile'],
    facts: [],
    expiresAt: later(),
    ...changes,
  },
});
const statement = (changes: object = {}) => ({
  as: robin,
  body: {
    candidatePersonId: robin.userGuid,
    items: [{ key: 'PreferSR', statement: 'I use a screen reader.' }],
    audience: 'applied_companies',
    companyGuid: null,
    purpose: 'job',
    expiresAt: later(),
    ...changes,
  },
});
const found = () => ({
  as: robin,
  path: { id: robin.userGuid },
  body: { findable: true, findableUntil: later(), providerCoaches: true },
});

/** The address of the page in the newest mail to the parent or guardian. */
async function linkOf(email = parent): Promise<string> {
  const mail = await newestMail(api, email);
  const [url = ''] = /https?:\/\/\S+\/disclosure\/representative\/[\w-]{43}/.exec(mail.text) ?? [];
  return new URL(url).pathname;
}
const opened = (url: string) => api.app.inject({ url });
const pressed = (url: string) =>
  api.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  });

test('asks the age before the first share, and not again', async () => {
  const guid = await insertMatch(api.database, robin, coach, now);
  for (const [operation, wish] of [
    ['createCoachConsent', consent(guid)],
    ['createCoachConsent', consent(guid, { isAdult: false })],
    ['createFactShares', statement()],
  ] as const)
    expect(await api.refused(operation, wish)).toMatchObject({ status: 409, code: 'age_not_said' });
  expect((await ledger()).mayShare).toBe('unknown');
  await api.ok('createCoachConsent', consent(guid, { isAdult: true }));
  expect((await ledger()).mayShare).toBe('alone');
  await api.ok('createFactShares', statement());
});

test('shares nothing until the parent used the link, which works once', async () => {
  const guid = await insertMatch(api.database, robin, coach, now);
  const after = await api.ok('nameRepresentative', named());
  expect(after).toMatchObject({
    mayShare: 'waiting',
    representative: {
      name: 'Pat Lee',
      email: parent,
      relationship: 'parent',
      askedAt: now.toISOString(),
      confirmedAt: null,
    },
  });
  // Also for who says now to be an adult.
  for (const [operation, wish] of [
    ['createCoachConsent', consent(guid, { isAdult: true })],
    ['createFactShares', statement({ isAdult: true })],
    ['updateVisibility', found()],
  ] as const)
    expect(await api.refused(operation, wish)).toMatchObject({
      status: 409,
      code: 'representative_not_confirmed',
    });

  const url = await linkOf();
  // Mail programs follow links: a look agrees to nothing.
  const page = await opened(url);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toMatch(/<h1 id="title">Do you agree that .*Robin Sample.* shares\?<\/h1>/);
  expect(page.body).toContain('I agree');
  expect((await ledger()).mayShare).toBe('waiting');

  now = new Date(now.getTime() + minute);
  expect((await pressed(url)).body).toContain('Thank you. You agreed.');
  expect(await ledger()).toMatchObject({
    mayShare: 'confirmed',
    representative: { confirmedAt: now.toISOString() },
  });
  for (const again of [await pressed(url), await opened(url)]) {
    expect(again.statusCode).toBe(200);
    expect(again.body).toContain('This link does not work any more');
    expect(again.body).not.toContain('Robin');
  }
  await api.ok('createCoachConsent', consent(guid));
  await api.ok('createFactShares', statement());
  await api.ok('updateVisibility', found());
});

test('notes with each share who agreed to it', async () => {
  const guid = await insertMatch(api.database, robin, coach, now);
  await api.ok('nameRepresentative', named());
  await pressed(await linkOf());
  await api.ok('createCoachConsent', consent(guid));
  await api.ok('createFactShares', statement());
  const { db } = api.database;
  const agreed = await db
    .selectFrom('disclosure.representative')
    .where('candidate_guid', '=', robin.userGuid)
    .select('guid')
    .executeTakeFirstOrThrow();
  for (const table of ['disclosure.coach_consent', 'disclosure.fact_share'] as const)
    expect(
      await db
        .selectFrom(table)
        .where('candidate_guid', '=', robin.userGuid)
        .select('representative_guid')
        .execute(),
    ).toEqual([{ representative_guid: agreed.guid }]);
});

test('mails nothing of what is shared, and a name as a name', async () => {
  await api.database.db
    .updateTable('account')
    .set({ first_name: 'Robin https://evil.example', last_name: 'Lee' })
    .where('user_guid', '=', robin.userGuid)
    .execute();
  await api.ok('nameRepresentative', named({ relationship: 'guardian' }));
  const [mail] = await mailsTo(api, parent);
  expect(mail?.subject).toBe('Somebody asks you to agree on Our Ability');
  expect(mail?.text).toContain('court-appointed guardian');
  expect(mail?.text).not.toMatch(/evil\.example|disabilit|screen reader/i);
  expect((await opened(await linkOf())).body).toContain('court-appointed guardian');
});

test('ends a link when somebody else is named, and after 30 days', async () => {
  await api.ok('nameRepresentative', named());
  const first = await linkOf();
  const other = someEmail();
  await api.ok('nameRepresentative', named({ name: 'Jo', email: other }));
  expect((await pressed(first)).body).toContain('This link does not work any more');
  now = new Date(now.getTime() + 30 * day);
  expect((await pressed(await linkOf(other))).body).toContain('This link does not work any more');
  now = new Date(began.getTime() + minute);
  expect((await ledger()).mayShare).toBe('waiting');
  // A new link begins a new time.
  await api.ok('nameRepresentative', named());
  now = new Date(now.getTime() + 29 * day);
  expect((await pressed(await linkOf())).body).toContain('Thank you. You agreed.');
});

test('refuses the address of the candidate, and keeps who was named before', async () => {
  await api.ok('nameRepresentative', named());
  expect(await api.refused('nameRepresentative', named({ email: robin.email }))).toMatchObject({
    status: 400,
    pointers: ['/email'],
  });
  expect((await ledger()).representative).toMatchObject({ email: parent });
});

test('names one person when two tabs send at once', async () => {
  await Promise.all([
    api.ok('nameRepresentative', named()),
    api.ok('nameRepresentative', named({ name: 'Jo', email: someEmail() })),
  ]);
  const rows = await api.database.db
    .selectFrom('disclosure.representative')
    .where('candidate_guid', '=', robin.userGuid)
    .where('ended_at', 'is', null)
    .select('name')
    .execute();
  expect(rows).toHaveLength(1);
});

test('lets who shared before continue alone', async () => {
  await insertConsent(api.database, robin, coach, { at: now });
  expect((await ledger()).mayShare).toBe('alone');
  await api.ok('createFactShares', statement());
});
