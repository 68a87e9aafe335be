import { expect, test } from 'vitest';
import { insertCompany, insertMember, named } from '#tests/support/administration.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { expectFocus, expectGone, expectProblem, expectSeen } from '#tests/support/mounted/seen.ts';
import { all, choose, field, fill, one, press, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp();
const path = '/admin/companies';

const stateOf = async (companyGuid: string) =>
  app.database.db
    .selectFrom('company_member')
    .select(['state', 'user_guid'])
    .where('company_guid', '=', companyGuid)
    .execute();

test('confirms a waiting member in place, once, and focuses the heading', async () => {
  const jordan = await named(app, 3, 'Jordan Ellis');
  const company = await insertCompany(app, 'Harborwren Mutual');
  await insertMember(app, company, jordan);
  await app.open(path, await app.person(1));
  await expectSeen('1 person waits');
  await expectSeen('Says to work there, since May 1, 2026');
  await press('Confirm Jordan Ellis');
  await expectSeen('Confirmed. Jordan Ellis is a member of Harborwren Mutual.');
  await expectFocus('heading', 'Jordan Ellis');
  expect(await stateOf(company)).toEqual([{ state: 'confirmed', user_guid: jordan.userGuid }]);
  expect(all('button', 'Refuse Jordan Ellis')).toEqual([]);
});

test('asks before it refuses a member, in the place of the buttons', async () => {
  const sam = await named(app, 3, 'Sam Kessler');
  const company = await insertCompany(app, 'Kessler Tools');
  await insertMember(app, company, sam);
  await app.open(path, await app.person(1));
  await press('Refuse Sam Kessler');
  await press('Refuse', await one('dialog', 'Refuse Sam Kessler?'));
  await expectSeen('Refused. Sam Kessler is not a member of Kessler Tools.');
  await expectFocus('heading', 'Sam Kessler');
  expect(await stateOf(company)).toMatchObject([{ state: 'ended' }]);
});

test('lists a company that only a sign-up named, or takes a listed one instead', async () => {
  const [mina, abel] = [await named(app, 3, 'Mina Torvald'), await named(app, 3, 'Abel Ortega')];
  const bakery = await insertCompany(app, 'Northfield Bakery', { listed: false });
  const typo = await insertCompany(app, 'Harborwrenn', { listed: false });
  const meant = await insertCompany(app, 'Harborwren Group');
  await insertMember(app, bakery, mina);
  await insertMember(app, typo, abel);
  await app.open(path, await app.person(1));
  await press('List Northfield Bakery as a new company, and confirm Mina Torvald');
  await expectSeen('Confirmed. Mina Torvald is a member of Northfield Bakery.');
  await press('Join a listed company: Abel Ortega');
  const dialog = await one('dialog', 'Which company does Abel Ortega work for?');
  await press('Confirm as a member', dialog);
  await expectSeen('Choose the company that is meant');
  await choose(/^Company|Choose a company/, 'Harborwren Group');
  await press('Confirm as a member');
  await expectSeen('Confirmed. Abel Ortega is a member of Harborwren Group.');
  await expectFocus('heading', 'Abel Ortega');
  expect(await stateOf(meant)).toMatchObject([{ state: 'confirmed', user_guid: abel.userGuid }]);
});

test('says in its place that a member was answered meanwhile, and then shows that nobody waits', async () => {
  const owen = await named(app, 3, 'Owen Zeller');
  const company = await insertCompany(app, 'Zeller Foods');
  await insertMember(app, company, owen);
  const admin = await app.person(1);
  await app.open(path, admin);
  await one('button', 'Confirm Owen Zeller');
  const body = { companyGuid: company, userGuid: owen.userGuid, decision: 'refuse' };
  await app.ok('decideCompanyMember', { as: admin, body });
  await press('Confirm Owen Zeller');
  await expectSeen('Nobody waits here any more. Somebody else has answered.');
  await expectFocus('heading', 'Owen Zeller');
  expect(all('button', 'Refuse Owen Zeller')).toEqual([]);
  expect(all('dialog')).toEqual([]);
  await app.open(path, admin);
  await expectSeen('No records to display');
  await expectGone('0 people wait');
  await until(() => expect(app.heard).toContain('0 people wait'));
});

test('loads everybody who still waits after some of the first load were answered', async () => {
  const company = await insertCompany(app, 'Crowded Crafts');
  for (let number = 0; number < 28; number += 1) {
    const person = await named(app, 3, `Wren Number${String(number).padStart(2, '0')}`);
    await insertMember(app, company, person, new Date(Date.UTC(2026, 4, 1, 10, number)));
  }
  await app.open(path, await app.person(1));
  await expectSeen('28 people wait');
  for (const number of ['00', '01', '02']) {
    await press(`Confirm Wren Number${number}`);
    await expectSeen(`Confirmed. Wren Number${number} is a member`);
  }
  await expectSeen('Showing 25 of 28');
  await press('Load More');
  await expectFocus('heading', 'Wren Number25');
  await until(() => expect(app.heard).toContain('3 more'));
  await one('button', 'Confirm Wren Number27');
  await expectSeen('That is all.');
  await expectSeen('28 people wait');
});

test('merges two companies after it shows what moves', async () => {
  const gone = await insertCompany(app, 'Lindqvist Tool');
  await insertCompany(app, 'Lindqvist Tools');
  await insertJobs(app.database.db, [jobNamed('Baker', { company_guid: gone })]);
  const admin = await app.person(1);
  const domain = { path: { guid: gone }, body: { verifiedDomain: 'lindqvist.example' } };
  await app.ok('setCompanyDomain', { as: admin, ...domain });
  await app.open(path, admin);
  await press('Show what moves');
  await expectSeen('Choose the company that stays');
  await choose(/Company that goes/, 'Lindqvist Tool');
  await choose(/Company that stays/, 'Lindqvist Tools');
  await press('Show what moves');
  const table = await one('table', 'What moves from Lindqvist Tool to Lindqvist Tools');
  expect(all('row', undefined, table)[1]?.textContent).toBe('Jobs1');
  await press('Merge into Lindqvist Tools');
  await expectSeen('Lindqvist Tool is now part of Lindqvist Tools.');
  await expectFocus('heading', 'Make two companies one');
  await expectGone('What moves from');
  await press('Clear the domain of Lindqvist Tools');
  await expectSeen('No company has a verified domain.');
  await press(/Company that goes/);
  await until(() => expect(all('option', 'Lindqvist Tools')).toHaveLength(1));
  expect(all('option', 'Lindqvist Tool')).toEqual([]);
});

test('sets and clears the verified domain of a company, and rejects a public mail provider', async () => {
  const company = await insertCompany(app, 'Domain Bakery');
  const admin = await app.person(1);
  await app.open(path, admin);
  await expectSeen('No company has a verified domain.');
  await choose(/Company that has the domain/, 'Domain Bakery');
  await fill(/^Domain of its addresses/, 'gmail.com');
  await press('Set domain');
  await expectProblem(await field(/^Domain of its addresses/), 'Anybody can get an address there.');
  await fill(/^Domain of its addresses/, 'bakery.example');
  await press('Set domain');
  const table = await one('table', 'Companies with a verified domain');
  expect(all('row', undefined, table)[1]?.textContent).toContain('bakery.example');
  const said = 'The verified domain of Domain Bakery is bakery.example.';
  await until(() => expect(app.heard).toContain(said));
  expect(await app.ok('listCompanyDomains', { as: admin })).toMatchObject([
    { companyGuid: company, verifiedDomain: 'bakery.example' },
  ]);
  await press('Clear the domain of Domain Bakery');
  await expectFocus('heading', 'Verified domains');
  await expectSeen('No company has a verified domain.');
  expect(await app.ok('listCompanyDomains', { as: admin })).toEqual([]);
});
