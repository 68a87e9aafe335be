import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/app.ts';
import { reopenAt } from '#tests/support/drafts.ts';
import { startManually, reviewDialog, tick } from '#tests/support/journeys.ts';
import { signedInCandidate } from '#tests/support/people.ts';
import { atPreferences } from '#tests/support/questions.ts';
import { button, expectSuccess } from '#tests/support/sections.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const atQuestion = (page: Page, number: number) =>
  expect(title(page)).toHaveAccessibleDescription(`Question ${number} of 7`);

test('leaves one question on a double press, by pointer and by keys', async ({ page, app }) => {
  await atPreferences(page, app);
  await tick(page, 'No');
  await button(page, 'Save & Proceed').dblclick();
  await atQuestion(page, 1);
  await button(page, 'Skip').dblclick();
  await atQuestion(page, 2);
  await button(page, 'Save & Proceed').dblclick();
  await atQuestion(page, 3);
  await button(page, 'Save & Proceed').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await atQuestion(page, 4);
  await button(page, 'Back').dblclick();
  await atQuestion(page, 3);
});

test('loads the next part of a list once on a double press, and turns one page of a row', async ({
  page,
  app,
}) => {
  await signedInCandidate(page, app);
  await reopenAt(page, '/candidate/home');
  const next = button(page, 'Next all jobs');
  await next.dblclick();
  await expect(page.getByText('4 to 6 of 12').first()).toBeVisible();
  await expect(page.getByText('7 to 9 of 12')).toHaveCount(0);
  await reopenAt(page, '/candidate/jobs/all-jobs');
  const cards = page.getByRole('list', { name: 'All jobs' }).locator('> li');
  await expect(cards).toHaveCount(25);
  await button(page, 'Load 25 more jobs').dblclick();
  await expect(cards).toHaveCount(50);
  await expect(button(page, 'Load 25 more jobs')).not.toHaveAttribute('aria-disabled', 'true');
  await expect(cards).toHaveCount(50);
});

test('shows the question before on Back of the browser, and the one after on Forward', async ({
  page,
  app,
}) => {
  await atPreferences(page, app);
  await tick(page, 'No');
  await button(page, 'Save & Proceed').press('Enter');
  await page.getByRole('textbox').fill('Work with books');
  await button(page, 'Save & Proceed').click();
  await atQuestion(page, 2);
  await page.getByRole('textbox').fill('Order');
  await page.goBack();
  await atQuestion(page, 1);
  await expect(title(page)).toHaveText('What kind of work would you like to do?');
  await expect(title(page)).toBeFocused();
  await expect(page.getByRole('textbox')).toHaveValue('Work with books');
  await page.goBack();
  await expect(title(page)).toHaveText('How you want to work');
  await page.goForward();
  await atQuestion(page, 1);
  await page.goForward();
  await atQuestion(page, 2);
  await expect(page.getByRole('textbox')).toHaveValue('Order');
  // The button of the page goes the same way, so that Back after it is not the question after.
  await button(page, 'Back').click();
  await atQuestion(page, 1);
  await page.goBack();
  await expect(title(page)).toHaveText('How you want to work');
});

test('shows the question before on Back after a reload in the middle', async ({ page, app }) => {
  await atPreferences(page, app);
  await button(page, 'Skip').click();
  await button(page, 'Skip').press('Enter');
  await atQuestion(page, 2);
  await page.reload();
  await atQuestion(page, 2);
  await page.goBack();
  await atQuestion(page, 1);
});

test('does not open the saved review on Back from the questions, and offers them on the dashboard', async ({
  page,
  app,
}) => {
  const { email } = await signedInCandidate(page, app);
  await startManually(page, email);
  await button(reviewDialog(page), 'Submit').press('Enter');
  await expectSuccess(page, 'Updated profile successfully');
  await expect(title(page)).toBeFocused();
  await page.reload();
  await expect(title(page)).toHaveText('How you want to work');
  await page.goBack();
  await expect(page).not.toHaveURL('/candidate/additional-questions');
  await expect(reviewDialog(page)).toHaveCount(0);
  await reopenAt(page, '/candidate/home');
  await page.getByRole('main').getByRole('link', { name: 'Continue with the questions' }).click();
  await expect(title(page)).toHaveText('How you want to work');
});
