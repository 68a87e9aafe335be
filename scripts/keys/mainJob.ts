/** The main job with the keyboard alone, from the upload to the first recommended job. */
import type { Page } from 'puppeteer-core';

/** Presses on one page. Letters that are typed into a text field are not counted. */
export interface Presses {
  readonly page: string;
  readonly tab: number;
  /** Enter and Space. */
  readonly other: number;
}

/** More presses than any page has stops. */
const MOST = 200;

class Counter {
  private readonly tab: Page;
  private seen = '';
  private readonly pages: { page: string; tab: number; other: number }[] = [];

  constructor(tab: Page) {
    this.tab = tab;
  }

  begin(page: string): void {
    if (this.pages.at(-1)?.page !== page) this.pages.push({ page, tab: 0, other: 0 });
  }

  /** One press of Tab that leaves where the focus is. */
  async leave(): Promise<void> {
    await this.tab.keyboard.press('Tab');
    this.count('tab');
  }

  private count(kind: 'tab' | 'other'): void {
    const last = this.pages.at(-1);
    if (last) last[kind] += 1;
  }

  /** Presses Tab until an element of this selector, with these words in it, has the focus. */
  async to(selector: string, words = ''): Promise<void> {
    for (let presses = 0; presses < MOST; presses += 1) {
      const isThere = await this.tab.evaluate(
        (wanted, said) => {
          const { activeElement: focused } = document;
          return Boolean(focused?.matches(wanted) && focused.textContent.trim().startsWith(said));
        },
        selector,
        words,
      );
      if (isThere) return;
      await this.tab.keyboard.press('Tab');
      this.count('tab');
    }
    throw new Error(`"${selector}" ${words} was not reached.`);
  }

  async press(key: 'Enter' | 'Space'): Promise<void> {
    await this.tab.keyboard.press(key);
    this.count('other');
  }

  /** Waits for the next page or question, whose title takes the focus. */
  async next(): Promise<string> {
    await this.tab.waitForFunction(
      (seen) => {
        const { activeElement: focused } = document;
        if (focused?.tagName !== 'H1') return false;
        const said = document.getElementById(focused.getAttribute('aria-describedby') ?? '');
        return `${focused.textContent} ${said?.textContent ?? ''}` !== seen;
      },
      {},
      this.seen,
    );
    this.seen = await this.tab.evaluate(() => {
      const { activeElement: focused } = document;
      const said = document.getElementById(focused?.getAttribute('aria-describedby') ?? '');
      return `${focused?.textContent ?? ''} ${said?.textContent ?? ''}`;
    });
    return this.seen;
  }

  get table(): readonly Presses[] {
    return this.pages;
  }
}

/** Answers every question of a page that asks some, and goes on. */
async function answer(keys: Counter, tab: Page): Promise<void> {
  await tab.waitForSelector('main input, main textarea');
  const kind = await tab.$eval('main', (main) =>
    main.querySelector('input[type=radio]')
      ? 'radio'
      : main.querySelector('input[type=checkbox]')
        ? 'checkbox'
        : 'text',
  );
  if (kind === 'text') {
    await keys.to('textarea, input[type=text]');
    await tab.keyboard.type('Helping people');
  } else {
    const groups = kind === 'radio' ? await tab.$$('main [role=radiogroup]') : [null];
    for (let group = 0; group < groups.length; group += 1) {
      if (group > 0) {
        // From one group to the next.
        await keys.leave();
      }
      await keys.to(`input[type=${kind}]`);
      await keys.press('Space');
    }
  }
  await keys.to('button', 'Save');
  await keys.press('Enter');
}

/** @param resume the path of a resume that needs no change */
export async function mainJobPresses(tab: Page, resume: string): Promise<readonly Presses[]> {
  const keys = new Counter(tab);
  await tab.focus('h1');
  await keys.next();
  keys.begin('upload');
  await keys.to('button', 'Choose a PDF file');
  await keys.press('Enter');
  const input = await tab.waitForSelector('input[type=file]');
  await input?.uploadFile(resume);
  await keys.to('button', 'Upload');
  await keys.press('Enter');
  await tab.waitForFunction(() => document.activeElement?.closest('[role=dialog]') !== null);
  keys.begin('review');
  await tab.focus('[role=dialog] h2');
  await keys.to('[role=dialog] button', 'Submit');
  await keys.press('Enter');
  for (;;) {
    const title = await keys.next();
    if (title.startsWith('Recommended jobs')) break;
    // On the way from the last question to the next page.
    if (title.startsWith('A few questions')) continue;
    keys.begin(title.startsWith('Accommodation') ? 'accommodations' : 'questions');
    await answer(keys, tab);
  }
  keys.begin('recommended jobs, to the first job');
  await tab.waitForSelector('main li h3 a');
  await keys.to('main li h3 a');
  return keys.table;
}
