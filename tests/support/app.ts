import { test as base } from '@playwright/test';
import { startApp, type RunningApp } from './runningApp.ts';

export { expect } from '@playwright/test';
export type { RunningApp } from './runningApp.ts';

/**
 * `test` for journeys and page checks: `app` is the real server, one for each worker with a database of its own, and
 * `page.goto('/auth/login')` goes to it.
 */
export const test = base.extend<object, { app: RunningApp }>({
  app: [
    // Playwright wants to see that no other fixture is asked for.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const app = await startApp();
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ app }, use) => use(app.url),
});
