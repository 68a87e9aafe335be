import type { Page } from '@playwright/test';
import { expect, onEachDatabase, type RunningApp, test } from '#tests/support/app.ts';
import { reloadWithLateWords } from '#tests/support/drafts.ts';
import { collectAnnouncements, expectProblem, field, seen } from '#tests/support/journeys.ts';
import { signedInCandidate } from '#tests/support/people.ts';

const address = '/candidate/invite-job-coach';
const summary = (page: Page) => page.getByRole('group', { name: 'There is a problem' });
const success = (page: Page) => page.getByRole('dialog', { name: 'Success' });
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
  'invites both ways by the keyboard alone, each with its message, and the list grows',
  onEachDatabase,
  async ({ page, app }) => {
    const person = await signedInCandidate(page, app, address);
    await expect(seen(page, 'You have not invited a job coach yet')).toBeVisible();
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
      await expect(page.getByRole('button', { name: 'Send invitation' })).toBeFocused();
      await expect(sent(page)).toHaveText([
        /^An Our Ability job coach, sent on \w+ \d+, \d{4}Take back$/,
      ]);
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
      await expect(sent(page)).toHaveText([/^coach@example\.org, sent on /, /^An Our Ability/]);
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
      expect(await mailTo(app, 'coach@example.org', person.email)).toMatch(
        /^http\S+\/auth\/login$/m,
      );
    });
  },
);

test('restores a typed address after a reload, announced once and with its note, and asks on Discard', async ({
  page,
  app,
}) => {
  const heard = await collectAnnouncements(page);
  await signedInCandidate(page, app, address);
  await page.locator('label').getByText('My existing job coach', { exact: true }).click();
  await field(page, 'Email of your job coach').fill('sam@example.org');
  const note = page.getByRole('main').getByText(/^We kept what you typed /);
  expect(await reloadWithLateWords(page)).toBe(true);
  await expect
    .poll(() => heard.filter((text) => text.startsWith('We kept what you typed')))
    .toHaveLength(1);
  await expect(field(page, 'Email of your job coach')).toHaveValue('sam@example.org');
  await page.getByRole('button', { name: 'Discard' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Discard what you filled in?' });
  await expect(question).toBeFocused();
  await question.getByRole('button', { name: 'Discard all' }).press('Enter');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('radio').first()).toBeFocused();
  await expect(note).toHaveCount(0);
});
