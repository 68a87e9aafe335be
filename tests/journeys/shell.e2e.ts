import { expect, test } from '#tests/support/app.ts';
import { signedInCandidate } from '#tests/support/people.ts';

const home = '/candidate/home';

test('the foot of the menu is in sight in a low window, and only the list above it scrolls', async ({
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

test('the menu folds at 840 px, and earlier for large text', async ({ page, app }) => {
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
  test(`the header is one line of 55 px in a window of ${width} px, with the name of the product`, async ({
    page,
    app,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await signedInCandidate(page, app, home);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Our Ability' })).toBeVisible();
    await expect(header.getByRole('button', { name: 'Display settings' })).toBeVisible();
    await expect(header.getByRole('button', { name: 'Menu' })).toBeVisible();
    expect((await header.boundingBox())?.height).toBeLessThanOrEqual(56);
  });
