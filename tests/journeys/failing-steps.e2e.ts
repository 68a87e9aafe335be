import type { Page } from '@playwright/test';
import { core, expect, test } from '#tests/support/app.ts';
import {
  changePart,
  expectProblem,
  field,
  jobCards,
  reviewDialog,
  reviewPart,
  sampleResume,
  seen,
  skipQuestions,
  startManually,
  submitReview,
  tick,
  upload,
  uploadSample,
} from '#tests/support/journeys.ts';
import { endFetched } from '#tests/support/drafts.ts';
import { signedInCandidate } from '#tests/support/people.ts';
import { without } from '#tests/support/without.ts';

const noConnection = 'We could not reach the server. Check your connection and try again.';
const internal = 'Something went wrong on our side. Please try again. Nothing you typed is lost.';
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' }).click();

test('keeps the file when the connection is cut at the upload, and uploads it on trying again', async ({
  page,
  app,
  context,
}) => {
  await signedInCandidate(page, app);
  await page.locator('input[type="file"]').setInputFiles(sampleResume());
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByRole('main').getByText(noConnection)).toBeVisible();
  await expect(seen(page, 'plain-adeyemi.pdf', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await retry(page);
  await expect(reviewPart(reviewDialog(page), 'Your name')).toContainText('Adeyemi');
});

test('offers the way without a resume when the profile cannot be read', async ({ page, app }) => {
  await page.route('**/userSkill/getByUserId/*', (route) => route.abort());
  await signedInCandidate(page, app);
  await page.getByRole('button', { name: 'Create profile manually' }).click();
  await expect(reviewDialog(page)).toBeVisible();
});

test('loses nothing when the connection breaks at any submit', async ({ page, app, context }) => {
  const fetched = endFetched(page);
  await signedInCandidate(page, app);
  // What is fetched for later must not be cut off: its files would never come to this page.
  await fetched;
  const review = await uploadSample(page);
  await changePart(review, 'Your name');
  await field(review, 'Middle name').fill('Quincy');
  await context.setOffline(true);
  await review.getByRole('button', { name: 'Submit' }).click();
  const error = page.getByRole('dialog', { name: 'Error' });
  await expect(error).toContainText(noConnection);
  await error.getByRole('button', { name: 'Back to the review' }).click();
  await expect(field(review, 'Middle name')).toHaveValue('Quincy');
  await review.getByRole('button', { name: 'Submit' }).click();
  await expect(error).toContainText(noConnection);
  await context.setOffline(false);
  await retry(page);
  await page.getByRole('button', { name: 'OK', exact: true }).click();

  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  for (let number = 1; number < 8; number += 1) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleDescription(
      `Question ${number} of 8`,
    );
    await page.getByRole('textbox').fill(`Answer ${number}`);
    await page.getByRole('button', { name: 'Save & Proceed' }).click();
  }
  await tick(page, 'Quiet');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save & Proceed' }).click();
  await expect(page.getByRole('main').getByText(noConnection)).toBeVisible();
  await page.getByRole('button', { name: 'Back to your answers' }).click();
  await expect(page.getByRole('checkbox', { name: 'Quiet' })).toBeChecked();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('textbox')).toHaveValue('Answer 7');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Save & Proceed' }).click();
  await page.getByRole('button', { name: 'Save & Proceed' }).click();

  await tick(page, 'I have a guide dog');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(error).toContainText(noConnection);
  await error.getByRole('button', { name: 'OK' }).click();
  await context.setOffline(false);
  await expect(page.getByRole('checkbox', { name: 'I have a guide dog' })).toBeChecked();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(jobCards(page)).toHaveCount(25);
});

test(
  'shows a server error at each step, keeps everything and continues',
  core,
  async ({ page, app }) => {
    await signedInCandidate(page, app);
    const review = reviewDialog(page);
    const error = page.getByRole('dialog', { name: 'Error' });

    await test.step('storing the file', async () => {
      await without(app, 'stored_resume', async () => {
        await upload(page, sampleResume());
        await expect(page.getByRole('main').getByText(internal)).toBeVisible();
      });
      await retry(page);
      await expect(review).toBeVisible();
    });
    await test.step('saving the profile', async () => {
      await changePart(review, 'Your name');
      await field(review, 'Middle name').fill('Quincy');
      await without(app, 'user_skill', async () => {
        await review.getByRole('button', { name: 'Submit' }).click();
        await expect(error).toContainText(internal);
        await error.getByRole('button', { name: 'Back to the review' }).click();
        await expect(field(review, 'Middle name')).toHaveValue('Quincy');
      });
    });
    await test.step('saving the insights, which can be left out', async () => {
      await without(app, 'user_soc', async () => {
        await review.getByRole('button', { name: 'Submit' }).click();
        await expect(error).toContainText(internal);
      });
      await retry(page);
      await expect(seen(page, 'Updated profile successfully')).toBeVisible();
    });
    await test.step('saving the answers', async () => {
      await without(app, 'person', async () => {
        const skip = page.getByRole('button', { name: 'Skip', exact: true });
        await skip.click();
        for (let number = 1; number <= 8; number += 1) {
          await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleDescription(
            `Question ${number} of 8`,
          );
          await skip.click();
        }
        await expect(page.getByRole('main').getByText(internal)).toBeVisible();
      });
      await retry(page);
      await expect(page).toHaveURL('/candidate/accommodation?from=upload');
    });
    await test.step('saving the accommodations', async () => {
      await tick(page, 'I have a guide dog');
      await without(app, 'disclosure.user_accommodation', async () => {
        await page.getByRole('button', { name: 'Save' }).click();
        await expect(error).toContainText(internal);
        await error.getByRole('button', { name: 'OK' }).click();
      });
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(jobCards(page)).toHaveCount(25);
    });
  },
);

test('shows a ZIP code that nobody knows as a problem of its field', async ({ page, app }) => {
  const person = await signedInCandidate(page, app);
  const review = await startManually(page, person.email);
  await field(review, 'ZIP code').fill('00000');
  await review.getByRole('button', { name: 'Submit' }).click();
  const summary = review.getByRole('group', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expectProblem(field(review, 'ZIP code'), 'We do not know this ZIP code.');
  await summary.getByRole('link').click();
  await expect(field(review, 'ZIP code')).toBeFocused();
  await field(review, 'ZIP code').fill('13202');
  await expect(summary).toHaveCount(0);
  await submitReview(page);
  await skipQuestions(page, 7);
});
