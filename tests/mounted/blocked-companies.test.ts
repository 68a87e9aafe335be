import { expect, test } from 'vitest';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { description, expectFocus } from '#tests/support/mounted/seen.ts';
import { button, one, press } from '#tests/support/mounted/steps.ts';

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
