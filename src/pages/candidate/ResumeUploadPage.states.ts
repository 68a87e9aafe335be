import type { Page } from '@playwright/test';
import { withHobbies } from '#a11y/opening/mainJob.ts';
import { hold, type PageInState } from '#a11y/states.ts';
import { expect, type RunningApp } from '#tests/support/app.ts';
import {
  field,
  reviewDialog,
  sampleResume,
  seen,
  showAllFields,
  startManually,
  upload,
  uploadSample,
} from '#tests/support/journeys.ts';
import { textPdf } from '#tests/support/pdf.ts';
import { makePerson, openAs, putSession, signedInCandidate } from '#tests/support/people.ts';
import { minutes } from '#tests/support/time.ts';

const resumeUpload = '/candidate/resume-upload';

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

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/candidate/resume-upload',
    state: 'as it opens, with its help opened',
    open: async (page, app) => {
      await signedInCandidate(page, app);
      await page.getByRole('button', { name: 'How to get a PDF from LinkedIn' }).click();
      await page.getByRole('button', { name: 'Just trying? Use a sample resume' }).click();
      await expect(page.getByRole('button', { name: 'Create profile manually' })).toBeVisible();
    },
  },
  {
    route: '/candidate/resume-upload',
    state: 'a file is chosen',
    open: async (page, app) => {
      await signedInCandidate(page, app);
      await page.locator('input[type="file"]').setInputFiles(sampleResume());
      await expect(page.getByRole('button', { name: 'Upload', exact: true })).toBeEnabled();
    },
  },
  {
    route: '/candidate/resume-upload',
    state: 'the server refused the file',
    open: async (page, app) => {
      await signedInCandidate(page, app);
      const buffer = Buffer.from('I am a text.');
      await upload(page, { name: 'resume.pdf', mimeType: 'application/pdf', buffer });
      await expect(page.getByRole('main')).toContainText('This file is not a PDF.');
    },
  },
  {
    route: '/candidate/resume-upload',
    state: 'reading',
    open: async (page, app) => {
      await hold(page, '**/api/resume/**');
      await signedInCandidate(page, app);
      await upload(page, sampleResume());
      await expect(page.getByRole('progressbar')).toBeVisible();
    },
  },
  {
    route: '/candidate/resume-upload',
    state: 'the review in parts: right, not checked, to be checked',
    open: async (page, app) => {
      await signedInCandidate(page, app);
      const review = await uploadSample(page, 'profile-export-tran.pdf');
      await review.getByRole('button', { name: 'This looks right: Your name' }).click();
      await expect(review.getByRole('group', { name: 'Contact details' })).toBeFocused();
      await expect(review.getByText('Missing: ZIP code')).toBeVisible();
      await expect(review.getByRole('group', { name: 'Start date' }).first()).toBeVisible();
    },
  },
  {
    route: '/candidate/resume-upload',
    state: 'the review with all fields',
    open: async (page, app) => {
      await signedInCandidate(page, app);
      const review = await uploadSample(page);
      await showAllFields(review);
      await expect(review.getByRole('group', { name: 'Start date' }).first()).toBeVisible();
    },
  },
  {
    route: '/candidate/resume-upload',
    state: 'lines of the resume that no field is for',
    open: async (page, app) => {
      await signedInCandidate(page, app);
      const buffer = Buffer.from(textPdf(withHobbies));
      await upload(page, { name: 'resume.pdf', mimeType: 'application/pdf', buffer });
      const lines = page.getByRole('group', { name: 'We could not place these lines' });
      await expect(lines.getByRole('button', { name: /^Add to…/ })).toHaveCount(2);
    },
  },
  {
    route: '/candidate/resume-upload',
    state: 'where such a line can go',
    open: async (page, app) => {
      await signedInCandidate(page, app);
      const buffer = Buffer.from(textPdf(withHobbies));
      await upload(page, { name: 'resume.pdf', mimeType: 'application/pdf', buffer });
      await page
        .getByRole('button', { name: /^Add to…/ })
        .first()
        .click();
      await expect(page.getByRole('menuitem', { name: 'Leave out' })).toBeVisible();
    },
  },
  {
    route: '/candidate/resume-upload',
    state: 'the review has problems',
    open: async (page, app) => {
      const person = await signedInCandidate(page, app);
      const review = await startManually(page, person.email);
      await review.getByRole('button', { name: 'Add work' }).click();
      await review.getByRole('button', { name: 'Add education' }).click();
      await review.getByRole('button', { name: 'Submit' }).click();
      await expect(review.getByRole('group', { name: 'There is a problem' })).toBeFocused();
      await field(review, 'Phone').fill('');
      await expect(review.getByText('To submit, fill in: Phone')).toBeVisible();
    },
  },
  {
    route: '/candidate/resume-upload',
    state: 'asking before the review is closed',
    open: async (page, app) => {
      await signedInCandidate(page, app);
      const review = await uploadSample(page);
      await review.getByRole('button', { name: 'Close', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Close without saving?' })).toBeVisible();
    },
  },
  {
    route: '/candidate/resume-upload',
    state: 'saving failed',
    open: async (page, app) => {
      const person = await signedInCandidate(page, app);
      await startManually(page, person.email);
      await page.context().setOffline(true);
      await reviewDialog(page).getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByRole('dialog', { name: 'Error' })).toBeVisible();
    },
  },
  {
    route: '/candidate/resume-upload',
    state: 'saved',
    open: async (page, app) => {
      const person = await signedInCandidate(page, app);
      await startManually(page, person.email);
      await reviewDialog(page).getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
    },
  },
  {
    route: '/candidate/resume-upload',
    state: 'about to be signed out',
    open: async (page, app) => {
      await openAfter(page, app, 58 * minutes);
      await expect(page.getByRole('dialog', { name: 'Are you still there?' })).toBeVisible();
      // The state lasts two minutes, which may be too short to check every mode.
      await page.clock.setFixedTime(Date.now());
    },
  },
  {
    route: '/candidate/resume-upload',
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
];
