import { expect, test } from 'vitest';
import { goodPassword, newestMail, someEmail } from '#tests/support/accounts.ts';
import { callOf } from '#tests/support/contract.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { expectSeen } from '#tests/support/mounted/seen.ts';
import {
  all,
  field,
  fill,
  fillPassword,
  one,
  press,
  pressOn,
  until,
} from '#tests/support/mounted/steps.ts';

const app = mountedApp();
const home = '/candidate/resume-upload';

/** Signs up as somebody new. Ends at the page that asks for the code. */
async function signUp() {
  const email = someEmail();
  app.arrive('/auth/register');
  await fill(/^First name/, 'Robin');
  await fill(/^Last name/, 'Sample');
  await fill(/^Email/, email);
  await fillPassword(/^Password/, goodPassword);
  await fillPassword(/^Confirm password/, goodPassword);
  await press('Create account');
  await one('heading', 'Verify your email');
  return { email, mail: await newestMail(app, email) };
}

const kept = () => sessionStorage.getItem('ownSignUp');

test('signs in the tab that signed up when the code is right, and continues to its home', async () => {
  const { email, mail } = await signUp();
  expect((await field('Email')).value).toBe(email);
  expect(location.href).not.toContain(JSON.parse(kept() ?? '').token);
  await fill('Code from the email', mail.code);
  await press('Verify');
  await one('heading', 'Upload your resume');
  expect(location.pathname).toBe(home);
  await until(() => expect(app.heard).toContain('Your email is verified'));
  expect(kept()).toBeNull();
});

test('signs in the tab that signed up when the link is opened in it', async () => {
  const { mail } = await signUp();
  history.pushState(null, '', `/auth/verify-account#${mail.link.toString()}`);
  dispatchEvent(new PopStateEvent('popstate'));
  await one('heading', 'Upload your resume');
  expect(location.pathname).toBe(home);
  expect(kept()).toBeNull();
});

test('offers the link again when no answer came, and blames it for nothing', async () => {
  const { mail } = await signUp();
  const mend = app.edge.cutAll(callOf('verifyAccount'));
  app.arrive(`/auth/verify-account#${mail.link.toString()}`);
  await expectSeen('We could not check the link just now.');
  expect(all('textbox')).toEqual([]);
  mend();
  await press('Try again');
  await one('heading', 'Your email is verified');
});

test('only verifies in another browser, and the sign-in has the address there', async () => {
  const { email, mail } = await signUp();
  sessionStorage.clear();
  await fill('Code from the email', mail.code);
  await press('Verify');
  await one('heading', 'Your email is verified');
  await expectSeen('You can sign in now.');
  pressOn(await one('link', 'Sign in'));
  await one('heading', 'Sign in');
  expect((await field('Email')).value).toBe(email);
  await fillPassword(/^Password/, goodPassword);
  await press('Sign in');
  await until(() => expect(location.pathname).toBe(home));
  expect(kept()).toBeNull();
});

test('keeps the address that was typed at the sign-up where it is asked again', async () => {
  const { email } = await signUp();
  pressOn(await one('link', 'Sign in'));
  await one('heading', 'Sign in');
  expect((await field('Email')).value).toBe(email);
  pressOn(await one('link', 'Forgot your password?'));
  await one('heading', 'Reset your password');
  expect((await field('Email')).value).toBe(email);
});
