/**
 * The only voice of the app. announce() puts a sentence into one of two live regions, which
 * Announcer.tsx mounts once. No other element is a live region, so two messages never overlap.
 */

export interface AnnounceOptions {
  /** Interrupts the screen reader. Only for urgent messages, such as a lost connection. */
  assertive?: boolean;
  /**
   * Drops a waiting sentence with the same key: for values that change faster than they can be
   * read.
   */
  replaces?: string;
  /** Says that work goes on. Whether it is said at all depends on how long the work takes. */
  isWait?: boolean;
}

/**
 * Detail of the `oa:announced` event, which is dispatched on document when a sentence enters its
 * region.
 */
export interface AnnouncedDetail {
  text: string;
  assertive: boolean;
  isWait: boolean;
}

interface Regions {
  polite: HTMLElement;
  assertive: HTMLElement;
}

export const ANNOUNCED_EVENT = 'oa:announced';

/**
 * A sentence is removed after this, so that nobody reads it again later or when a modal closes.
 */
export const CLEAR_AFTER_MS = 7000;

/**
 * NVDA with Firefox drops the first of two additions made in one task. The title of a new page is
 * said in this time too, before what was done on the page before.
 */
export const SPACING_MS = 250;

let regions: Regions | undefined;
interface Waiting extends AnnouncedDetail {
  key: string | undefined;
}

let waiting: Waiting[] = [];
/** How many parts of the app wait for a page. */
let opening = 0;
/** The sentences in the regions, until they are cleared. */
const said = new Map<Waiting, HTMLElement>();
/** What entered a region last. */
let lastLine = '';
let timer: ReturnType<typeof setTimeout> | undefined;
const clearing = new Set<ReturnType<typeof setTimeout>>();

/**
 * Announces `text` to screen readers. The same text can be announced again: each call adds a new
 * node. Calls before the regions are mounted wait for them. Assertive sentences go before waiting
 * polite ones.
 * @returns withdraws it when it is no longer true: it is not said if it still waits, and is not
 * read again if it was said
 */
export function announce(
  text: string,
  { assertive = false, replaces: key, isWait = false }: AnnounceOptions = {},
): () => void {
  const words = text.trim();
  if (words === '') return () => undefined;
  if (key !== undefined) waiting = waiting.filter((other) => other.key !== key);
  const entry = { text: words, assertive, key, isWait };
  if (assertive) {
    const firstPolite = waiting.findIndex((other) => !other.assertive);
    waiting.splice(firstPolite === -1 ? waiting.length : firstPolite, 0, entry);
  } else {
    waiting.push(entry);
  }
  schedule();
  return () => {
    waiting = waiting.filter((other) => other !== entry);
    said.get(entry)?.remove();
    said.delete(entry);
  };
}

/**
 * Announces `text` when it is still true after `ms`, such as a wait that is long.
 * @returns withdraws it, before or after it was announced
 */
export function announceAfter(ms: number, text: string): () => void {
  let withdraw: (() => void) | undefined;
  const later = setTimeout(() => {
    withdraw = announce(text, { isWait: true });
  }, ms);
  return () => {
    clearTimeout(later);
    withdraw?.();
  };
}

/**
 * Lets polite sentences wait while a page is on its way: the focus on its title would cut them off.
 * That it takes long is said, and what is urgent.
 * @returns lets them be said, once
 */
export function holdForPage(): () => void {
  let isHeld = true;
  opening += 1;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    opening -= 1;
    clearTimeout(timer);
    timer = undefined;
    schedule();
  };
}

/**
 * Takes back every sentence, said or waiting: what was done by one person is not read to the next.
 */
export function forgetSentences(): void {
  waiting = [];
  for (const line of said.values()) line.remove();
  said.clear();
}

/** For Announcer.tsx: connects the mounted regions; returns a function that disconnects them. */
export function connectRegions(mounted: Regions): () => void {
  regions = mounted;
  schedule();
  return () => {
    if (regions === mounted) regions = undefined;
    clearTimeout(timer);
    timer = undefined;
    for (const pending of clearing) clearTimeout(pending);
    clearing.clear();
    said.clear();
  };
}

const nextToSay = () =>
  waiting.find(({ assertive, isWait }) => opening === 0 || assertive || isWait);

function schedule(): void {
  if (!regions || timer !== undefined || !nextToSay()) return;
  timer = setTimeout(() => {
    timer = undefined;
    deliver();
    schedule();
  }, SPACING_MS);
}

function deliver(): void {
  const next = nextToSay();
  if (!regions || !next) return;
  waiting = waiting.filter((other) => other !== next);
  const region = next.assertive ? regions.assertive : regions.polite;
  const line = document.createElement('div');
  // Orca takes what is inserted with the same characters as the last time for an echo. Who presses
  // again has to hear again.
  line.textContent = lastLine === next.text ? `${next.text}\u00A0` : next.text;
  lastLine = line.textContent;
  region.append(line);
  said.set(next, line);
  const clear = setTimeout(() => {
    clearing.delete(clear);
    line.remove();
    said.delete(next);
  }, CLEAR_AFTER_MS);
  clearing.add(clear);
  const { text, assertive, isWait } = next;
  const detail = { text, assertive, isWait };
  document.dispatchEvent(new CustomEvent<AnnouncedDetail>(ANNOUNCED_EVENT, { detail }));
}
