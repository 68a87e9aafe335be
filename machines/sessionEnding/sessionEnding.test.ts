import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { sessionEndingMachine, type SessionEndingSnapshot, warningOf } from './sessionEnding.ts';
import { nextEnd } from './sessionEndingSetup.ts';
import type { SessionEndingInput } from './sessionEndingTypes.ts';
import { declaredCount, unreachedStates, untakenTransitions } from '../testing/coverage.ts';
import { emits, explore } from '../testing/explore.ts';
import { brokenSteps, deadEnds } from '../testing/invariants.ts';
import { sessionEndingPlan } from '../testing/sessionEndingPlan.ts';

const walked = explore(sessionEndingPlan);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('the machine that ends unused sessions', () => {
  test('reaches every state except the end of a warning, which needs a clock', () =>
    expect(unreachedStates(sessionEndingMachine, walked)).toEqual(['sessionEnding.warning.over']));

  test('takes every transition except those that need a real clock', () => {
    expect(declaredCount(sessionEndingMachine)).toBeGreaterThan(12);
    // The walks have a fixed clock; the tests below move one.
    expect(untakenTransitions(sessionEndingMachine, walked)).toEqual([
      'sessionEnding.watching --activity.seen--> sessionEnding.checking',
      'sessionEnding.warning --stay.requested--> sessionEnding.checking',
      'sessionEnding.warning --xstate.after.untilEnd.sessionEnding.warning--> sessionEnding.warning.over',
      'sessionEnding.warning.over --xstate.after.untilAlone.sessionEnding.warning.over--> sessionEnding.deciding',
      'sessionEnding.warning.over --always--> sessionEnding.ended',
    ]);
  });

  test('can end from every state, and a warned person can stay or sign in', () => {
    expect(deadEnds(walked, (place) => place.matches('ended'))).toEqual([]);
    const warnings = [...walked.places.values()].filter((place) => place.matches('warning'));
    expect(warnings.length).toBeGreaterThan(3);
    for (const place of warnings) {
      expect(place.can({ type: 'stay.requested' })).toBe(true);
      expect(place.can({ type: 'signIn.requested' })).toBe(true);
    }
  });

  test('reports the end once, and not too early', () => {
    const broken = brokenSteps(
      walked,
      (step) => emits(step, 'time.ended') === step.to.matches('ended'),
    );
    expect(broken).toEqual([]);
    const early = walked.steps.filter(
      (step) =>
        step.to.matches('ended') &&
        step.event.type !== 'signIn.requested' &&
        nextEnd(step.to.context) > step.to.context.now(),
    );
    expect(early).toEqual([]);
  });

  test('removes a warning only after an answer or a renewal, here or in another tab', () => {
    const gone = (from: SessionEndingSnapshot | null, to: SessionEndingSnapshot) =>
      from?.matches('warning') && to.matches('watching');
    const events = walked.steps
      .filter(({ from, to }) => gone(from, to))
      .map(({ event }) => event.type);
    expect([...new Set(events)].toSorted()).toEqual([
      'activity.shared',
      'stay.requested',
      'tokens.changed',
    ]);
  });
});

/** A running machine with a simulated clock, and every event it emitted. */
function start(input: Partial<SessionEndingInput> = {}) {
  const clock = new SimulatedClock();
  const said: string[] = [];
  const watch = createActor(sessionEndingMachine, {
    clock,
    input: {
      idleMs: HOUR,
      endsAt: 1000 * HOUR,
      activeAt: null,
      now: () => clock.now(),
      ...input,
    },
  });
  watch.on('time.ended', ({ reason }) => said.push(reason));
  watch.subscribe((snapshot) => {
    const warning = warningOf(snapshot);
    if (warning === null) return;
    said.push(`${warning.left} ${warning.endsAt.getTime() / MINUTE} ${warning.canStay}`);
  });
  watch.start();
  return { watch, clock, said };
}

describe('an unused tab', () => {
  test('is warned two minutes before, again at one and at half a minute, and then ended', () => {
    const { clock, said } = start();
    clock.increment(58 * MINUTE - 1);
    expect(said).toEqual([]);
    clock.increment(1);
    expect(said).toEqual(['early 60 true']);
    clock.increment(MINUTE);
    clock.increment(MINUTE / 2);
    expect(said).toEqual(['early 60 true', 'minute 60 true', 'halfMinute 60 true']);
    clock.increment(MINUTE / 2 - 1);
    expect(said).toHaveLength(3);
    clock.increment(1);
    expect(said.slice(3)).toEqual(['idle']);
  });

  test('stays open during activity, and when the person chooses to stay', () => {
    const { watch, clock, said } = start();
    for (let half = 0; half < 10; half += 1) {
      clock.increment(HOUR / 2);
      watch.send({ type: 'activity.seen' });
    }
    expect(said).toEqual([]);
    clock.increment(59 * MINUTE);
    watch.send({ type: 'stay.requested' });
    expect(watch.getSnapshot().matches('watching')).toBe(true);
    clock.increment(57 * MINUTE);
    expect(warningOf(watch.getSnapshot())).toBeNull();
  });

  test('is not kept open by mouse movement during the warning', () => {
    const { watch, clock, said } = start();
    clock.increment(59 * MINUTE);
    watch.send({ type: 'activity.seen' });
    clock.increment(MINUTE);
    expect(said.at(-1)).toBe('idle');
  });

  test('is warned at half of a short limit', () => {
    const { clock, said } = start({ idleMs: 2 * MINUTE });
    clock.increment(MINUTE);
    expect(said).toEqual(['minute 2 true']);
  });

  test('never ends without a limit', () => {
    const { clock, said } = start({ idleMs: null });
    clock.increment(500 * HOUR);
    expect(said).toEqual([]);
  });

  test('has ended when its computer wakes up too late', () => {
    let now = 0;
    const woken = start({ now: () => now });
    now = 2 * HOUR;
    woken.watch.send({ type: 'activity.seen' });
    expect(woken.said).toEqual(['idle']);
    now = 0;
    const late = start({ now: () => now, activeAt: -58 * MINUTE });
    now = 2 * HOUR;
    late.watch.send({ type: 'stay.requested' });
    expect(late.said.at(-1)).toBe('idle');
  });

  test('has ended when the browser restores it too late', () => {
    expect(start({ activeAt: -2 * HOUR }).said).toEqual(['idle']);
  });
});

describe('a session that cannot be extended', () => {
  test('warns too, and when the person stays, continues until the end without another warning', () => {
    const { watch, clock, said } = start({ endsAt: 30 * MINUTE });
    clock.increment(28 * MINUTE);
    expect(said).toEqual(['early 30 false']);
    watch.send({ type: 'stay.requested' });
    clock.increment(2 * MINUTE - 1);
    expect(said).toHaveLength(1);
    clock.increment(1);
    expect(said.slice(1)).toEqual(['expired']);
  });

  test('lets the person sign in again at once', () => {
    const { watch, clock, said } = start({ endsAt: 30 * MINUTE });
    clock.increment(29 * MINUTE);
    watch.send({ type: 'signIn.requested' });
    expect(said.at(-1)).toBe('expired');
  });

  test('removes the warning when it is renewed', () => {
    const { watch, clock, said } = start({ endsAt: 30 * MINUTE });
    clock.increment(29 * MINUTE);
    watch.send({ type: 'tokens.changed', endsAt: 1000 * HOUR });
    expect(warningOf(watch.getSnapshot())).toBeNull();
    clock.increment(28 * MINUTE);
    expect(said).toEqual(['minute 30 false']);
  });
});

describe('a tab beside others', () => {
  /** A tab that asks, and every event for the other tabs. */
  function beside(input: Partial<SessionEndingInput> = {}) {
    const tab = start({ isAlone: false, ...input });
    const told: unknown[] = [];
    tab.watch.on('siblings.asked', () => told.push('asked'));
    tab.watch.on('activity.told', ({ at, knownEnd }) => told.push([at / MINUTE, knownEnd]));
    return { ...tab, told };
  }
  const used = (minutes: number, knownEnd: number | null = null) =>
    ({ type: 'activity.shared', at: minutes * MINUTE, knownEnd }) as const;

  test('keeps the warning that is due, with its times, when other tokens come', () => {
    const { watch, clock, said } = beside();
    clock.increment(58 * MINUTE);
    clock.increment(200);
    const shown: boolean[] = [];
    watch.subscribe((snapshot) => shown.push(warningOf(snapshot) !== null));
    watch.send({ type: 'tokens.changed', endsAt: 2000 * HOUR });
    clock.increment(MINUTE);
    watch.send({ type: 'tokens.changed', endsAt: 2000 * HOUR });
    clock.increment(MINUTE / 2);
    expect(shown).not.toContain(false);
    expect(new Set(said)).toEqual(
      new Set(['early 60 true', 'minute 60 true', 'halfMinute 60 true']),
    );
  });

  test('asks them before it warns, and warns when none was used', () => {
    const { clock, said, told } = beside();
    clock.increment(58 * MINUTE);
    expect([said, told]).toEqual([[], ['asked']]);
    clock.increment(199);
    expect(said).toEqual([]);
    clock.increment(1);
    expect(said).toEqual(['early 60 true']);
  });

  test('does not warn when one of them answers that it was used', () => {
    const { watch, clock, said } = beside();
    clock.increment(58 * MINUTE);
    watch.send(used(30));
    clock.increment(29 * MINUTE);
    expect(said).toEqual([]);
    clock.increment(MINUTE);
    clock.increment(200);
    expect(said).toEqual(['early 90 true']);
  });

  test('asks them before it ends what it slept through, and continues when one was used', () => {
    let now = 0;
    const { watch, said } = beside({ now: () => now });
    now = 2 * HOUR;
    watch.send({ type: 'activity.seen' });
    expect(watch.getSnapshot().matches('asking')).toBe(true);
    watch.send(used(119));
    expect(watch.getSnapshot().matches('watching')).toBe(true);
    expect(said).toEqual([]);
  });

  test('ends when all of them were used too long ago', () => {
    let now = 0;
    const { watch, clock, said } = beside({ now: () => now });
    now = 2 * HOUR;
    watch.send({ type: 'activity.seen' });
    watch.send(used(59));
    clock.increment(200);
    expect(said).toEqual(['idle']);
  });

  test('keeps its warning while it asks them at the end', () => {
    const { watch, clock, said } = beside();
    clock.increment(58 * MINUTE);
    clock.increment(200);
    clock.increment(2 * MINUTE - 200);
    expect(warningOf(watch.getSnapshot())?.left).toBe('halfMinute');
    expect(said).not.toContain('idle');
    clock.increment(200);
    expect(said.at(-1)).toBe('idle');
  });

  test('closes its warning when the person stays in another tab, and not for less', () => {
    const { watch, clock } = beside();
    clock.increment(58 * MINUTE);
    clock.increment(200);
    watch.send(used(0.001));
    expect(warningOf(watch.getSnapshot())).not.toBeNull();
    watch.send(used(58));
    expect(warningOf(watch.getSnapshot())).toBeNull();
  });

  test('closes the last warning when it was acknowledged in another tab', () => {
    const endsAt = 30 * MINUTE;
    const { watch, clock } = beside({ endsAt });
    clock.increment(28 * MINUTE);
    clock.increment(200);
    watch.send(used(28));
    expect(warningOf(watch.getSnapshot())?.canStay).toBe(false);
    watch.send(used(28, endsAt));
    expect(warningOf(watch.getSnapshot())).toBeNull();
  });

  test('tells them of its own activity, and when asked, but not what they told', () => {
    const { watch, clock, told } = beside();
    clock.increment(MINUTE);
    watch.send({ type: 'activity.seen' });
    clock.increment(MINUTE);
    watch.send(used(2));
    expect(told).toEqual([[1, null]]);
    watch.send({ type: 'activity.asked' });
    expect(told).toEqual([
      [1, null],
      [2, null],
    ]);
  });

  test('believes no activity of a time to come', () => {
    const { watch, clock, said } = beside();
    watch.send(used(10_000));
    clock.increment(58 * MINUTE);
    clock.increment(200);
    expect(said).toEqual(['early 60 true']);
  });

  test('ends at once when its tokens have expired, which no other tab can change', () => {
    let now = 0;
    const { watch, said } = beside({ endsAt: 2 * HOUR, now: () => now });
    now = 3 * HOUR;
    watch.send({ type: 'activity.seen' });
    expect(said).toEqual(['idle']);
  });
});
