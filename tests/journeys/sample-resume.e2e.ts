import { expect, test } from '#tests/support/app.ts';
import { reviewDialog, reviewPart } from '#tests/support/journeys.ts';
import { signedInCandidate } from '#tests/support/people.ts';

test('lets a sample resume that ships with the product be tried at once', async ({ page, app }) => {
  await signedInCandidate(page, app);
  await page.getByRole('button', { name: 'Just trying? Use a sample resume' }).click();
  await page.getByRole('button', { name: 'Use: Help desk technician, Baltimore' }).click();
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(reviewPart(reviewDialog(page), 'Your name')).toContainText('Adeyemi');
});
