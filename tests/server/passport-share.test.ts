import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { insertMatch } from '#tests/support/coaching.ts';
import { applyAt, newCompany } from '#tests/support/companies.ts';
import { bodyOf } from '#tests/support/requests.ts';

const now = new Date('2026-05-01T10:00:00Z');
let api: TestApi;
let robin: TestPerson;
beforeAll(async () => {
  api = await openApi({ now: () => now });
});
afterAll(() => api.close());
beforeEach(async () => {
  robin = await api.person(2);
});

const barrier = 'Noise of many people';
async function addItem(as: TestPerson, Barrier = barrier): Promise<string> {
  const body = { ...bodyOf('createPassportItem', as.userGuid), Barrier, Position: undefined };
  return (await api.ok('createPassportItem', { as, body })).Id;
}
const itemShare = (passportItemGuid: string, statement = 'A quiet room helps me.') => ({
  key: 'PassportItem',
  passportItemGuid,
  statement,
});
const wish = (items: readonly object[], changes: object = {}) => ({
  as: robin,
  body: {
    candidatePersonId: robin.userGuid,
    items,
    audience: 'applied_companies',
    companyGuid: null,
    purpose: 'job',
    expiresAt: '2026-06-01T10:00:00Z',
    isAdult: true,
    ...changes,
  },
});
const share = async (...items: readonly object[]) =>
  (await api.ok('createFactShares', wish(items))).shares;
const readBy = (as: TestPerson) =>
  api.call('listSharedStatements', { as, path: { id: robin.userGuid } });

it('gives a company the words alone, and never what gets in the way', async () => {
  const company = await newCompany(api);
  await applyAt(api, robin, company.companyGuid);
  const shares = await share(itemShare(await addItem(robin), ' A quiet room helps me. '));
  expect(shares).toMatchObject([{ key: 'PassportItem', statement: 'A quiet room helps me.' }]);
  const { status, body } = await readBy(company.member);
  expect(status).toBe(200);
  expect(body).toEqual([
    {
      statement: 'A quiet room helps me.',
      purpose: 'job',
      since: now.toISOString(),
      until: '2026-06-01T10:00:00.000Z',
    },
  ]);
});

it('shares several items side by side, and replaces the words of one', async () => {
  const [noise, light] = [await addItem(robin), await addItem(robin, 'Flickering light')];
  const fact = { key: 'PreferSR', statement: 'I use a screen reader.' };
  await share(itemShare(noise, 'A quiet room.'), itemShare(light, 'A steady lamp.'), fact);
  const shares = await share(itemShare(noise.toUpperCase(), 'Headphones.'));
  expect(shares.map(({ passportItemGuid, statement }) => [passportItemGuid, statement])).toEqual(
    expect.arrayContaining([
      [noise, 'Headphones.'],
      [light, 'A steady lamp.'],
      [null, 'I use a screen reader.'],
    ]),
  );
  expect(shares).toHaveLength(3);
});

it('refuses an item of somebody else, one that is gone, and one beside a fact', async () => {
  const [own, gone] = [await addItem(robin), await addItem(robin)];
  await api.ok('deletePassportItem', { as: robin, path: { id: gone } });
  const others = await addItem(await api.person(2));
  for (const wrong of [
    itemShare(others),
    itemShare(gone),
    { key: 'PassportItem', statement: 'A quiet room.' },
    { ...itemShare(own), key: 'PreferSR' },
  ])
    expect(await api.refused('createFactShares', wish([itemShare(own), wrong]))).toMatchObject({
      status: 400,
      pointers: ['/items/1/passportItemGuid'],
    });
  const { shares } = await api.ok('getDisclosureLedger', {
    as: robin,
    path: { id: robin.userGuid },
  });
  expect(shares).toEqual([]);
});

it('keeps what was shared until it is stopped, also when the item or the passport goes', async () => {
  const company = await newCompany(api);
  await applyAt(api, robin, company.companyGuid);
  const [noise, light] = [await addItem(robin), await addItem(robin, 'Flickering light')];
  const shares = await share(itemShare(noise, 'A quiet room.'), itemShare(light, 'A lamp.'));
  await api.ok('deletePassportItem', { as: robin, path: { id: noise } });
  await api.ok('deletePassport', { as: robin, path: { id: robin.userGuid } });
  expect((await readBy(company.member)).body).toHaveLength(2);
  for (const { factShareGUID: guid } of shares)
    await api.ok('endFactShare', { as: robin, path: { guid } });
  expect((await readBy(company.member)).status).toBe(404);
});

it('writes the words into the receipt, each item once', async () => {
  const [noise, light] = [await addItem(robin), await addItem(robin, 'Flickering light')];
  const [first] = await share(itemShare(noise, 'A quiet room.'), itemShare(light, 'A lamp.'));
  const receipt = await api.ok('getDisclosureReceipt', {
    as: robin,
    path: { guid: first?.factShareGUID ?? '' },
  });
  const told = receipt.pii_processing.purposes[0]?.pii_information ?? [];
  expect(told.map(({ pii_type }) => pii_type)).toEqual(['PassportItem', 'PassportItem']);
  expect(told.map(({ description }) => description).toSorted()).toEqual([
    expect.stringContaining('A lamp.'),
    expect.stringContaining('A quiet room.'),
  ]);
  expect(JSON.stringify(receipt)).not.toContain(barrier);
});

describe('a job coach', () => {
  const until = '2026-06-01T10:00:00.000Z';
  let coach: TestPerson;
  let jobCoachMatchGUID: string;
  beforeEach(async () => {
    coach = await api.person(4);
    jobCoachMatchGUID = await insertMatch(api.database, robin, coach, now);
  });
  const shareWith = (passportItems: readonly object[], changes: object = {}) => ({
    as: robin,
    body: {
      candidatePersonId: robin.userGuid,
      jobCoachMatchGUID,
      scopes: ['accommodations'],
      facts: [],
      passportItems,
      expiresAt: until,
      isAdult: true,
      ...changes,
    },
  });
  const words = (passportItemGuid: string, statement: string) => ({ passportItemGuid, statement });
  const read = () =>
    api.call('getSharedAccommodation', { as: coach, path: { id: robin.userGuid } });

  it('reads the words that are shared, and no other of the passport', async () => {
    const noise = await addItem(robin);
    await addItem(robin, 'Flickering light');
    await api.ok('createCoachConsent', shareWith([words(noise, ' A quiet room. ')]));
    expect((await read()).body).toEqual({ facts: [], helps: ['A quiet room.'], until });
    await api.ok('deletePassport', { as: robin, path: { id: robin.userGuid } });
    expect((await read()).body).toMatchObject({ helps: ['A quiet room.'] });
    const { consent } =
      (await api.ok('getDisclosureLedger', { as: robin, path: { id: robin.userGuid } }))
        .coaches[0] ?? {};
    expect(consent).toMatchObject({ passportItems: [words(noise, 'A quiet room.')] });
  });

  it('reads only the words of the newest choice, and none once it ends', async () => {
    const noise = await addItem(robin);
    await api.ok('createCoachConsent', shareWith([words(noise, 'A quiet room.')]));
    const { coachConsentGUID: guid } = await api.ok(
      'createCoachConsent',
      shareWith([], { facts: ['PreferSR'] }),
    );
    expect((await read()).body).toMatchObject({ helps: [] });
    await api.ok('endCoachConsent', { as: robin, path: { guid } });
    expect((await read()).status).toBe(404);
  });

  it('is told no words of what ended by the call that ends it', async () => {
    const noise = await addItem(robin);
    const { coachConsentGUID: guid } = await api.ok(
      'createCoachConsent',
      shareWith([words(noise, 'A quiet room.')]),
    );
    for (const [as, passportItems] of [
      [coach, []],
      [robin, [words(noise, 'A quiet room.')]],
    ] as const)
      expect(await api.ok('endCoachConsent', { as, path: { guid } })).toMatchObject({
        passportItems,
      });
  });

  it('is shown nothing by a choice of items of others, or of none', async () => {
    const others = await addItem(await api.person(2));
    for (const [wrong, pointer] of [
      [shareWith([words(others, 'A quiet room.')]), '/passportItems/0/passportItemGuid'],
      [shareWith([]), '/facts'],
      [shareWith([words(await addItem(robin), 'A lamp.')], { scopes: ['profile'] }), '/facts'],
    ] as const)
      expect(await api.refused('createCoachConsent', wrong)).toMatchObject({
        status: 400,
        pointers: [pointer],
      });
  });

  it('is named in a receipt with the very words', async () => {
    const noise = await addItem(robin);
    const { coachConsentGUID: guid } = await api.ok(
      'createCoachConsent',
      shareWith([words(noise, 'A quiet room.')]),
    );
    const receipt = await api.ok('getDisclosureReceipt', { as: robin, path: { guid } });
    expect(receipt.pii_processing.purposes[0]?.pii_information).toEqual([
      { pii_type: 'PassportItem', description: expect.stringContaining('A quiet room.') },
    ]);
  });
});
