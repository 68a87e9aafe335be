import { expect, test } from '#tests/support/app.ts';
import { uploadSample } from '#tests/support/journeys.ts';
import { button } from '#tests/support/sections.ts';
import { signedInCandidate } from '#tests/support/people.ts';
import { stopsTo } from './keys.ts';

/** The limit where nothing needs a change; docs/benchmarks.md has the counts. */
const most = 40;

test('submits a resume with three jobs after at most 40 tab stops when nothing needs a change', async ({
  page,
  app,
}) => {
  await signedInCandidate(page, app);
  const review = await uploadSample(page, 'sidebar-right-vasquez.pdf');
  await expect(review.getByRole('group', { name: /^Work, \d of 3/ })).toHaveCount(3);
  await expect(review.getByRole('heading', { name: 'Review your resume' })).toBeFocused();
  const stops = await stopsTo(page, button(review, 'Submit'));
  expect(stops).toBeLessThanOrEqual(most);
  // Fewer would mean that a part cannot be reached.
  expect(stops).toBeGreaterThan(20);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
});
