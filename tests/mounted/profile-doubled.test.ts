import { expect, test } from 'vitest';
import type { TestPerson } from '#tests/support/api.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { addSchool, addWork } from '#tests/support/mounted/sections.ts';
import { acknowledge, expectEntries, expectGone } from '#tests/support/mounted/seen.ts';
import { all, one, press } from '#tests/support/mounted/steps.ts';

const app = mountedApp();
const doubled = /This is in your profile more than once/;

/** Everything of one account of a person moves to the other, as an administrator does it. */
async function moved(from: TestPerson, to: TestPerson): Promise<void> {
  const body = { email: from.email, newUserId: to.userGuid };
  await app.ok('migrateUser', { as: await app.person(1), body });
}

/** A person with two accounts, and in both what the calls add. */
async function twoAccounts(add: (person: TestPerson) => Promise<unknown>) {
  const [old, kept] = [await app.person(), await app.person()];
  await add(old);
  await add(kept);
  return { old, kept };
}

test('marks a job that a moved account had too, until one of the two is deleted', async () => {
  const { old, kept } = await twoAccounts((person) => addWork(app, person));
  await addWork(app, old, { EndDate: '2022-06-30' });
  await moved(old, kept);
  await app.open('/candidate/work-history', kept);
  await expectEntries('Your added employment history', [
    /2022(?!.*more than once)/,
    doubled,
    doubled,
  ]);
  const list = await one('list', 'Your added employment history');
  const [, second] = all('listitem', undefined, list);
  await press('Delete Clerk, Salt City Supplies', second);
  await press('Delete it');
  await acknowledge('Success', 'deleted');
  await expectGone('more than once');
  expect(
    await app.ok('getUserWorkHistory', { as: kept, path: { id: kept.userGuid } }),
  ).toHaveLength(2);
});

test('marks a degree that a moved account had too, in any case and spacing', async () => {
  const { old, kept } = await twoAccounts((person) => addSchool(app, person));
  await addSchool(app, kept, { DegreeName: 'History' });
  await addSchool(app, old, { DegreeName: 'history', SchoolName: 'Salt  City College' });
  await addSchool(app, old, { DegreeName: 'Biology' });
  await moved(old, kept);
  await app.open('/candidate/profile/education', kept);
  const list = await one('list', 'Your added education');
  const texts = all('listitem', undefined, list).map(({ textContent }) => textContent);
  const marked = texts.filter((text) => doubled.test(text));
  expect(marked).toHaveLength(4);
  expect(texts.filter((text) => !doubled.test(text))).toEqual([expect.stringContaining('Biology')]);
});
