import { expect, test } from 'vitest';
import type { TestPerson } from '#tests/support/api.ts';
import { callOf } from '#tests/support/contract.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { expectGone, expectSeen } from '#tests/support/mounted/seen.ts';
import { press, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp();
const unchanged = 'Nothing was changed.';

const isFindable = async (person: TestPerson) => {
  const own = { as: person, path: { id: person.userGuid } };
  return (await app.ok('getDisclosureLedger', own)).visibility.findable;
};

test('says that employers can find somebody when only the answer to that was lost', async () => {
  const person = await app.open('/candidate/privacy');
  const held = app.edge.hold(callOf('updateVisibility'));
  await press('Let them find me');
  await (await held).lose();
  await expectSeen('Employers can find you until');
  await until(() => expect(app.heard.join()).toContain('Saved. Employers can find you until'));
  await expectGone(unchanged);
  expect(await isFindable(person)).toBe(true);
  await press('Do not let them find me');
  await expectSeen('Employers cannot find you.');
  expect(await isFindable(person)).toBe(false);
});

test('says that nothing was changed when it was not', async () => {
  const person = await app.open('/candidate/privacy');
  const mend = app.edge.cutAll(callOf('updateVisibility'));
  await press('Let them find me');
  await expectSeen(unchanged);
  mend();
  expect(await isFindable(person)).toBe(false);
});
