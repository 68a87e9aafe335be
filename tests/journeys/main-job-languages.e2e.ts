import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { limit } from '#scripts/testing/slowness.ts';
import { directionOf } from '#domain/languages.ts';
import { expect, test } from '#tests/support/app.ts';
import { sampleResume } from '#tests/support/journeys.ts';
import { makePerson } from '#tests/support/people.ts';
import { isRow } from '#tests/support/serverMessages.ts';

/** Reads a text of a language: `text('upload', 'file.choose')`. */
const textsIn = (language: string) => (area: string, key: string) => {
  const file: unknown = JSON.parse(readFileSync(`src/i18n/${language}/${area}.json`, 'utf8'));
  const found = key
    .split('.')
    .reduce<unknown>((part, name) => (isRow(part) ? part[name] : undefined), file);
  if (typeof found !== 'string') throw new Error(`${language} has no text ${area}:${key}`);
  return found;
};

async function pressKey(page: Page, name: string, role: 'button' | 'link' = 'button') {
  await page.getByRole(role, { name, exact: true }).press('Enter');
}

for (const [language, locale] of [
  ['es', 'es-MX'],
  ['ar', 'ar-EG'],
] as const) {
  test.describe(language, () => {
    test.use({ locale });

    test(`leads from the sign-in to recommended jobs by keys, in ${language}`, async ({
      page,
      app,
    }) => {
      const text = textsIn(language);
      const title = page.getByRole('heading', { level: 1 });
      const isInLanguage = async (heading: string) => {
        await expect(title).toHaveText(heading);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('html')).toHaveAttribute('dir', directionOf(language));
      };
      const person = await makePerson(app);

      await test.step('sign in on a page that opened in the language of the browser', async () => {
        await page.goto('/auth/login');
        await isInLanguage(text('auth', 'login.title'));
        await expect(page.getByText(text('openedIn', 'opened'))).toBeVisible();
        await pressKey(page, text('openedIn', 'keep'));
        await expect(page.getByText(text('openedIn', 'opened'))).toHaveCount(0);
        const email = page.getByRole('textbox', { name: text('auth', 'email'), exact: true });
        await email.fill(person.email);
        await page
          .getByLabel(new RegExp(`^${text('auth', 'password')}`, 'u'))
          .pressSequentially(person.password);
        await page.keyboard.press('Enter');
      });

      await test.step('upload a PDF, and send the review as it is', async () => {
        await isInLanguage(text('upload', 'title'));
        await page.locator('input[type="file"]').setInputFiles(sampleResume());
        await pressKey(page, text('upload', 'upload'));
        const review = page.getByRole('dialog', { name: text('review', 'title') });
        await expect(review).toBeVisible({ timeout: limit(60_000) });
        await review
          .getByRole('button', { name: text('review', 'submit'), exact: true })
          .press('Enter');
        const success = page.getByRole('dialog', { name: text('common', 'dialog.success') });
        await expect(success).toContainText(text('upload', 'saved'));
      });

      await test.step('skip the preferences and the eight questions', async () => {
        await isInLanguage(text('questions', 'preferences.title'));
        for (let step = 0; step <= 8; step += 1) {
          const before = await title.innerText();
          await pressKey(page, text('questions', 'skip'));
          await expect(title).not.toHaveText(before);
        }
      });

      await test.step('save an accommodation', async () => {
        await isInLanguage(text('accommodation', 'title'));
        await page
          .getByRole('checkbox', { name: text('accommodation', 'choices.PreferSR') })
          .press('Space');
        await pressKey(page, text('accommodation', 'save'));
        const success = page.getByRole('dialog', { name: text('common', 'dialog.success') });
        await expect(success).toContainText(text('accommodation', 'saved'));
      });

      await test.step('see recommended jobs, whose titles are marked as English', async () => {
        const heading = text('jobs', 'list.recommended.title');
        await isInLanguage(heading);
        await expect(page).toHaveURL('/candidate/jobs/recommended-jobs');
        const cards = page.getByRole('list', { name: heading }).locator('> li');
        await expect(cards).toHaveCount(25);
        await expect(cards.first().locator('h3 a')).toHaveAttribute('lang', 'en');
      });
    });
  });
}
