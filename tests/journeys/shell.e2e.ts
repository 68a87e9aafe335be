import { core, expect, test } from '#tests/support/app.ts';
import { signedInCandidate } from '#tests/support/people.ts';
import { button } from '#tests/support/sections.ts';

const home = '/candidate/home';

test('shows the foot of the menu in a low window, and scrolls only the list above it', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 1280, height: 620 });
  await signedInCandidate(page, app, home);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  for (const name of ['Display settings', 'Log out'])
    await expect(menu.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  for (const name of ['Account settings', 'Report a bug'])
    await expect(menu.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  const last = menu.getByRole('link', { name: 'Invite job coach' });
  await expect(last).not.toBeInViewport();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(menu.getByRole('button', { name: 'Log out' })).toBeInViewport({ ratio: 1 });
});

test('shows the entry of the current page whole where the list scrolls', async ({ page, app }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signedInCandidate(page, app, '/candidate/privacy');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const privacy = menu.getByRole('link', { name: 'Privacy' });
  const foot = menu.getByRole('button', { name: 'Display settings' });
  await expect
    .poll(async () => {
      const [entry, below] = [await privacy.boundingBox(), await foot.boundingBox()];
      return entry && below ? entry.y + entry.height <= below.y : null;
    })
    .toBe(true);
});

test('folds the menu at 840 px, and earlier for large text', async ({ page, app }) => {
  await page.setViewportSize({ width: 841, height: 800 });
  await signedInCandidate(page, app, home);
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 840, height: 800 });
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(menu).toBeHidden();
  await page.evaluate(() => (document.documentElement.dataset['textSize'] = '200'));
  await expect(menu).toBeVisible();
});

for (const width of [320, 390])
  test(
    `shows the header as one line of 55 px in a window of ${width} px, with the name of the product`,
    core,
    async ({ page, app }) => {
      await page.setViewportSize({ width, height: 700 });
      await signedInCandidate(page, app, home);
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: 'Our Ability' })).toBeVisible();
      await expect(header.getByRole('button', { name: 'Display settings' })).toBeVisible();
      await expect(header.getByRole('button', { name: 'Menu' })).toBeVisible();
      expect((await header.boundingBox())?.height).toBeLessThanOrEqual(56);
    },
  );

test('hides the menu and brings it back, and each time focuses the other button', async ({
  page,
  app,
}) => {
  await signedInCandidate(page, app, home);
  await button(page, 'Hide menu').press('Enter');
  const open = button(page, 'Menu');
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await button(page.getByRole('dialog'), 'Keep menu open').press('Enter');
  await expect(button(page, 'Hide menu')).toBeFocused();
  await expect(open).toBeHidden();
});
