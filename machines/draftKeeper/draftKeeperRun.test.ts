import { describe, expect, test } from 'vitest';
import type { KeptDrafts } from '#domain/drafts.ts';
import {
  isAnythingUnsent,
  isAsked,
  isAtRest,
  maySignOut,
  otherSavedAt,
  refusedKinds,
} from './draftKeeper.ts';
import { OTHER, OWNER } from '../testing/draftKeeperPlan.ts';
import { DAY, NOON, onServer, startKeeper as start } from '../testing/runningKeeper.ts';

describe('what is typed', () => {
  test('is stored in the tab at each key press, and on the server a second after the first', async () => {
    const { clock, send, tab, type, loaded, reaches, keeper } = start();
    await loaded();
    for (const [index, text] of ['B', 'Br', 'Bra', 'Brai'].entries()) {
      clock.increment(index === 0 ? 0 : 333);
      type(text);
      expect(tab.get('skills')).toMatchObject({ data: { text } });
    }
    expect(send.calls).toHaveLength(0);
    clock.increment(1);
    expect(send.calls.map(({ input }) => input.draft.data)).toEqual([{ text: 'Brai' }]);
    type('Brail');
    send.calls[0]?.resolve({ savedAt: NOON + 5000 });
    await reaches('pausing');
    clock.increment(1000);
    expect(send.calls[1]?.input.draft.data).toEqual({ text: 'Brail' });
    send.calls[1]?.resolve({ savedAt: NOON + 6000 });
    await reaches('resting');
    expect(isAnythingUnsent(keeper.getSnapshot())).toBe(false);
    expect(tab.get('skills')).toMatchObject({ savedAt: NOON + 6000, sentAt: NOON + 6000 });
  });

  test('is sent in the order in which it was typed, when it is of two forms', async () => {
    const { clock, send, type, loaded, reaches } = start();
    await loaded();
    type('Braille');
    clock.increment(500);
    type('Cook', 'resume');
    clock.increment(500);
    send.calls[0]?.resolve({ savedAt: NOON + 1000 });
    await reaches('pausing');
    clock.increment(1000);
    expect(send.calls.map(({ input }) => input.kind)).toEqual(['skills', 'resume']);
  });

  test('is sent again when it was typed in the millisecond in which the server saved', async () => {
    const { clock, send, type, loaded, reaches, keeper } = start();
    await loaded();
    type('Braille');
    clock.increment(1000);
    clock.increment(200);
    type('Braille display');
    send.calls[0]?.resolve({ savedAt: NOON + 1200 });
    await reaches('pausing');
    expect(isAnythingUnsent(keeper.getSnapshot())).toBe(true);
    clock.increment(1000);
    expect(send.calls[1]?.input.draft.data).toEqual({ text: 'Braille display' });
  });

  test('is sent again every ten seconds, and at once when the network is back', async () => {
    const { clock, send, type, loaded, reaches } = start();
    await loaded();
    type('Braille');
    clock.increment(1000);
    send.calls[0]?.reject(new TypeError('no network'));
    await reaches('waiting');
    clock.increment(9999);
    expect(send.calls).toHaveLength(1);
    clock.increment(1);
    expect(send.calls).toHaveLength(2);
    send.calls[1]?.reject(new TypeError('no network'));
    await reaches('waiting');
  });

  test('goes at once when the network is back', async () => {
    const { clock, send, type, loaded, reaches, keeper } = start();
    await loaded();
    type('Braille');
    clock.increment(1000);
    send.calls[0]?.reject(new TypeError('no network'));
    await reaches('waiting');
    keeper.send({ type: 'network.returned' });
    expect(send.calls).toHaveLength(2);
  });

  test('lets the person sign out once the server has it, or cannot have it now', async () => {
    const { clock, send, type, loaded, reaches, keeper } = start();
    const may = () => maySignOut(keeper.getSnapshot());
    await loaded();
    expect(may()).toBe(true);
    type('baking');
    expect(may()).toBe(null);
    clock.increment(1000);
    send.calls[0]?.reject(new TypeError('no network'));
    await reaches('waiting');
    expect(may()).toBe(false);
    clock.increment(10_000);
    expect(may()).toBe(null);
    send.calls[1]?.resolve({ savedAt: NOON + clock.now() });
    await reaches('resting');
    expect(may()).toBe(true);
  });

  test('is all handed to the browser when the page is closed', async () => {
    const { keeper, handedOver, type, loaded } = start();
    await loaded();
    type('Braille');
    type('A long school', 'education');
    keeper.send({ type: 'page.hidden' });
    expect(handedOver.toSorted()).toEqual(['education', 'skills']);
  });

  test('can be sent without waiting, and reports when that is not possible', async () => {
    const { keeper, send, type, loaded, reaches } = start();
    await loaded();
    type('Braille');
    type('A long school', 'education');
    keeper.send({ type: 'sending.wanted' });
    expect(send.calls).toHaveLength(1);
    expect(isAtRest(keeper.getSnapshot())).toBe(false);
    send.calls[0]?.resolve({ savedAt: NOON + 1 });
    await expect.poll(() => send.calls.length).toBe(2);
    send.calls[1]?.reject(new TypeError('no network'));
    await reaches('waiting');
    expect(isAtRest(keeper.getSnapshot())).toBe(true);
    expect(isAnythingUnsent(keeper.getSnapshot())).toBe(true);
  });

  test('stays in the tab when the server refuses it, stops nothing else, and is sent when it is shorter', async () => {
    const { keeper, clock, send, tab, type, loaded, reaches } = start();
    await loaded();
    type('far too long', 'education');
    clock.increment(1000);
    send.calls[0]?.reject({ status: 413, code: 'too_large' });
    await reaches('resting');
    expect(refusedKinds(keeper.getSnapshot())).toEqual(['education']);
    expect(tab.get('education')).toMatchObject({ data: { text: 'far too long' } });
    type('Braille');
    clock.increment(1000);
    expect(send.calls[1]?.input.kind).toBe('skills');
    send.calls[1]?.resolve({ savedAt: NOON + 1 });
    await reaches('resting');
    type('short', 'education');
    clock.increment(1000);
    expect(send.calls[2]?.input).toMatchObject({ kind: 'education' });
    expect(refusedKinds(keeper.getSnapshot())).toEqual(['education']);
    send.calls[2]?.resolve({ savedAt: NOON + 2 });
    await reaches('resting');
    expect(refusedKinds(keeper.getSnapshot())).toEqual([]);
  });
});

describe('a form that opens', () => {
  test('waits for the server, and starts with the newest copy of each draft', async () => {
    const older = { version: 1, data: { text: 'tab' }, savedAt: NOON - 2000, sentAt: null };
    const { keeper, loaded, shown } = start({ skills: older });
    expect(isAsked(keeper.getSnapshot())).toBe(false);
    await loaded([onServer('server', NOON - 1000)]);
    expect(isAsked(keeper.getSnapshot())).toBe(true);
    expect(shown()).toBe('server');
    expect(shown('skills', 2)).toBeNull();
  });

  test('waits at most three seconds, and not at all without a network', async () => {
    const slow = start();
    slow.clock.increment(2999);
    expect(isAsked(slow.keeper.getSnapshot())).toBe(false);
    slow.clock.increment(1);
    expect(isAsked(slow.keeper.getSnapshot())).toBe(true);
    const offline = start();
    offline.load.calls[0]?.reject(new TypeError('no network'));
    await offline.reaches('waiting');
    expect(isAsked(offline.keeper.getSnapshot())).toBe(true);
  });

  test('keeps what was typed while the server was away, and then sends it', async () => {
    const { keeper, clock, load, send, type, loaded, reaches, shown } = start();
    load.calls[0]?.reject(new TypeError('no network'));
    await reaches('waiting');
    type('typed without a server');
    clock.increment(10_000);
    await loaded([onServer('older', NOON - DAY)]);
    expect(shown()).toBe('typed without a server');
    expect(send.calls[0]?.input.draft.data).toEqual({ text: 'typed without a server' });
    expect(isAnythingUnsent(keeper.getSnapshot())).toBe(true);
  });

  test('ignores a draft that is older than 30 days', () => {
    const at = (age: number) =>
      start({ skills: { version: 1, data: { text: 'old' }, savedAt: NOON - age, sentAt: null } });
    expect(at(30 * DAY).shown()).toBe('old');
    expect(at(30 * DAY + 1).shown()).toBeNull();
  });
});

describe('a discarded draft', () => {
  test('is deleted on the server too, also after a failure and a restart', async () => {
    const first = start();
    await first.loaded([onServer('server', NOON - 1000)]);
    first.keeper.send({ type: 'draft.discarded', kind: 'skills' });
    first.clock.increment(1000);
    expect(first.send.calls[0]?.input).toMatchObject({ kind: 'skills', draft: { data: null } });
    first.send.calls[0]?.reject(new TypeError('no network'));
    await first.reaches('waiting');
    const kept = JSON.parse(JSON.stringify(Object.fromEntries(first.tab)));
    const second = start(kept);
    await second.loaded([onServer('server', NOON - 1000)]);
    expect(second.shown()).toBeNull();
    second.clock.increment(1000);
    expect(second.send.calls[0]?.input.draft.data).toBeNull();
    second.send.calls[0]?.resolve({ savedAt: null });
    await second.reaches('resting');
    expect(second.tab.size).toBe(0);
  });
});

describe('the next person', () => {
  test('sees no draft of the last one, who gets all drafts back', async () => {
    const { keeper, tab, type, loaded, shown } = start();
    await loaded();
    type('Braille');
    const kept: KeptDrafts = JSON.parse(JSON.stringify(Object.fromEntries(tab)));
    keeper.send({ type: 'session.ended' });
    keeper.send({ type: 'session.started', owner: OTHER, kept: {} });
    expect(shown()).toBeNull();
    keeper.send({ type: 'session.ended' });
    keeper.send({ type: 'session.started', owner: OWNER, kept });
    expect(shown()).toBe('Braille');
  });
});

describe('another window in the same form', () => {
  test('keeps sending where the server has put the draft', async () => {
    const { keeper, clock, load, send, type, reaches, loaded } = start();
    await loaded();
    type('Baker');
    clock.increment(1000);
    send.calls.at(-1)?.resolve({ savedAt: NOON + 2000, at: 'skills~thiswindow' });
    await reaches('resting');
    type('Baker and cook');
    clock.increment(1000);
    expect(send.calls.at(-1)?.input).toMatchObject({
      kind: 'skills',
      draft: { at: 'skills~thiswindow', sentAt: NOON + 2000 },
    });
    expect(load.calls).toHaveLength(1);
    keeper.stop();
  });

  test('opens the draft of the other window as the server has it now, and keeps its own', async () => {
    const { keeper, load, shown, reaches, loaded } = start();
    const clerk = onServer('Clerk', NOON, 'skills', 'otherwindow');
    const baker = onServer('Baker', NOON + 1000, 'skills~thiswindow', 'thiswindow');
    await loaded([baker, clerk]);
    await reaches('resting');
    expect(shown()).toBe('Baker');
    expect(otherSavedAt(keeper.getSnapshot(), 'skills')).toBe(NOON);
    keeper.send({ type: 'other.opened', kind: 'skills' });
    expect(isAsked(keeper.getSnapshot())).toBe(false);
    load.calls.at(-1)?.resolve([baker, { ...clerk, Data: { text: 'Clerk, typed on' } }]);
    await reaches('resting');
    expect(shown()).toBe('Clerk, typed on');
    expect(otherSavedAt(keeper.getSnapshot(), 'skills')).toBe(NOON + 1000);
    keeper.stop();
  });
});
