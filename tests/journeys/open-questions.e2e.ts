import type { Page } from '@playwright/test';
import { expect, type RunningApp, test } from '#tests/support/app.ts';
import { draftsOnServer, keptOnServer, reloadWithLateWords } from '#tests/support/drafts.ts';
import {
  collectAnnouncements,
  reviewDialog,
  seen,
  tick,
  uploadSample,
} from '#tests/support/journeys.ts';
import { atPreferences } from '#tests/support/questions.ts';
import { button } from '#tests/support/sections.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const answer = (page: Page) => page.getByRole('textbox');
const menu = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
const wayBack = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Continue with the questions' });
const restored = (page: Page) => page.getByRole('main').getByText(/^We kept what you typed/);

/** In the middle of the second question. */
async function toSecondQuestion(page: Page, app: RunningApp) {
  const person = await atPreferences(page, app);
  await tick(page, 'No');
  await button(page, 'Save & Proceed').click();
  await answer(page).fill('Work with books');
  await button(page, 'Save & Proceed').click();
  await expect(title(page)).toHaveAccessibleDescription('Question 2 of 7');
  await answer(page).fill('Order');
  await keptOnServer(app, person, 'Order');
  return person;
}

test('offers the way back on the dashboard when the questions are left by the menu, until they are done', async ({
  page,
  app,
}) => {
  await toSecondQuestion(page, app);
  await menu(page, 'Dashboard');
  const next = seen(page, 'Question 2 of 7 is next.');
  await expect(next).toBeVisible();
  // On a phone the words and their link are one line.
  await page.setViewportSize({ width: 390, height: 844 });
  const [words, link] = [await next.boundingBox(), await wayBack(page).boundingBox()];
  expect(link?.y).toBeLessThan((words?.y ?? 0) + (words?.height ?? 0));
  expect(words?.height).toBeLessThan(30);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await wayBack(page).press('Enter');
  await expect(title(page)).toHaveAccessibleDescription('Question 2 of 7');
  await expect(title(page)).toBeFocused();
  await expect(answer(page)).toHaveValue('Order');
  await button(page, 'Back').click();
  await expect(answer(page)).toHaveValue('Work with books');
  for (let number = 1; number <= 7; number += 1) {
    await expect(title(page)).toHaveAccessibleDescription(`Question ${number} of 7`);
    await button(page, 'Save & Proceed').click();
  }
  await expect(page).toHaveURL('/candidate/accommodation?from=upload');
  await menu(page, 'Dashboard');
  await expect(page.getByRole('meter', { name: 'Your profile' })).toBeVisible();
  await expect(wayBack(page)).toHaveCount(0);
});

test('offers no way back that would lead nowhere without the reviewed resume', async ({
  page,
  app,
}) => {
  const person = await toSecondQuestion(page, app);
  await menu(page, 'Upload Resume');
  await button(await uploadSample(page), 'Close').click();
  await button(page.getByRole('dialog'), 'Close without saving').click();
  await expect(reviewDialog(page)).toHaveCount(0);
  await menu(page, 'Dashboard');
  await expect(page.getByRole('meter', { name: 'Your profile' })).toBeVisible();
  await expect(wayBack(page)).toHaveCount(0);
  await menu(page, 'My Profile');
  await page.getByRole('tab', { name: 'More About You' }).click();
  await expect(button(page, 'Save answers')).toBeVisible();
  await expect(wayBack(page)).toHaveCount(0);
  // The answers are there again with the next resume.
  expect(await draftsOnServer(app, person)).toContain('Order');
});

test('announces once, with the question, that answers were restored, and not on the next one', async ({
  page,
  app,
}) => {
  const heard = await collectAnnouncements(page);
  await atPreferences(page, app);
  await tick(page, 'Yes');
  expect(await reloadWithLateWords(page)).toBe(true);
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await expect(title(page)).toBeFocused();
  const told = () => heard.filter((text) => text.startsWith('We kept what you typed'));
  await expect.poll(told).toHaveLength(1);
  await button(page, 'Save & Proceed').click();
  await expect(title(page)).toHaveAccessibleDescription('Question 1 of 7');
  await expect(restored(page)).toHaveCount(0);
  await button(page, 'Back').click();
  await expect(title(page)).toHaveText('How you want to work');
  await expect(restored(page)).toHaveCount(0);
  // What was announced on the way would have been said before this.
  await menu(page, 'Dashboard');
  await button(page, 'Next all jobs').press('Enter');
  await expect.poll(() => heard.at(-1)).toBe('4 to 6 of 12');
  expect(told()).toHaveLength(1);
});
