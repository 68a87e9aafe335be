import { defineConfig, devices } from '@playwright/test';
import { browserFlags, findBrowser } from '#scripts/doctor/browser.ts';

// Found once; the workers, which read this file again, are told.
process.env['CHROMIUM_PATH'] = await findBrowser();

/** Browser tests against the real server (tests/support/app.ts) and the page checks' own tests. */
export default defineConfig({
  globalSetup: './tests/support/prepareBrowserTests.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes only the second time has found something.
  retries: 0,
  // One more than there are cores: a test often waits for what is to be seen.
  workers: 3,
  reporter: [['list']],
  // Generous for a busy machine; a test that hangs is still found.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    // Recording a trace doubles the time of a page check: "--trace on" when one is wanted.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'], args: browserFlags() },
  },
  projects: [
    { name: 'journeys', testDir: 'tests/journeys', testMatch: '**/*.e2e.ts' },
    // Every state of a page is looked at in every mode, which takes a while.
    { name: 'a11y', testDir: 'a11y', testMatch: '**/*.a11y.ts' },
  ],
});
