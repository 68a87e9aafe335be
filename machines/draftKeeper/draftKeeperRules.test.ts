import { describe, expect, test } from 'vitest';
import { OWNER } from '../testing/draftKeeperPlan.ts';
import { NOON, onServer, startKeeper } from '../testing/runningKeeper.ts';
import {
  draftOf,
  isAnythingUnsent,
  isAsked,
  isAtRest,
  maySignOut,
  otherSavedAt,
  refusedKinds,
} from './draftKeeper.ts';
import { unsentOf } from './draftKeeperSetup.ts';
import type { DraftKeeperContext } from './draftKeeperTypes.ts';

/** A keeper whose server had these drafts. */
async function loadedKeeper(...asked: Parameters<ReturnType<typeof startKeeper>['loaded']>) {
  const started = startKeeper();
  await started.loaded(...asked);
  return started;
}
const stateOf = ({ keeper }: ReturnType<typeof startKeeper>) =>
  JSON.stringify(keeper.getSnapshot().value);

describe('what is sent', () => {
  const draft = (savedAt: number, sentAt: number | null, data: object | null = { text: 'a' }) => ({
    version: 1,
    data,
    savedAt,
    sentAt,
  });
  const unsent = (drafts: DraftKeeperContext['drafts'], refused = {}) =>
    unsentOf({ drafts, refused } as DraftKeeperContext).map(({ kind }) => kind);

  test('is what the server does not have, the oldest first', () => {
    const drafts = { late: draft(9, null), sent: draft(5, 5), early: draft(3, 2) };
    expect(unsent(drafts)).toEqual(['early', 'late']);
  });

  test('is not what it refused, until that is shorter; a deletion is always shorter', () => {
    const length = JSON.stringify({ text: 'a' }).length;
    expect(unsent({ skills: draft(3, null) }, { skills: length })).toEqual([]);
    expect(unsent({ skills: draft(3, null) }, { skills: length + 1 })).toEqual(['skills']);
    expect(unsent({ skills: draft(3, 2, null) }, { skills: 1 })).toEqual(['skills']);
  });
});

describe('nothing is done', () => {
  test('when the same is typed again', async () => {
    const started = await loadedKeeper([onServer('Braille', NOON - 1000)]);
    started.type('Braille');
    expect(stateOf(started)).toContain('resting');
    expect(isAnythingUnsent(started.keeper.getSnapshot())).toBe(false);
    started.keeper.send({
      type: 'draft.changed',
      kind: 'skills',
      version: 2,
      data: { text: 'Braille' },
    });
    expect(isAnythingUnsent(started.keeper.getSnapshot())).toBe(true);
  });

  test('when a draft is discarded that is not there, or is gone already', async () => {
    const started = await loadedKeeper([onServer('Braille', NOON - 1000)]);
    started.keeper.send({ type: 'draft.discarded', kind: 'education' });
    expect(stateOf(started)).toContain('resting');
    started.keeper.send({ type: 'draft.discarded', kind: 'skills' });
    expect(stateOf(started)).toContain('pausing');
    const { drafts } = started.keeper.getSnapshot().context;
    started.clock.increment(500);
    started.keeper.send({ type: 'draft.discarded', kind: 'skills' });
    expect(started.keeper.getSnapshot().context.drafts).toEqual(drafts);
  });

  test('when all is sent and somebody wants it sent', async () => {
    const started = await loadedKeeper();
    started.keeper.send({ type: 'sending.wanted' });
    expect(stateOf(started)).toContain('resting');
    started.type('Braille');
    expect(stateOf(started)).toContain('pausing');
    expect(started.send.calls).toHaveLength(0);
  });

  test('when the page is hidden before the server’s drafts are here', () => {
    const started = startKeeper();
    started.type('Braille');
    started.keeper.send({ type: 'page.hidden' });
    expect(started.handedOver).toEqual([]);
  });

  test('when another window’s draft is opened that is not there, or this one is not sent', async () => {
    const started = await loadedKeeper([
      onServer('Baker', NOON, 'skills~thiswindow', 'thiswindow'),
      onServer('Clerk', NOON - 1000, 'skills', 'otherwindow'),
    ]);
    started.keeper.send({ type: 'other.opened', kind: 'education' });
    expect(stateOf(started)).toContain('resting');
    expect(otherSavedAt(started.keeper.getSnapshot(), 'education')).toBeNull();
    started.type('far too long');
    started.clock.increment(1000);
    started.send.calls[0]?.reject({ status: 413, code: 'too_large' });
    await started.reaches('resting');
    started.keeper.send({ type: 'other.opened', kind: 'skills' });
    expect(started.shown()).toBe('far too long');
    expect(started.load.calls).toHaveLength(1);
  });
});

describe('a keeper that is loading', () => {
  test('asks for the drafts of who is signed in', () => {
    const { load } = startKeeper();
    expect(load.calls.map(({ input }) => input)).toEqual([{ owner: OWNER }]);
  });

  test('sends at once what was wanted meanwhile, and nothing before', async () => {
    const started = startKeeper();
    started.type('Braille');
    started.keeper.send({ type: 'sending.wanted' });
    started.clock.increment(2000);
    expect(started.send.calls).toHaveLength(0);
    await started.loaded();
    expect(started.send.calls).toHaveLength(1);
  });

  test('waits the pause for what nobody waits for', async () => {
    const started = startKeeper();
    started.type('Braille');
    await started.loaded();
    expect(stateOf(started)).toContain('pausing');
    started.clock.increment(999);
    expect(started.send.calls).toHaveLength(0);
    started.clock.increment(1);
    expect(started.send.calls).toHaveLength(1);
  });

  test('asks again when the network is back, or somebody waits for it', async () => {
    for (const type of ['network.returned', 'sending.wanted'] as const) {
      const started = startKeeper();
      started.load.calls[0]?.reject(new TypeError('no network'));
      await started.reaches('waiting');
      started.keeper.send({ type });
      expect(stateOf(started)).toContain('loading');
      expect(started.load.calls).toHaveLength(2);
    }
  });
});

describe('an answer of the server', () => {
  async function sending(text = 'Braille') {
    const started = await loadedKeeper();
    started.type(text);
    started.clock.increment(1000);
    return started;
  }

  test('without a time keeps the time at which the draft was typed', async () => {
    const started = await sending();
    started.send.calls[0]?.resolve({ savedAt: null });
    await started.reaches('resting');
    expect(started.keeper.getSnapshot().context.drafts['skills']).toMatchObject({
      savedAt: NOON,
      sentAt: NOON,
    });
  });

  test('that comes while somebody types leaves the later text to be sent', async () => {
    const started = await sending();
    started.clock.increment(200);
    started.type('Braille display');
    started.send.calls[0]?.resolve({ savedAt: NOON + 1200 });
    await started.reaches('pausing');
    expect(started.keeper.getSnapshot().context.drafts['skills']).toMatchObject({
      savedAt: NOON + 1201,
      sentAt: NOON + 1200,
    });
  });

  test('that puts the draft in its usual place leaves no other place with it', async () => {
    const started = await sending();
    started.send.calls[0]?.resolve({ savedAt: NOON + 2000, at: 'skills' });
    await started.reaches('resting');
    expect(started.tab.get('skills')).not.toHaveProperty('at');
  });

  test('that a second draft is deleted leaves what is typed since to be sent to its form', async () => {
    const started = await loadedKeeper([
      onServer('Baker', NOON, 'skills~thiswindow', 'thiswindow'),
    ]);
    started.keeper.send({ type: 'draft.discarded', kind: 'skills' });
    started.clock.increment(1000);
    started.type('Cook');
    started.send.calls[0]?.resolve({ savedAt: null });
    await started.reaches('pausing');
    started.clock.increment(1000);
    expect(started.send.calls[1]?.input.draft).toEqual({
      version: 1,
      data: { text: 'Cook' },
      savedAt: NOON + 1000,
      sentAt: null,
    });
  });

  test('that comes when the draft was discarded meanwhile leaves that to be sent', async () => {
    const started = await sending();
    started.keeper.send({ type: 'draft.discarded', kind: 'skills' });
    started.send.calls[0]?.resolve({ savedAt: NOON + 1000 });
    await started.reaches('pausing');
    started.clock.increment(1000);
    expect(started.send.calls[1]?.input.draft).toMatchObject({ data: null });
    started.send.calls[1]?.resolve({ savedAt: null });
    await started.reaches('resting');
    expect(started.keeper.getSnapshot().context.drafts).toEqual({});
    expect(started.tab.size).toBe(0);
  });

  test.each([400, 413, 422])('of %s refuses the draft for good', async (status) => {
    const started = await sending();
    started.send.calls[0]?.reject({ status, code: 'refused' });
    await started.reaches('resting');
    expect(refusedKinds(started.keeper.getSnapshot())).toEqual(['skills']);
    started.keeper.send({ type: 'page.hidden' });
    expect(started.handedOver).toEqual([]);
    expect(maySignOut(started.keeper.getSnapshot())).toBe(false);
    started.clock.increment(60_000);
    expect(started.send.calls).toHaveLength(1);
  });

  test.each([401, 429, 500])('of %s is tried again', async (status) => {
    const started = await sending();
    started.send.calls[0]?.reject({ status, code: 'later' });
    await started.reaches('waiting');
    expect(refusedKinds(started.keeper.getSnapshot())).toEqual([]);
    started.clock.increment(10_000);
    expect(started.send.calls).toHaveLength(2);
  });

  test('is not waited for once the session has ended', async () => {
    const started = await sending();
    started.keeper.send({ type: 'session.ended' });
    const { context } = started.keeper.getSnapshot();
    expect(context).toMatchObject({
      owner: null,
      drafts: {},
      others: {},
      refused: {},
      isLoaded: false,
      isAsked: false,
      isUrgent: false,
      sending: null,
    });
    expect(isAtRest(started.keeper.getSnapshot())).toBe(true);
    expect(maySignOut(started.keeper.getSnapshot())).toBe(true);
  });
});

describe('what is typed', () => {
  test('is stored for the person who is signed in', async () => {
    const started = await loadedKeeper([onServer('Baker', NOON, 'education')]);
    started.type('Braille');
    expect([...started.tabOwners]).toEqual([OWNER]);
  });

  test('in the millisecond in which the server saved its draft is sent, too', async () => {
    const started = await loadedKeeper([onServer('Braille', NOON)]);
    started.type('Braille display');
    expect(started.tab.get('skills')).toMatchObject({ savedAt: NOON + 1, sentAt: NOON });
    started.clock.increment(1000);
    expect(started.send.calls[0]?.input.draft.data).toEqual({ text: 'Braille display' });
  });

  test('stays when the server has an earlier text of this window, by a clock ahead', async () => {
    const typed = { version: 1, data: { text: 'Baker and cook' }, savedAt: NOON, sentAt: null };
    const started = startKeeper({ skills: typed });
    await started.loaded([onServer('Baker', NOON + 5000, 'skills', 'thiswindow')]);
    expect(started.shown()).toBe('Baker and cook');
    expect(otherSavedAt(started.keeper.getSnapshot(), 'skills')).toBeNull();
  });
});

describe('what is typed while nothing can be sent', () => {
  test('is stored in the tab, and waits for the next try', async () => {
    const started = await loadedKeeper();
    started.type('Braille');
    started.clock.increment(1000);
    started.send.calls[0]?.reject(new TypeError('no network'));
    await started.reaches('waiting');
    started.type('Braille display');
    expect(started.tab.get('skills')).toMatchObject({ data: { text: 'Braille display' } });
    expect(stateOf(started)).toContain('waiting');
    expect(started.send.calls).toHaveLength(1);
    // The next try is at once, and the pause after it is the usual one.
    started.clock.increment(10_000);
    expect(started.send.calls[1]?.input.draft.data).toEqual({ text: 'Braille display' });
  });
});

test('a form starts with a draft of its version alone, that it can read', async () => {
  const { keeper } = await loadedKeeper([onServer('Braille', NOON - 1000)]);
  const snapshot = keeper.getSnapshot();
  const isDraft = (data: unknown): data is object => data !== null;
  expect(isAsked(snapshot)).toBe(true);
  expect(draftOf(snapshot, { kind: 'skills', version: 1, isDraft })).toEqual({
    data: { text: 'Braille' },
    savedAt: new Date(NOON - 1000),
  });
  expect(draftOf(snapshot, { kind: 'skills', version: 2, isDraft })).toBeNull();
  expect(draftOf(snapshot, { kind: 'education', version: 1, isDraft })).toBeNull();
  const isNever = (_data: unknown): _data is object => false;
  expect(draftOf(snapshot, { kind: 'skills', version: 1, isDraft: isNever })).toBeNull();
});
