import { caseOf } from '#tests/support/caseloadApp.ts';
import { makeCoach, sharesWith } from '#tests/support/coachApp.ts';
import { expect, test } from '#tests/support/app.ts';
import { openAs } from '#tests/support/people.ts';

test('shows the board as one list in a narrow window, with nothing to drag', async ({
  page,
  app,
}) => {
  const coach = await makeCoach(app);
  const stages = ['preparing', 'searching', 'applying'] as const;
  for (const [index, stage] of stages.entries()) {
    const names = { firstName: `Robin${index}`, lastName: 'Sample' };
    const { match } = await sharesWith(app, coach, ['profile'], [], names);
    await caseOf(app, match, { stage, nextStep: 'A call' });
  }
  const links = page.getByRole('main').getByRole('link', { name: /^Robin\d Sample/ });
  const leftEdges = async () => {
    const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
    return new Set(boxes.map((box) => box?.x)).size;
  };
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAs(page, coach, '/job-coach/caseload');
  await expect(links).toHaveCount(3);
  expect(await leftEdges()).toBeGreaterThan(1);
  await page.setViewportSize({ width: 320, height: 900 });
  await expect.poll(leftEdges).toBe(1);
  await expect(page.locator('[draggable="true"]')).toHaveCount(0);
});
