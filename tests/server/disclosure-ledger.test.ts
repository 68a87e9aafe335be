import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { insertConsent } from '#tests/support/coaching.ts';
import { applyAt, newCompany } from '#tests/support/companies.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const began = new Date('2026-05-01T10:00:00Z');
let now = began;
let api: TestApi;
let robin: TestPerson;
beforeAll(async () => {
  api = await openApi({ now: () => now });
});
afterAll(() => api.close());
beforeEach(async () => {
  now = began;
  robin = await api.person(2);
});

const ledger = () => api.ok('getDisclosureLedger', { as: robin, path: { id: robin.userGuid } });
const inDays = (days: number) => new Date(now.getTime() + days * day).toISOString();
const visibility = (changes: object, ifMatch?: string) => ({
  as: robin,
  path: { id: robin.userGuid },
  body: { findable: false, findableUntil: null, providerCoaches: true, ...changes },
  ifMatch,
});
const wish = (changes: object = {}) => ({
  as: robin,
  body: {
    candidatePersonId: robin.userGuid,
    items: [{ key: 'PreferSR', statement: ' I use a screen reader. ' }],
    audience: 'applied_companies',
    companyGuid: null,
    purpose: 'interview',
    expiresAt: inDays(30),
    isAdult: true,
    ...changes,
  },
});
const statementsFor = async (as: TestPerson) => {
  const { status, body } = await api.call('listSharedStatements', {
    as,
    path: { id: robin.userGuid },
  });
  return status === 200 ? (body as { statement: string }[]).map((one) => one.statement) : status;
};
const ofRobin = () => ({ as: robin, body: { candidatePersonId: robin.userGuid } });

it('says of a new candidate that nothing is shared, and the defaults', async () => {
  expect(await ledger()).toEqual({
    visibility: {
      findable: false,
      findableUntil: null,
      providerCoaches: true,
      askedAt: null,
      _etag: '0',
    },
    coaches: [],
    shares: [],
    views: [],
    blocked: [],
    companies: [],
    mayShare: 'unknown',
    representative: null,
    receipts: [],
  });
});

it('names each coach with what they see, until when, and when they looked last', async () => {
  const coach = await api.person(4);
  const scopes = ['profile', 'accommodations'] as const;
  const facts = ['PreferSR'] as const;
  await insertConsent(api.database, robin, coach, { scopes, facts, at: now });
  now = new Date(began.getTime() + minute);
  await api.ok('getUserSkills', { as: coach, path: { id: robin.userGuid } });
  const { coaches } = await ledger();
  expect(coaches).toMatchObject([
    {
      coachPersonId: coach.userGuid,
      FirstName: 'Robin',
      Email: coach.email,
      activatedAt: began.toISOString(),
      deactivatedAt: null,
      consent: { scopes, facts, expiresAt: '2026-05-31T10:00:00.000Z' },
      lastLookedAt: now.toISOString(),
    },
  ]);
});

it('keeps a coach whose match ended in it, with who ended it, and only once', async () => {
  const coach = await api.person(4);
  for (let time = 0; time < 2; time++) {
    const guid = await insertConsent(api.database, robin, coach, { at: now });
    now = new Date(now.getTime() + minute);
    await api.ok('endJobCoachMatch', { as: coach, path: { guid } });
  }
  expect((await ledger()).coaches).toMatchObject([
    { deactivatedAt: now.toISOString(), endedBy: 'coach', consent: null },
  ]);
});

it('lets employers find the candidate until the day that was chosen, and then no more', async () => {
  const saved = await api.ok(
    'updateVisibility',
    visibility({ findable: true, findableUntil: new Date(now.getTime() + minute).toISOString() }),
  );
  expect(saved).toMatchObject({ findable: true, askedAt: now.toISOString() });
  expect((await ledger()).visibility).toEqual(saved);
  now = new Date(now.getTime() + minute);
  expect((await ledger()).visibility).toMatchObject({ findable: false, findableUntil: null });
});

it('refuses to be found without an end, or for more than 12 months', async () => {
  for (const findableUntil of [null, inDays(-1), inDays(368)])
    expect(
      await api.refused('updateVisibility', visibility({ findable: true, findableUntil })),
    ).toMatchObject({ status: 400, pointers: ['/findableUntil'] });
});

it('refuses settings that another tab changed meanwhile', async () => {
  const { _etag: first } = (await ledger()).visibility;
  await api.ok('updateVisibility', visibility({ providerCoaches: false }, first));
  expect(await api.refused('updateVisibility', visibility({}, first))).toMatchObject({
    status: 412,
  });
  expect((await ledger()).visibility.providerCoaches).toBe(false);
});

it('shares a statement with each company applied to, as it was written, until its end', async () => {
  const [company, other] = [await newCompany(api), await newCompany(api)];
  await api.ok(
    'createFactShares',
    wish({ expiresAt: new Date(now.getTime() + minute).toISOString() }),
  );
  expect(await statementsFor(company.member)).toBe(404);
  await applyAt(api, robin, company.companyGuid);
  expect(await statementsFor(company.member)).toEqual(['I use a screen reader.']);
  expect(await statementsFor(other.member)).toBe(404);
  expect((await ledger()).shares).toMatchObject([
    { key: 'PreferSR', audience: 'applied_companies', companyName: null, purpose: 'interview' },
  ]);
  now = new Date(now.getTime() + minute);
  expect(await statementsFor(company.member)).toBe(404);
});

it('shares with one company alone, and only one that was applied to', async () => {
  const [company, other] = [await newCompany(api), await newCompany(api)];
  for (const one of [company, other]) await applyAt(api, robin, one.companyGuid);
  const one = { audience: 'company', companyGuid: company.companyGuid };
  await api.ok('createFactShares', wish(one));
  expect(await statementsFor(company.member)).toEqual(['I use a screen reader.']);
  expect(await statementsFor(other.member)).toBe(404);
  expect((await ledger()).companies.map(({ companyGuid }) => companyGuid).toSorted()).toEqual(
    [company.companyGuid, other.companyGuid].toSorted(),
  );
  const stranger = (await newCompany(api)).companyGuid;
  for (const wrong of [
    { ...one, companyGuid: stranger },
    { ...one, companyGuid: null },
  ])
    expect(await api.refused('createFactShares', wish(wrong))).toMatchObject({
      status: 400,
      pointers: ['/companyGuid'],
    });
});

it('replaces a statement about the same thing for the same readers', async () => {
  await api.ok('createFactShares', wish());
  const items = [{ key: 'PreferSR', statement: 'Please send text, no pictures of text.' }];
  const { shares } = await api.ok('createFactShares', wish({ items }));
  expect(shares.map(({ statement }) => statement)).toEqual([
    'Please send text, no pictures of text.',
  ]);
});

it('stops one statement with one call, also twice, and never one of somebody else', async () => {
  const company = await newCompany(api);
  await applyAt(api, robin, company.companyGuid);
  const { shares } = await api.ok('createFactShares', wish());
  const path = { guid: shares[0]?.factShareGUID ?? '' };
  expect(await api.refused('endFactShare', { as: await api.person(2), path })).toMatchObject({
    code: 'no_share',
  });
  expect(await statementsFor(company.member)).toHaveLength(1);
  for (let time = 0; time < 2; time++)
    expect((await api.ok('endFactShare', { as: robin, path })).shares).toEqual([]);
  expect(await statementsFor(company.member)).toBe(404);
});

it('stops everything at once, and tells the coaches', async () => {
  const coach = await api.person(4);
  const company = await newCompany(api);
  await applyAt(api, robin, company.companyGuid);
  await insertConsent(api.database, robin, coach, { at: now });
  await api.ok('createFactShares', wish());
  await api.ok('updateVisibility', visibility({ findable: true, findableUntil: inDays(90) }));
  const stopped = await api.ok('stopAllSharing', ofRobin());
  expect(stopped).toMatchObject({ shares: [], visibility: { findable: false } });
  expect(stopped.coaches).toMatchObject([{ consent: null, endedBy: 'candidate' }]);
  expect(await statementsFor(company.member)).toBe(404);
  const read = { as: coach, path: { id: robin.userGuid } };
  expect((await api.call('getUserSkills', read)).status).toBe(404);
  const notices = await api.ok('listNotifications', { as: coach, path: { id: coach.userGuid } });
  expect(notices.map(({ Details }) => Details)).toEqual(['Does not share with you any more.']);
  expect(await api.ok('stopAllSharing', ofRobin())).toEqual(stopped);
});

it('hides a candidate who may be found from a company that is blocked, until it is not', async () => {
  const company = await newCompany(api);
  const { companyGuid } = company;
  await api.ok('updateVisibility', visibility({ findable: true, findableUntil: inDays(90) }));
  const sees = async () => {
    const { body } = await api.call('listSharedStatements', {
      as: company.member,
      path: { id: robin.userGuid },
    });
    // Seen, and nothing is shared.
    return JSON.stringify(body).includes('not_shared');
  };
  expect(await sees()).toBe(true);
  const body = { candidatePersonId: robin.userGuid, companyGuid };
  const { blocked } = await api.ok('blockCompany', { as: robin, body });
  expect(blocked.map((one) => one.companyGuid)).toEqual([companyGuid]);
  expect(await sees()).toBe(false);
  await api.ok('unblockCompany', { as: robin, path: { id: robin.userGuid, companyGuid } });
  expect(await sees()).toBe(true);
  expect(
    await api.refused('blockCompany', { as: robin, body: { ...body, companyGuid: randomUUID() } }),
  ).toMatchObject({ status: 400, pointers: ['/companyGuid'] });
});

it('tells who looked, in order, once an hour with how often, and by person and month', async () => {
  const [first, second] = [await api.person(4), await api.person(4)];
  for (const coach of [first, second]) await insertConsent(api.database, robin, coach, { at: now });
  const look = (as: TestPerson) => api.ok('getUserSkills', { as, path: { id: robin.userGuid } });
  await look(first);
  await look(first);
  now = new Date(began.getTime() + minute);
  await look(second);
  const log = (query: Record<string, string> = {}) =>
    api.ok('getAccessLog', { as: robin, path: { id: robin.userGuid }, query });
  const whole = await log();
  expect(whole.looks).toMatchObject([
    { at: now.toISOString(), role: 4, what: 'profile', times: 1, name: 'Robin Sample' },
    { at: began.toISOString(), times: 2, companyName: null, reason: null },
  ]);
  expect(whole).toMatchObject({ total: 2, viewers: [{}, {}] });
  expect(await log({ viewer: second.userGuid })).toMatchObject({ total: 1, looks: [{ times: 1 }] });
  const [from, before] = [began.toISOString(), now.toISOString()];
  expect(await log({ before: from })).toMatchObject({ total: 0, looks: [] });
  expect(await log({ from, before })).toMatchObject({ total: 1, looks: [{ times: 2 }] });
  expect(await log({ from, offset: '1' })).toMatchObject({ total: 2, looks: [{ times: 2 }] });
});
