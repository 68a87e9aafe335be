import type { Page } from '@playwright/test';
import { expect, onEachDatabase, type RunningApp, test } from '#tests/support/app.ts';
import { hold } from '#tests/support/heldCalls.ts';
import { openDisplaySettings, textScale } from '#tests/support/displaySettings.ts';
import { collectAnnouncements, tick } from '#tests/support/journeys.ts';
import {
  makePerson,
  openAs,
  signedInCandidate,
  signIn,
  type SignedPerson,
} from '#tests/support/people.ts';

const settings = '/candidate/account-settings';
const withAccount = 'Saved in your account, for every device where you sign in.';
const root = (page: Page) => page.locator('html');
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Display settings' });
const group = (page: Page, name: string) => page.getByRole('radiogroup', { name, exact: true });

/** The account's display as the server has it. */
async function saved(app: RunningApp, { userGuid }: SignedPerson) {
  const [row] = await app.query('SELECT * FROM display_profile WHERE user_guid = $1', [userGuid]);
  return row;
}

test('shows each choice at once by the keyboard alone, keeps it over a reload, and resets it', async ({
  page,
}) => {
  await page.goto('/auth/login');
  const button = page.getByRole('button', { name: 'Display settings' });
  await button.focus();
  await page.keyboard.press('Enter');
  const panel = panelOf(page);
  await expect(panel).toBeVisible();
  await expect(panel.getByText('Saved on this device.')).toBeVisible();

  const reach = async (name: string) => {
    const here = group(page, name).getByRole('radio', { checked: true });
    for (let n = 0; n < 10; n += 1) {
      await page.keyboard.press('Tab');
      if (await here.evaluate((radio) => radio === document.activeElement)) return;
    }
    throw new Error(`Tab does not reach ${name}.`);
  };
  await reach('Text size');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => textScale(page)).toBe(2);
  await reach('Contrast');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await reach('Colors');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await reach('Font');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('body')).toHaveCSS('font-family', /monospace/);
  await reach('Space between lines');
  await page.keyboard.press('ArrowLeft');
  await reach('Space between letters');
  await page.keyboard.press('ArrowLeft');
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { fontSize, letterSpacing, lineHeight } = getComputedStyle(document.body);
        const em = parseFloat(fontSize);
        return [parseFloat(letterSpacing) / em, parseFloat(lineHeight) / em].map(
          (n) => Math.round(n * 100) / 100,
        );
      }),
    )
    .toEqual([0.12, 2.2]);
  await reach('Motion');
  await page.keyboard.press('ArrowRight');
  await expect(root(page)).toHaveAttribute('data-motion', 'less');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(button).toBeFocused();

  await page.reload();
  await expect.poll(() => textScale(page)).toBe(2);
  await expect(root(page)).toHaveAttribute('data-contrast', 'more');

  await button.press('Enter');
  await panel.getByRole('button', { name: 'Reset to standard' }).press('Enter');
  await expect.poll(() => textScale(page)).toBe(1);
  const chosen = await root(page).evaluate((html) => Object.keys(html.dataset));
  expect(chosen).toEqual([]);
});

test('applies the display settings before the first page shows, without a flash', async ({
  page,
}) => {
  await page.goto('/auth/login');
  await tick(await openDisplaySettings(page), '150%');
  await page.addInitScript(() => {
    const seen: (string | null)[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.querySelector('h1'))
        seen.push(document.documentElement.dataset['textSize'] ?? null);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const seen = await page.evaluate(() => Reflect.get(window, 'seen'));
  expect(seen[0]).toBe('150');
});

test(
  'applies the display settings on another device after signing in',
  onEachDatabase,
  async ({ page, app, browser }) => {
    const person = await signedInCandidate(page, app, settings);
    const panel = await openDisplaySettings(page);
    await tick(panel, '175%');
    await tick(panel, 'Dark');
    await expect(panel.getByText(withAccount)).toBeVisible();

    const other = await browser.newContext({ baseURL: app.url });
    const there = await other.newPage();
    await there.goto('/auth/login');
    expect(await textScale(there)).toBe(1);
    await tick(await openDisplaySettings(there), 'With serifs');
    await there.keyboard.press('Escape');
    await signIn(there, person);
    await expect.poll(() => textScale(there)).toBe(1.75);
    await expect(root(there)).toHaveAttribute('data-theme', 'dark');
    await expect(root(there)).not.toHaveAttribute('data-font');
    await other.close();
  },
);

test('saves settings that were chosen before signing in to an account that has none', async ({
  page,
  app,
}) => {
  const person = await makePerson(app);
  await page.goto('/auth/login');
  await tick(await openDisplaySettings(page), '125%');
  await page.keyboard.press('Escape');
  await signIn(page, person);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upload your resume');
  await expect.poll(() => saved(app, person)).toMatchObject({ text_size: 125 });
  expect(await textScale(page)).toBe(1.25);
});

test('keeps what another device saved meanwhile, and adds the last choice', async ({
  page,
  app,
}) => {
  const person = await signedInCandidate(page, app, settings);
  const panel = await openDisplaySettings(page);
  await tick(panel, '112%');
  await expect(panel.getByText(withAccount)).toBeVisible();
  await app.query(
    "UPDATE display_profile SET font = 'serif', text_size = 200, version = version + 1 WHERE user_guid = $1",
    [person.userGuid],
  );
  await tick(panel, 'Light');
  await expect(root(page)).toHaveAttribute('data-font', 'serif');
  await expect.poll(() => textScale(page)).toBe(2);
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await expect.poll(() => saved(app, person)).toMatchObject({ theme: 'light', font: 'serif' });
});

test('keeps the settings on screen when the server fails, says so, and saves them at a retry', async ({
  page,
  app,
}) => {
  const heard = await collectAnnouncements(page);
  const person = await signedInCandidate(page, app, settings);
  const panel = await openDisplaySettings(page);
  await expect(panel.getByText(withAccount)).toBeVisible();
  const failed =
    'Your choices are saved on this device only. We could not save them in your account.';
  await app.query('ALTER TABLE display_profile RENAME TO display_profile_gone');
  try {
    await tick(panel, '150%');
    await expect(panel.getByText(failed)).toBeVisible();
    await expect.poll(() => heard).toContain(failed);
    expect(await textScale(page)).toBe(1.5);
  } finally {
    await app.query('ALTER TABLE display_profile_gone RENAME TO display_profile');
  }
  const held = hold(page, 'PUT', '**/displayProfile/*');
  const again = panel.getByRole('button', { name: 'Try again' });
  await again.click();
  const call = await held;
  await expect(again).toBeFocused();
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await call.continue();
  await expect(panel.getByText(withAccount)).toBeVisible();
  await expect(again).toHaveCount(0);
  await expect.poll(() => heard).toContain(withAccount);
  // What was pressed is gone; the next Tab goes on from its place.
  await page.keyboard.press('Tab');
  await expect(group(page, 'Text size').getByRole('radio', { checked: true })).toBeFocused();
  expect(await saved(app, person)).toMatchObject({ text_size: 150 });
});

for (const [role, path] of [
  [4, '/job-coach/home'],
  [3, '/employer/home'],
  [1, '/admin/dashboard'],
] as const)
  test(`is reached from ${path} too`, async ({ page, app }) => {
    await openAs(page, await makePerson(app, { role }), path);
    await tick(await openDisplaySettings(page), '125%');
    await expect(panelOf(page).getByText(withAccount)).toBeVisible();
  });

test('keeps every choice within reach and whole at 320 px with text at 200 %', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signedInCandidate(page, app, settings);
  const panel = await openDisplaySettings(page);
  await tick(panel, '200%');
  await tick(group(page, 'Space between letters'), 'Widest');
  const sideways = () =>
    page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('[role="dialog"] *')].some(
        (part) =>
          part.scrollWidth > part.clientWidth + 1 &&
          getComputedStyle(part).overflowX !== 'visible' &&
          part.clientWidth > 1,
      ),
    );
  expect(await sideways()).toBe(false);
  await panel.getByRole('button', { name: 'Reset to standard' }).click();
  expect(await textScale(page)).toBe(1);
});

test('focuses the button in sight when the sidebar folds away under larger text', async ({
  page,
  app,
}) => {
  await signedInCandidate(page, app, settings);
  await tick(await openDisplaySettings(page), '200%');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Display settings' })).toBeFocused();
});
