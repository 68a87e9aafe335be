import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { EMPTY_WISH, NO_PLACE, publicMatchMachine } from './publicMatch.ts';
import type { FoundJobs, SearchInput, Wish } from './publicMatchTypes.ts';
import { controlled } from '../testing/controlled.ts';
import { SERVER_ERROR } from '../testing/resumes.ts';

const jobs = (...ids: string[]) =>
  ids.map((sourceGUID) => ({ sourceGUID }) as unknown as FoundJobs['jobs'][number]);
const found = (total: number, ...ids: string[]): FoundJobs => ({
  place: null,
  jobs: jobs(...ids),
  total,
  changes: [],
});
const NURSE: Wish = { ...EMPTY_WISH, work: 'nurse' };

/** A running search whose calls wait for the test. */
function start(wish: Wish = EMPTY_WISH, isAsked = false) {
  const search = controlled<FoundJobs, SearchInput>();
  const loadMore = controlled<FoundJobs, SearchInput>();
  const machine = publicMatchMachine.provide({
    actors: { search: search.logic, loadMore: loadMore.logic },
  });
  const actor = createActor(machine, { input: { wish, isAsked } }).start();
  const context = () => actor.getSnapshot().context;
  const change = (changes: Partial<Wish>) => actor.send({ type: 'wish.changed', changes });
  const ask = () => actor.send({ type: 'search.requested' });
  const until = (state: 'editing' | 'showing' | 'failed') =>
    waitFor(actor, (place) => place.matches(state));
  return { actor, search, loadMore, context, change, ask, until };
}

async function startShowing(total: number, ...ids: string[]) {
  const run = start(NURSE, true);
  run.search.calls[0]?.resolve(found(total, ...ids));
  await run.until('showing');
  return run;
}

describe('a search', () => {
  test('begins with nothing found and nothing missing, and waits for words', () => {
    const { actor, context, search } = start();
    expect(actor.getSnapshot().value).toBe('editing');
    expect(context()).toEqual({
      wish: EMPTY_WISH,
      asked: null,
      found: null,
      isWorkMissing: false,
      isPlaceUnknown: false,
      attempt: 0,
      failure: null,
    });
    expect(search.calls).toEqual([]);
  });

  test('begins at once with answers that were given before', () => {
    expect(start(NURSE, true).search.calls[0]?.input).toEqual({ wish: NURSE, offset: 0 });
  });

  test('takes what was typed, with the skill that was not added', () => {
    const { search, change, ask, context } = start();
    change({ work: 'nurse' });
    change({ skills: ['Excel'], skill: ' Spanish ' });
    ask();
    const wish = { ...NURSE, skills: ['Excel', 'Spanish'], skill: '' };
    expect(search.calls[0]?.input).toEqual({ wish, offset: 0 });
    expect(context()).toMatchObject({ wish, asked: wish });
  });

  test('is sent for the words it was asked for when something is typed meanwhile', async () => {
    const { search, change, context, until, actor } = start(NURSE, true);
    change({ work: 'cook' });
    search.calls[0]?.reject(SERVER_ERROR);
    await until('failed');
    actor.send({ type: 'retry.requested' });
    expect(search.calls[1]?.input).toEqual({ wish: NURSE, offset: 0 });
    expect(context().wish.work).toBe('cook');
  });

  test.each(['', ' '])('sends nothing without work, and says so: %j', (work) => {
    const { search, change, ask, context } = start();
    change({ work });
    ask();
    ask();
    expect(search.calls).toEqual([]);
    expect(context()).toMatchObject({ isWorkMissing: true, attempt: 2 });
    change({ place: 'Utica' });
    expect(context().isWorkMissing).toBe(true);
    change({ work: 'nurse' });
    expect(context().isWorkMissing).toBe(false);
  });

  test('says that the place is unknown until another is typed or asked for', async () => {
    const { search, change, ask, context, until } = start({ ...NURSE, place: 'Nowhere' }, true);
    search.calls[0]?.reject({ code: NO_PLACE });
    await until('editing');
    expect(context()).toMatchObject({ isPlaceUnknown: true, asked: null, found: null, attempt: 1 });
    change({ work: 'cook' });
    expect(context().isPlaceUnknown).toBe(true);
    ask();
    expect(context().isPlaceUnknown).toBe(false);
    search.calls[1]?.reject({ code: NO_PLACE });
    await until('editing');
    change({ place: 'Utica' });
    expect(context().isPlaceUnknown).toBe(false);
  });

  test('drops older jobs when it fails, and forgets the failure when it is tried again', async () => {
    const { actor, search, context, ask, until } = await startShowing(1, 'one');
    ask();
    expect(context().found?.jobs).toEqual(jobs('one'));
    search.calls[1]?.reject(SERVER_ERROR);
    await until('failed');
    expect(context()).toMatchObject({ found: null, failure: { status: 500 } });
    actor.send({ type: 'retry.requested' });
    expect(context().failure).toBeNull();
    search.calls[2]?.resolve(found(1, 'two'));
    await until('showing');
    expect(context().found?.jobs).toEqual(jobs('two'));
  });

  test('begins again from a failure with what was typed since', async () => {
    const { search, change, ask, context, until } = start(NURSE, true);
    search.calls[0]?.reject(SERVER_ERROR);
    await until('failed');
    change({ work: ' ' });
    ask();
    expect(context().isWorkMissing).toBe(true);
    change({ work: 'cook', skill: 'Ovens' });
    ask();
    expect(search.calls[1]?.input.wish).toMatchObject({ work: 'cook', skills: ['Ovens'] });
    expect(context().failure).toBeNull();
  });
});

describe('the jobs on the screen', () => {
  test('take a change that brings more, and search again', async () => {
    const { actor, search, context } = await startShowing(0);
    actor.send({ type: 'change.accepted', changes: { radius: 100 } });
    expect(search.calls[1]?.input).toEqual({ wish: { ...NURSE, radius: 100 }, offset: 0 });
    expect(context().asked).toEqual({ ...NURSE, radius: 100 });
  });

  test('grow by the next ones for the same words', async () => {
    const { actor, loadMore, change, context, until } = await startShowing(3, 'one', 'two');
    change({ work: 'cook' });
    actor.send({ type: 'more.requested' });
    expect(loadMore.calls[0]?.input).toEqual({ wish: NURSE, offset: 2 });
    loadMore.calls[0]?.reject(SERVER_ERROR);
    const { context: failed } = await until('failed');
    expect(failed).toMatchObject({ found: { total: 3 }, failure: { status: 500 } });
    actor.send({ type: 'retry.requested' });
    expect(context().failure).toBeNull();
    loadMore.calls[1]?.resolve(found(3, 'three'));
    await until('showing');
    expect(context().found).toEqual(found(3, 'one', 'two', 'three'));
    actor.send({ type: 'more.requested' });
    expect(loadMore.calls).toHaveLength(2);
  });

  test('are looked for anew when that is asked for while more of them load', async () => {
    const { actor, search, loadMore, change, ask, context } = await startShowing(3, 'one');
    actor.send({ type: 'more.requested' });
    change({ work: ' ' });
    ask();
    expect(context()).toMatchObject({ isWorkMissing: true, attempt: 1 });
    change({ work: 'cook' });
    ask();
    expect(search.calls[1]?.input).toEqual({ wish: { ...NURSE, work: 'cook' }, offset: 0 });
    loadMore.calls[0]?.resolve(found(3, 'two'));
    expect(context().found?.jobs).toEqual(jobs('one'));
  });

  test('are forgotten with everything typed when it is cleared', async () => {
    const { actor, context } = await startShowing(1, 'one');
    actor.send({ type: 'wish.cleared' });
    expect(actor.getSnapshot().value).toBe('editing');
    expect(context()).toMatchObject({
      wish: { work: '', skills: [], skill: '', place: '', radius: 50, remote: null, hours: null },
      asked: null,
      found: null,
    });
  });
});
