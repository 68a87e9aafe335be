import { test as base, type BrowserContext } from '@playwright/test';
import { limit } from '#scripts/testing/slowness.ts';
import { startApp, type AppOptions, type RunningApp } from './runningApp.ts';

export { expect } from '@playwright/test';
export type { RunningApp } from './runningApp.ts';

/** For the ways that the gate walks at every change: at most 15, and two for each further area. */
export const core = { tag: '@core' };

/** For the most important journeys, which run on the embedded database and on PostgreSQL. */
export const onEachDatabase = { tag: '@each-database' };

export const coreOnEachDatabase = { tag: ['@core', '@each-database'] };

/** Windows that outlive the test that opened them. */
export const lasting = new WeakSet<BrowserContext>();

/**
 * `test` for journeys and page checks. `app` is the real server: each worker has one, with its own
 * database and clock, in a process that all share. `page.goto('/auth/login')` opens it, and
 * `appOptions` are its options. After each test its clock is reset, and windows that the test
 * opened are closed.
 */
export const test = base.extend<{ tidy: void }, { app: RunningApp; appOptions: AppOptions }>({
  appOptions: [{}, { option: true, scope: 'worker' }],
  app: [
    async ({ appOptions }, use) => {
      const app = await startApp(appOptions);
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: limit(180_000) },
  ],
  tidy: [
    async ({ app, browser }, use) => {
      await use();
      await app.backToNow();
      const opened = browser.contexts().filter((context) => !lasting.has(context));
      await Promise.all(opened.map((context) => context.close()));
    },
    { auto: true },
  ],
  baseURL: async ({ app }, use) => use(app.url),
});
