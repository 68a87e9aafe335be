import { expect, test } from '#tests/support/app.ts';
import { hold } from '#tests/support/heldCalls.ts';
import { collectAnnouncements, expectProblem, field, seen } from '#tests/support/journeys.ts';
import {
  makePerson,
  newPerson,
  openAs,
  readMailbox,
  register,
  signIn,
  verifyAndSignIn,
} from '#tests/support/people.ts';

test('signs in by the link of the mail in the tab that signed up, and only verifies elsewhere', async ({
  page,
  browser,
  app,
}) => {
  const [person, other] = [newPerson(), newPerson()];
  await register(page, other);
  const elsewhere = await (await browser.newContext({ baseURL: app.url })).newPage();
  await elsewhere.goto((await readMailbox(page, other.email)).link);
  const verified = elsewhere.getByRole('heading', { name: 'Your email is verified' });
  await expect(verified).toBeVisible();
  await elsewhere.getByRole('link', { name: 'Sign in' }).click();
  await signIn(elsewhere, other);
  await expect(elsewhere).toHaveURL('/candidate/resume-upload');
  await register(page, person);
  await page.goto((await readMailbox(page, person.email)).link);
  await expect(page).toHaveURL('/candidate/resume-upload');
});

test('announces a wrong link once, and offers the code and another mail', async ({ page }) => {
  const heard = await collectAnnouncements(page);
  const wrong = 'This link did not work. It may be old or used.';
  const sent = (email: string) => `We sent a new email to ${email}.`;
  const person = newPerson();
  await register(page, person);
  const { link } = await readMailbox(page, person.email);
  await page.goto(link.replace(/token=[^&]+/, 'token=somethingelse'));
  await expect(seen(page, wrong)).toBeVisible();
  await expect.poll(() => heard.join()).toContain('This link');
  await expect(field(page, 'Email')).toHaveValue(person.email);
  const held = hold(page, 'POST', '**/sendVerificationLink');
  await page.getByRole('button', { name: 'Send a new email' }).click();
  const call = await held;
  await expect(page.getByRole('button', { name: 'Verify' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await call.continue();
  await expect(seen(page, sent(person.email))).toBeVisible();
  await expect(seen(page, wrong)).toHaveCount(0);
  await expect.poll(() => heard).toContain(sent(person.email));
  expect(heard.filter((text) => text.startsWith('This link'))).toHaveLength(1);
  const { code } = await readMailbox(page, person.email);
  await field(page, 'Code from the email').fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL('/candidate/resume-upload');
});

test('shows an error at the field for a wrong code, and accepts the code of a new mail', async ({
  page,
}) => {
  const person = newPerson();
  await register(page, person);
  const code = field(page, 'Code from the email');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expectProblem(code, 'Enter the 6-digit code from the email');
  const first = await readMailbox(page, person.email);
  await code.fill(first.code === '123456' ? '654321' : '123456');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expectProblem(code, /This code is not right/);
  await page.getByRole('button', { name: 'Send a new email' }).click();
  await expect(seen(page, `We sent a new email to ${person.email}.`)).toBeVisible();
  const second = await readMailbox(page, person.email);
  expect(second.code).not.toBe(first.code);
  // As people copy it: with a space in the middle.
  await code.fill(`${second.code.slice(0, 3)} ${second.code.slice(3)}`);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL('/candidate/resume-upload');
});

test('shows what is wrong at the sign-in, keeps what was typed, and continues once it is right', async ({
  page,
}) => {
  const person = newPerson();
  await register(page, person);
  await page.goto('/auth/login');
  await expect(field(page, 'Email')).toHaveValue(person.email);
  await field(page, 'Email').fill('');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const summary = page.getByRole('group', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Enter an email address, such as name@example.com',
    'Enter your password',
  ]);
  await signIn(page, { ...person, password: 'Something&Else42' });
  await expect(seen(page, 'Incorrect username or password.')).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue(person.email);
  await signIn(page, person);
  await expect(seen(page, 'Please verify your email address first.')).toBeVisible();
  await page.getByRole('link', { name: 'Enter your code or get a new one' }).click();
  await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue(person.email);
});

test('tells somebody who is signed in already, and lets them go home or sign out', async ({
  page,
  app,
}) => {
  const person = await makePerson(app);
  await openAs(page, person, '/auth/login');
  await expect(seen(page, 'User is already logged in.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to your home page' }).click();
  await expect(page).toHaveURL('/candidate/resume-upload');
});

test('leads each role that can sign up to its own home', async ({ page, app }) => {
  for (const [as, role, home] of [
    ['a job coach', 4, '/job-coach/home'],
    ['an employer', 3, '/employer/home'],
  ] as const) {
    const person = newPerson();
    await register(page, person, as);
    await verifyAndSignIn(page, person);
    await expect(page).toHaveURL(home);
    const [row] = await app.query('SELECT role FROM account WHERE email = $1', [person.email]);
    expect(row?.['role']).toBe(role);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/auth/login');
  }
});

test('reveals to nobody but the owner that an address has an account', async ({ page, app }) => {
  const person = await makePerson(app);
  await register(page, person);
  await page.goto('/mailbox');
  const mails = page.getByRole('article').filter({ hasText: person.email });
  await expect(mails.first().getByRole('link').first()).toHaveAttribute('href', '/auth/login');
});

test('shows what is missing in the sign-up form, field by field, and clears it while one types', async ({
  page,
}) => {
  await page.goto('/auth/register');
  await page.getByLabel(/^Password/).fill('short');
  await page.getByLabel(/^Confirm password/).fill('other');
  await page.getByRole('button', { name: 'Create account' }).click();
  const summary = page.getByRole('group', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Enter your first name',
    'Enter your last name',
    'Enter an email address, such as name@example.com',
    'Please enter a password (min length 8). Must contain at least 1 number, 1 special character, 1 uppercase letter, 1 lowercase letter.',
    'Please enter a matching password.',
  ]);
  await summary.getByRole('link', { name: 'Enter your first name' }).click();
  await expect(field(page, 'First name')).toBeFocused();
  await page.keyboard.type('Robin');
  await expect(summary.getByRole('link', { name: 'Enter your first name' })).toHaveCount(0);
});
