import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/app.ts';
import { tick } from '#tests/support/journeys.ts';
import { makePerson, openAs } from '#tests/support/people.ts';
import { button } from '#tests/support/sections.ts';
import { takeClock } from '#tests/support/time.ts';

/** Each wait, and what it shows after one second of the three or five that it expects. */
const waits = [
  {
    tab: 'preferences',
    save: 'Save preferences',
    label: 'Saving your preferences and finding your jobs',
    fill: (page: Page) => tick(page, 'No'),
    afterOneSecond: '33 percent',
  },
  {
    tab: 'more-about-you',
    save: 'Save answers',
    label: 'Saving your answers and finding your jobs',
    fill: (page: Page) => page.getByRole('textbox').first().fill('Order'),
    afterOneSecond: '20 percent',
  },
];

for (const { tab, save, label, fill, afterOneSecond } of waits) {
  test(`creeps to 99 percent while ${tab} is saved, in its own time, and stays there`, async ({
    page,
    app,
  }) => {
    const person = await makePerson(app);
    await takeClock(page, person);
    await openAs(page, person, `/candidate/profile/${tab}`);
    await fill(page);
    // The call is held back, so that there is a wait to look at.
    await page.route(
      `**/api/user/User/${person.userGuid}`,
      () => new Promise<void>(() => undefined),
    );
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
    await button(page, save).click();
    const bar = page.getByRole('progressbar', { name: label });
    await expect(bar).toHaveAttribute('aria-valuetext', '0 percent');
    await page.clock.runFor(1000);
    await expect(bar).toHaveAttribute('aria-valuetext', afterOneSecond);
    // Longer than expected, and not as long as any call may take.
    await page.clock.runFor(12_000);
    await expect(bar).toHaveAttribute('aria-valuetext', '99 percent');
  });
}
