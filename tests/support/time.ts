import type { Page } from '@playwright/test';
import { expect, type RunningApp } from './app.ts';
import type { SignedPerson } from './people.ts';
import { isRow } from './serverMessages.ts';

export const minutes = 60_000;
export const days = 24 * 60 * minutes;

/** When a token was handed out, in milliseconds since 1970. */
function issuedAt(token: string): number {
  const claims: unknown = JSON.parse(atob(token.split('.')[1] ?? ''));
  return isRow(claims) ? Number(claims['iat']) * 1000 : Number.NaN;
}

/**
 * Sets the browser's clock to the server's, which earlier tests may have moved, and makes it one
 * that letTimePass can move. Call before the page is opened.
 */
export async function takeClock(page: Page, person: SignedPerson, ahead = 0): Promise<void> {
  await page.clock.install({ time: issuedAt(person.accessToken) + ahead });
}

/** Time passes for the server and for the page, whose timers ring. */
export async function letTimePass(page: Page, app: RunningApp, milliseconds: number) {
  await app.advance(milliseconds);
  await page.clock.fastForward(milliseconds);
}

/**
 * The same for longer than an access token lasts. Waits for the new tokens: a renewal that is
 * still under way when the time passes again would bring tokens that have expired.
 */
export async function letTimePassRenewed(page: Page, app: RunningApp, milliseconds: number) {
  const token = () => page.evaluate(() => sessionStorage.getItem('accessToken'));
  const before = await token();
  await letTimePass(page, app, milliseconds);
  await expect.poll(token).not.toBe(before);
}

/** Marks the tab as used until now: for time that jumps, without an hour of inactivity. */
export async function useTab(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.setItem('activeAt', String(Date.now())));
}

/** What the tab keeps: the names of everything in its session storage. */
export function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(sessionStorage).toSorted());
}
