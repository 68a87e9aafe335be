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
  const { y, height } = (await job.boundingBox()) ?? { y: 0, height: 0 };
  await page.setViewportSize({ width: 1280, height: Math.ceil(y + 0.95 * height) });
  await expect(job).toBeInViewport({ ratio: 0.9 });
  await job.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('keeps the position and both buttons in one row in a window of 320 px', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await openAs(page, await demoCandidate(app), jobPaths.home);
  for (const name of ['Recommended jobs', 'All jobs']) {
    const shelf = page.getByRole('region', { name });
    const row = [
      shelf.getByText('1 of 12'),
      shelf.getByRole('button', { name: 'Previous' }),
      shelf.getByRole('button', { name: 'Next' }),
    ];
    await expect(row[0] ?? shelf).toBeVisible();
    const boxes = await Promise.all(row.map((one) => one.boundingBox()));
    const middles = boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
    expect(Math.max(...middles) - Math.min(...middles), name).toBeLessThanOrEqual(2);
  }
});
