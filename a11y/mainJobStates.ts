import type { Page } from '@playwright/test';
import { expect, type RunningApp } from '#tests/support/app.ts';
import {
  field,
  reviewDialog,
  sampleResume,
  showAllFields,
  startManually,
  submitReview,
  tick,
  upload,
  uploadSample,
} from '#tests/support/journeys.ts';
import { textPdf } from '#tests/support/pdf.ts';
import { signedInCandidate } from '#tests/support/people.ts';
import { hold, type PageInState } from './states.ts';

const uploading = '/candidate/resume-upload';
const asking = '/candidate/additional-questions';

/** A resume with two lines that no field is for. */
export const withHobbies = [
  'Robin Sample',
  'Syracuse, NY 13202 | 315-555-0142 | robin@example.com',
  'Experience',
  'Baker, Sunrise Bakery',
  'May 2019 - Present',
  '- Bake bread every night of the week',
  'Activities',
  'Treasurer of a hiking club in the hills',
  'Reads stories to children on Sundays',
];

async function openQuestions(page: Page, app: RunningApp): Promise<void> {
  const person = await signedInCandidate(page, app);
  await startManually(page, person.email);
  await submitReview(page);
}

/** Leaves in the middle of the first question, with two unsaved answers. */
async function leaveQuestions(page: Page, app: RunningApp): Promise<void> {
  await openQuestions(page, app);
  await tick(page, 'No');
  await page.getByRole('button', { name: 'Save & Proceed' }).click();
  await page.getByRole('textbox').fill('Work with books');
}

const goOn = (page: Page) => page.getByRole('link', { name: 'Continue with the questions' });

async function openLastQuestion(page: Page, app: RunningApp): Promise<void> {
  await openQuestions(page, app);
  for (let number = 0; number < 7; number += 1) {
    const before = await page.getByRole('heading', { level: 1 }).innerText();
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before);
  }
}

/** The states of the pages from a resume to the jobs. */
export const mainJobStates: readonly PageInState[] = [
  {
    route: uploading,
    state: 'as it opens, with its help opened',
    open: async (page, app) => {
      await signedInCandidate(page, app);
      await page.getByRole('button', { name: 'How to get a PDF from LinkedIn' }).click();
      await page.getByRole('button', { name: 'Just trying? Use a sample resume' }).click();
      await expect(page.getByRole('button', { name: 'Create profile manually' })).toBeVisible();
    },
  },
  {
    route: uploading,
    state: 'a file is chosen',
    open: async (page, app) => {
      await signedInCandidate(page, app);
      await page.locator('input[type="file"]').setInputFiles(sampleResume());
      await expect(page.getByRole('button', { name: 'Upload', exact: true })).toBeEnabled();
    },
  },
  {
    route: uploading,
    state: 'the server refused the file',
    open: async (page, app) => {
      await signedInCandidate(page, app);
      const buffer = Buffer.from('I am a text.');
      await upload(page, { name: 'resume.pdf', mimeType: 'application/pdf', buffer });
      await expect(page.getByRole('main')).toContainText('This file is not a PDF.');
    },
  },
  {
    route: uploading,
    state: 'reading',
    open: async (page, app) => {
      await hold(page, '**/api/resume/**');
      await signedInCandidate(page, app);
      await upload(page, sampleResume());
      await expect(page.getByRole('progressbar')).toBeVisible();
    },
  },
  {
    route: uploading,
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
    route: uploading,
    state: 'the review with all fields',
    open: async (page, app) => {
      await signedInCandidate(page, app);
      const review = await uploadSample(page);
      await showAllFields(review);
      await expect(review.getByRole('group', { name: 'Start date' }).first()).toBeVisible();
    },
  },
  {
    route: uploading,
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
    route: uploading,
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
    route: uploading,
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
    route: uploading,
    state: 'asking before the review is closed',
    open: async (page, app) => {
      await signedInCandidate(page, app);
      const review = await uploadSample(page);
      await review.getByRole('button', { name: 'Close', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Close without saving?' })).toBeVisible();
    },
  },
  {
    route: uploading,
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
    route: uploading,
    state: 'saved',
    open: async (page, app) => {
      const person = await signedInCandidate(page, app);
      await startManually(page, person.email);
      await reviewDialog(page).getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
    },
  },
  {
    route: asking,
    state: 'the preferences, saved without an answer',
    open: async (page, app) => {
      await openQuestions(page, app);
      await page.getByRole('button', { name: 'Save & Proceed' }).click();
      await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
    },
  },
  {
    route: asking,
    state: 'the first question after skipping',
    open: async (page, app) => {
      await openQuestions(page, app);
      await page.getByRole('button', { name: 'Skip', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Change this' })).toBeVisible();
    },
  },
  {
    route: asking,
    state: 'restored',
    open: async (page, app) => {
      await leaveQuestions(page, app);
      await page.reload();
      await expect(page.getByRole('button', { name: 'Discard' })).toBeVisible();
    },
  },
  {
    route: asking,
    state: 'asking before the answers are discarded',
    open: async (page, app) => {
      await leaveQuestions(page, app);
      await page.reload();
      await page.getByRole('button', { name: 'Discard' }).click();
      await expect(page.getByRole('dialog', { name: /^Discard / })).toBeFocused();
    },
  },
  {
    route: '/candidate/home',
    state: 'the questions were left open',
    open: async (page, app) => {
      await leaveQuestions(page, app);
      await page.getByRole('link', { name: 'Dashboard' }).click();
      await expect(goOn(page)).toBeVisible();
      await expect(page.getByRole('list', { name: 'All jobs' })).toBeVisible();
    },
  },
  {
    route: '/candidate/profile/:tab?',
    state: 'the questions were left open',
    open: async (page, app) => {
      await leaveQuestions(page, app);
      await page.getByRole('link', { name: 'My Profile' }).click();
      await page.getByRole('tab', { name: 'More About You' }).click();
      await expect(goOn(page)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Save answers' })).toBeVisible();
    },
  },
  {
    route: asking,
    state: 'the list of work environments',
    open: async (page, app) => {
      await openLastQuestion(page, app);
      await tick(page, 'Quiet');
    },
  },
  {
    route: asking,
    state: 'saving',
    open: async (page, app) => {
      await hold(page, '**/api/user/User/*');
      await openLastQuestion(page, app);
      await page.getByRole('button', { name: 'Save & Proceed' }).click();
      await expect(page.getByRole('progressbar')).toBeVisible();
    },
  },
  {
    route: asking,
    state: 'saving failed',
    open: async (page, app) => {
      await openLastQuestion(page, app);
      await page.context().setOffline(true);
      await page.getByRole('button', { name: 'Save & Proceed' }).click();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
];
