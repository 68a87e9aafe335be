import type { Page } from '@playwright/test';
import { expect, type RunningApp } from '#tests/support/app.ts';
import { seen, startManually, submitReview, uploadSample } from '#tests/support/journeys.ts';
import { makePerson, openAs, putSession, signedInCandidate } from '#tests/support/people.ts';
import { typeTooMuch } from '#tests/support/drafts.ts';
import { minutes } from '#tests/support/time.ts';
import type { PageInState } from './states.ts';

const resumeUpload = '/candidate/resume-upload';
const questions = '/candidate/additional-questions';

/** Opens a tab that was last used this long ago. */
async function openAfter(page: Page, app: RunningApp, milliseconds: number): Promise<void> {
  const person = await makePerson(app);
  await putSession(page, person);
  await page.evaluate((ago) => {
    sessionStorage.setItem('activeAt', String(Date.now() - ago));
    sessionStorage.setItem('lastPath', JSON.stringify('/candidate/resume-upload'));
  }, milliseconds);
  await page.goto(resumeUpload);
}

/**
 * Answers the preference questions, then types into the first question, so that there is a
 * draft.
 */
async function typeAnAnswer(page: Page, app: RunningApp): Promise<void> {
  await signedInCandidate(page, app);
  await uploadSample(page);
  await submitReview(page);
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await page.getByRole('textbox').fill('Explaining things to people');
}

/** The messages about the end of a session and about restored input, on any page. */
export const sessionStates: readonly PageInState[] = [
  {
    route: resumeUpload,
    state: 'about to be signed out',
    open: async (page, app) => {
      await openAfter(page, app, 58 * minutes);
      await expect(page.getByRole('dialog', { name: 'Are you still there?' })).toBeVisible();
      // The state lasts two minutes, which may be too short to check every mode.
      await page.clock.setFixedTime(Date.now());
    },
  },
  {
    route: resumeUpload,
    state: 'a review that was restored',
    open: async (page, app) => {
      const person = await makePerson(app);
      await openAs(page, person, resumeUpload);
      await startManually(page, person.email);
      await page.reload();
      await expect(
        seen(page, /We kept what you typed .* You can continue\./).first(),
      ).toBeVisible();
    },
  },
  {
    route: '/candidate/profile/:tab?',
    state: 'too long to be kept',
    open: async (page, app) => {
      await signedInCandidate(page, app, '/candidate/profile');
      await typeTooMuch(page);
    },
  },
  {
    route: questions,
    state: 'an answer that was restored',
    open: async (page, app) => {
      await typeAnAnswer(page, app);
      await page.reload();
      await expect(page.getByRole('button', { name: 'Discard' })).toBeVisible();
    },
  },
  {
    route: questions,
    state: 'logging out with something that could not be sent',
    open: async (page, app) => {
      await page.route('**/draft/*', (route) => route.abort());
      await typeAnAnswer(page, app);
      await page.getByRole('button', { name: 'Log out' }).click();
      await expect(
        page.getByRole('dialog', { name: 'Log out and lose what you typed?' }),
      ).toBeVisible();
    },
  },
];
