import { describe, expect, test } from 'vitest';
import { jobEditorMachine } from './jobEditor.ts';
import { unreachedStates, untakenTransitions } from '../testing/coverage.ts';
import { explore, starts } from '../testing/explore.ts';
import { deadEnds, failuresWithoutExit } from '../testing/invariants.ts';
import { jobEditorPlan } from '../testing/jobEditorPlan.ts';
import { type Rule, ruleOf, tableOf } from '../testing/table.ts';

const walked = explore(jobEditorPlan);
const table = tableOf(jobEditorPlan);

test('reaches every state, takes every transition, and can always be written in again', () => {
  expect(unreachedStates(jobEditorMachine, walked)).toEqual([]);
  expect(untakenTransitions(jobEditorMachine, walked)).toEqual([]);
  expect(deadEnds(walked, (place) => place.matches('editing'))).toEqual([]);
  expect(failuresWithoutExit(walked)).toEqual([]);
});

test('publishes what is saved and was shown at the press, and nothing that was typed since', () => {
  const published = walked.steps.filter((step) => starts(step, 'publish'));
  expect(published.length).toBeGreaterThan(0);
  for (const { to } of published) {
    const { base, sent, problemsOf } = to.context;
    expect(base.entry.etag).not.toBeNull();
    expect(sent).toEqual(base.values);
    expect(problemsOf(base.values)).toEqual([]);
  }
});

test('asks about words that exclude people before each publishing with them', () => {
  const pressed = walked.steps.filter(
    ({ event, from }) =>
      event.type === 'publish.requested' &&
      'phrases' in event &&
      Array.isArray(event.phrases) &&
      event.phrases.length > 0 &&
      from?.context.values['title'] !== '',
  );
  expect(pressed.length).toBeGreaterThan(0);
  for (const { to } of pressed) expect(to.matches('confirmingPublish')).toBe(true);
});

test('never publishes what two versions make together before somebody has read it', () => {
  const decided = walked.steps.filter(({ from }) => from?.matches('conflicted'));
  expect(decided.length).toBeGreaterThan(0);
  for (const step of decided) {
    expect(starts(step, 'publish')).toBe(false);
    expect(step.to.context.isForPublishing).toBe(false);
  }
});

test('keeps what was typed until it is saved or discarded', () => {
  const lost = walked.steps.filter(
    ({ from, to, event }) =>
      from?.context.values['title'] === 'Chef' &&
      to.context.values['title'] !== 'Chef' &&
      !['field.changed', 'draft.discarded', 'xstate.done.actor.conflict'].includes(event.type) &&
      // It was saved: the server's answer has it.
      from.context.sent['title'] !== 'Chef',
  );
  expect(lost).toEqual([]);
});

/** The rules of the chart, by hand; docs/machines/jobEditor.md has the whole table. */
describe.each<[string, Rule[]]>([
  [
    'a press to publish goes through the check, the question and the save',
    [
      [
        'checking',
        'always [isIncomplete]',
        'refused',
        ['attempt = 1 or 2 or 3', 'problems = set'],
        [],
      ],
      ['checking', 'always [hasPhrases]', 'confirmingPublish', [], []],
      ['checking', 'always [else]', 'storing', [], []],
      ['confirmingPublish', 'publish.confirmed', 'storing', [], []],
      ['confirmingPublish', 'publish.cancelled', 'editing', [], []],
    ],
  ],
  [
    'a failed publishing is tried again, or asks whether it is a copy',
    [
      ['failed', 'retry.requested [isForPublishing]', 'checking', ['failure = null'], []],
      ['confirmingCopy', 'publish.cancelled', 'editing', ['failure = null'], []],
    ],
  ],
])('%s', (_, rules) => {
  test.each(rules)('%s: %s', (...rule) => {
    const [state, event] = rule;
    expect(ruleOf(table, state, event)).toEqual(rule);
  });
});
