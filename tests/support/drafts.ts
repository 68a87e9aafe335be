import { limit } from '#scripts/testing/slowness.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { expect } from './app.ts';
import { scriptWith } from './builtFiles.ts';
import { type Person, type SignedPerson, signIn } from './people.ts';
import { startOwnApp, type OwnApp, type RunningApp } from './runningApp.ts';

/** All drafts of a person as the server keeps them, as one text. */
export async function draftsOnServer(app: RunningApp, person: SignedPerson): Promise<string> {
  const rows = await app.query('SELECT kind, data FROM disclosure.draft WHERE user_guid = $1', [
    person.userGuid,
  ]);
  return JSON.stringify(rows);
}

/** Waits until the server keeps these words of a person's draft. */
export async function keptOnServer(
  app: RunningApp,
  person: SignedPerson,
  words: string,
): Promise<void> {
  // A server that was away is asked again after ten seconds.
  await expect
    .poll(() => draftsOnServer(app, person), { timeout: limit(60_000), intervals: [200] })
    .toContain(words);
}

/**
 * More than the server keeps of one form, as a program can set it; the field itself stops a person
 * earlier.
 */
export async function typeTooMuch(page: Page): Promise<Locator> {
  const summary = page.getByRole('textbox', { name: 'Summary' });
  await summary.evaluate((field) => field.removeAttribute('maxlength'));
  await summary.fill('I like order. '.repeat(25_000));
  const dialog = page.getByRole('dialog', { name: 'Error' });
  await expect(dialog).toContainText('This text is too long to keep before you save it.');
  return dialog;
}

/**
 * Reloads a page with a changed form, with the texts of its note delayed until the drafts are
 * loaded. Returns whether the note was there together with the first field, because later it would
 * push that down.
 */
export async function reloadWithLateWords(page: Page): Promise<boolean> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const main = document.querySelector('main');
      if (!main?.querySelector('input, textarea')) return;
      observer.disconnect();
      const isThere = main.textContent.includes('We kept what you typed');
      document.documentElement.setAttribute('data-note-came-first', String(isThere));
    }).observe(document, { childList: true, subtree: true });
  });
  const held = Promise.withResolvers<void>();
  await page.route(scriptWith('We kept what you typed'), async (route) => {
    await held.promise;
    await route.continue();
  });
  const drafts = page.waitForResponse('**/api/user/draft');
  await page.reload({ waitUntil: 'commit' });
  await (await drafts).finished();
  held.resolve();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-note-came-first');
  return (await root.getAttribute('data-note-came-first')) === 'true';
}

/** Another computer: nothing of the first tab is there. Ends wherever signing in leads. */
export async function signedInElsewhere(
  browser: Browser,
  app: RunningApp,
  person: Pick<Person, 'email' | 'password'>,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL: app.url, ...options });
  const page = await context.newPage();
  await page.goto('/auth/login');
  await signIn(page, person);
  await expect(page).not.toHaveURL('/auth/login');
  return page;
}

/**
 * A server for one test, with a folder that outlives its process: it can be killed and restarted.
 */
export async function withServer(
  work: (app: OwnApp) => Promise<void>,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'our-ability-drafts-'));
  const app = await startOwnApp({ folder, settings });
  try {
    await work(app);
  } finally {
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The code for the end of a session is loaded a moment after the first page; until then it cannot
 * be shown without a server. Call before the page is opened.
 */
export async function endFetched(page: Page): Promise<void> {
  // Code and texts of the dialogs, and of the sign-in.
  const parts = ['ending.stayed', 'You stay signed in.', 'login.idle', 'nobody used this page'];
  await Promise.all(
    parts
      .map(scriptWith)
      .map((isIt) =>
        page.waitForEvent('requestfinished', (request) => isIt(new URL(request.url()))),
      ),
  );
}

/** Opens an address as a reload would, which start-up leaves where it is. */
export async function reopenAt(page: Page, path: string): Promise<void> {
  // Any address of the server will do, and this one runs no app that still writes where it is.
  await page.goto('/health');
  await page.evaluate((at) => sessionStorage.setItem('lastPath', JSON.stringify(at)), path);
  await page.goto(path);
}
