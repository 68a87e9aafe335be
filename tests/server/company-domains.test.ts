import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditRows, newestAudit, withoutLog } from '#tests/support/administrators.ts';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { newCompany } from '#tests/support/companies.ts';

let api: TestApi;
let admin: TestPerson;
beforeAll(async () => {
  api = await openApi();
  admin = await api.person(1);
});
afterAll(() => api.close());

const setting = (guid: string, verifiedDomain: string | null) => ({
  as: admin,
  path: { guid },
  body: { verifiedDomain },
});
const domains = () => api.ok('listCompanyDomains', { as: admin });

test('keeps the domain of a company in lower case until it is cleared, and logs both', async () => {
  const { companyGuid } = await newCompany(api);
  const verifiedDomain = 'harborwren.example';
  const kept = { companyGuid, companyName: companyGuid, verifiedDomain };
  expect(await api.ok('setCompanyDomain', setting(companyGuid, '@Harborwren.Example'))).toEqual(
    kept,
  );
  expect(await domains()).toEqual([kept]);
  expect(await newestAudit(api)).toMatchObject({
    kind: 'companyDomainSet',
    actor_guid: admin.userGuid,
    about: `${companyGuid}: harborwren.example`,
  });
  await api.ok('setCompanyDomain', setting(companyGuid, null));
  expect(await domains()).toEqual([]);
  expect(await newestAudit(api)).toMatchObject({
    kind: 'companyDomainCleared',
    about: companyGuid,
  });
});

test.each([
  ['jordan@harborwren.example', 'not_a_domain'],
  ['localhost', 'not_a_domain'],
  ['Gmail.com', 'public_domain'],
])('refuses %s as the domain of a company', async (domain, code) => {
  const { companyGuid } = await newCompany(api);
  const before = await auditRows(api);
  const refused = await api.refused('setCompanyDomain', setting(companyGuid, domain));
  expect(refused).toMatchObject({ status: 400, code });
  expect(await domains()).toEqual([]);
  expect(await auditRows(api)).toEqual(before);
});

test('sets the domain of the company that a merged one is part of, and of none that is not there', async () => {
  const [gone, kept] = [await newCompany(api), await newCompany(api)];
  const body = { fromCompanyGuid: gone.companyGuid, intoCompanyGuid: kept.companyGuid };
  await api.ok('mergeCompanies', { as: admin, body });
  const set = await api.ok('setCompanyDomain', setting(gone.companyGuid, 'tools.example'));
  expect(set.companyGuid).toBe(kept.companyGuid);
  const none = await api.refused('setCompanyDomain', setting(randomUUID(), 'tools.example'));
  expect(none).toMatchObject({ status: 404, code: 'no_company' });
  await api.ok('setCompanyDomain', setting(kept.companyGuid, null));
});

test('sets nothing when the log cannot be written', async () => {
  const { companyGuid } = await newCompany(api);
  await withoutLog(api, async () => {
    const refused = await api.refused('setCompanyDomain', setting(companyGuid, 'tools.example'));
    expect(refused).toMatchObject({ status: 503 });
  });
  expect(await domains()).toEqual([]);
});

test.each([
  ['keeps the domain of a company that becomes part of one without', null, 'wharf.example'],
  ['keeps the domain of the company that others become part of', 'quay.example', 'quay.example'],
])('%s', async (_what, own, after) => {
  const [gone, kept] = [await newCompany(api), await newCompany(api)];
  await api.ok('setCompanyDomain', setting(gone.companyGuid, 'wharf.example'));
  await api.ok('setCompanyDomain', setting(kept.companyGuid, own));
  const body = { fromCompanyGuid: gone.companyGuid, intoCompanyGuid: kept.companyGuid };
  await api.ok('mergeCompanies', { as: admin, body });
  const { companyGuid } = kept;
  expect(await domains()).toContainEqual({
    companyGuid,
    companyName: companyGuid,
    verifiedDomain: after,
  });
  await api.ok('setCompanyDomain', setting(companyGuid, null));
});
