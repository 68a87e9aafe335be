import { describe, expect, test } from 'vitest';
import { letterBuilderMachine } from './letterBuilder.ts';
import { unreachedStates, untakenTransitions } from '../testing/coverage.ts';
import { explore, starts } from '../testing/explore.ts';
import { deadEnds, failuresWithoutExit } from '../testing/invariants.ts';
import { letterBuilderPlan } from '../testing/letterBuilderPlan.ts';
import { type Rule, ruleOf, tableOf } from '../testing/table.ts';

const walked = explore(letterBuilderPlan);
const table = tableOf(letterBuilderPlan);

test('reaches every state, takes every transition, and can always be saved', () => {
  expect(unreachedStates(letterBuilderMachine, walked)).toEqual([]);
  expect(untakenTransitions(letterBuilderMachine, walked)).toEqual([]);
  expect(deadEnds(walked, (place) => place.matches('saving'))).toEqual([]);
  expect(failuresWithoutExit(walked)).toEqual([]);
});

test('saves the text on the screen, and no empty one', () => {
  const sent = walked.steps.filter((step) => starts(step, 'save'));
  expect(sent.length).toBeGreaterThan(0);
  for (const { from, to } of sent) {
    expect(from?.context).toMatchObject({ text: to.context.text, answers: to.context.answers });
    expect(to.context.text?.trim()).not.toBe('');
  }
});

test('loses no answer and no word of the letter on the way back and forth', () => {
  const moved = walked.steps.filter(
    ({ event, to }) =>
      event.type === 'back.pressed' || (event.type === 'next.pressed' && to.matches('asking')),
  );
  expect(moved.length).toBeGreaterThan(0);
  for (const { from, to } of moved)
    expect(to.context).toMatchObject({ text: from?.context.text, answers: from?.context.answers });
});

test('writes over own changes only where somebody said so', () => {
  const lost = walked.steps.filter(({ from, to, event }) => {
    const before = from?.context;
    if (!before?.text?.trim() || before.text === before.written?.text) return false;
    return to.context.text !== before.text && event.type !== 'text.changed';
  });
  expect(new Set(lost.map(({ event }) => event.type))).toEqual(
    new Set(['rewrite.confirmed', 'typed.discarded']),
  );
});

describe.each<[string, Rule[]]>([
  [
    'a question goes on when it is answered, and the last one leads to the letter',
    [
      ['asking', 'next.pressed [hasProblem]', '(stays)', ['problem = missing'], []],
      ['asking', 'next.pressed [isAsWritten]', 'editing', [], []],
      ['asking', 'next.pressed [hasOwnText]', 'composing', [], []],
    ],
  ],
  [
    'a failure keeps what was written',
    [
      ['saving', 'save failed', 'failed.saving', ['failure = set'], []],
      ['editing', 'back.pressed', 'asking', [], []],
    ],
  ],
])('%s', (_rule, rules) => {
  test.each(rules)('%s on %s leads to %s', (...rule) => {
    expect(ruleOf(table, rule[0], rule[1])).toEqual(rule);
  });
});
