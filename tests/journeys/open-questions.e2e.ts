import type { Page } from '@playwright/test';
import { expect, type RunningApp, test } from '#tests/support/app.ts';
import {
  draftsOnServer,
  keptOnServer,
  reloadWithLateWords,
  reopenAt,
  signedInElsewhere,
} from '#tests/support/drafts.ts';
import {
  collectAnnouncements,
  field,
  reviewDialog,
  seen,
  startManually,
  submitReview,
  tick,
  uploadSample,
} from '#tests/support/journeys.ts';
import { signedInCandidate, signIn } from '#tests/support/people.ts';
import { acknowledge, button } from '#tests/support/sections.ts';

const wizard = '/candidate/additional-questions';
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const answer = (page: Page) => page.getByRole('textbox');
const menu = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
const wayBack = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Continue with the questions' });
const restored = (page: Page) => page.getByRole('main').getByText(/^We kept what you typed/);
const kept = 'Your answers so far are kept, but they are not in your profile yet.';

/** A profile without work history, saved: seven questions follow. */
async function toPreferences(page: Page, app: RunningApp) {
  const person = await signedInCandidate(page, app);
  await startManually(page, person.email);
  await submitReview(page);
  await expect(title(page)).toHaveText('How you want to work');
  return person;
}

/** In the middle of the second question. */
async function toSecondQuestion(page: Page, app: RunningApp) {
  const person = await toPreferences(page, app);
  await tick(page, 'No');
  await button(page, 'Save & Proceed').click();
  await answer(page).fill('Work with books');
  await button(page, 'Save & Proceed').click();
  await expect(title(page)).toHaveAccessibleDescription('Question 2 of 7');
  await answer(page).fill('Order');
  await keptOnServer(app, person, 'Order');
  return person;
}

test('who leaves the questions by the menu finds the way back on the dashboard, until they are done', async ({
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

test('after logging out and in again the way back is on the dashboard and in the profile, with every answer', async ({
  page,
  app,
}) => {
  const person = await toSecondQuestion(page, app);
  await button(page, 'Log out').click();
  await expect(page).toHaveURL('/auth/login');
  await signIn(page, person);
  await expect(page).not.toHaveURL('/auth/login');
  await menu(page, 'Dashboard');
  await expect(wayBack(page)).toBeVisible();
  await menu(page, 'My Profile');
  for (const tab of ['Preferences', 'More About You']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel', { name: tab })).toContainText(
      `You stopped at question 2 of 7. ${kept}`,
    );
    await expect(wayBack(page)).toHaveCount(1);
  }
  await wayBack(page).click();
  await expect(title(page)).toHaveAccessibleDescription('Question 2 of 7');
  await expect(answer(page)).toHaveValue('Order');
});

test('what is saved in the profile meanwhile is the newer answer, and going on does not undo it', async ({
  page,
  app,
}) => {
  const { userGuid } = await toSecondQuestion(page, app);
  await menu(page, 'My Profile');
  await page.getByRole('tab', { name: 'Preferences' }).click();
  await tick(page, 'Yes');
  await button(page, 'Save preferences').click();
  await acknowledge(page, 'Success', 'Updated preferences successfully');
  await page.getByRole('tab', { name: 'More About You' }).click();
  await field(page, 'What kind of work would you like to do?').fill('Work with maps');
  await button(page, 'Save answers').click();
  await acknowledge(page, 'Success', 'Updated data successfully');
  await wayBack(page).click();
  await expect(title(page)).toHaveAccessibleDescription('Question 2 of 7');
  await expect(answer(page)).toHaveValue('Order');
  for (let number = 2; number <= 7; number += 1) {
    await expect(title(page)).toHaveAccessibleDescription(`Question ${number} of 7`);
    await button(page, 'Save & Proceed').click();
  }
  await expect(page).toHaveURL('/candidate/accommodation?from=upload');
  const [row] = await app.query('SELECT relocate, answers FROM person WHERE user_guid = $1', [
    userGuid,
  ]);
  expect(row).toMatchObject({ relocate: 1, answers: { q1: 'Work with maps', q2: 'Order' } });
});

test('the questions that were opened and not begun are offered as well, without a word of something restored', async ({
  page,
  app,
}) => {
  const person = await toPreferences(page, app);
  await keptOnServer(app, person, 'preferencesAnswered');
  await menu(page, 'Dashboard');
  const main = page.getByRole('main');
  await expect(main).toContainText('Some questions are open.');
  await expect(main).not.toContainText(kept);
  await wayBack(page).click();
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeVisible();
  await expect(restored(page)).toHaveCount(0);
});

test('without the reviewed resume there is no way back that would lead nowhere', async ({
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

test('Discard asks before every answer is lost, and what is discarded is gone everywhere', async ({
  page,
  app,
  browser,
}) => {
  const person = await toSecondQuestion(page, app);
  await page.reload();
  await expect(answer(page)).toHaveValue('Order');
  const discard = button(page, 'Discard');
  const question = page.getByRole('dialog', { name: 'Discard all your answers?' });
  await discard.press('Enter');
  await expect(question).toContainText(
    'All pages of these questions are emptied, not only this one.',
  );
  await expect(question).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(discard).toBeFocused();
  await expect(answer(page)).toHaveValue('Order');
  await page.keyboard.press('Enter');
  await button(question, 'Discard all').press('Enter');
  await expect(title(page)).toHaveText('How you want to work');
  await expect(title(page)).toBeFocused();
  await expect(restored(page)).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'No', exact: true })).not.toBeChecked();
  await expect.poll(() => draftsOnServer(app, person)).not.toContain('Order');
  const other = await signedInElsewhere(browser, app, person);
  await reopenAt(other, wizard);
  await button(other, 'Skip').click();
  await expect(answer(other)).toHaveValue('');
});

test('discarding on the page of the preferences empties it, marks and all', async ({
  page,
  app,
}) => {
  const person = await toPreferences(page, app);
  await tick(page, 'Remote');
  await keptOnServer(app, person, 'remote');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Remote' })).toBeChecked();
  await button(page, 'Save & Proceed').click();
  await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
  // One choice alone is not asked about.
  await button(page, 'Discard').press('Enter');
  await expect(title(page)).toBeFocused();
  await expect(page.getByRole('radio', { name: 'Remote' })).not.toBeChecked();
  await expect(page.getByRole('group', { name: 'There is a problem' })).toHaveCount(0);
});

test('that answers were restored is said once, with the question, and not on the next one', async ({
  page,
  app,
}) => {
  const heard = await collectAnnouncements(page);
  await toPreferences(page, app);
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
