import { limit } from '#scripts/testing/slowness.ts';
import { resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { AnnouncedDetail } from '#src/ui/announcer/announce.ts';
import { expect } from './app.ts';

/** Steps of the main job as a person takes them, for the journeys and for the page checks. */

/** A text field by the name that is spoken. */
export function field(scope: Page | Locator, name: string): Locator {
  return scope.getByRole('textbox', { name, exact: true });
}

/** Ticks a radio button or a checkbox as a pointer does it: on its label. */
export async function tick(scope: Page | Locator, name: string): Promise<void> {
  await scope.locator('label').getByText(name, { exact: true }).click();
}

/** The field is marked as wrong and says so, among what else it is described by. */
export async function expectProblem(control: Locator, words: string | RegExp): Promise<void> {
  await expect(control).toHaveAttribute('aria-invalid', 'true');
  const text =
    words instanceof RegExp ? words : new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  await expect(control).toHaveAccessibleDescription(text);
}

/** Texts that a person sees: the live regions hold the same texts for a moment, hidden. */
export function seen(page: Page, words: string | RegExp, options?: { exact?: boolean }): Locator {
  return page.getByText(words, options).and(page.locator(':not([data-live-announcer] *)'));
}

/**
 * All announcements from now on, in order, through the only pair of live regions. Call before the
 * page is opened; survives a reload.
 */
export async function collectAnnouncements(page: Page): Promise<string[]> {
  const heard: string[] = [];
  await listen(page, ({ text }) => heard.push(text));
  return heard;
}

/**
 * The same without sentences that say that work goes on: a fast machine does not say them, so a
 * transcript of every step cannot name them.
 */
export async function collectNews(page: Page): Promise<string[]> {
  const heard: string[] = [];
  await listen(page, ({ text, isWait }) => {
    if (!isWait && !text.startsWith('Ready: ')) heard.push(text);
  });
  return heard;
}

/** Tells of each announcement from the next page load on. */
export async function listen(
  page: Page,
  hear: (announced: AnnouncedDetail) => void,
): Promise<void> {
  await page.exposeFunction('heardInTest', hear);
  await page.addInitScript(() => {
    document.addEventListener('oa:announced', (event) => {
      const tell: unknown = Reflect.get(window, 'heardInTest');
      if (event instanceof CustomEvent && typeof tell === 'function') tell(event.detail);
    });
  });
}

/** The path of a sample resume. */
export function sampleResume(name = 'plain-adeyemi.pdf'): string {
  return resolve('samples/resumes', name);
}

/** The dialog that reviews a resume. */
export function reviewDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Review your resume' });
}

/** A part of the review, by its title. */
export function reviewPart(review: Locator, title: string): Locator {
  return review.getByRole('group', { name: title, exact: true });
}

/** Opens the fields of a folded part of the review. */
export async function changePart(review: Locator, title: string): Promise<Locator> {
  await review.getByRole('button', { name: `Change ${title}`, exact: true }).click();
  return reviewPart(review, title);
}

/** Opens the fields of every part of the review. */
export async function showAllFields(review: Locator): Promise<void> {
  await review.getByRole('button', { name: 'Show all fields' }).click();
}

/** Chooses a file and uploads it. Ends wherever that leads. */
export async function upload(
  page: Page,
  file: string | { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
}

/** Uploads a sample resume and waits for its review. */
export async function uploadSample(page: Page, name?: string): Promise<Locator> {
  await upload(page, sampleResume(name));
  const review = reviewDialog(page);
  await expect(review).toBeVisible({ timeout: limit(60_000) });
  return review;
}

/** Opens the review without a file and fills in what is required. */
export async function startManually(page: Page, email: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Create profile manually' }).click();
  const review = reviewDialog(page);
  await field(review, 'First name').fill('Robin');
  await field(review, 'Last name').fill('Sample');
  await field(review, 'Email').fill(email);
  await field(review, 'Phone').fill('315-555-0142');
  await field(review, 'ZIP code').fill('13202');
  return review;
}

/** Submits the review, and ends at the first question with the message of the success. */
export async function submitReview(page: Page): Promise<void> {
  await reviewDialog(page).getByRole('button', { name: 'Submit' }).click();
  const success = page.getByRole('dialog', { name: 'Success' });
  await expect(success).toContainText('Updated profile successfully');
  await expect(page).toHaveURL('/candidate/additional-questions');
}

/** Skips the preferences and every question. Ends at the accommodations. */
export async function skipQuestions(page: Page, count: 7 | 8): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  const skip = page.getByRole('button', { name: 'Skip', exact: true });
  await expect(title).toHaveText('How you want to work');
  await skip.click();
  for (let number = 1; number <= count; number += 1) {
    await expect(title).toHaveAccessibleDescription(`Question ${number} of ${count}`);
    await skip.click();
  }
  await expect(page).toHaveURL('/candidate/accommodation?from=upload');
}

/** The cards of the list of recommended jobs. */
export function jobCards(page: Page): Locator {
  return page.getByRole('list', { name: 'Recommended jobs' }).locator('> li');
}
