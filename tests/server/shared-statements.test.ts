import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { applyAt, newCompany } from '#tests/support/companies.ts';
import { bodyOf } from '#tests/support/requests.ts';

const minute = 60_000;
const statement = 'Please send the questions of the interview in writing.';
let now = new Date('2026-05-01T10:00:00Z');
let api: TestApi;
beforeAll(async () => {
  api = await openApi({ now: () => now });
});
afterAll(() => api.close());

const company = (state: 'waiting' | 'confirmed' = 'confirmed') => newCompany(api, state);

const letFind = ({ userGuid }: TestPerson) =>
  api.database.db
    .insertInto('disclosure.visibility')
    .values({
      candidate_guid: userGuid,
      findable: true,
      findable_until: new Date(now.getTime() + 60 * minute),
      provider_coaches: true,
    })
    .execute();

const share = (robin: TestPerson, companyGuid: string | null) =>
  api.database.db
    .insertInto('disclosure.fact_share')
    .values({
      candidate_guid: robin.userGuid,
      fact_key: 'PreferSR',
      audience: companyGuid ? 'company' : 'applied_companies',
      match_guid: null,
      company_guid: companyGuid,
      purpose: 'interview',
      statement,
      given_at: now,
      expires_at: new Date(now.getTime() + 10 * minute),
      text_version: 1,
      locale: 'en',
      representative_guid: null,
    })
    .execute();

const read = async (as: TestPerson, { userGuid }: TestPerson) =>
  (await api.call('listSharedStatements', { as, path: { id: userGuid } })).body;
const notVisible = { status: 404, code: 'not_visible' };
const notShared = { status: 404, code: 'not_shared' };

it('shows a statement to the company it is for, until its end, and to no other', async () => {
  const robin = await api.person(2);
  const [one, two] = [await company(), await company()];
  await letFind(robin);
  await share(robin, one.companyGuid);
  expect(await read(one.member, robin)).toEqual([
    {
      statement,
      purpose: 'interview',
      since: '2026-05-01T10:00:00.000Z',
      until: '2026-05-01T10:10:00.000Z',
    },
  ]);
  expect(await read(two.member, robin)).toMatchObject(notShared);
  const before = now;
  now = new Date(now.getTime() + 10 * minute);
  expect(await read(one.member, robin)).toMatchObject(notShared);
  now = before;
});

it('is shut to a company that may not see the candidate, and to who is not its member yet', async () => {
  const robin = await api.person(2);
  const [confirmed, waiting] = [await company(), await company('waiting')];
  for (const { companyGuid } of [confirmed, waiting]) await share(robin, companyGuid);
  expect(await read(confirmed.member, robin)).toMatchObject(notVisible);
  await letFind(robin);
  expect(await read(confirmed.member, robin)).toHaveLength(1);
  expect(await read(waiting.member, robin)).toMatchObject(notVisible);
  await api.database.db
    .insertInto('disclosure.blocked_company')
    .values({ candidate_guid: robin.userGuid, company_guid: confirmed.companyGuid, at: now })
    .execute();
  expect(await read(confirmed.member, robin)).toMatchObject(notVisible);
});

it('shows who applied, with what they share with each company they apply to', async () => {
  const robin = await api.person(2);
  const [one, two] = [await company(), await company()];
  await share(robin, null);
  await applyAt(api, robin, one.companyGuid);
  expect(await read(one.member, robin)).toHaveLength(1);
  expect(await read(two.member, robin)).toMatchObject(notVisible);
});

it('changes nothing for a company when the fact behind a statement is taken back', async () => {
  const robin = await api.person(2);
  const { companyGuid, member } = await company();
  await letFind(robin);
  await share(robin, companyGuid);
  const before = await read(member, robin);
  const facts = bodyOf('createUserAccommodation', robin.userGuid);
  const { Id = '' } = await api.ok('createUserAccommodation', { as: robin, body: facts });
  expect(await read(member, robin)).toEqual(before);
  const taken = { as: robin, path: { Id }, body: { ...facts, PreferSR: false } };
  await api.ok('updateUserAccommodation', taken);
  expect(await read(member, robin)).toEqual(before);
});

it('notes who of which company read it', async () => {
  const robin = await api.person(2);
  const { companyGuid, member } = await company();
  await letFind(robin);
  await share(robin, companyGuid);
  await read(member, robin);
  const looks = await api.database.db
    .selectFrom('disclosure.access_event')
    .where('candidate_guid', '=', robin.userGuid)
    .select(['viewer_guid', 'company_guid', 'what', 'times'])
    .execute();
  expect(looks).toEqual([
    { viewer_guid: member.userGuid, company_guid: companyGuid, what: 'statements', times: 1 },
  ]);
});
