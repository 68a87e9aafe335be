import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/app.ts';
import { hold } from '#tests/support/heldCalls.ts';
import { expectProblem, field, seen } from '#tests/support/journeys.ts';
import { makePerson, openAs, readMailbox, signIn } from '#tests/support/people.ts';

const weak =
  'Please enter a password (min length 8). Must contain at least 1 number, 1 special character, 1 uppercase letter, 1 lowercase letter.';
const next = 'Lantern&Harbor24';

/** Asks for a new password; returns what the mail has. */
async function askForMail(page: Page, email: string): Promise<{ code: string; link: string }> {
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  await field(page, 'Email').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  // The mailbox shows what was sent before it is opened.
  await expect(field(page, 'Code from the email')).toBeVisible();
  return readMailbox(page, email, /new password/);
}

test('replaces a forgotten password with the link of a mail, which no log holds', async ({
  page,
  app,
}) => {
  const person = await makePerson(app);
  const { link } = await askForMail(page, person.email);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto(link);
  await expect(field(page, 'Code from the email')).toHaveCount(0);
  // The skip link replaces what is behind the #.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await field(page, 'Email').fill(person.email);
  await page.getByLabel(/^New password/).fill(next);
  await page.getByLabel(/^Confirm password/).fill(next);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByRole('heading', { name: 'Updated password successfully' })).toBeVisible();
  const token = link.split('token=')[1] ?? '';
  expect(token).not.toBe('');
  expect(addresses.filter((address) => address.split('#')[0]?.includes(token))).toEqual([]);
});

test('replaces a forgotten password with the code of a mail', async ({ page, app }) => {
  const person = await makePerson(app);
  const { code } = await askForMail(page, person.email);
  // The link of older mails. It asks for the address, because it does not hold it.
  await page.goto('/auth/reset-password?step=code');
  await field(page, 'Email').fill(person.email);

  await field(page, 'Code from the email').fill('000000');
  await page.getByLabel(/^New password/).fill('short');
  await page.getByLabel(/^Confirm password/).fill('other');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expectProblem(page.getByLabel(/^New password/), weak);
  await expectProblem(page.getByLabel(/^Confirm password/), 'Please enter a matching password.');
  await page.getByLabel(/^New password/).fill(next);
  await page.getByLabel(/^Confirm password/).fill(next);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expectProblem(field(page, 'Code from the email'), /This code is not right/);
  await field(page, 'Code from the email').fill(code);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByRole('heading', { name: 'Updated password successfully' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, { ...person, password: next });
  await expect(page).toHaveURL('/candidate/resume-upload');
});

test('shows each thing that is wrong when the password is changed, then changes it', async ({
  page,
  app,
}) => {
  const person = await makePerson(app);
  await openAs(page, person, '/candidate/account-settings');
  const [old, fresh, again] = [
    page.getByLabel(/^Old password/),
    page.getByLabel(/^New password(?! again)/),
    page.getByLabel(/^Confirm new password/),
  ];
  const save = page.getByRole('button', { name: 'Change password' });
  // The rules stand at the field, and a press says what is missing.
  await expect(save).not.toHaveAttribute('aria-disabled');
  await save.press('Enter');
  await expectProblem(old, 'Please enter your old password.');
  await expectProblem(fresh, weak);
  await expectProblem(again, 'Please enter a matching password.');

  for (const bad of ['Ab1!', 'Abcde1!', 'abcdefg1!', 'ABCDEFG1!', 'Abcdefgh!', 'Abcdefg1']) {
    await fresh.fill(bad);
    await expectProblem(fresh, weak);
  }
  await old.fill('Not&The&Old&One1');
  await fresh.fill(next);
  await again.fill(next);
  await expect(save).not.toHaveAttribute('aria-disabled');
  await save.click();
  await closeDialog(page, 'Error', 'The old password you entered was incorrect');
  await expect(old).toBeFocused();
  await expect(fresh).toHaveValue(next);

  await old.fill(person.password);
  await fresh.fill('P@ssw0rd');
  await again.fill('P@ssw0rd');
  await save.press('Enter');
  await expectProblem(fresh, /Many people use this password/);

  await fresh.fill('a sentence of many words');
  await again.fill('a sentence of many words');
  await save.click();
  await closeDialog(page, 'Success', 'Updated password successfully');
  await expect(old).toHaveValue('');

  await page.getByRole('button', { name: 'Log out' }).click();
  await signIn(page, person);
  await expect(seen(page, 'Incorrect username or password.')).toBeVisible();
  await signIn(page, { ...person, password: 'a sentence of many words' });
  await expect(page).toHaveURL('/candidate/resume-upload');
});

test('reports a refused password change after its page was left, with a link back', async ({
  page,
  app,
}) => {
  const settings = '/candidate/account-settings';
  await openAs(page, await makePerson(app), settings);
  await page.getByLabel(/^Old password/).fill('Not&The&Old&One1');
  await page.getByLabel(/^New password(?! again)/).fill(next);
  await page.getByLabel(/^Confirm new password/).fill(next);
  const held = hold(page, 'PUT', '**/changePassword/*');
  await page.getByRole('button', { name: 'Change password' }).click();
  const call = await held;
  await page.getByRole('link', { name: 'Invite job coach' }).click();
  await expect(page.getByRole('button', { name: 'Send invitation' })).toBeVisible();
  await call.continue();
  const error = page.getByRole('dialog', { name: 'Error' });
  await expect(error).toContainText(
    'We could not change your password after you left the page. The old password you entered was incorrect',
  );
  await error.getByRole('button', { name: 'Go back to that page' }).click();
  await expect(page).toHaveURL(settings);
});

async function closeDialog(page: Page, title: string, text: string) {
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toContainText(text);
  await dialog.getByRole('button', { name: 'OK' }).click();
}

test('names the password in each button that shows one', async ({ page, app }) => {
  const names = () =>
    page
      .getByRole('button', { name: /^Show: / })
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  await page.goto('/auth/register');
  await expect.poll(names).toEqual(['Show: Password', 'Show: Confirm password']);
  await openAs(page, await makePerson(app), '/candidate/account-settings');
  await expect
    .poll(names)
    .toEqual([
      'Show: Old password',
      'Show: New password',
      'Show: Confirm new password',
      'Show: Your password, to download your data',
      'Show: Your password, to close your account',
    ]);
  const show = page.getByRole('button', { name: 'Show: New password', exact: true });
  await page.getByLabel(/^New password(?! again)/).fill(next);
  await show.click();
  await expect(page.getByRole('textbox', { name: 'New password', exact: true })).toHaveValue(next);
  await expect(page.getByRole('button', { name: 'Hide: New password', exact: true })).toBeFocused();
});
