import { expect, test } from '#tests/support/app.ts';
import { hold } from '#tests/support/heldCalls.ts';
import { collectAnnouncements, seen } from '#tests/support/journeys.ts';
import { cardsOf, jobPaths, NOT_SAVED, pressSave, SAVED, saveOf } from '#tests/support/jobPages.ts';
import { signedInCandidate } from '#tests/support/people.ts';
import { button, expectSuccess, message } from '#tests/support/sections.ts';
import { without } from '#tests/support/without.ts';

test('a job is saved and taken out, the messages are those of the product, and the card stays', async ({
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

test('of two jobs saved at the same time both outcomes are told', async ({ page, app }) => {
  const added = 'Job added to saved jobs successfully';
  const heard = await collectAnnouncements(page);
  await signedInCandidate(page, app, jobPaths.all);
  const [slow, quick] = [saveOf(page, 'All jobs', 0), saveOf(page, 'All jobs', 1)];
  const held = Promise.withResolvers<void>();
  let calls = 0;
  await page.route('**/ProfileSavedJobsV2', async (route) => {
    calls += 1;
    if (calls > 1) return route.continue();
    await held.promise;
    await route.abort();
  });
  await slow.click();
  await quick.click();
  await expectSuccess(page, added);
  held.resolve();
  const error = page.getByRole('dialog', { name: 'Error' });
  await expect(error).toContainText('We could not reach the server.');
  expect(heard).toContain(added);
  await expect(slow).toHaveAccessibleName(NOT_SAVED);
  await error.getByRole('button', { name: 'OK' }).press('Enter');
  await expect(error).toHaveCount(0);
  await expect(quick).toBeFocused();
  await expect(quick).toHaveAccessibleName(SAVED);
  await page.reload();
  await expect(quick).toHaveAccessibleName(SAVED);
});

test('a save that the server refuses is taken back and said', async ({ page, app }) => {
  await signedInCandidate(page, app, jobPaths.all);
  const save = saveOf(page, 'All jobs', 2);
  await expect(save).toHaveAccessibleName(NOT_SAVED);
  await without(app, 'saved_job', async () => {
    await save.click();
    const error = page.getByRole('dialog', { name: 'Error' });
    await expect(error).toContainText('Something went wrong on our side.');
    await error.getByRole('button', { name: 'OK' }).click();
    await expect(save).toHaveAccessibleName(NOT_SAVED);
    await expect(save).toBeFocused();
  });
  await pressSave(page, save, 'Job added to saved jobs successfully');
});

test('in the list of saved jobs a press takes out, also before it is known what else is saved', async ({
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

test('when nobody can tell what is saved, a press says so and the next one works', async ({
  page,
  app,
}) => {
  await page.route('**/ProfileSavedJobsV2/*', (route) => route.abort());
  await signedInCandidate(page, app, jobPaths.all);
  const save = saveOf(page, 'All jobs', 0);
  await save.click();
  const error = page.getByRole('dialog', { name: 'Error' });
  await expect(error).toContainText('We could not reach the server.');
  await error.getByRole('button', { name: 'OK' }).click();
  await expect(save).toBeFocused();
  await expect(save).toHaveAccessibleName(NOT_SAVED);
  await page.unrouteAll();
  await pressSave(page, save, 'Job added to saved jobs successfully');
  await expect(save).toHaveAccessibleName(SAVED);
});

test('the saved jobs that a change has made others are loaded and told when they are opened next', async ({
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

test('a press while the job is still being saved is done as well', async ({ page, app }) => {
  await signedInCandidate(page, app, jobPaths.all);
  const save = saveOf(page, 'All jobs', 0);
  const held = hold(page, 'POST', '**/ProfileSavedJobsV2');
  await save.click();
  const call = await held;
  await expect(save).toHaveAccessibleName(SAVED);
  await save.click();
  await expect(save).toHaveAccessibleName(NOT_SAVED);
  await call.continue();
  await expectSuccess(page, 'Job removed from saved jobs successfully');
  await page.reload();
  await expect(save).toHaveAccessibleName(NOT_SAVED);
});

test('reports a job that could not be saved after its page was left, with a link back', async ({
  page,
  app,
}) => {
  await signedInCandidate(page, app, jobPaths.all);
  const held = hold(page, 'POST', '**/ProfileSavedJobsV2');
  await saveOf(page, 'All jobs', 0).click();
  const call = await held;
  await page.getByRole('navigation').getByRole('link', { name: 'Remote' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Remote jobs' })).toBeFocused();
  await call.abort();
  await expect(message(page, 'Error')).toContainText(
    'We could not save the job after you left the page.',
  );
  await button(message(page, 'Error'), 'Go back to that page').click();
  await expect(page).toHaveURL(jobPaths.all);
  await expect(saveOf(page, 'All jobs', 0)).toHaveAccessibleName(NOT_SAVED);
});
