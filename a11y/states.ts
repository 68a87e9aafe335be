import type { Page } from '@playwright/test';
import type { RunningApp } from '#tests/support/app.ts';

/** A state of a page, and how a person gets there. */
export interface PageInState {
  route: string;
  state: string;
  open: (page: Page, app: RunningApp) => Promise<void>;
}

/** Delays the answers of matching calls, so that the page can be checked while it waits. */
export async function hold(page: Page, calls: string): Promise<void> {
  // Never answered: the page is closed first.
  await page.route(calls, () => new Promise<void>(() => undefined));
}
