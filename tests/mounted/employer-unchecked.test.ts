import { expect, test } from 'vitest';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { employerAt } from '#tests/support/mounted/employer.ts';
import { expectSeen } from '#tests/support/mounted/seen.ts';
import { all, choose, one, press } from '#tests/support/mounted/steps.ts';

const app = mountedApp(undefined, { EMPLOYER_CHECK: 'none' });
const note = 'Demo: nobody checked that you work here.';

test('says at home that nobody checked who works there, where nobody does', async () => {
  const { person } = await employerAt(app, 'Unchecked Ltd');
  await app.open('/employer/home', person);
  await expectSeen(note);
  await app.open('/employer/jobs', person);
  await one('heading', 'Jobs');
  expect(document.body.textContent).not.toContain(note);
});

test('makes somebody a member at once when they choose a company', async () => {
  await employerAt(app, 'Chosen Ltd');
  await app.open('/employer/home', await app.person(3));
  await choose(/Your company/, 'Chosen Ltd');
  await press('Save my company');
  await one('heading', 'Chosen Ltd');
  await expectSeen(note);
  expect(all('heading', 'Not confirmed yet')).toEqual([]);
});
