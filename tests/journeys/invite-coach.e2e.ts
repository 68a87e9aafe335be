import type { Page } from '@playwright/test';
import { expect, onEachDatabase, type RunningApp, test } from '#tests/support/app.ts';
import { reloadWithLateWords } from '#tests/support/drafts.ts';
import { hold } from '#tests/support/heldCalls.ts';
import { collectAnnouncements, expectProblem, field, seen } from '#tests/support/journeys.ts';
import { signedInCandidate } from '#tests/support/people.ts';

const address = '/candidate/invite-job-coach';
const summary = (page: Page) => page.getByRole('group', { name: 'Please check these fields' });
const success = (page: Page) => page.getByRole('alertdialog', { name: 'Success' });
const sent = (page: Page) =>
  page.getByRole('list', { name: 'Invitations you sent' }).getByRole('listitem');

/** The text of the one mail to an address that names this candidate. */
async function mailTo(app: RunningApp, to: string, candidate: string): Promise<string> {
  const mails = await app.query(
    "SELECT body FROM mail WHERE to_address = $1 AND body LIKE '%(' || $2 || ')%'",
    [to, candidate],
  );
  expect(mails).toHaveLength(1);
  return String(mails[0]?.['body']);
}

/** Tab until the focus is where it should be. */
async function tabTo(page: Page, role: 'radio' | 'textbox' | 'button' | 'link', name: string) {
  const wanted = page.getByRole(role, { name, exact: true }).first();
  for (let n = 0; n < 40; n += 1) {
    await page.keyboard.press('Tab');
    if ((await wanted.count()) && (await wanted.evaluate((it) => it === document.activeElement)))
      return;
  }
  throw new Error(`Tab does not reach ${role} ${name}.`);
}

test(
  'by the keyboard alone: both ways, each with its message, and the list grows',
  onEachDatabase,
  async ({ page, app }) => {
    const person = await signedInCandidate(page, app, address);
    await expect(seen(page, 'You have not invited a job coach yet.')).toBeVisible();
    const ours = 'An Our Ability job coach';
    const existing = 'My existing job coach';

    await test.step('nothing chosen', async () => {
      await tabTo(page, 'button', 'Send invitation');
      await page.keyboard.press('Enter');
      await expect(summary(page)).toBeFocused();
      await expect(summary(page)).toContainText('Choose who you would like to invite.');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('radio', { name: ours })).toBeFocused();
    });
    await test.step('the provider’s own coach', async () => {
      await page.keyboard.press('Space');
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await tabTo(page, 'button', 'Send invitation');
      await page.keyboard.press('Enter');
      await expect(success(page)).toContainText('Invite sent successfully!');
      await expect(success(page)).toContainText(
        'The Our Ability job coach has been notified and will follow up with you soon.',
      );
      await expect(success(page).getByRole('button', { name: 'OK' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Send invitation' })).toBeFocused();
      await expect(sent(page)).toHaveText([/^An Our Ability job coach, sent on \w+ \d+, \d{4}$/]);
      expect(await mailTo(app, 'coaches@our-ability.example', person.email)).toContain(
        'asks for an',
      );
    });
    await test.step('a coach they know: the address is asked for and checked', async () => {
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowUp');
      await expect(page.getByRole('radio', { name: existing })).toBeChecked();
      await tabTo(page, 'textbox', 'Email of your job coach');
      await page.keyboard.type('coach@example');
      await page.keyboard.press('Enter');
      await expect(summary(page)).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      const email = field(page, 'Email of your job coach');
      await expect(email).toBeFocused();
      await expectProblem(email, 'Enter an email address such as name@example.com.');
      await page.keyboard.press('End');
      await page.keyboard.type('.org');
      await page.keyboard.press('Enter');
      await expect(success(page)).toContainText('Invite sent successfully!');
      await expect(success(page)).toContainText('Your job coach has been invited to the platform.');
      await expect(success(page).getByRole('button', { name: 'OK' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(sent(page)).toHaveText([/^coach@example\.org, sent on /, /^An Our Ability/]);
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
      expect(await mailTo(app, 'coach@example.org', person.email)).toMatch(
        /^http\S+\/auth\/login$/m,
      );
    });
  },
);

test('an address that nobody asked for yet is not wrong', async ({ page, app }) => {
  await signedInCandidate(page, app, address);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(summary(page)).toBeFocused();
  await page.locator('label').getByText('My existing job coach', { exact: true }).click();
  const email = field(page, 'Email of your job coach');
  await expect(email).toBeVisible();
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await expect(summary(page)).toHaveCount(0);
  await email.press('Enter');
  await expectProblem(email, 'Enter the email address of your job coach.');
});

test('oneself cannot be invited; the field says so', async ({ page, app }) => {
  const person = await signedInCandidate(page, app, address);
  await page.locator('label').getByText('My existing job coach', { exact: true }).click();
  const email = field(page, 'Email of your job coach');
  await email.fill(person.email);
  await email.press('Enter');
  await expect(summary(page)).toBeFocused();
  await expectProblem(email, 'This is your own email address.');
});

test('when the mail cannot be sent, the dialog says so, nothing typed is lost, and it can be sent again', async ({
  page,
  app,
}) => {
  await signedInCandidate(page, app, address);
  await page.locator('label').getByText('My existing job coach', { exact: true }).click();
  const email = field(page, 'Email of your job coach');
  await email.fill('jo@example.org');
  await app.query('ALTER TABLE mail RENAME TO mail_gone');
  try {
    await email.press('Enter');
    const error = page.getByRole('alertdialog', { name: 'Error' });
    await expect(error).toContainText('We could not send the mail. The invitation was not sent.');
    await error.getByRole('button', { name: 'OK' }).click();
  } finally {
    await app.query('ALTER TABLE mail_gone RENAME TO mail');
  }
  await expect(email).toHaveValue('jo@example.org');
  await expect(seen(page, 'You have not invited a job coach yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(success(page)).toBeVisible();
});

test('the list that fails says so and can be asked again', async ({ page, app }) => {
  await app.query('ALTER TABLE job_coach_invitation RENAME TO job_coach_invitation_gone');
  try {
    await signedInCandidate(page, app, address);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  } finally {
    await app.query('ALTER TABLE job_coach_invitation_gone RENAME TO job_coach_invitation');
  }
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(seen(page, 'You have not invited a job coach yet.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Invitations you sent' })).toBeFocused();
  // Also when only the newest is missing.
  const reading = '**/JobCoachInvitations/getByUserId/*';
  await page.route(reading, (route) => route.abort());
  await page.locator('label').getByText('An Our Ability job coach', { exact: true }).click();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await success(page).getByRole('button', { name: 'OK' }).click();
  await expect(seen(page, /^We could not reach the server/)).toBeVisible();
  await page.unroute(reading);
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(sent(page)).toHaveText([/^An Our Ability job coach, sent on /]);
});

test('a typed address is there again after a reload, said once and with its note, and Discard asks', async ({
  page,
  app,
}) => {
  const heard = await collectAnnouncements(page);
  await signedInCandidate(page, app, address);
  await page.locator('label').getByText('My existing job coach', { exact: true }).click();
  await field(page, 'Email of your job coach').fill('sam@example.org');
  const note = page.getByRole('main').getByText(/^Restored from /);
  expect(await reloadWithLateWords(page)).toBe(true);
  await expect.poll(() => heard.filter((text) => text.startsWith('Restored from'))).toHaveLength(1);
  await expect(field(page, 'Email of your job coach')).toHaveValue('sam@example.org');
  await page.getByRole('button', { name: 'Discard' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Discard what you filled in?' });
  await expect(question.getByRole('button', { name: 'Keep all' })).toBeFocused();
  await question.getByRole('button', { name: 'Discard all' }).press('Enter');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('radio').first()).toBeFocused();
  await expect(note).toHaveCount(0);
});

test('an address that is typed while another one is sent stays in the form; a slow call is told', async ({
  page,
  app,
}) => {
  const heard = await collectAnnouncements(page);
  await signedInCandidate(page, app, address);
  await page.locator('label').getByText('My existing job coach', { exact: true }).click();
  const email = field(page, 'Email of your job coach');
  await email.fill('sam@example.org');
  const held = hold(page, 'POST', '**/PostJobCoachInvitationV2');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  const call = await held;
  await email.fill('kim@example.org');
  await expect.poll(() => heard).toContain('One moment');
  await call.continue();
  await expect(success(page)).toContainText('Invite sent successfully!');
  await success(page).getByRole('button', { name: 'OK' }).click();
  await expect(email).toHaveValue('kim@example.org');
  await expect(sent(page)).toHaveText([/^sam@example\.org, sent on/]);
});
