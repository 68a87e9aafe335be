import { expect, test } from 'vitest';
import { insertCompany } from '#tests/support/administration.ts';
import { callOf } from '#tests/support/contract.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { description, expectFocus, expectSeen } from '#tests/support/mounted/seen.ts';
import { button, one, press, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp();
const CHOICE = /Company/;

test('leads to the list of companies as often as Add is pressed with none chosen', async () => {
  await app.open('/candidate/privacy', await app.person());
  const part = await one('form', 'Companies that must not find me');
  await press('Add', part);
  await expectFocus('button', CHOICE);
  expect(description(await button(CHOICE, part))).toContain('Choose a company first.');
  const add = await button('Add', part);
  add.focus();
  await press('Add', part);
  await expectFocus('button', CHOICE);
});

test('keeps the focus in the list when a company is taken out, and names that one', async () => {
  const person = await app.person();
  const names = ['Zeller Foods', 'Lindqvist Tools', 'Crowded Crafts'];
  for (const name of names) {
    const companyGuid = await insertCompany(app, name);
    const body = { candidatePersonId: person.userGuid, companyGuid };
    await app.ok('blockCompany', { as: person, body });
  }
  await app.open('/candidate/privacy', person);
  const mend = app.edge.cutAll(callOf('unblockCompany'));
  await press('Remove Crowded Crafts');
  await expectSeen('Nothing was changed.');
  mend();
  const held = app.edge.hold(callOf('unblockCompany'));
  await press('Remove Crowded Crafts');
  const call = await held;
  // One is taken out at a time.
  await press('Remove Lindqvist Tools');
  await call.answer();
  await until(() => expect(app.heard.at(-1)).toBe('Crowded Crafts is not on your list any more.'));
  await expectFocus('button', 'Remove Zeller Foods');
  await button('Remove Lindqvist Tools');
});
