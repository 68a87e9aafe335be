import { expect, test } from '#tests/support/app.ts';
import { cardsOf, jobPaths } from '#tests/support/jobPages.ts';
import { demoCandidate, openAs } from '#tests/support/people.ts';

test('opens a job that is pressed where its card is cut off by the window', async ({
  page,
  app,
}) => {
  await openAs(page, await demoCandidate(app), jobPaths.home);
  const job = cardsOf(page, 'All jobs').first().getByRole('link');
  const name = await job.innerText();
  const { y } = (await job.boundingBox()) ?? { y: 0 };
  await page.setViewportSize({ width: 1280, height: Math.ceil(y) + 40 });
  await expect(job).toBeInViewport({ ratio: 0.9 });
  await job.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});
