/** What is worked in a page by the name that is spoken. */
import type { Page } from 'puppeteer-core';

/** Presses a button. */
export const press = (tab: Page, name: string) =>
  tab.locator(`::-p-aria([name="${name}"][role="button"])`).click();

/** Puts a text into a text field. */
export const type = (tab: Page, name: string, text: string) =>
  tab.locator(`::-p-aria([name="${name}"][role="textbox"])`).fill(text);
