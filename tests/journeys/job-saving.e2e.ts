import { expect, test } from '#tests/support/app.ts';
import { hold } from '#tests/support/heldCalls.ts';
import { collectAnnouncements, seen } from '#tests/support/journeys.ts';
import { cardsOf, jobPaths, NOT_SAVED, pressSave, SAVED, saveOf } from '#tests/support/jobPages.ts';
import { signedInCandidate } from '#tests/support/people.ts';
import { button, expectSuccess } from '#tests/support/sections.ts';

test('saves a job and takes it out with the messages of the product, and keeps the card', async ({
  page,
  app,
}) => {
  await signedInCandidate(page, app, jobPaths.saved);
  await expect(page.getByRole('main').getByText('You have not saved a job yet.')).toBeVisible();
  await page.getByRole('link', { name: 'See all jobs' }).click();
  const first = saveOf(page, 'All jobs', 0);
  await expect(first).toHaveAccessibleName(NOT_SAVED);
  const title = await cardsOf(page, 'All jobs').nth(0).getByRole('link').innerText();
  await pressSave(page, first, 'Job added to saved jobs successfully');
  await expect(first).toHaveAccessibleName(SAVED);

  await page.getByRole('navigation').getByRole('link', { name: 'Saved', exact: true }).click();
  const kept = saveOf(page, 'Saved jobs', 0);
  await expect(kept).toHaveAccessibleName(new RegExp(`^Saved. Remove from saved: ${title}, `));
  await expect(kept.getByText('Saved', { exact: true })).toBeVisible();
  await expect(kept.getByText('Save', { exact: true })).toBeHidden();
  await pressSave(page, kept, 'Job removed from saved jobs successfully');
  await expect(kept).toHaveAccessibleName(NOT_SAVED);
  await expect(cardsOf(page, 'Saved jobs')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('main').getByText('You have not saved a job yet.')).toBeVisible();
});

test('takes a job out of the saved ones by a press, also before it is known what else is saved', async ({
  page,
  app,
}) => {
  await signedInCandidate(page, app, jobPaths.all);
  await pressSave(page, saveOf(page, 'All jobs', 0), 'Job added to saved jobs successfully');
  await page.getByRole('navigation').getByRole('link', { name: 'Saved', exact: true }).click();
  await expect(cardsOf(page, 'Saved jobs')).toHaveCount(1);
  const held = hold(page, 'GET', '**/ProfileSavedJobsV2/*');
  await page.reload();
  const what = await held;
  const kept = saveOf(page, 'Saved jobs', 0);
  await expect(kept).toHaveAccessibleName(SAVED);
  await kept.click();
  await kept.click();
  await what.continue();
  await expectSuccess(page, 'Job removed from saved jobs successfully');
  await expect(kept).toHaveAccessibleName(NOT_SAVED);
});

test('loads and announces the saved jobs when they are opened after a change', async ({
  page,
  app,
}) => {
  const heard = await collectAnnouncements(page);
  const none = page.getByRole('main').getByText('You have not saved a job yet.');
  await signedInCandidate(page, app, jobPaths.saved);
  await expect(none).toBeVisible();
  await page.getByRole('link', { name: 'See all jobs' }).click();
  await pressSave(page, saveOf(page, 'All jobs', 0), 'Job added to saved jobs successfully');
  const held = hold(page, 'POST', '**/ProfileSavedJobsV2/GetJobsfromSearch');
  await page.getByRole('navigation').getByRole('link', { name: 'Saved', exact: true }).click();
  await expect(seen(page, 'Finding jobs')).toBeVisible();
  await expect(none).toHaveCount(0);
  await (await held).continue();
  await expect.poll(() => heard.at(-1)).toBe('1 job found');

  // Who comes back to a list without the job they opened from it goes on at its title.
  await cardsOf(page, 'Saved jobs').getByRole('link').press('Enter');
  await button(page, 'Saved. Remove from saved').click();
  await expectSuccess(page, 'Job removed from saved jobs successfully');
  await page.goBack();
  await expect(none).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved jobs' })).toBeFocused();
});
