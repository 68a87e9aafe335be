import type { Page } from '@playwright/test';
import { freePort } from '#scripts/doctor/cluster.ts';
import { expect, test as base } from './app.ts';
import { field } from './journeys.ts';
import { type OidcProvider, providerName, startOidcProvider } from './oidcProvider.ts';

/** Settings of a provider that no server can ask: the port is one that nothing listens at. */
export const unreachableProvider = {
  OIDC_ISSUER: 'http://localhost:1',
  OIDC_CLIENT_ID: 'our-ability',
  OIDC_NAME: providerName,
};

/** `test` with a real provider beside the app: one for each worker. */
export const test = base.extend<object, { provider: OidcProvider }>({
  provider: [
    // Playwright wants to see that no other fixture is asked for.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const provider = await startOidcProvider(`http://localhost:${await freePort()}`);
      await use(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  appOptions: [
    async ({ provider }, use) =>
      use({ settings: provider.settings, port: Number(new URL(provider.publicUrl).port) }),
    { scope: 'worker' },
  ],
});

/** The button that leads to the provider. */
export const continueButton = (page: Page) =>
  page.getByRole('button', { name: `Continue with ${providerName}`, exact: true });

/** Says at the provider who it is. */
export async function answerAs(page: Page, subject: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: providerName })).toBeVisible();
  await field(page, 'User name').fill(subject);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/**
 * Comes back from the provider to the tab that began, with this in the address. The server's
 * answer does not arrive.
 */
export async function comeBackAs(page: Page, query: string): Promise<void> {
  await page.route('**/api/user/socialSignUp', () => new Promise<void>(() => undefined));
  // Any address of the server will do, and this one runs no app.
  await page.goto('/health');
  await page.evaluate(() => {
    const random = 'n'.repeat(43);
    const trip = { state: 'some-state', nonce: random, codeVerifier: random, role: null };
    sessionStorage.setItem('socialTrip', JSON.stringify(trip));
  });
  await page.goto(`/login-success?${query}`);
}
