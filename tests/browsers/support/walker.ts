import { expect } from '@playwright/test';
import { limit } from '#scripts/testing/slowness.ts';
import type { Driver } from './driver.ts';
import { look, pixelsBeside, type Part, type Seen, watch, watched } from './inPage.ts';

type Name = Part['name'];

/** Somebody with a pointer and a keyboard, who finds things by the name that is spoken. */
export interface Walker {
  /** Opens an address of the app, and watches its page for errors. */
  open: (path: string) => Promise<void>;
  /** Waits for the page with this title, which is described so where it has a number. */
  arrive: (title: Name, description?: string) => Promise<void>;
  /** Waits for a part, given with the parts that it is inside. */
  see: (...way: readonly Part[]) => Promise<Seen>;
  /** All such parts now. */
  all: (...way: readonly Part[]) => Promise<readonly Seen[]>;
  /** Presses a button, a link, or a choice (a radio button or checkbox). */
  press: (
    role: 'button' | 'link' | 'choice',
    name: Name,
    ...inside: readonly Part[]
  ) => Promise<void>;
  /** Types over what a text field holds. */
  enter: (name: Name, text: string, ...inside: readonly Part[]) => Promise<void>;
  /** Types a date as year, month, day (YYYYMMDD). */
  fillDate: (name: Name, digits: string) => Promise<void>;
  /** Gives a file to the only file input. */
  attach: (path: string) => Promise<void>;
  /** No part of the page is to the right of a window of this width, in CSS pixels. */
  expectToFit: (width: number) => Promise<void>;
  /** Every error so far, as the page and the browser tell it. */
  errors: () => Promise<readonly string[]>;
}

/** A pointer and a keyboard in a browser, and the app at this address. */
export function walkerOf(driver: Driver, url: string): Walker {
  const patience = { timeout: limit(30_000) };
  const all: Walker['all'] = (...way) => driver.run(look, way);
  const see: Walker['see'] = async (...way) => {
    let seen: Seen | undefined;
    await expect(async () => {
      [seen] = await all(...way);
      expect(seen, JSON.stringify(way)).toBeDefined();
    }).toPass(patience);
    if (!seen) throw new Error(`There is no ${JSON.stringify(way)}.`);
    return seen;
  };
  // A page that draws itself again has another element at the same place.
  const pressPart = (...way: readonly Part[]) =>
    expect(async () => driver.press((await see(...way)).selector)).toPass(patience);
  return {
    open: async (path) => {
      await driver.goTo(`${url}${path}`);
      await driver.run(watch, undefined);
    },
    arrive: (name, description) =>
      expect(async () => {
        const [title] = await all({ role: 'title', name });
        expect(title).toMatchObject(description === undefined ? {} : { description });
      }).toPass(patience),
    see,
    all,
    press: (role, name, ...inside) => pressPart(...inside, { role, name }),
    enter: async (name, text, ...inside) => {
      const way: Part[] = [...inside, { role: 'textbox', name }];
      await pressPart(...way);
      await driver.run(select, (await see(...way)).selector);
      await driver.type(text);
      await expect.poll(async () => (await see(...way)).value, patience).toBe(text);
    },
    fillDate: async (name, digits) => {
      await pressPart({ role: 'group', name }, { role: 'spinbutton' });
      await driver.type(digits);
    },
    attach: async (path) => driver.attach((await see({ role: 'file' })).selector, path),
    expectToFit: async (width) => {
      await driver.setWidth(width);
      await expect.poll(() => driver.run(pixelsBeside, width), patience).toBeLessThanOrEqual(0);
    },
    errors: async () => [...driver.told(), ...(await driver.run(watched, undefined))],
  };
}

/** In the page: selects what a field holds. */
function select(selector: string): void {
  document.querySelector<HTMLInputElement>(selector)?.select();
}
