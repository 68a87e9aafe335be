import { expect, test } from '#tests/support/app.ts';
import { jobCards } from '#tests/support/journeys.ts';
import { demoCandidate, openAs } from '#tests/support/people.ts';
import { days, takeClock, useTab } from '#tests/support/time.ts';

const jobs = '/candidate/jobs/recommended-jobs';

test('keeps the recommendations for 24 hours, then requests them again', async ({ page, app }) => {
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
