import type { Page, Request } from '@playwright/test';
import { prepareInPage } from '../checks/inPage.ts';

/** What a person could notice of the page at one moment. */
export interface Outcome {
  /** Without the part after "#". */
  address: string;
  title: string;
  dialogs: number;
  /** Every visible word outside the live regions. */
  text: string;
  /** The name, state and value of the control that is looked at; "gone" when it is. */
  control: string;
  /** A selector of what has the focus; "" when nothing has it. */
  focus: string;
  /** What live regions said since the page was watched. */
  said: string[];
  /** Another document was loaded since then. */
  isNewDocument: boolean;
}

declare global {
  interface Window {
    /** What live regions said since watchPage. */
    heardInPage?: string[];
  }
}

const liveRegions =
  '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"], output';

/** Begins to note what live regions say. */
export async function watchPage(page: Page): Promise<void> {
  pendingOf(page);
  await page.evaluate((regions) => {
    const heard: string[] = [];
    window.heardInPage = heard;
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const around = target instanceof Element ? target : target.parentElement;
        const added = [...addedNodes].filter(
          (node) => node instanceof Element && node.matches(regions),
        );
        const region = around?.closest(regions) ?? added[0];
        const words = region?.textContent?.trim() ?? '';
        if (words !== '') heard.push(words);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, liveRegions);
}

/**
 * For how many frames a page stays as it is before it counts as quiet. After something new was
 * shown, for longer than React keeps a part that has come behind its placeholder, 300 ms.
 */
const frames = { 'at rest': 8, 'with something new': 24 } as const;

type Since = keyof typeof frames;

/** Resolves when nothing was asked of a server and nothing changed for a while, or after 5 s. */
export async function becomesQuiet(page: Page, since: Since = 'with something new'): Promise<void> {
  await inDocument(page, async () => {
    const waiting = pendingOf(page);
    const until = performance.now() + 5000;
    // What was answered a moment ago may still be on its way to the screen.
    for (let hasAsked = true; hasAsked && performance.now() < until;) {
      hasAsked = waiting.size > 0;
      await page.evaluate(stillInPage, frames[since]);
      hasAsked ||= waiting.size > 0;
    }
  });
}

/** Requests of the page that are not answered yet. */
const pending = new WeakMap<Page, Set<Request>>();

function pendingOf(page: Page): Set<Request> {
  const known = pending.get(page);
  if (known) return known;
  const waiting = new Set<Request>();
  pending.set(page, waiting);
  page.on('request', (request) => waiting.add(request));
  page.on('requestfinished', (request) => waiting.delete(request));
  page.on('requestfailed', (request) => waiting.delete(request));
  return waiting;
}

/** Asks once more, of the new document, when another one took the place of the first. */
async function inDocument<Answer>(page: Page, ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tries === 5 || !/context was destroyed|navigat/i.test(String(error))) throw error;
      await page.waitForLoadState('load');
    }
  }
}

/** In the page: resolves when nothing has changed for so many frames, or after two hundred. */
async function stillInPage(enough: number): Promise<void> {
  let still = 0;
  const observer = new MutationObserver(() => {
    still = 0;
  });
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  observer.observe(document, all);
  for (let frame = 0; still < enough && frame < 200; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    still += 1;
  }
  observer.disconnect();
}

/** Looks at the page, and at the control at this place of window.controls. */
export async function outcomeOf(page: Page, place: number, since: Since): Promise<Outcome> {
  await becomesQuiet(page, since);
  return inDocument(page, async () => {
    await prepareInPage(page);
    return page.evaluate(lookInPage, [place, liveRegions] as const);
  });
}

/** In the page: what a person could notice. */
function lookInPage([at, regions]: readonly [at: number, regions: string]): Outcome {
  const words: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    const word = node.textContent?.trim() ?? '';
    if (!holder || word === '' || holder.closest(`script, style, ${regions}`)) continue;
    if (window.inPage.isVisible(holder)) words.push(word);
  }
  const control = 'controls' in window ? window.controls[at] : undefined;
  const states = ['expanded', 'pressed', 'checked', 'selected', 'current', 'label', 'valuetext'];
  const described = control && [
    ...states.map((state) => control.getAttribute(`aria-${state}`)),
    control.closest('details')?.open,
    'checked' in control ? control.checked : null,
    'value' in control ? control.value : null,
    control.textContent,
  ];
  const active = document.activeElement;
  const isNowhere =
    !active ||
    active === document.body ||
    active === document.documentElement ||
    !window.inPage.isVisible(active);
  const shown = [
    ...document.querySelectorAll('dialog[open], [role="dialog"], [role="alertdialog"]'),
  ];
  return {
    address: location.href.replace(/#.*$/, ''),
    title: document.title,
    dialogs: shown.filter((dialog) => window.inPage.isVisible(dialog)).length,
    text: words.join(' '),
    control: control?.isConnected ? JSON.stringify(described) : 'gone',
    focus: isNowhere ? '' : window.inPage.selectorOf(active),
    said: window.heardInPage ?? [],
    isNewDocument: window.heardInPage === undefined,
  };
}
