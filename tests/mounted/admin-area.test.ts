import { expect, test } from 'vitest';
import { insertCompany, insertMember, named } from '#tests/support/administration.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { expectSeen } from '#tests/support/mounted/seen.ts';
import { all, one, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp();
const cells = async (table: string) =>
  all('row', undefined, await one('table', table))
    .slice(1)
    .map((row) => row.textContent);

test('greets an administrator and leads to the pages of the area in their order', async () => {
  await app.open('/admin/dashboard', await app.person(1));
  const menu = await one('navigation', 'Main menu');
  await expectSeen('Welcome Robin');
  const entries = all('link', undefined, menu).map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
  expect(entries).toEqual([
    ['Dashboard', '/admin/dashboard'],
    ['Job coaches', '/admin/job-coach'],
    ['Candidates', '/admin/candidates'],
    ['Employers', '/admin/employers'],
    ['Users', '/admin/users'],
    ['Companies', '/admin/companies'],
    ['Job feeds', '/admin/feeds'],
    ['Audit log', '/admin/audit-log'],
    ['Move an account', '/admin/migrate-user'],
    ['Notifications', '/admin/notifications'],
    ['Help', '/help'],
    ['Account settings', '/admin/account-settings'],
    ['Report a bug (opens in a new tab)', '/help/report?from=/admin/dashboard'],
  ]);
  await one('button', 'Log out', menu);
});

test('shows the roles on the dashboard in a sentence and in a table, with the same numbers', async () => {
  const count = (role: number) =>
    app.database.db
      .selectFrom('account')
      .select(({ fn }) => fn.countAll<string>().as('number'))
      .where('role', '=', role as 1)
      .where('verified_at', 'is not', null)
      .executeTakeFirstOrThrow();
  const admin = await app.person(1);
  await app.person(4);
  const [candidates, coaches, employers, admins] = await Promise.all([2, 4, 3, 1].map(count));
  await app.open('/admin/dashboard', admin);
  await expectSeen(`${candidates?.number} candidate`);
  expect(await cells('Open accounts of each role')).toEqual([
    `Candidates${candidates?.number}`,
    `Job coaches${coaches?.number}`,
    `Employers${employers?.number}`,
    `Administrators${admins?.number}`,
  ]);
});

test('lists what waits on the dashboard and links to it, and offers a next step in an empty part', async () => {
  const admin = await app.person(1);
  await app.open('/admin/dashboard', admin);
  await expectSeen('0 job coaches recorded no contact for 30 days.');
  await expectSeen('Nobody waits to be confirmed.');
  await expectSeen('Every email was sent.');
  await expectSeen('No job coach helps anybody yet.');
  await until(() => expect(all('heading', 'No records to display')).toHaveLength(3));
  const jordan = await named(app, 3, 'Jordan Ellis');
  await insertMember(app, await insertCompany(app, 'Harborwren Mutual'), jordan);
  await app.open('/admin/dashboard', admin);
  await expectSeen('1 person waits to be confirmed as a member of a company.');
  const [link] = all('link', 'Open companies');
  expect(link?.getAttribute('href')).toBe('/admin/companies');
});

test('gives an administrator the settings of every account', async () => {
  await app.open('/admin/account-settings', await app.person(1));
  expect(await one('heading', 'Account settings')).toBeTruthy();
  expect(await one('button', 'Close my account')).toBeTruthy();
});
