import { randomUUID } from 'node:crypto';
import type { Page, Request } from '@playwright/test';
import { arrivesAt, enter, tabTo, typeInto } from '#a11y/keyboard/keys.ts';
import { expect } from '#tests/support/app.ts';
import { hold } from '#tests/support/heldCalls.ts';
import { field, seen, tick } from '#tests/support/journeys.ts';
import {
  endElsewhere,
  makePerson,
  openAs,
  readMailbox,
  register,
  newPerson,
} from '#tests/support/people.ts';
import { startApp } from '#tests/support/runningApp.ts';
import type { OidcProvider } from '#tests/support/oidcProvider.ts';
import { answerAs, continueButton, test, unreachableProvider } from '#tests/support/social.ts';
import { storedKeys } from '#tests/support/time.ts';

/** Somebody whom the provider knows, by the name they type there. */
function known(provider: OidcProvider, claims: object = {}): { subject: string; email: string } {
  const subject = `amira-${randomUUID().slice(0, 8)}`;
  const email = `${subject}@example.com`;
  provider.add(subject, {
    email,
    email_verified: true,
    given_name: 'Amira',
    family_name: 'Okafor',
    ...claims,
  });
  return { subject, email };
}

/** Every address that the app's own page had or asked for. */
function watch(page: Page): { readonly asked: Request[]; readonly shown: string[] } {
  const seen = { asked: [] as Request[], shown: [] as string[] };
  page.on('request', (request) => seen.asked.push(request));
  page.on('framenavigated', (frame) => seen.shown.push(frame.url()));
  return seen;
}
const calls = (asked: readonly Request[], name: string) =>
  asked.filter((request) => request.url().endsWith(`/api/user/${name}`));

/** Not signed in, with the reason, reading from the heading, and with two ways on. */
async function expectNotSignedIn(page: Page, reason: string | RegExp) {
  await arrivesAt(page, 'You are not signed in');
  await expect(page.getByRole('main')).toContainText(reason);
  await expect(continueButton(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in another way' })).toBeVisible();
  await expect(page).toHaveURL('/login-success');
}

test('a candidate signs up with another provider, signs out, and signs in again', async ({
  page,
  provider,
}) => {
  const { subject, email } = known(provider);
  const { asked } = watch(page);
  await page.goto('/auth/register');
  await expect(page.getByRole('radio', { name: 'looking for a job' })).toBeChecked();
  await continueButton(page).click();
  await answerAs(page, subject);
  await arrivesAt(page, 'Upload your resume');
  await expect(page).toHaveURL('/candidate/resume-upload');
  await expect(seen(page, 'Amira').first()).toBeAttached();
  expect(calls(asked, 'socialSignUp')).toHaveLength(1);
  const sent: unknown = calls(asked, 'socialSignUp')[0]?.postDataJSON();
  expect(sent).toMatchObject({ Role: 2, CompanyGuid: '' });
  expect(sent).not.toHaveProperty('Password');
  expect(await storedKeys(page)).not.toContain('socialTrip');

  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/auth/login');
  expect((await storedKeys(page)).filter((key) => /token|user|social/i.test(key))).toEqual([]);
  await continueButton(page).click();
  // The provider still knows this browser, and asks anyway: the next person can be somebody else.
  await answerAs(page, subject);
  await expect(page).toHaveURL('/candidate/resume-upload');
  const details = await page.evaluate(() => sessionStorage.getItem('userDetails'));
  expect(details).toContain(email);
});

test('the whole way by keyboard alone', async ({ page, provider }) => {
  const { subject } = known(provider);
  await page.goto('/auth/login');
  await enter(page, continueButton(page));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('City of Syracuse');
  await typeInto(page, field(page, 'User name'), subject);
  await page.keyboard.press('Enter');
  await arrivesAt(page, 'Upload your resume');
  await tabTo(page, page.getByRole('button', { name: 'Create profile manually' }));
});

test.describe('each role that can sign up lands at its own home', () => {
  for (const [as, home] of [
    ['a job coach', '/job-coach/home'],
    ['an employer', '/employer/home'],
  ] as const)
    test(as, async ({ page, provider }) => {
      const { subject } = known(provider);
      await page.goto('/auth/register');
      await tick(page, as);
      await continueButton(page).click();
      await answerAs(page, subject);
      await expect(page).toHaveURL(home);
    });
});

test('says so when the person cancels at the provider, and lets them try again', async ({
  page,
  provider,
}) => {
  const { subject } = known(provider);
  await page.goto('/auth/register');
  await tick(page, 'a job coach');
  await continueButton(page).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expectNotSignedIn(page, 'You came back from City of Syracuse without signing in.');
  await continueButton(page).click();
  await answerAs(page, subject);
  // What was chosen at the sign-up is not forgotten.
  await expect(page).toHaveURL('/job-coach/home');
});

test('the code is gone from the address at once, and from the way back', async ({
  page,
  browser,
  provider,
}) => {
  const { subject } = known(provider);
  const { asked, shown } = watch(page);
  await page.goto('/auth/login');
  await continueButton(page).click();
  await answerAs(page, subject);
  await expect(page).toHaveURL('/candidate/resume-upload');
  const came = shown.findLastIndex((url) => url.includes('/login-success?'));
  const code = new URL(shown[came] ?? '').searchParams.get('code') ?? '';
  expect(code).not.toBe('');
  expect(shown[came + 1]).toMatch(/\/login-success$/);
  const after = asked.filter((request) => request.url().startsWith(provider.publicUrl));
  for (const request of after) {
    expect(request.headers()['referer'] ?? '').not.toContain(code);
    if (!request.isNavigationRequest()) expect(request.url()).not.toContain(code);
  }
  const state: unknown = await page.evaluate(() => JSON.stringify(history.state));
  expect(String(state)).not.toContain(code);

  // The same address again, on another computer: somebody else's eyes see nothing in it.
  const other = await (await browser.newContext()).newPage();
  const { asked: askedThere } = watch(other);
  await other.goto(shown[came] ?? '');
  await expectNotSignedIn(other, 'it began in another window');
  expect(calls(askedThere, 'socialSignUp')).toEqual([]);
});

test('an answer with another state never reaches the server', async ({ page, provider }) => {
  const { subject } = known(provider);
  await page.goto('/auth/login');
  await continueButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('City of Syracuse');
  const { asked } = watch(page);
  await page.goto(`${provider.publicUrl}/login-success?code=a-stranger-s&state=another`);
  await expectNotSignedIn(page, 'it began in another window');
  expect(calls(asked, 'socialSignUp')).toEqual([]);
  await continueButton(page).click();
  await answerAs(page, subject);
  await expect(page).toHaveURL('/candidate/resume-upload');
});

test('signs in after a reload in the middle', async ({ page, provider }) => {
  const { subject } = known(provider);
  await page.goto('/auth/login');
  await continueButton(page).click();
  // It never reaches the server: the reload ends it.
  const asked = hold(page, 'POST', '**/api/user/socialSignUp');
  await answerAs(page, subject);
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signing you in');
  await expect(page).toHaveURL('/login-success');
  await page.reload();
  await expectNotSignedIn(page, 'This sign-in was finished already');
});

test('an address that the provider did not verify is said, and nobody gets in', async ({
  page,
  provider,
  app,
}) => {
  const { subject, email } = known(provider, { email_verified: false });
  await page.goto('/auth/login');
  await continueButton(page).click();
  await answerAs(page, subject);
  await expectNotSignedIn(page, 'has not made sure that your email address is yours');
  expect(await app.query('SELECT 1 FROM account WHERE email = $1', [email])).toEqual([]);
  await page.getByRole('link', { name: 'Sign in another way' }).click();
  await arrivesAt(page, 'Sign in');
});

test('a forged answer is not believed', async ({ page, provider }) => {
  const { subject } = known(provider);
  await page.goto('/auth/login');
  await continueButton(page).click();
  provider.change({ isForged: true });
  await answerAs(page, subject);
  await expectNotSignedIn(page, 'We could not make sure that the answer came from');
  provider.change(null);
});

test('an account with a password is linked, and its owner reads so in a mail', async ({
  page,
  provider,
  app,
}) => {
  const owner = await makePerson(app);
  const { subject } = known(provider, { email: owner.email });
  await page.goto('/auth/login');
  await continueButton(page).click();
  await answerAs(page, subject);
  await expect(page).toHaveURL('/candidate/resume-upload');
  const details = await page.evaluate(() => sessionStorage.getItem('userDetails'));
  expect(details).toContain(owner.userGuid);
  const mailbox = await page.context().newPage();
  await mailbox.goto('/mailbox');
  await expect(mailbox.getByRole('article').filter({ hasText: owner.email }).first()).toContainText(
    'You can now sign in to Our Ability with City of Syracuse',
  );
});

test('the code of a sign-up that a stranger began does not open the account afterwards', async ({
  page,
  browser,
  provider,
}) => {
  const person = newPerson();
  await register(page, person);
  const { code } = await readMailbox(page, person.email);
  const { subject } = known(provider, { email: person.email });
  // On a computer of their own.
  const owner = await (await browser.newContext({ baseURL: provider.publicUrl })).newPage();
  await owner.goto('/auth/login');
  await continueButton(owner).click();
  await answerAs(owner, subject);
  await expect(owner).toHaveURL('/candidate/resume-upload');
  await field(page, 'Code from the email').fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('main')).toContainText('This code is not right');
});

test('somebody who is in already is told so, and the code goes', async ({ page, app }) => {
  const employer = await makePerson(app, { role: 3 });
  const { asked } = watch(page);
  await openAs(page, employer, '/login-success?code=some-code&state=some-state');
  await expect(seen(page, 'User is already logged in.')).toBeVisible();
  await expect(page).toHaveURL('/login-success');
  expect(calls(asked, 'socialSignUp')).toEqual([]);
  await page.getByRole('link', { name: 'Go to your home page' }).click();
  await expect(page).toHaveURL('/employer/home');
});

test('a session that ended in the middle of the work goes on there', async ({
  page,
  app,
  provider,
}) => {
  const person = await makePerson(app);
  const { subject } = known(provider, { email: person.email });
  const display = page.waitForResponse('**/displayProfile/*');
  await openAs(page, person, '/candidate/resume-upload');
  // A running call would end the session before the click, so wait for the display profile and the
  // button.
  await display;
  await expect(page.getByRole('button', { name: 'Create profile manually' })).toBeVisible();
  await endElsewhere(app, person);
  await page.getByRole('link', { name: 'My Profile', exact: true }).click();
  await expect(page).toHaveURL('/auth/login');
  await continueButton(page).click();
  await answerAs(page, subject);
  await expect(page).toHaveURL('/candidate/profile');
});

test('back from the provider, the button works again', async ({ page, provider }) => {
  const { subject } = known(provider);
  await page.goto('/auth/login');
  await continueButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('City of Syracuse');
  await page.goBack();
  await expect(continueButton(page)).not.toHaveAttribute('aria-disabled');
  await continueButton(page).click();
  await answerAs(page, subject);
  await expect(page).toHaveURL('/candidate/resume-upload');
});

test('a provider that cannot be reached is said where the button is, which keeps the focus', async ({
  page,
}) => {
  const app = await startApp({ settings: unreachableProvider });
  try {
    await page.goto(`${app.url}/auth/login`);
    await enter(page, continueButton(page));
    await expect(page.getByRole('main')).toContainText(
      'We cannot reach City of Syracuse right now.',
    );
    await expect(continueButton(page)).toBeFocused();
    await expect(continueButton(page)).not.toHaveAttribute('aria-disabled');
  } finally {
    await app.stop();
  }
});

test('opens a closed account again through the provider when asked to', async ({
  page,
  app,
  provider,
}) => {
  const { subject, email } = known(provider);
  await page.goto('/auth/register');
  await continueButton(page).click();
  await answerAs(page, subject);
  await arrivesAt(page, 'Upload your resume');
  await app.query(
    `insert into closed_account
      select user_guid, now(), now() + interval '15 days' from account where email = $1`,
    [email],
  );
  await app.query(
    'update sign_in_family set revoked_at = now() where user_guid = (select user_guid from account where email = $1)',
    [email],
  );
  await page.goto('/auth/login');
  await continueButton(page).click();
  await answerAs(page, subject);
  await arrivesAt(page, 'You are not signed in');
  await expect(page.getByRole('main')).toContainText('You can open it again until');
  await page.getByRole('button', { name: /^Open my account again with / }).click();
  await answerAs(page, subject);
  await expect(page).toHaveURL(/\/candidate\//);
});
