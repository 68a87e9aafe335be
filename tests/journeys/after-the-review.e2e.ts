import type { Page } from '@playwright/test';
import { expect, test, type RunningApp } from '#tests/support/app.ts';
import {
  jobCards,
  skipQuestions,
  startManually,
  submitReview,
  tick,
} from '#tests/support/journeys.ts';
import {
  demoCandidate,
  endElsewhere,
  openAs,
  signedInCandidate,
  signIn,
} from '#tests/support/people.ts';
import { button, closeSuccess, expectSuccess } from '#tests/support/sections.ts';
import { days, takeClock, useTab } from '#tests/support/time.ts';

const jobs = '/candidate/jobs/recommended-jobs';

async function rowOf(app: RunningApp, userGuid: string) {
  const [row] = await app.query(
    'SELECT relocate, remote_work_type, preferences_answered, answers FROM person WHERE user_guid = $1',
    [userGuid],
  );
  return row ?? {};
}

async function toQuestions(page: Page, app: RunningApp) {
  const person = await signedInCandidate(page, app);
  await startManually(page, person.email);
  await submitReview(page);
  return person;
}

test('stores Yes and no preference, marked as not answered, when the preferences are skipped', async ({
  page,
  app,
}) => {
  const { userGuid } = await toQuestions(page, app);
  await skipQuestions(page, 7);
  expect(await rowOf(app, userGuid)).toMatchObject({
    relocate: 1,
    remote_work_type: 'no preference',
    preferences_answered: false,
  });
});

test('stores the chosen answers when Save is pressed: 0 for No, the work type, the list of environments', async ({
  page,
  app,
}) => {
  const { userGuid } = await toQuestions(page, app);
  const save = page.getByRole('button', { name: 'Save & Proceed' });
  await tick(page, 'No');
  await tick(page, 'Remote');
  await save.click();
  await page.getByRole('textbox').fill('Work with books');
  await save.click();
  for (let number = 2; number < 7; number += 1) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleDescription(
      `Question ${number} of 7`,
    );
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
  }
  await tick(page, 'Quiet');
  await tick(page, 'Inside');
  await save.click();
  await expect(page).toHaveURL('/candidate/accommodation?from=upload');
  const row = await rowOf(app, userGuid);
  expect(row).toMatchObject({
    relocate: 0,
    remote_work_type: 'remote',
    preferences_answered: true,
    answers: { q1: 'Work with books', q7: ['quiet', 'inside'] },
  });
});

test('continues to the jobs after the session ends at the accommodations', async ({
  page,
  app,
}) => {
  const person = await toQuestions(page, app);
  // The last call of the questions; one that comes later would end the session before the press.
  const givenUp = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'DELETE' &&
      new URL(answer.url()).pathname.endsWith('/draft/additionalQuestions'),
  );
  await skipQuestions(page, 7);
  await expect(button(page, 'Save')).toBeVisible();
  await givenUp;
  await endElsewhere(app, person);
  await button(page, 'Save').click();
  await expect(page).toHaveURL('/auth/login');
  await signIn(page, person);
  await expect(page).toHaveURL(/accommodation/);
  await button(page, 'Save').click();
  await expect(page).toHaveURL(jobs);
  await expectSuccess(page, 'Updated accommodations successfully');
});

test('a reload in the middle of the questions keeps every answer', async ({ page, app }) => {
  await toQuestions(page, app);
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await page.getByRole('textbox').fill('Work with books');
  await page.getByRole('button', { name: 'Save & Proceed' }).click();
  await page.getByRole('textbox').fill('Order');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleDescription(
    'Question 2 of 7',
  );
  await expect(page.getByRole('textbox')).toHaveValue('Order');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('textbox')).toHaveValue('Work with books');
});

test('the other text of the accommodations is cleared when Other is unticked', async ({
  page,
  app,
}) => {
  const { userGuid } = await signedInCandidate(page, app, '/candidate/accommodation');
  const text = async () => {
    const [row] = await app.query(
      'SELECT other_accommodation, other_accommodation_text FROM disclosure.user_accommodation WHERE user_guid = $1',
      [userGuid],
    );
    return row;
  };
  const save = async () => {
    await page.getByRole('button', { name: 'Save' }).click();
    await expectSuccess(page, 'Updated accommodations successfully');
    await closeSuccess(page);
  };
  await tick(page, 'Other');
  await page.getByRole('textbox').fill('A desk near a window');
  await save();
  expect(await text()).toMatchObject({ other_accommodation_text: 'A desk near a window' });
  await tick(page, 'Other');
  await save();
  expect(await text()).toMatchObject({
    other_accommodation: false,
    other_accommodation_text: null,
  });
  // Not on the way from an upload, so saving stays here.
  await expect(page).toHaveURL('/candidate/accommodation');
});

test('the recommendations are kept for 24 hours, then asked for again', async ({ page, app }) => {
  const person = await demoCandidate(app);
  await takeClock(page, person);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/matching/recommendations')) asked += 1;
  });
  await openAs(page, person, jobs);
  await expect(jobCards(page)).toHaveCount(25);
  await page.reload();
  await expect(jobCards(page)).toHaveCount(25);
  expect(asked).toBe(1);
  await page.clock.install({ time: (await page.evaluate(() => Date.now())) + 0.99 * days });
  await app.advance(0.99 * days);
  await useTab(page);
  await page.reload();
  await expect(jobCards(page)).toHaveCount(25);
  expect(asked).toBe(1);
  await app.advance(0.02 * days);
  await page.clock.install({ time: (await page.evaluate(() => Date.now())) + 0.02 * days });
  await useTab(page);
  await page.reload();
  await expect(jobCards(page)).toHaveCount(25);
  expect(asked).toBe(2);
});

test('shows what to do next when there is nothing to recommend jobs from', async ({
  page,
  app,
}) => {
  await signedInCandidate(page, app, jobs);
  await expect(
    page
      .getByRole('main')
      .getByText(
        "We don't have any recommended jobs for you. Add more skills and details to your Profile",
      ),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Upload a resume' }).click();
  await expect(page).toHaveURL('/candidate/resume-upload');
});
