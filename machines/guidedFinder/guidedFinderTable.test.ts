import { describe, expect, test } from 'vitest';
import { firstOpen, NO_ANSWERS } from '#domain/finder.ts';
import { guidedFinderMachine } from './guidedFinder.ts';
import { unreachedStates, untakenTransitions } from '../testing/coverage.ts';
import { explore } from '../testing/explore.ts';
import { guidedFinderPlan } from '../testing/guidedFinderPlan.ts';
import { deadEnds } from '../testing/invariants.ts';
import { type Rule, ruleOf, tableOf } from '../testing/table.ts';

const walked = explore(guidedFinderPlan);
const table = tableOf(guidedFinderPlan);

test('reaches every state, takes every transition, and can always show jobs', () => {
  expect(unreachedStates(guidedFinderMachine, walked)).toEqual([]);
  expect(untakenTransitions(guidedFinderMachine, walked)).toEqual([]);
  expect(deadEnds(walked, (place) => place.matches('showing'))).toEqual([]);
});

test('loses no answer on the way back and forth', () => {
  const opened = walked.steps.filter(({ event }) => event.type === 'page.opened');
  expect(opened.length).toBeGreaterThan(0);
  for (const { from, to } of opened) {
    expect(to.context.answers).toEqual(from?.context.answers);
    expect(to.context.passed).toEqual(from?.context.passed);
  }
});

test('checks and shows nothing while a question is open', () => {
  const after = walked.steps.filter(
    ({ event, to }) =>
      event.type === 'page.opened' && (to.matches('checking') || to.matches('showing')),
  );
  const left = after.map(({ from, event, to }) =>
    'page' in event && from?.value !== to.value
      ? firstOpen(to.context.passed, to.context.answers)
      : null,
  );
  expect(new Set(left)).toEqual(new Set([null]));
});

test('forgets every answer when they are cleared', () => {
  const cleared = walked.steps.filter(({ event }) => event.type === 'answers.cleared');
  for (const { to } of cleared)
    expect(to.context).toMatchObject({ answers: NO_ANSWERS, passed: [], isChanging: false });
});

describe('a change', () => {
  test.each<Rule>([
    [
      'checking',
      'change.requested',
      '(stays)',
      ['isChanging = true'],
      ['emits goTo (page=where, isReplaced=false)'],
    ],
    [
      'showing',
      'change.requested',
      '(stays)',
      ['isChanging = true'],
      ['emits goTo (page=where, isReplaced=false)'],
    ],
  ])('%s on %s leads to %s', (...rule) => {
    expect(ruleOf(table, rule[0], rule[1])).toEqual(rule);
  });
});

describe('a place', () => {
  test('leads back to its question when it is not known, and leaves that unanswered', () => {
    const told = walked.steps.filter(
      ({ event, to }) => event.type.startsWith('xstate.done.') && to.context.unknownPlace !== null,
    );
    expect(told.length).toBeGreaterThan(0);
    for (const { from, to } of told) {
      expect(to.matches('asking')).toBe(true);
      expect(to.context.passed).toEqual(from?.context.passed);
    }
  });

  test('holds nobody up when it cannot be looked up now', () => {
    const failed = walked.steps.filter(({ event }) => event.type.startsWith('xstate.error.'));
    expect(failed.length).toBeGreaterThan(0);
    for (const { to } of failed) expect(to.context.passed).toContain('where');
  });
});
