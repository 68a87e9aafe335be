import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { applyAt, newCompany } from '#tests/support/companies.ts';
import { insertInvitation } from '#tests/support/invitations.ts';

const began = new Date('2026-05-01T10:00:00Z');
const day = 24 * 60 * 60 * 1000;
let now = began;
let api: TestApi;
let robin: TestPerson;
let company: Awaited<ReturnType<typeof newCompany>>;
beforeAll(async () => {
  api = await openApi({ now: () => now });
});
afterAll(() => api.close());
beforeEach(async () => {
  now = began;
  robin = await api.person(2);
  company = await newCompany(api);
});

const ofRobin = () => ({ as: robin, path: { id: robin.userGuid } });
const ledger = () => api.ok('getDisclosureLedger', ofRobin());
const seen = async () =>
  (await api.call('getCandidateView', { as: company.member, path: { id: robin.userGuid } })).status;

/** The company invited Robin, before or while it can find them. */
async function invited(): Promise<string> {
  const { companyGuid, member } = company;
  const written = { companyGuid, from: member.userGuid };
  return (await insertInvitation(api.database.db, robin.userGuid, companyGuid, written)).id;
}

const answer = (id: string, given: 'accepted' | 'declined' | 'blocked') =>
  api.call('answerContactLog', { as: robin, path: { id }, body: { answer: given } });

it('names a company that sees the profile by an application, until it is withdrawn', async () => {
  await applyAt(api, robin, company.companyGuid);
  expect((await ledger()).views).toEqual([
    {
      companyGuid: company.companyGuid,
      name: company.companyGuid,
      by: 'applied',
      since: began.toISOString(),
      contactLogId: null,
      lastLookedAt: null,
    },
  ]);
  now = new Date(began.getTime() + 60_000);
  expect(await seen()).toBe(200);
  expect((await ledger()).views).toMatchObject([{ lastLookedAt: now.toISOString() }]);
  const [made] = await api.ok('listAppliedJobs', { as: robin, path: { user: robin.userGuid } });
  await api.ok('withdrawApplication', { as: robin, path: { id: made?.jobApplicationId ?? '' } });
  expect(await ledger()).toMatchObject({ views: [], companies: [] });
  expect(await seen()).toBe(404);
});

it('names a company whose invitation was accepted, until the candidate declines it after all', async () => {
  const id = await invited();
  expect((await ledger()).views).toEqual([]);
  await answer(id, 'accepted');
  expect(await ledger()).toMatchObject({
    views: [{ by: 'accepted', since: began.toISOString(), contactLogId: id }],
    companies: [{ companyGuid: company.companyGuid }],
  });
  expect(await seen()).toBe(200);
  expect((await answer(id, 'declined')).status).toBe(200);
  expect((await ledger()).views).toEqual([]);
  expect(await seen()).toBe(404);
});

it('tells a company once, of the first answer alone', async () => {
  const id = await invited();
  await answer(id, 'accepted');
  await answer(id, 'declined');
  await answer(id, 'blocked');
  const { member } = company;
  const notices = await api.ok('listNotifications', { as: member, path: { id: member.userGuid } });
  expect(notices).toHaveLength(1);
});

it.each([
  ['accepted', 'blocked', 200],
  ['declined', 'blocked', 200],
  ['declined', 'accepted', 409],
  ['blocked', 'accepted', 409],
  ['blocked', 'declined', 409],
] as const)('answers a change from %s to %s with %d', async (before, after, status) => {
  const id = await invited();
  await answer(id, before);
  expect((await answer(id, after)).status).toBe(status);
});

it('ends accepted invitations with everything else, and leaves applications', async () => {
  const other = await newCompany(api);
  await applyAt(api, robin, other.companyGuid);
  await answer(await invited(), 'accepted');
  const body = { candidatePersonId: robin.userGuid };
  const { views } = await api.ok('stopAllSharing', { as: robin, body });
  expect(views.map(({ companyGuid, by }) => [companyGuid, by])).toEqual([
    [other.companyGuid, 'applied'],
  ]);
  expect(await seen()).toBe(404);
});

it('names no company that was blocked after its invitation was accepted', async () => {
  await answer(await invited(), 'accepted');
  const { companyGuid } = company;
  const body = { candidatePersonId: robin.userGuid, companyGuid };
  expect((await api.ok('blockCompany', { as: robin, body })).views).toEqual([]);
});

it('lets a statement be shared with a company whose invitation was accepted', async () => {
  await answer(await invited(), 'accepted');
  const body = {
    candidatePersonId: robin.userGuid,
    items: [{ key: 'PreferSR' as const, statement: 'Please send text.' }],
    audience: 'company' as const,
    companyGuid: company.companyGuid,
    purpose: 'interview' as const,
    expiresAt: new Date(now.getTime() + 30 * day).toISOString(),
    isAdult: true,
  };
  const { shares } = await api.ok('createFactShares', { as: robin, body });
  expect(shares).toHaveLength(1);
  const read = { as: company.member, path: { id: robin.userGuid } };
  expect(await api.ok('listSharedStatements', read)).toMatchObject([
    { statement: 'Please send text.' },
  ]);
});
