import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/app.ts';
import { makePerson, openAs } from '#tests/support/people.ts';

/** A device of the browser's own tools that checks the person at once. */
async function plugIn(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('adds a passkey, and signs in with it by keys alone', async ({ page, app }) => {
  await plugIn(page);
  await openAs(page, await makePerson(app), '/candidate/account-settings');
  await page.getByRole('button', { name: 'Add a passkey' }).press('Enter');
  await expect(page.getByText('Your passkey is added.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')).toHaveCount(1);

  await page.getByRole('button', { name: 'Log out' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  const button = page.getByRole('button', { name: 'Sign in with a passkey' });
  await expect(button).toBeVisible();
  for (let tabs = 0; tabs < 20; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await button.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/candidate\//);
});
