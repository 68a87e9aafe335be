import { describe, expect, test } from 'vitest';
import { impersonationMachine, viewOf } from './impersonation.ts';
import { unreachedStates, untakenTransitions } from '../testing/coverage.ts';
import { explore, starts } from '../testing/explore.ts';
import { impersonationPlan } from '../testing/impersonationPlan.ts';
import { breaksOf, brokenSteps, deadEnds, failuresWithoutExit } from '../testing/invariants.ts';
import { type Row, ruleOf, tableOf } from '../testing/table.ts';

const walked = explore(impersonationPlan);
const table = tableOf(impersonationPlan);
type Step = (typeof walked.steps)[number];
const does = (step: Step, effect: string) => step.effects.some(({ type }) => type === effect);
const isIn = (snapshot: Step['to'] | null) => snapshot !== null && viewOf(snapshot) !== null;

test('reaches every state, takes every transition, and never gets stuck', () => {
  expect(unreachedStates(impersonationMachine, walked)).toEqual([]);
  expect(untakenTransitions(impersonationMachine, walked)).toEqual([]);
  expect(deadEnds(walked, (place) => place.matches('none'))).toEqual([]);
  expect(failuresWithoutExit(walked)).toEqual([]);
});

test('knows no role but those of the people who can be viewed', () => {
  const roles = new Set([...walked.places.values()].map((place) => viewOf(place)?.role ?? 2));
  expect([...roles].filter((role) => ![2, 3, 4].includes(role))).toEqual([]);
});

test('ends every view with no key in storage and nothing of the person in the machine', () => {
  const ends = walked.steps.filter((step) => isIn(step.from) && !isIn(step.to));
  expect(ends.length).toBeGreaterThan(0);
  for (const step of ends) {
    expect(step.to.matches('leaving')).toBe(true);
    expect(does(step, 'clearView')).toBe(true);
    expect(step.to.context).toMatchObject({ view: null, wanted: null, reason: '' });
  }
});

test('has keys in storage only while there is a view', () => {
  const held = breaksOf(walked, {
    start: false,
    next: (isStored, step) =>
      does(step, 'storeView') ? true : does(step, 'clearView') ? false : isStored,
    holds: (isStored, step) => {
      const isNow = does(step, 'storeView') || (isStored && !does(step, 'clearView'));
      return isNow === isIn(step.to);
    },
  });
  expect(held).toEqual([]);
});

test('leads the end of the session through leaving, from wherever a view is or begins', () => {
  const ended = walked.steps.filter(
    ({ event, from }) => event.type === 'session.ended' && from !== null,
  );
  const within = ended.filter(
    ({ from }) => isIn(from) || from?.matches('starting') || from?.matches('restoring'),
  );
  expect(within.length).toBeGreaterThan(0);
  for (const { to } of within) expect(to.matches('leaving')).toBe(true);
  // The sign-in page comes, so nobody is led anywhere else.
  expect(ended.filter((step) => step.to.context.ended !== null)).toEqual([]);
});

test('begins no view inside a view, and none without a reason', () => {
  const begun = walked.steps.filter((step) => starts(step, 'startView'));
  expect(begun.length).toBeGreaterThan(0);
  for (const { from, to } of begun) {
    expect(isIn(from)).toBe(false);
    expect(to.context.reason.trim().length).toBeGreaterThanOrEqual(10);
  }
  const asked = brokenSteps(
    walked,
    ({ event, from, to }) =>
      event.type !== 'view.requested' || !isIn(from) || to.context.wanted === null,
  );
  expect(asked).toEqual([]);
});

test('believes the server and nothing else about a view after a load', () => {
  const restored = walked.steps.filter((step) => step.from?.matches('restoring') && isIn(step.to));
  expect(restored.length).toBeGreaterThan(0);
  for (const { event } of restored) expect(event.type).toBe('xstate.done.actor.askView');
  const found = walked.steps.filter(({ event }) => event.type === 'storage.found');
  expect(found.filter((step) => !isIn(step.from) && isIn(step.to))).toEqual([]);
});

test('keeps no password, in any state', () => {
  const all = JSON.stringify([...walked.places.values()].map(({ context }) => context));
  expect(all).not.toContain('one two three four');
});

test('has nobody in view while the server has not answered whom the tab views', () => {
  const unknown = [...walked.places.values()].filter(
    (place) => place.matches('restoring') || place.matches('unreachable'),
  );
  expect(unknown.length).toBeGreaterThan(0);
  expect(unknown.filter(isIn)).toEqual([]);
});

const gone = [
  'clearView',
  'emits goTo (path=/admin/job-coach)',
  'starts endView (isSignedIn=true)',
];
const timers = ['timer untilEnding (ms=1680000)', 'timer untilEnd (ms=1800000)'];

describe.each<[string, Pick<Row, 'from' | 'event' | 'target' | 'effects'>[]]>([
  [
    'who is viewed is asked for first, with a reason',
    [
      { from: 'none', event: 'view.requested', target: 'confirming', effects: [] },
      { from: 'confirming', event: 'start.confirmed [else]', target: '(stays)', effects: [] },
      { from: 'starting', event: 'startView failed [else]', target: 'refused', effects: [] },
      { from: 'refused', event: 'exit.pressed [isOtherViewed]', target: 'leaving', effects: gone },
    ],
  ],
  [
    'a view that is cancelled while it begins is ended as soon as the server answers',
    [
      {
        from: 'starting.asked',
        event: 'view.cancelled',
        target: 'starting.cancelled',
        effects: [],
      },
      {
        from: 'starting',
        event: 'startView done [isCancelled]',
        target: 'leaving',
        effects: ['starts endView (isSignedIn=true)'],
      },
      {
        from: 'starting',
        event: 'startView failed [isCancelled]',
        target: 'leaving',
        effects: ['starts endView (isSignedIn=true)'],
      },
      {
        from: 'starting.cancelled',
        event: 'view.requested',
        target: 'confirming',
        effects: [],
      },
    ],
  ],
  [
    'a view lasts half an hour, and more time is a new one of the server',
    [
      {
        from: 'starting',
        event: 'startView done [else]',
        target: 'acting.settling',
        effects: ['storeView', 'emits goTo (path=/candidate/profile)', ...timers],
      },
      { from: 'acting', event: 'after untilEnding', target: 'acting.ending', effects: [] },
      { from: 'acting', event: 'after untilEnd', target: 'leaving', effects: gone },
      {
        from: 'acting.extending',
        event: 'extendView done [else]',
        target: 'acting.settling',
        effects: ['storeView', ...timers],
      },
      {
        from: 'acting.extending',
        event: 'extendView failed [else]',
        target: 'acting.ending',
        effects: [],
      },
    ],
  ],
  [
    'a load and a refused call ask the server',
    [
      {
        from: 'none',
        event: 'refused.received',
        target: 'restoring',
        effects: ['starts askView'],
      },
      {
        from: 'restoring',
        event: 'askView done [else]',
        target: 'none',
        effects: ['clearView'],
      },
      { from: 'restoring', event: 'askView done [wasStored]', target: 'leaving', effects: gone },
      { from: 'restoring', event: 'askView failed', target: 'unreachable', effects: [] },
      {
        from: 'acting',
        event: 'refused.received',
        target: 'acting.checking',
        effects: ['starts checkView'],
      },
      { from: 'acting.checking', event: 'checkView done [else]', target: 'leaving', effects: gone },
      { from: 'acting.checking', event: 'checkView failed', target: 'acting.quiet', effects: [] },
    ],
  ],
  [
    'an exit waits for a change that is on its way, and not for ever',
    [
      { from: 'acting', event: 'exit.pressed', target: 'leaving', effects: gone },
      {
        from: 'acting.changing',
        event: 'exit.pressed',
        target: 'acting.settling',
        effects: [],
      },
      {
        from: 'acting.settling',
        event: 'always [isExitWanted]',
        target: 'acting.waiting',
        effects: ['timer patience (ms=5000)'],
      },
      {
        from: 'acting.settling',
        event: 'always [isLastChangeOfExit]',
        target: 'leaving',
        effects: gone,
      },
      { from: 'acting.waiting', event: 'after patience', target: 'leaving', effects: gone },
    ],
  ],
])('%s', (_rule, rows) => {
  test.each(rows)('leads from $from on $event to $target', ({ from, event, target, effects }) => {
    expect(ruleOf(table, from, event)).toEqual([from, event, target, expect.anything(), effects]);
  });
});

test('reports how each view ended', () => {
  const by = (event: string) => ruleEnd(event);
  expect(by('exit.pressed')).toEqual(['exit']);
  expect(by('time.ended')).toEqual(['time']);
  expect(by('xstate.done.actor.checkView')).toEqual(['lost', 'time']);
  expect(by('session.ended')).toEqual([null]);
});

/** How the views ended that this event ended. */
function ruleEnd(event: string): unknown[] {
  const ends = walked.steps.filter(
    (step) => step.event.type === event && isIn(step.from) && !isIn(step.to),
  );
  return [...new Set(ends.map(({ to }) => to.context.ended?.by ?? null))].toSorted();
}
