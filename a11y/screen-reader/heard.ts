import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Locator, type Page, type Request } from '@playwright/test';
import { browserFlags } from '#scripts/doctor/browser.ts';
import { limit } from '#scripts/testing/slowness.ts';
import { expect, test as base, type RunningApp } from '#tests/support/app.ts';
import { hold } from '#tests/support/heldCalls.ts';
import { listen } from '#tests/support/journeys.ts';
import { startDesktop, type Desktop } from './desktop.ts';
import { startOrca, type Orca } from './orca.ts';
import { recorded, written, type Step } from './transcript.ts';

export { expect } from '#tests/support/app.ts';

/** What must be true before a step is over, where the page goes on after its requests. */
type Until = () => Promise<unknown>;

/** Somebody who works with the keyboard and hears what Orca says. */
export interface Reader {
  page: Page;
  /** Opens a page by its address, and goes to its heading as people do who hear a page. */
  open: (go: () => Promise<unknown>, title: string | RegExp) => Promise<void>;
  /** Presses keys one after the other, by the names of xdotool, each a step of its own. */
  press: (...keys: string[]) => Promise<void>;
  /** Presses a key that leads to something: the step is over when that is there. */
  pressUntil: (key: string, until: Until) => Promise<void>;
  /** Types into the field that has the focus. */
  type: (text: string, until?: Until) => Promise<void>;
  /** Presses Tab (or another key) until the control has the focus; each press is a step. */
  moveTo: (target: Locator, key?: string) => Promise<void>;
  /** The same, and Enter on it. */
  enter: (target: Locator, until?: Until) => Promise<void>;
  /**
   * Holds the next call of this kind, so that what is heard meanwhile does not depend on how soon
   * the answer comes. Steps do not wait for it.
   * @returns lets it go
   */
  hold: (method: string, url: string) => Promise<() => Promise<void>>;
  /** What happens without a key, such as time that goes by. */
  meanwhile: (what: string, happen: () => Promise<unknown>) => Promise<void>;
}

/** More presses than any page here has tab stops. */
const most = 120;

/**
 * `test` with `reader`: a real Orca on a desktop of its own beside the real server. What was heard
 * is compared, word for word, with the transcript that has the name of the test's file.
 */
export const test = base.extend<{ reader: Reader }>({
  reader: async ({ app }, use, info) => {
    const desktop = await startDesktop();
    try {
      const orca = await startOrca(desktop);
      const page = await openBrowser(desktop, app);
      // The window, its address bar and its first page are heard before the task begins.
      await page.goto('/health');
      await page.bringToFront();
      await orca.heard();
      const steps: Step[] = [];
      await use(readerOf(page, desktop, orca, await waitsOf(page), steps));
      await page.context().close();
      const transcript = written(steps);
      await info.attach('heard', { body: transcript, contentType: 'text/plain' });
      if (info.status !== 'passed') return;
      const task = /([\w-]+)\.heard\.ts$/.exec(info.file)?.[1] ?? '';
      expect(transcript).toBe(recorded(task, transcript, info.repeatEachIndex));
    } finally {
      await desktop.stop();
    }
  },
});

/** The browser asks nothing in the middle of a task, such as whether to keep a password. */
const noQuestions = {
  credentials_enable_service: false,
  profile: { password_manager_enabled: false },
  translate: { enabled: false },
  autofill: { profile_enabled: false, credit_card_enabled: false },
};

async function openBrowser(desktop: Desktop, app: RunningApp): Promise<Page> {
  const profile = join(desktop.folder, 'profile');
  mkdirSync(join(profile, 'Default'), { recursive: true });
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(noQuestions));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: '/usr/bin/chromium',
    headless: false,
    env: desktop.env,
    viewport: null,
    baseURL: app.url,
    reducedMotion: 'reduce',
    args: [
      ...browserFlags(),
      '--force-renderer-accessibility',
      '--disable-gpu',
      '--password-store=basic',
      '--window-position=0,0',
      '--window-size=1280,900',
    ],
  });
  return context.pages()[0] ?? context.newPage();
}

function readerOf(
  page: Page,
  desktop: Desktop,
  orca: Orca,
  waits: ReadonlySet<string>,
  steps: Step[],
): Reader {
  const open = new Set<Request>();
  const atRest = requestsOf(page, open);
  const typing = '(types)';
  const step = async (did: string, act: () => Promise<unknown>, until?: Until) => {
    await act();
    await until?.();
    await atRest();
    const heard = await orca.heard(did === typing);
    // Orca says something else of Ctrl+A when Ctrl is up already: nobody is that quick.
    await desktop.letGo();
    const isOfPage = (words: string, at: number) =>
      !waits.has(words) && !ofItself.test(words) && !isMeanwhile(words, heard[at - 1]);
    steps.push({ did, heard: heard.filter(isOfPage) });
  };
  const pressUntil = (key: string, until?: Until) => step(key, () => desktop.press(key), until);
  const moveTo = async (target: Locator, key = 'Tab') => {
    await expect(target).toBeVisible();
    const hasFocus = () => target.evaluate((element) => element === document.activeElement);
    for (let press = 0; press < most && !(await hasFocus()); press += 1) await pressUntil(key);
    await expect(target).toBeFocused();
  };
  return {
    page,
    open: async (go, title) => {
      await go();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.bringToFront();
      await atRest();
      // How much of a page is told while it arrives is up to the moment. From its heading on,
      // everybody is at the same place.
      await orca.heard();
      await step('(opens the page) h', () => desktop.press('h'));
    },
    press: async (...keys) => {
      for (const key of keys) await pressUntil(key);
    },
    pressUntil,
    type: (text, until) => step(typing, () => desktop.type(text), until),
    moveTo,
    enter: async (target, until) => {
      await moveTo(target);
      await pressUntil('Return', until);
    },
    hold: async (method, url) => {
      const held = await hold(page, method, url);
      open.delete(held.request());
      return () => held.continue();
    },
    meanwhile: (what, happen) => step(`(${what})`, happen),
  };
}

/**
 * What Orca tells of itself now and then, and not the page: its mode, where it searched, how far a
 * progress bar was at the moment it looked, and the landmarks between the last place, if it still
 * knows that one, and the new one.
 */
const ofItself =
  /^((Browse|Focus) mode|Wrapping to top\.|leaving .*\.|\d+ percent\.|main content|banner)$/;

/** The main part, where the focus waits for a page that is not there yet; most are at once. */
const isMeanwhile = (words: string, before: string | undefined) =>
  words === 'main content.' || (words === 'clickable.' && before === 'main content.');

/** The sentences that say that work goes on: a quick machine has nothing to wait for. */
async function waitsOf(page: Page): Promise<ReadonlySet<string>> {
  const waits = new Set<string>();
  await listen(page, ({ text, isWait }) => {
    if (isWait) waits.add(text);
  });
  return waits;
}

/**
 * Resolves when the page waits for no answer and has drawn what it has.
 * @param open the calls it waits for
 */
function requestsOf(page: Page, open: Set<Request>): () => Promise<void> {
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    await expect.poll(() => open.size, { timeout: limit(30_000) }).toBe(0);
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
  };
}
