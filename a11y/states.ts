import type { Page } from '@playwright/test';
import type { RunningApp } from '#tests/support/app.ts';

/** A state of a page, and how a person gets there. */
export interface PageInState {
  route: string;
  state: string;
  /** While the app starts: it is not waited for until that is over. */
  isStarting?: boolean;
  open: (page: Page, app: RunningApp) => Promise<void>;
}

/**
 * Delays the answers of matching calls, so that the page can be checked while it waits. However
 * long the checks take, the page waits on: the limits of its calls never end. What it says of a
 * slow wait is there from the start, so that nothing appears in the middle of a check.
 */
export async function hold(page: Page, calls: Parameters<Page['route']>[0]): Promise<void> {
  await page.addInitScript(waitForEver);
  await page.evaluate(waitForEver);
  // Never answered: the page is closed first.
  await page.route(calls, () => new Promise<void>(() => undefined));
}

/** In the page: timers of ten seconds or more never end, and those of four or more end at once. */
function waitForEver(): void {
  const start = window.setTimeout.bind(window);
  window.setTimeout = ((work: () => void, ms = 0, ...given: unknown[]) =>
    ms >= 10_000 ? 0 : start(work, ms >= 4000 ? 0 : ms, ...given)) as typeof window.setTimeout;
}

/** Somebody else saves first: the call that saves `typed` finds `theirs` there and is refused. */
export async function overtake(page: Page, calls: string, typed: string, theirs: string) {
  let isOvertaken = false;
  await page.route(calls, async (route) => {
    const postData = route.request().postData();
    const isSave = route.request().method() === 'PUT';
    if (isOvertaken || !isSave || !postData?.includes(typed)) return route.fallback();
    isOvertaken = true;
    await route.fetch({ postData: postData.replace(typed, theirs) });
    return route.continue();
  });
}
