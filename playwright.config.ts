import { defineConfig, devices } from '@playwright/test';
import { browserFlags, findBrowser } from '#scripts/doctor/browser.ts';
import { limit } from '#scripts/testing/slowness.ts';

// Found once. The workers read this file again and get the path from the environment.
process.env['CHROMIUM_PATH'] = await findBrowser();

/** Long rows of looks, each a step of its own, so that every share of everything has its part. */
const [crawled, enginesLook] = ['behaviour/ownPages.a11y.ts', 'engines/engines.a11y.ts'];

/** Browser tests against the real server (tests/support/app.ts) and the page checks' own tests. */
export default defineConfig({
  globalSetup: './tests/support/prepareBrowserTests.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  // `npm test` tries what failed once more, after everything else and alone.
  retries: 0,
  // As many as cores: more only wait for one another.
  workers: 2,
  reporter: [['list']],
  // Longer on a slow machine; a test that hangs still fails.
  timeout: limit(180_000),
  expect: { timeout: limit(30_000) },
  use: {
    // A headless browser would name itself.
    userAgent: devices['Desktop Chrome'].userAgent,
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    // Recording doubles the time of a page check. Use "--trace on" when you need a trace.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'], args: browserFlags() },
  },
  projects: [
    { name: 'journeys', testDir: 'tests/journeys', testMatch: '**/*.e2e.ts' },
    // Every state of a page is checked in every mode, which takes long.
    {
      name: 'a11y',
      testDir: 'a11y',
      testMatch: '**/*.a11y.ts',
      testIgnore: [`**/${crawled}`, `**/${enginesLook}`],
    },
    { name: 'crawler', testDir: 'a11y', testMatch: crawled },
    { name: 'engines', testDir: 'a11y', testMatch: enginesLook },
    // One after the other (scripts/testing/steps.ts): a busy machine says things later.
    {
      name: 'screen-reader',
      testDir: 'a11y/screen-reader',
      testMatch: '**/*.heard.ts',
      // A real window has a size of its own.
      use: { viewport: null },
    },
    // The name is that of the browser (tests/browsers/support/walk.ts), which Playwright does not
    // start.
    { name: 'firefox', testDir: 'tests/browsers', testMatch: '**/*.walk.ts' },
    { name: 'webkit', testDir: 'tests/browsers', testMatch: '**/*.walk.ts' },
  ],
});
