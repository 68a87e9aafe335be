import type { Page } from '@playwright/test';
import { lasting, test as base } from './app.ts';

/** The page that the tests of a worker share, and how its documents are before a test. */
interface Warm {
  page?: Page | undefined;
  document?: string | undefined;
}

/**
 * `test` with one page for all tests of a worker: the same process opens the app again in half the
 * time, because it keeps what it fetched and compiled. Between two tests the page loses cookies,
 * storage, routes, permissions and other windows. It is closed after a test that failed, and when
 * a test left in it what cannot be taken back, such as another clock.
 */
export const test = base.extend<object, { warm: Warm }>({
  // oxlint-disable-next-line no-empty-pattern
  warm: [async ({}, use) => use({}), { scope: 'worker' }],
  page: async ({ browser, warm, viewport }, use, info) => {
    if (!warm.page) {
      const context = await browser.newContext();
      lasting.add(context);
      warm.page = await context.newPage();
      warm.document = await emptyDocument(warm.page);
    }
    const { page } = warm;
    await use(page);
    const isFresh = info.status === 'passed' && (await empty(page)) === warm.document;
    if (isFresh && viewport) return page.setViewportSize(viewport);
    await page.context().close();
    warm.page = undefined;
  },
});

/** Takes back what a test did, and says how a document of the page is then. */
async function empty(page: Page): Promise<string> {
  const context = page.context();
  const others = context.pages().filter((each) => each !== page);
  await Promise.all(others.map((each) => each.close()));
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearPermissions();
  const document = await emptyDocument(page);
  await context.clearCookies();
  return document;
}

/**
 * Opens an address that runs no app, clears the storage, and lists what is not the browser's, with
 * the languages that it says it prefers.
 */
async function emptyDocument(page: Page): Promise<string> {
  await page.goto('/health');
  const session = await page.context().newCDPSession(page);
  const origin = new URL(page.url()).origin;
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
  return page.evaluate(() => {
    sessionStorage.clear();
    const known = [Date, setTimeout, setInterval, requestAnimationFrame, fetch];
    const changed = known.filter((each) => !String(each).includes('[native code]'));
    const names = [...Object.keys(window), ...changed.map(({ name }) => name)].toSorted();
    return [...names, ...navigator.languages].join(' ');
  });
}
