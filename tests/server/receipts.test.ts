import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { insertMatch } from '#tests/support/coaching.ts';
import { applyAt, newCompany } from '#tests/support/companies.ts';
import { startWithSweepDue } from '#tests/support/sweep.ts';

const minute = 60_000;
const began = new Date('2026-05-01T10:00:00Z');
let now = began;
let api: TestApi;
let robin: TestPerson;
let coach: TestPerson;
let match: string;
beforeAll(async () => {
  api = await openApi({ now: () => now });
});
afterAll(() => api.close());
beforeEach(async () => {
  now = began;
  [robin, coach] = [await api.person(2), await api.person(4)];
  match = await insertMatch(api.database, robin, coach, began);
});

/** The last minute of June 30 where most of the country lives, which is July 1 in UTC. */
const expiresAt = '2026-07-01T03:59:59.999Z';
const shareWithCoach = () =>
  api.ok('createCoachConsent', {
    as: robin,
    body: {
      candidatePersonId: robin.userGuid,
      jobCoachMatchGUID: match,
      scopes: ['profile', 'accommodations'],
      facts: ['PreferSR', 'OtherAccommodationText'],
      expiresAt,
      isAdult: true,
    },
  });
const shareWithCompany = async (companyGuid: string) =>
  api.ok('createFactShares', {
    as: robin,
    body: {
      candidatePersonId: robin.userGuid,
      items: [
        { key: 'PreferSR', statement: 'I read with a <screen reader>.' },
        { key: 'ArrangePartTime', statement: 'I work in the mornings.' },
      ],
      audience: 'company',
      companyGuid,
      purpose: 'interview',
      expiresAt,
      isAdult: true,
    },
  });
const receipts = async () =>
  (await api.ok('getDisclosureLedger', { as: robin, path: { id: robin.userGuid } })).receipts;
const record = (guid: string) => api.ok('getDisclosureReceipt', { as: robin, path: { guid } });
/** The page as text, without the marks for directions. */
async function page(guid: string): Promise<string> {
  const { headers, body } = await api.app.inject({
    url: `/api/user/disclosure/receipt/${guid}/page`,
    headers: { authorization: `Bearer ${robin.token}` },
  });
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  return body.replaceAll(/[\u2068\u2069]/g, '');
}
/** The lines of a page: what each name is followed by. */
const lines = (text: string) =>
  Object.fromEntries(
    text
      .split('<dt>')
      .slice(1)
      .map((part) => {
        const [name = '', rest = ''] = part.split('</dt>');
        const values = [...rest.matchAll(/<dd>(.*?)<\/dd>/gs)].map(([, value = '']) =>
          value.replaceAll(/<\/?bdi>/g, '').trim(),
        );
        return [name, values.join('; ')];
      }),
  );

test('gives a consent a page with what, who, for what, until when, and every right', async () => {
  const { coachConsentGUID } = await shareWithCoach();
  const text = await page(coachConsentGUID);
  expect(text.match(/<h1/g)).toHaveLength(1);
  expect(text).toContain('<html lang="en"');
  expect(text).toContain(
    '<h1 id="title">Receipt: what you share with Robin Sample, job coach</h1>',
  );
  expect(lines(text)).toEqual({
    'What is shared':
      'Profile: name, email, city, summary, education, work history, skills and credentials; ' +
      'Accommodation: I use a screen reader, and whether it is true for you; ' +
      'Accommodation: Your own words, also if you change them later',
    'Who shares it': 'Robin Sample',
    'Who reads it': 'Robin Sample, job coach',
    'What it is for': 'So that the job coach can help you find work',
    Since: 'May 1, 2026',
    'Until the end of': 'June 30, 2026',
    'Number of this receipt': coachConsentGUID,
  });
  expect(text).toContain('You can stop it at any time');
  expect(text).toContain('They can keep what they have read.');
  expect(text).toContain('Nothing depends on it');
});

test('gives a consent a record with the elements of ISO/IEC TS 27560', async () => {
  const { coachConsentGUID: guid } = await shareWithCoach();
  expect(await record(guid)).toMatchObject({
    schema_version: '27560:2023',
    receipt_id: guid,
    pii_principal_id: robin.userGuid,
    pii_processing: {
      language: 'en',
      purposes: [
        {
          lawful_basis: 'consent',
          pii_information: [
            { pii_type: 'profile' },
            { pii_type: 'PreferSR' },
            { pii_type: 'OtherAccommodationText' },
          ],
          recipient_third_parties: [coach.userGuid],
        },
      ],
    },
    party_identification: [
      { party_id: robin.userGuid, party_role: 'pii_principal' },
      { party_name: 'Our Ability', party_role: 'pii_controller' },
      { party_id: coach.userGuid, party_role: 'recipient' },
    ],
    event: [{ event_state: 'given', event_time: began.toISOString(), valid_until: expiresAt }],
  });
});

test('gives one receipt for what was shared with a company in one act, with the very words', async () => {
  const { companyGuid } = await newCompany(api);
  await applyAt(api, robin, companyGuid);
  const { shares } = await shareWithCompany(companyGuid);
  const [line, ...others] = await receipts();
  expect(others).toEqual([]);
  expect(line).toMatchObject({ audience: 'company', name: companyGuid, endedAt: null });
  const text = await page(line?.guid ?? '');
  expect(lines(text)).toMatchObject({
    'What is shared': '“I work in the mornings.”; “I read with a &lt;screen reader&gt;.”',
    'Who reads it': companyGuid,
    'What it is for': 'Applying and the interview',
  });
  // One of the two ends: the receipt says which.
  const stopped = shares.find(({ key }) => key === 'PreferSR')?.factShareGUID ?? '';
  await api.ok('endFactShare', { as: robin, path: { guid: stopped } });
  expect((await receipts())[0]).toMatchObject({ endedAt: null });
  expect(lines(await page(line?.guid ?? ''))['What is shared']).toBe(
    '“I work in the mornings.”; “I read with a &lt;screen reader&gt;.” (ended on May 1, 2026)',
  );
});

test('keeps a receipt after the end, and shows when and how it ended', async () => {
  const { coachConsentGUID: guid } = await shareWithCoach();
  now = new Date(began.getTime() + minute);
  await api.ok('endJobCoachMatch', { as: coach, path: { guid: match } });
  expect(await receipts()).toMatchObject([{ guid, audience: 'coach', endedAt: now.toISOString() }]);
  expect(lines(await page(guid))).toMatchObject({ 'Ended on': 'May 1, 2026' });
  expect((await record(guid)).event[1]).toEqual({
    event_time: now.toISOString(),
    event_state: 'terminated',
    entity_id: coach.userGuid,
    valid_until: null,
  });
});

test('shows in a receipt that the consent ran out before the server noted it', async () => {
  const { coachConsentGUID: guid } = await shareWithCoach();
  const over = new Date(began.getTime() + minute);
  await api.database.db
    .updateTable('disclosure.coach_consent')
    .set({ expires_at: over })
    .where('guid', '=', guid)
    .execute();
  now = over;
  expect((await record(guid)).event[1]).toMatchObject({
    event_state: 'expired',
    event_time: over.toISOString(),
    entity_id: null,
  });
  expect(lines(await page(guid))).toMatchObject({ 'Ended on': 'May 1, 2026' });
});

test('lists what ran out as ended, and notes the end of a statement for good', async () => {
  const { companyGuid } = await newCompany(api);
  await applyAt(api, robin, companyGuid);
  await shareWithCoach();
  await shareWithCompany(companyGuid);
  const over = new Date(began.getTime() + minute);
  for (const table of ['disclosure.coach_consent', 'disclosure.fact_share'] as const)
    await api.database.db
      .updateTable(table)
      .set({ expires_at: over })
      .where('candidate_guid', '=', robin.userGuid)
      .execute();
  expect((await receipts()).map(({ endedAt }) => endedAt)).toEqual([null, null]);
  now = over;
  const ended = [over.toISOString(), over.toISOString()];
  expect((await receipts()).map(({ endedAt }) => endedAt)).toEqual(ended);
  await startWithSweepDue(api.database, () => now);
  const noted = await api.database.db
    .selectFrom('disclosure.fact_share')
    .where('candidate_guid', '=', robin.userGuid)
    .select(['ended_at', 'ended_by'])
    .execute();
  expect(noted).toEqual([1, 2].map(() => ({ ended_at: over, ended_by: 'time' })));
});

test.each([
  [
    'all sharing is stopped',
    () => api.ok('stopAllSharing', { as: robin, body: { candidatePersonId: robin.userGuid } }),
  ],
  ['the same is shared again', (companyGuid: string) => shareWithCompany(companyGuid)],
])('shows in a receipt that a statement ran out when %s later', async (_when, act) => {
  const { companyGuid } = await newCompany(api);
  await applyAt(api, robin, companyGuid);
  const { shares } = await shareWithCompany(companyGuid);
  const guid = shares[0]?.factShareGUID ?? '';
  const over = new Date(began.getTime() + minute);
  await api.database.db
    .updateTable('disclosure.fact_share')
    .set({ expires_at: over })
    .where('candidate_guid', '=', robin.userGuid)
    .execute();
  now = new Date(over.getTime() + minute);
  await act(companyGuid);
  expect((await record(guid)).event[1]).toMatchObject({
    event_state: 'expired',
    event_time: over.toISOString(),
    entity_id: null,
  });
});

test('shows in a receipt that a consent ran out when its match is ended later', async () => {
  const { coachConsentGUID: guid } = await shareWithCoach();
  const over = new Date(began.getTime() + minute);
  await api.database.db
    .updateTable('disclosure.coach_consent')
    .set({ expires_at: over })
    .where('guid', '=', guid)
    .execute();
  now = new Date(over.getTime() + minute);
  await api.ok('endJobCoachMatch', { as: robin, path: { guid: match } });
  expect((await record(guid)).event[1]).toMatchObject({
    event_state: 'expired',
    event_time: over.toISOString(),
  });
});

test('names who agreed besides the candidate', async () => {
  const { coachConsentGUID: guid } = await shareWithCoach();
  const { db } = api.database;
  const agreed = await db
    .insertInto('disclosure.representative')
    .values({
      candidate_guid: robin.userGuid,
      name: 'Pat Lee',
      email: 'pat@example.org',
      relationship: 'parent',
      token_hash: guid,
      asked_at: began,
      confirmed_at: began,
    })
    .returning('guid')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('disclosure.coach_consent')
    .set({ representative_guid: agreed.guid })
    .where('guid', '=', guid)
    .execute();
  expect(lines(await page(guid))).toMatchObject({ 'Who agreed besides': 'Pat Lee' });
  expect((await record(guid)).party_identification).toContainEqual({
    party_id: agreed.guid,
    party_name: 'Pat Lee',
    party_role: 'representative',
  });
});

test('gives nobody the receipt of another', async () => {
  const { coachConsentGUID: guid } = await shareWithCoach();
  const stranger = await api.person(2);
  for (const operation of ['getDisclosureReceipt', 'getDisclosureReceiptPage'] as const) {
    expect(await api.refused(operation, { as: stranger, path: { guid } })).toMatchObject({
      status: 404,
      code: 'no_receipt',
    });
    expect(await api.refused(operation, { as: coach, path: { guid } })).toMatchObject({
      status: 403,
    });
  }
});
