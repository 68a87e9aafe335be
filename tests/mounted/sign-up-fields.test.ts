import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { goodPassword, newestMail, someEmail } from '#tests/support/accounts.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { expectGone, expectProblem } from '#tests/support/mounted/seen.ts';
import {
  field,
  fill,
  fillPassword,
  one,
  press,
  pressOn,
  tick,
} from '#tests/support/mounted/steps.ts';

const app = mountedApp();

test('refuses an address with a character that nobody sees, beside its field', async () => {
  app.arrive('/auth/register');
  await fill(/^Email/, 'robin\u200b@example.com');
  await press('Create account');
  const words = 'This address has a character that nobody can see. Delete it and type it again.';
  await expectProblem(await field(/^Email/), words);
  await fill(/^Email/, 'robin@example.com');
  await expectGone(words);
});

test('asks who has one name for no last name, also on the way back, and makes the account', async () => {
  const email = someEmail();
  app.arrive('/auth/register');
  await fill(/^First name/, 'Suharto');
  await press('Create account');
  const words = 'Enter your last name';
  await expectProblem(await field(/^Last name/), words);
  await tick('I have one name');
  await expectGone(words);
  await fill(/^Name/, '');
  await expectProblem(await field(/^Name/), 'Enter your name');
  await fill(/^Name/, 'Suharto');
  await fill(/^Email/, email);
  pressOn(await one('link', 'Sign in'));
  pressOn(await one('link', 'Create an account'));
  await one('checkbox', 'I have one name');
  expect(screen.queryByLabelText(/^Last name/)).toBeNull();
  await fillPassword(/^Password/, goodPassword);
  await fillPassword(/^Confirm password/, goodPassword);
  await press('Create account');
  await one('heading', 'Verify your email');
  await newestMail(app, email);
});
