import { expect, test } from '#tests/support/app.ts';
import { startManually } from '#tests/support/journeys.ts';
import { signedInCandidate } from '#tests/support/people.ts';
import { button, dateParts, fillDate } from '#tests/support/sections.ts';

const typed = ['2019', '05', 'dd'];

test('keeps a half typed date of the profile over a tab change and a reload', async ({
  page,
  app,
}) => {
  await signedInCandidate(page, app, '/candidate/profile/work-history');
  await fillDate(page, 'Start date', '201905');
  await expect(dateParts(page, 'Start date')).toHaveText(typed);
  await page.getByRole('tab', { name: 'Skills' }).click();
  await page.getByRole('tab', { name: 'Work History' }).click();
  await expect(dateParts(page, 'Start date')).toHaveText(typed);
  await page.reload();
  await expect(dateParts(page, 'Start date')).toHaveText(typed);
  await dateParts(page, 'Start date').last().click();
  await page.keyboard.type('07');
  await page.reload();
  await expect(dateParts(page, 'Start date')).toHaveText(['2019', '05', '07']);
});

test('keeps a half typed date of the review over a reload, and says that it is not saved', async ({
  page,
  app,
}) => {
  const person = await signedInCandidate(page, app);
  const review = await startManually(page, person.email);
  await button(review, 'Add work').click();
  await fillDate(page, 'Start date', '201905');
  const note = review.getByText('With a part missing, this date is not saved.');
  await expect(note).toHaveCount(0);
  await page.reload();
  await expect(dateParts(page, 'Start date')).toHaveText(typed);
  await expect(note).toBeVisible();
});
