import { afterEach, expect, test, vi } from 'vitest';
import type { RenewedTokens } from '#machines/session/sessionTypes.ts';
import { renewInTurn } from '#src/session/renewal.ts';
import { giveSessionCalls } from '#src/session/sessionCalls.ts';
import { noAnswers } from '#tests/support/sessionCalls.ts';

/**
 * The renewals of two tabs in every order of what may happen to them: the lock, the timers, the
 * answer and newer tokens come when the test says so. A promise cannot be copied, so each order is
 * run from its beginning; orders after which the same is pending are one.
 */

const TABS = [0, 1] as const;
const PATIENCE = 5000;
const wait = globalThis.setImmediate;
const flush = () => new Promise<void>((resolve) => wait(resolve));

type Pending = { tab: number; what: string; go: () => void };

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'locks');
});

/** Two tabs before anything happened. `pending` is all that may happen next. */
function browser() {
  let pending: Pending[] = [];
  let tab = 0;
  let holder: number | null = null;
  let timers = 0;
  const ends: (string | null)[] = [null, null];
  const hadNoTurn = new Set<number>();
  const told = TABS.map(() => new AbortController());
  const isTold = new Set<number>();
  const asked: { tab: number; isLate: boolean }[] = [];
  const add = (what: string, go: () => void): Pending => {
    const one = { tab, what, go };
    pending.push(one);
    return one;
  };
  const drop = (one: Pending) => {
    pending = pending.filter((other) => other !== one);
  };

  const ids = new Map<number, Pending>();
  vi.stubGlobal('setTimeout', (go: () => void, ms: number) => {
    timers += 1;
    ids.set(timers, add(`timer ${ms}`, go));
    return timers;
  });
  vi.stubGlobal('clearTimeout', (id: number) => {
    const one = ids.get(id);
    if (one) drop(one);
  });
  const request = (_: string, { signal }: { signal: AbortSignal }, work: () => Promise<unknown>) =>
    new Promise((resolve, reject) => {
      const owner = tab;
      const turn = add('turn', () => {
        holder = owner;
        const free = () => {
          holder = null;
        };
        work().finally(free).then(resolve, reject);
      });
      const stop = () => {
        if (!pending.includes(turn)) return;
        drop(turn);
        reject(signal.reason);
      };
      signal.addEventListener('abort', stop);
    });
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  const renewTokens = () =>
    new Promise<RenewedTokens>((resolve) => {
      asked.push({ tab, isLate: isTold.has(tab) });
      add('answer', () => resolve({ access: 'new', refresh: 'new' }));
    });
  giveSessionCalls({ ...noAnswers, renewTokens });
  for (const number of TABS) {
    tab = number;
    add('start', () => {
      const { signal } = told[number] ?? new AbortController();
      renewInTurn('old', signal).then(
        () => (ends[number] = 'renewed'),
        () => (ends[number] = 'stopped'),
      );
      add('newer tokens', () => {
        isTold.add(number);
        told[number]?.abort(new Error('told'));
      });
    });
  }

  return {
    ends,
    asked,
    hadNoTurn,
    holder: () => holder,
    /** What may happen now: a turn only while no tab has it, and nothing to one that is done. */
    next: () =>
      pending.filter(
        (one) =>
          (one.what !== 'turn' || holder === null) &&
          (one.what !== 'newer tokens' || ends[one.tab] === null),
      ),
    take: async (one: Pending) => {
      ({ tab } = one);
      if (one.what === `timer ${PATIENCE}`) hadNoTurn.add(tab);
      drop(one);
      one.go();
      await flush();
    },
    underWay: () => pending.filter(({ what }) => what === 'answer').map((one) => one.tab),
    key: () =>
      JSON.stringify([
        pending.map((one) => `${one.tab} ${one.what}`).toSorted(),
        ends,
        holder,
        [...hadNoTurn].toSorted(),
        [...isTold].toSorted(),
      ]),
  };
}

test('renews one token at a time, uses none that is replaced, and ends, in every order', async () => {
  const known = new Set<string>();
  const queue: number[][] = [[]];
  let whole = 0;
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const tabs = browser();
    const story: string[] = [];
    for (const choice of path) {
      const one = tabs.next()[choice];
      if (one === undefined) throw new Error('An order is run by the choices that were found');
      story.push(`tab ${one.tab + 1}: ${one.what}`);
      await tabs.take(one);
    }
    const inTurn = tabs.underWay().filter((tab) => !tabs.hadNoTurn.has(tab));
    expect(inTurn.length, story.join('; ')).toBeLessThanOrEqual(1);
    expect(
      tabs.asked.filter(({ isLate }) => isLate),
      story.join('; '),
    ).toEqual([]);
    const holder = tabs.holder();
    expect(holder === null || tabs.ends[holder] === null, story.join('; ')).toBe(true);
    if (known.has(tabs.key())) continue;
    known.add(tabs.key());
    const next = tabs.next();
    const isWhole = next.length === 0;
    const hasEnded = holder === null && !tabs.ends.includes(null);
    expect(!isWhole || hasEnded, story.join('; ')).toBe(true);
    if (isWhole) whole += 1;
    queue.push(...next.map((_, choice) => [...path, choice]));
  }
  expect(whole).toBeGreaterThan(3);
  expect(known.size).toBeGreaterThan(100);
});
