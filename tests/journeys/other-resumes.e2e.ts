import { limit } from '#scripts/testing/slowness.ts';
import { existsSync, readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { expect, test } from '#tests/support/app.ts';
import {
  field,
  jobCards,
  reviewDialog,
  reviewPart,
  sampleResume,
  showAllFields,
  skipQuestions,
  submitReview,
  upload,
} from '#tests/support/journeys.ts';
import { signedInCandidate } from '#tests/support/people.ts';

const samples = ['sidebar-right-vasquez.pdf', 'profile-export-tran.pdf', 'student-delarosa.pdf'];
/** Three other resumes, far apart in the list, when the benchmark is next to the project. */
const others = resolve('../shared/bench/resume/public');
const more = existsSync(others)
  ? readdirSync(others)
      .filter((name) => name.endsWith('.pdf'))
      .toSorted()
      .filter((_name, at) => at % 9 === 0)
  : [];
const files = [
  ...samples.map((name) => sampleResume(name)),
  ...more.slice(0, 3).map((name) => resolve(others, name)),
];

for (const file of files) {
  test(`a resume of another layout goes the whole way: ${basename(file)}`, async ({
    page,
    app,
  }) => {
    await signedInCandidate(page, app);
    await upload(page, file);
    const review = reviewDialog(page);
    await expect(review).toBeVisible({ timeout: limit(60_000) });
    await showAllFields(review);
    // What the file does not say is the person's to fill in.
    for (const [label, value] of [
      ['First name', 'Robin'],
      ['Last name', 'Sample'],
      ['Email', 'robin.sample@example.com'],
      ['Phone', '315-555-0142'],
      ['ZIP code', '13202'],
    ] as const) {
      const control = field(review, label);
      if ((await control.inputValue()) === '') await control.fill(value);
    }
    const hasWork = (await review.getByRole('group', { name: /^Work, 1 of/ }).count()) > 0;
    const schools = await review.getByRole('group', { name: /^Education, \d/ }).all();
    for (const school of schools) {
      const year = field(school, 'Completion year');
      if ((await year.count()) > 0 && (await year.inputValue()) === '') await year.fill('2015');
    }
    await submitReview(page);
    await skipQuestions(page, hasWork ? 8 : 7);
    await page.getByRole('link', { name: 'Skip for now' }).click();
    await expect(jobCards(page).first().getByText('Fits:').first()).toBeAttached();
  });
}

test('a sample resume that ships with the product can be tried at once', async ({ page, app }) => {
  await signedInCandidate(page, app);
  await page.getByRole('button', { name: 'Just trying? Use a sample resume' }).click();
  await page.getByRole('button', { name: 'Use: Help desk technician, Baltimore' }).click();
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(reviewPart(reviewDialog(page), 'Your name')).toContainText('Adeyemi');
});
