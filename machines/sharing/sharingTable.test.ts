import { describe, expect, test } from 'vitest';
import { sharingMachine } from './sharing.ts';
import { unreachedStates, untakenTransitions } from '../testing/coverage.ts';
import { explore, starts } from '../testing/explore.ts';
import { deadEnds, failuresWithoutExit } from '../testing/invariants.ts';
import { sharingPlan } from '../testing/sharingPlan.ts';
import { type Rule, ruleOf, tableOf } from '../testing/table.ts';

const walked = explore(sharingPlan);
const table = tableOf(sharingPlan);

test('reaches every state, takes every transition, and can always be done', () => {
  expect(unreachedStates(sharingMachine, walked)).toEqual([]);
  expect(untakenTransitions(sharingMachine, walked)).toEqual([]);
  expect(deadEnds(walked, (place) => place.matches('shared') || place.matches('left'))).toEqual([]);
  expect(failuresWithoutExit(walked)).toEqual([]);
});

test('sends only the very words that were shown, and nothing without a reader or words', () => {
  const sent = walked.steps.filter((step) => starts(step, 'share'));
  expect(sent.length).toBeGreaterThan(0);
  for (const { from, to } of sent) {
    expect(from?.matches('previewing') || from?.matches('failed')).toBe(true);
    const { receiver, scopes, facts, statements } = to.context;
    expect(from?.context).toMatchObject({ receiver, scopes, facts, statements });
    const words = facts.map((key) => (statements[key] ?? '').trim());
    const isSomething = receiver?.kind === 'coach' ? [...scopes, ...facts] : words;
    expect(receiver).not.toBeNull();
    expect(isSomething.length).toBeGreaterThan(0);
    expect(isSomething).not.toContain('');
  }
});

test('shares for the first time only for an adult, and asks nobody else for the age', () => {
  const firstSent = walked.steps.filter((step) => step.to.context.isFirst && starts(step, 'share'));
  expect(firstSent.length).toBeGreaterThan(0);
  expect(firstSent.filter(({ to }) => to.context.age !== 'adult')).toEqual([]);
  const asked = walked.steps.filter(
    ({ to }) => to.matches('left') || to.matches({ choosing: 'age' }),
  );
  expect(asked.filter(({ to }) => !to.context.isFirst)).toEqual([]);
});

test('takes no other answer than that of its question', () => {
  const questions = {
    'age.chosen': { choosing: 'age' },
    'receiver.chosen': { choosing: 'whom' },
    'content.changed': { choosing: 'what' },
    'purpose.chosen': { choosing: 'why' },
    'months.chosen': { choosing: 'until' },
  } as const;
  for (const [type, question] of Object.entries(questions)) {
    const taken = walked.steps.filter(({ event }) => event.type === type);
    expect(taken.length).toBeGreaterThan(0);
    for (const { from } of taken) expect(from?.matches(question)).toBe(true);
  }
});

describe.each<[string, Rule[]]>([
  [
    'each question is asked of whom it is for, and none goes on without an answer',
    [
      ['opening', 'always [mustAskAge]', 'choosing.age', [], []],
      ['choosing.age', 'next.pressed [isAdult]', 'opening', [], []],
      ['choosing.age', 'next.pressed [hasAge]', 'left', [], []],
      ['choosing.age', 'next.pressed [else]', '(stays)', ['isMissing = true'], []],
      ['choosing.whom', 'back.pressed [isFirst]', 'choosing.age', ['isMissing = false'], []],
      ['opening', 'always [isReady]', 'previewing', [], []],
      ['opening', 'always [hasReceiver]', 'choosing.what', [], []],
      ['opening', 'always [else]', 'choosing.whom', [], []],
      ['choosing.whom', 'next.pressed [else]', '(stays)', ['isMissing = true'], []],
      ['choosing.what', 'next.pressed [isForCompanies]', 'choosing.why', [], []],
      ['choosing.what', 'next.pressed [hasSomething]', 'choosing.until', [], []],
      ['choosing.what', 'next.pressed [else]', '(stays)', ['isMissing = true'], []],
      ['choosing.until', 'back.pressed [isToCoach]', 'choosing.what', [], []],
      ['choosing.until', 'back.pressed [else]', 'choosing.why', [], []],
    ],
  ],
  [
    'it is read before it is sent, and a failure keeps it',
    [
      ['choosing.until', 'next.pressed', 'previewing', [], []],
      ['previewing', 'back.pressed', 'choosing.until', [], []],
      ['sharing', 'share done', 'shared', [], []],
      ['sharing', 'share failed', 'failed', ['failure = set'], []],
      ['failed', 'back.pressed', 'previewing', ['failure = null'], []],
    ],
  ],
])('%s', (_rule, rules) => {
  test.each(rules)('%s on %s leads to %s', (...rule) => {
    expect(ruleOf(table, rule[0], rule[1])).toEqual(rule);
  });
});
