import { waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { viewOf } from './impersonation.ts';
import type { ViewAnswer } from './impersonationTypes.ts';
import { acting, dana, later, MINUTE, nobodyInView } from '../testing/impersonated.ts';
import { NO_NETWORK } from '../testing/resumes.ts';

const person = { userGuid: 'dana', name: 'Dana Whitlock' };
const forgotten = { wanted: null, reason: '', isReasonMissing: false, failure: null };
const viewedByOther = { status: 409, code: 'acting_now' };

function asking(reason: string) {
  const tab = nobodyInView();
  tab.actor.send({ type: 'view.requested', person });
  tab.actor.send({ type: 'reason.changed', reason });
  const contextOf = () => tab.actor.getSnapshot().context;
  return { ...tab, contextOf };
}

describe('asking for a view', () => {
  test('knows nothing before it', () => {
    const { context } = nobodyInView().actor.getSnapshot();
    expect(context).toMatchObject({
      ...forgotten,
      view: null,
      left: null,
      wasStored: false,
      changes: [],
      isExitWanted: false,
      ended: null,
      hadView: false,
    });
  });

  test('begins with the person, and the reason that was typed before', () => {
    const { actor } = nobodyInView();
    actor.send({ type: 'view.requested', person, reason: 'As before.' });
    expect(actor.getSnapshot().context).toMatchObject({ wanted: person, reason: 'As before.' });
    const fresh = nobodyInView().actor;
    fresh.send({ type: 'view.requested', person });
    expect(fresh.getSnapshot().context).toMatchObject({ wanted: person, reason: '' });
    expect(fresh.getSnapshot().hasTag('editable')).toBe(true);
  });

  test('says that the reason is too short until another is typed', () => {
    const { actor, start, contextOf } = asking(' ninechars ');
    actor.send({ type: 'start.confirmed', password: null });
    expect(contextOf().isReasonMissing).toBe(true);
    expect(start.calls).toHaveLength(0);
    actor.send({ type: 'reason.changed', reason: 'ten chars!' });
    expect(contextOf().isReasonMissing).toBe(false);
    actor.send({ type: 'start.confirmed', password: 'one two three four' });
    expect(start.calls.map(({ input }) => input)).toEqual([
      { userGuid: 'dana', reason: 'ten chars!', password: 'one two three four' },
    ]);
  });

  test('sends the reason without spaces around it, stores the view and shows the person', async () => {
    const { actor, start, stored, paths, reaches, contextOf } = asking('  Dana cannot save.  ');
    actor.send({ type: 'start.confirmed', password: null });
    expect(start.calls[0]?.input).toEqual({
      userGuid: 'dana',
      reason: 'Dana cannot save.',
      password: null,
    });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    start.calls[0]?.resolve(dana);
    await reaches({ acting: 'quiet' });
    expect(contextOf()).toMatchObject({ ...forgotten, view: dana });
    expect(stored).toEqual([dana]);
    expect(paths).toEqual(['/candidate/profile']);
  });

  test.each(['view.cancelled', 'session.ended'] as const)(
    'forgets what was typed on %s, before and after a refusal',
    async (type) => {
      const before = asking(dana.reason);
      before.actor.send({ type });
      expect(before.actor.getSnapshot().matches('none')).toBe(true);
      expect(before.contextOf()).toMatchObject(forgotten);
      const { actor, start, reaches, contextOf } = asking(dana.reason);
      actor.send({ type: 'start.confirmed', password: null });
      start.calls[0]?.reject(NO_NETWORK);
      await reaches('refused');
      actor.send({ type });
      expect(actor.getSnapshot().matches('none')).toBe(true);
      expect(contextOf()).toMatchObject(forgotten);
    },
  );

  test('tells the failure, until a reason is typed or it is tried again', async () => {
    const { actor, start, reaches, contextOf } = asking(dana.reason);
    actor.send({ type: 'start.confirmed', password: null });
    start.calls[0]?.reject(NO_NETWORK);
    await reaches('refused');
    expect(contextOf().failure).not.toBe(null);
    expect([...actor.getSnapshot().tags].toSorted()).toEqual(['editable', 'failed']);
    actor.send({ type: 'exit.pressed' });
    expect(actor.getSnapshot().matches('refused')).toBe(true);
    actor.send({ type: 'reason.changed', reason: 'short' });
    expect(contextOf().failure).toBe(null);
    actor.send({ type: 'start.confirmed', password: null });
    expect(contextOf().isReasonMissing).toBe(true);
    actor.send({ type: 'reason.changed', reason: dana.reason });
    actor.send({ type: 'start.confirmed', password: 'again' });
    expect(start.calls[1]?.input.password).toBe('again');
  });

  test('is tried again without the failure of before', async () => {
    const { actor, start, reaches, contextOf } = asking(dana.reason);
    actor.send({ type: 'start.confirmed', password: null });
    start.calls[0]?.reject(NO_NETWORK);
    await reaches('refused');
    actor.send({ type: 'start.confirmed', password: null });
    expect(contextOf().failure).toBe(null);
  });

  test('can leave the view of somebody else that stands in the way', async () => {
    const { actor, start, end, stored, paths, reaches, contextOf } = asking(dana.reason);
    actor.send({ type: 'start.confirmed', password: null });
    start.calls[0]?.reject(viewedByOther);
    await reaches('refused');
    actor.send({ type: 'exit.pressed' });
    expect(contextOf()).toMatchObject({ ...forgotten, ended: { by: 'exit', name: '' } });
    expect(end.calls.map(({ input }) => input)).toEqual([{ isSignedIn: true }]);
    expect([stored, paths]).toEqual([[null], ['/admin/job-coach']]);
  });

  test('is over when the session ends while the server is asked', async () => {
    const { actor, end, stored, paths, reaches, contextOf } = asking(dana.reason);
    actor.send({ type: 'start.confirmed', password: null });
    actor.send({ type: 'session.ended' });
    expect(actor.getSnapshot().matches('leaving')).toBe(true);
    expect(contextOf()).toMatchObject({ ...forgotten, ended: null, hadView: true, left: null });
    expect([stored, paths]).toEqual([[null], []]);
    expect(end.calls.map(({ input }) => input)).toEqual([{ isSignedIn: false }]);
    end.calls[0]?.resolve(undefined);
    await reaches('none');
    actor.send({ type: 'session.began' });
    expect(contextOf().hadView).toBe(false);
  });
});

describe('a tab that is loaded', () => {
  async function answered(isStored: boolean, answer: ViewAnswer) {
    const tab = nobodyInView();
    tab.actor.send({ type: 'storage.found', isStored });
    expect(tab.actor.getSnapshot().hasTag('busy')).toBe(true);
    tab.ask.calls[0]?.resolve(answer);
    const now = await waitFor(tab.actor, (snapshot) => !snapshot.matches('restoring'));
    return { ...tab, now };
  }

  test('shows the view that the server has, whatever it stored', async () => {
    for (const isStored of [true, false]) {
      const { now, stored, paths } = await answered(isStored, { view: dana, lastEnd: null });
      expect(now.matches({ acting: 'quiet' })).toBe(true);
      expect([viewOf(now), stored, paths]).toEqual([dana, [dana], []]);
    }
  });

  test.each([
    ['time', 'time'],
    [null, 'lost'],
  ] as const)('says that its view is over when the last end was %s', async (lastEnd, by) => {
    const { now, stored, paths } = await answered(true, { view: null, lastEnd });
    expect(now.matches('leaving')).toBe(true);
    expect(now.context.ended).toEqual({ by, name: '' });
    expect([stored, paths]).toEqual([[null], ['/admin/job-coach']]);
  });

  test('says nothing when it had no view', async () => {
    const { now, stored, paths, end } = await answered(false, { view: null, lastEnd: 'time' });
    expect(now.matches('none')).toBe(true);
    expect(now.context.ended).toBe(null);
    expect([stored, paths, end.calls]).toEqual([[null], [], []]);
  });

  test('asks again when the server was not reached, without the failure of before', async () => {
    const { actor, ask, reaches } = nobodyInView();
    actor.send({ type: 'storage.found', isStored: true });
    ask.calls[0]?.reject(NO_NETWORK);
    await reaches('unreachable');
    expect(actor.getSnapshot().hasTag('failed')).toBe(true);
    expect(actor.getSnapshot().context.failure).not.toBe(null);
    actor.send({ type: 'restore.retried' });
    expect(actor.getSnapshot().context.failure).toBe(null);
    expect(ask.calls).toHaveLength(2);
  });
});

describe('a view', () => {
  test('shows what was changed of the person, and the rest as it was', async () => {
    const { actor } = await acting();
    actor.send({ type: 'details.changed', details: { FirstName: 'Dan' } });
    expect(viewOf(actor.getSnapshot())).toEqual({
      ...dana,
      details: { ...dana.details, FirstName: 'Dan' },
    });
  });

  test('has its last two minutes announced, and ends with the time', async () => {
    const { actor, clock, end } = await acting();
    clock.increment(28 * MINUTE - 1);
    expect(actor.getSnapshot().matches({ acting: 'quiet' })).toBe(true);
    clock.increment(1);
    expect(actor.getSnapshot().matches({ acting: 'ending' })).toBe(true);
    clock.increment(2 * MINUTE);
    const { context } = actor.getSnapshot();
    expect(context).toMatchObject({
      view: null,
      left: dana,
      hadView: true,
      ended: { by: 'time', name: 'Dana Whitlock' },
    });
    expect(end.calls[0]?.input).toEqual({ isSignedIn: true });
    actor.send({ type: 'end.told' });
    expect(actor.getSnapshot().context.ended).toBe(null);
  });

  test('begins its time again when the server gives more', async () => {
    const { actor, clock, start, stored, reaches } = await acting();
    clock.increment(28 * MINUTE);
    actor.send({ type: 'more.requested' });
    expect(start.calls[1]?.input).toEqual({
      userGuid: 'dana',
      reason: dana.reason,
      password: null,
    });
    start.calls[1]?.reject(NO_NETWORK);
    await reaches({ acting: 'ending' });
    expect(actor.getSnapshot().context.failure).not.toBe(null);
    actor.send({ type: 'more.requested' });
    expect(actor.getSnapshot().context.failure).toBe(null);
    start.calls[2]?.resolve(later);
    await reaches({ acting: 'quiet' });
    expect([viewOf(actor.getSnapshot()), stored.at(-1)]).toEqual([later, later]);
    clock.increment(28 * MINUTE);
    expect(actor.getSnapshot().matches({ acting: 'ending' })).toBe(true);
  });

  test('is left only after both of two changes have ended', async () => {
    const { actor, end } = await acting();
    actor.send({ type: 'change.began', change: 'first' });
    actor.send({ type: 'change.began', change: 'second' });
    actor.send({ type: 'change.ended', change: 'first' });
    expect(actor.getSnapshot().matches({ acting: 'changing' })).toBe(true);
    actor.send({ type: 'exit.pressed' });
    expect(actor.getSnapshot().matches({ acting: 'waiting' })).toBe(true);
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    expect(end.calls).toHaveLength(0);
    actor.send({ type: 'change.ended', change: 'second' });
    expect(actor.getSnapshot().context.ended?.by).toBe('exit');
  });

  test('counts a change that ends twice only once', async () => {
    const { actor } = await acting();
    actor.send({ type: 'change.began', change: 'first' });
    actor.send({ type: 'change.began', change: 'second' });
    actor.send({ type: 'change.ended', change: 'first' });
    actor.send({ type: 'change.ended', change: 'first' });
    expect(actor.getSnapshot().matches({ acting: 'changing' })).toBe(true);
  });

  test('waits for its own change when one of the person before ends late', async () => {
    const { actor, start, end, reaches } = await acting();
    actor.send({ type: 'change.began', change: 'before' });
    actor.send({ type: 'time.ended' });
    actor.send({ type: 'view.requested', person: { userGuid: 'kim', name: 'Kim Okafor' } });
    actor.send({ type: 'reason.changed', reason: dana.reason });
    actor.send({ type: 'start.confirmed', password: null });
    start.calls[1]?.resolve({ ...dana, userGuid: 'kim' });
    await reaches('acting');
    const endsBefore = end.calls.length;
    actor.send({ type: 'change.began', change: 'own' });
    actor.send({ type: 'change.ended', change: 'before' });
    actor.send({ type: 'exit.pressed' });
    expect(actor.getSnapshot().matches({ acting: 'waiting' })).toBe(true);
    expect(end.calls).toHaveLength(endsBefore);
    actor.send({ type: 'change.ended', change: 'own' });
    expect(actor.getSnapshot().matches('leaving')).toBe(true);
  });

  test('still waits for a change that began before it got more time', async () => {
    const { actor, clock, start, reaches } = await acting();
    clock.increment(28 * MINUTE);
    actor.send({ type: 'change.began', change: 'slow' });
    actor.send({ type: 'more.requested' });
    start.calls[1]?.resolve(later);
    await reaches({ acting: 'changing' });
    actor.send({ type: 'exit.pressed' });
    expect(actor.getSnapshot().matches({ acting: 'waiting' })).toBe(true);
  });

  test.each([
    ['time', 'time'],
    [null, 'lost'],
  ] as const)('is over when the server says so: %s', async (lastEnd, by) => {
    const { actor, ask, reaches } = await acting();
    actor.send({ type: 'refused.received' });
    actor.send({ type: 'refused.received' });
    expect(ask.calls).toHaveLength(1);
    ask.calls[0]?.resolve({ view: null, lastEnd });
    await reaches('leaving');
    expect(actor.getSnapshot().context.ended).toEqual({ by, name: 'Dana Whitlock' });
  });

  test('continues as the server has it, or as it was when the server is not reached', async () => {
    const { actor, ask, stored, reaches } = await acting();
    actor.send({ type: 'refused.received' });
    ask.calls[0]?.resolve({ view: later, lastEnd: null });
    await reaches({ acting: 'quiet' });
    expect([viewOf(actor.getSnapshot()), stored.at(-1)]).toEqual([later, later]);
    actor.send({ type: 'refused.received' });
    ask.calls[1]?.reject(NO_NETWORK);
    await reaches({ acting: 'quiet' });
    expect(viewOf(actor.getSnapshot())).toEqual(later);
  });

  test('that was left lets another be asked for at once', async () => {
    const { actor } = await acting();
    actor.send({ type: 'exit.pressed' });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    actor.send({ type: 'view.requested', person });
    const { context } = actor.getSnapshot();
    expect(actor.getSnapshot().matches('confirming')).toBe(true);
    expect([context.wanted, context.ended]).toEqual([person, null]);
  });
});
