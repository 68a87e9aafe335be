import { fireEvent } from '@testing-library/react';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { named } from '#tests/support/administration.ts';
import type { TestPerson } from '#tests/support/api.ts';
import { callOf } from '#tests/support/contract.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { type SavedFile, watchSavedFiles } from '#tests/support/mounted/savedFiles.ts';
import { expectProblem, expectSeen } from '#tests/support/mounted/seen.ts';
import { all, choose, fillDate, one, press, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp();
const saved = watchSavedFiles();
const path = '/admin/audit-log';

const rows = () =>
  all('row')
    .slice(1)
    .map((row) => row.textContent);

/** Each look at an address leaves a row. */
const lookUp = (as: TestPerson, email: string) => app.ok('getUserByEmail', { as, body: { email } });

test('says that the log is empty, and that its chain is whole', async () => {
  await app.open(path, await app.person(1));
  await expectSeen('Chain checked: unbroken. The log has no rows yet.');
  await expectSeen('No records to display');
});

test('shows when, who, what, on whom and the result in a row, and keeps the filters in the address', async () => {
  const alex = await named(app, 1, 'Alex Morgan');
  const pat = await named(app, 1, 'Pat Lindqvist');
  const dana = await named(app, 2, 'Dana Whitlock');
  await lookUp(alex, dana.email);
  await app.ok('closeUser', { as: pat, path: { guid: dana.userGuid } });
  await app.open(path, alex);
  await expectSeen('2 entries');
  await expectSeen('Chain checked: unbroken up to');
  await until(() => expect(rows()).toHaveLength(2));
  expect(rows()[0]).toMatch(/Pat LindqvistNobodyClosed the accountDana WhitlockDone$/);
  expect(rows()[1]).toMatch(/Alex MorganNobodyLooked up an addressDana WhitlockDone$/);
  await choose(/Administrator/, 'Pat Lindqvist');
  await choose(/Kind/, 'Accounts');
  await press('Show');
  await expectSeen('1 entry');
  await until(() => expect(app.heard).toContain('1 entry'));
  expect(location.search).toBe(`?administrator=${pat.userGuid}&kind=people`);
  await app.open(path + location.search, alex);
  await expectSeen('1 entry');
  fireEvent.change(await one('searchbox', 'On whom'), { target: { value: 'nobody at all' } });
  await press('Show');
  await expectSeen('Nothing fits these filters.');
  await press('Clear filters');
  await expectSeen('2 entries');
  expect(location.search).toBe('');
});

test('loads what was not shown after the log grew by a whole load, and counts only that', async () => {
  const lena = await named(app, 1, 'Lena Grower');
  const grow = async (by: number) => {
    for (let row = 0; row < by; row += 1) await lookUp(lena, 'nobody@example.com');
  };
  await grow(30);
  await app.open(`${path}?administrator=${lena.userGuid}`, lena);
  await expectSeen('Showing 25 of 30');
  await grow(25);
  await press('Load More');
  await until(() => expect(rows()).toHaveLength(30));
  await until(() => expect(app.heard).toContain('5 more'));
  await until(() => expect(document.activeElement?.closest('tr')).toBe(all('row')[26]));
});

test('shows an error at the field when a day ends before it begins, and requests nothing', async () => {
  await app.open(path, await app.person(1));
  await expectSeen('Chain checked');
  await fillDate(/^From/, '20261110');
  await fillDate(/^To/, '20261101');
  const before = app.edge.asked().length;
  await press('Show');
  const to = all('spinbutton', undefined, await one('group', /^To/));
  await expectProblem(to[0] ?? document.body, 'This day is before the first one');
  expect(app.edge.asked()).toHaveLength(before);
  expect(location.search).toBe('');
});

test('downloads the rows that the filters show when tried again, once, and announces that the file is saved', async () => {
  const admin = await named(app, 1, 'Alex Morgan');
  await lookUp(admin, 'nobody@example.com');
  await app.open(`${path}?kind=people`, admin);
  const mend = app.edge.cutAll(callOf('downloadAuditLog'));
  await press('Download as CSV');
  await expectSeen('We could not reach the server');
  mend();
  await press('OK');
  await press('Download as CSV');
  await until(() => expect(app.heard).toContain('our-ability-log.csv is saved.'));
  const [{ file }, ...others] = saved as [SavedFile];
  expect(others).toEqual([]);
  expect(await file.text()).toContain('accountLookedUp');
});

test('warns when the chain is broken, and says what to do', async () => {
  const admin = await named(app, 1, 'Alex Morgan');
  await lookUp(admin, 'nobody@example.com');
  const { db } = app.database;
  await sql`alter table audit_event disable trigger all`.execute(db);
  await sql`update audit_event set actor_name = 'Somebody else'`.execute(db);
  await sql`alter table audit_event enable trigger all`.execute(db);
  await app.open(path, admin);
  await expectSeen('The chain is broken at row 1.');
  await expectSeen('Do not delete anything. Tell the operator of the server now');
});
