import { launch, type ElementHandle } from 'puppeteer-core';
import { findOnPath, thisMachine } from '#scripts/doctor/machine.ts';
import { limit } from '#scripts/testing/slowness.ts';
import { SIZE, type Driver } from './driver.ts';

/** Starts Firefox without a window. It speaks WebDriver BiDi itself. */
export async function startFirefox(): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findOnPath(thisMachine(), 'firefox-esr') ?? 'firefox-esr',
    protocolTimeout: limit(60_000),
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US', 'ui.prefersReducedMotion': 1 },
  });
  const page = await browser.newPage();
  await page.setViewport(SIZE);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (line) => {
    if (line.type() === 'error') errors.push(line.text());
  });
  const withElement = async (
    selector: string,
    act: (element: ElementHandle) => Promise<unknown>,
  ) => {
    const element = await page.$(selector);
    if (!element) throw new Error(`There is no ${selector}.`);
    await act(element);
    await element.dispose();
  };
  return {
    goTo: async (url) => {
      await page.goto(url, { timeout: limit(60_000) });
    },
    run: async (work, input) => {
      const answer: unknown = await page.evaluate(source(work, input));
      return answer as ReturnType<typeof work>;
    },
    press: (selector) => withElement(selector, (element) => element.click()),
    type: (text) => page.keyboard.type(text),
    attach: (selector, path) =>
      withElement(selector, async (element) => {
        await (await element.toElement('input')).uploadFile(path);
      }),
    setWidth: (width) => page.setViewport({ ...SIZE, width }),
    told: () => errors,
    picture: () => page.screenshot({ encoding: 'base64' }),
    close: () => browser.close(),
  };
}

const source = (work: (input: never) => unknown, input: unknown) =>
  `(${String(work)})(${JSON.stringify(input)})`;
