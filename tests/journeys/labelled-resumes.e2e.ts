import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '#tests/support/app.ts';
import {
  field,
  jobCards,
  reviewDialog,
  skipQuestions,
  submitReview,
  upload,
} from '#tests/support/journeys.ts';
import { signedInCandidate } from '#tests/support/people.ts';

/**
 * The labelled set that the benchmark uses, where it lies beside the project: one resume of each of a few looks goes the
 * whole way. Without the set there is nothing here to run; the project's own samples are in main-job.e2e.ts.
 */
const folder = join(import.meta.dirname, '../../../shared/bench/resume/public');
const looks = ['linkedin-sidebar__p01', 'macchiato__p09', 'docx-word__p10'];

interface Truth {
  readonly firstname: string;
  readonly lastname: string;
  readonly work_experience: readonly unknown[];
}

for (const name of looks.filter((look) => existsSync(join(folder, `${look}.pdf`)))) {
  test(`${name} goes the whole way to jobs`, async ({ page, app }) => {
    const truth = JSON.parse(readFileSync(join(folder, `${name}.truth.json`), 'utf8')) as Truth;
    await signedInCandidate(page, app);
    await upload(page, join(folder, `${name}.pdf`));
    const review = reviewDialog(page);
    await expect(field(review, 'First name')).toHaveValue(truth.firstname);
    await expect(field(review, 'Last name')).toHaveValue(truth.lastname);
    await expect(review.getByRole('group', { name: /^Work, \d of/ })).toHaveCount(
      truth.work_experience.length,
    );
    // What a resume does not print, its owner types.
    for (const [label, value] of [
      ['Email', 'reader@example.com'],
      ['Phone', '315-555-0142'],
      ['ZIP code', '13202'],
    ] as const) {
      const control = field(review, label);
      if ((await control.inputValue()) === '') await control.fill(value);
    }
    await submitReview(page);
    await skipQuestions(page, truth.work_experience.length > 0 ? 8 : 7);
    await page.getByRole('link', { name: 'Skip for now' }).click();
    await expect(jobCards(page).first()).toBeVisible();
  });
}
