import type { Page } from '@playwright/test';
import type { RunningApp } from '#tests/support/app.ts';
import { startManually, submitReview, tick } from '#tests/support/journeys.ts';
import { signedInCandidate } from '#tests/support/people.ts';

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

export async function openQuestions(page: Page, app: RunningApp): Promise<void> {
  const person = await signedInCandidate(page, app);
  await startManually(page, person.email);
  await submitReview(page);
}

/** Leaves in the middle of the first question, with two unsaved answers. */
export async function leaveQuestions(page: Page, app: RunningApp): Promise<void> {
  await openQuestions(page, app);
  await tick(page, 'No');
  await page.getByRole('button', { name: 'Save & Proceed' }).click();
  await page.getByRole('textbox').fill('Work with books');
}
