import { expect, test } from 'vitest';
import { goodPassword, someEmail } from '#tests/support/accounts.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { expectGone, expectProblem } from '#tests/support/mounted/seen.ts';
import {
  all,
  choose,
  field,
  fill,
  fillPassword,
  one,
  press,
  until,
} from '#tests/support/mounted/steps.ts';

const app = mountedApp();
const companyName = /^Name of your company/;
const named = () =>
  app.database.db.selectFrom('sign_up').select(['company_name', 'company_guid']).execute();

test('asks an employer for the name when the company is not in the list, and sends it', async () => {
  const email = someEmail();
  app.arrive('/auth/register');
  (await one('radio', 'an employer')).click();
  await choose(/Your company/, 'My company is not in the list');
  await fill(/^First name/, 'Robin');
  await fill(/^Last name/, 'Sample');
  await fill(/^Email/, email);
  await fillPassword(/^Password/, goodPassword);
  await fillPassword(/^Confirm password/, goodPassword);
  await press('Create account');
  await expectProblem(await field(companyName), 'Please enter the name of your company.');
  expect(await named()).toEqual([]);
  await fill(companyName, ' Quiet Harbor ');
  expect(sessionStorage.getItem('signUp')).toContain('Quiet Harbor');
  await press('Create account');
  await until(() => expect(location.pathname).toBe('/auth/verify-account'));
  expect(await named()).toEqual([{ company_name: 'Quiet Harbor', company_guid: null }]);
});

test('asks a candidate for no company', async () => {
  app.arrive('/auth/register');
  await field(/^First name/);
  expect(all('textbox', companyName)).toEqual([]);
  await expectGone('Your company');
});
