import { describe, expect, test } from 'vitest';
import { autosaveMachine, draftOf, lineOf, shownProblems } from './autosave.ts';
import { autosavePlan, lastNameNeeded } from '../testing/autosavePlan.ts';
import { unreachedStates, untakenTransitions } from '../testing/coverage.ts';
import { emits, explore, starts } from '../testing/explore.ts';
import { brokenSteps, deadEnds, failuresWithoutExit } from '../testing/invariants.ts';
import { type Rule, ruleOf, tableOf } from '../testing/table.ts';

const walked = explore(autosavePlan);
const table = tableOf(autosavePlan);
const places = [...walked.places.values()];
const flushes = ({ effects }: (typeof walked.steps)[number]) =>
  effects.some(({ type }) => type === 'flush');
const isLoaded = (place: (typeof places)[number]) => !place.matches('loading');

describe('on every path', () => {
  test('reaches every state, takes every transition, and can always come to rest', () => {
    expect(unreachedStates(autosaveMachine, walked)).toEqual([]);
    expect(untakenTransitions(autosaveMachine, walked)).toEqual([]);
    expect(deadEnds(walked, (place) => place.matches('idle'))).toEqual([]);
    expect(failuresWithoutExit(walked)).toEqual([]);
  });

  test('saves and hands over nothing while a required field is empty', () => {
    const sent = walked.steps.filter((step) => starts(step, 'save') || flushes(step));
    expect(sent.length).toBeGreaterThan(10);
    for (const step of sent) {
      const given = starts(step, 'save') ? step.to.context.sent : step.to.context.values;
      expect(lastNameNeeded(given)).toEqual([]);
    }
  });

  test('takes every change of a person, also the first', () => {
    const changes = walked.steps.filter(({ event }) => event.type === 'field.changed');
    for (const { event, to } of changes)
      expect(event).toMatchObject({ values: { LastName: to.context.values['LastName'] } });
    const first = changes.filter(({ from }) => from?.matches('loading'));
    expect(first.length).toBeGreaterThan(0);
  });

  test('rests only when everything is saved', () => {
    const quiet = places.filter((place) => place.matches('idle') || place.matches('saved'));
    expect(quiet.length).toBeGreaterThan(3);
    for (const place of quiet) {
      expect(draftOf(place)).toBeNull();
      expect(['saved', null]).toContain(lineOf(place));
    }
  });

  test('keeps what was typed until it is saved or given up for the other version', () => {
    const lost = brokenSteps(walked, (step) => {
      const { from, event, to } = step;
      if (from === null || draftOf(from) === null || event.type === 'field.changed') return true;
      if (JSON.stringify(event).includes('"theirs"')) return true;
      return to.context.values['LastName'] === from.context.values['LastName'];
    });
    expect(lost).toEqual([]);
  });

  test('tells of everything that is not saved, or will save it, or has handed it over', () => {
    for (const place of places.filter((one) => draftOf(one) !== null && isLoaded(one))) {
      const isComing = place.matches('waiting') || place.matches('saving');
      const isAsked = place.matches('conflicted') || place.matches('left');
      expect(isComing || isAsked || lineOf(place) !== null).toBe(true);
    }
    const leaving = walked.steps.filter(
      ({ event, from }) => event.type === 'page.left' && from !== null && draftOf(from) !== null,
    );
    const isOwed = ({ from }: (typeof leaving)[number]) =>
      (from?.matches('waiting') || from?.matches('failed')) &&
      lastNameNeeded(from.context.values).length === 0;
    expect(leaving.filter(isOwed).length).toBeGreaterThan(2);
    expect(leaving.filter(isOwed).every(flushes)).toBe(true);
  });

  test('has no timer and no call once the page is left', () => {
    for (const place of places.filter((one) => one.matches('left'))) {
      const timers = place._nodes.flatMap((node) => node.after);
      expect(timers).toEqual([]);
      expect(Object.values(place.children).filter(Boolean)).toEqual([]);
    }
  });

  test('opens the dialog about a failure only outside of a field', () => {
    const told = places.filter((place) => place.matches({ failed: 'told' }));
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter((place) => place.context.isInField)).toEqual([]);
  });

  test('says "Saved" only when it is', () => {
    const said = walked.steps.filter((step) => emits(step, 'saved.told'));
    expect(said.length).toBeGreaterThan(0);
    for (const { to } of said) expect([draftOf(to), lineOf(to)]).toEqual([null, 'saved']);
  });

  test('marks what the server refused until that field is changed', () => {
    const refused = places.filter((place) => place.context.failure?.code === 'invalid');
    const marked = refused.filter((place) =>
      shownProblems(place).some(({ pointer }) => pointer === '/Phone'),
    );
    expect(marked.length).toBeGreaterThan(0);
    for (const place of marked)
      expect(place.context.values['Phone']).toBe(place.context.sent['Phone']);
  });
});

describe.each<[string, Rule[]]>([
  [
    'a change is saved two seconds after the last one',
    [
      ['loading', 'values.loaded [else]', 'changed', ['base = set', 'values = set'], []],
      ['idle', 'field.changed', 'changed', ['isInField = true', 'values = set'], []],
      ['changed', 'always [else]', 'waiting', [], ['timer savePause (ms=2000)']],
      ['waiting', 'field.changed', 'changed', ['isInField = true', 'values = set'], []],
      ['waiting', 'after savePause', 'sending', [], []],
      ['sending', 'always [else]', 'saving', ['sent = set'], ['starts save']],
    ],
  ],
  [
    'what was typed during a save is another change',
    [
      ['saving', 'field.changed', '(stays)', ['isInField = true', 'values = set'], []],
      [
        'saving',
        'save done [hasTypedSince]',
        'changed',
        ['base = set', 'failure = null', 'lost = []'],
        [],
      ],
    ],
  ],
  [
    'a failure waits for the end of the typing',
    [
      ['failed.telling', 'always [isInField]', 'failed.first', [], ['timer retryPause (ms=10000)']],
      ['failed.first', 'field.left', 'failed.told', ['isInField = false'], []],
      ['failed.first', 'after retryPause', 'sending', [], []],
      ['failed.told', 'failure.dismissed', 'failed.known', [], []],
      ['failed', 'retry.pressed', 'sending', [], []],
    ],
  ],
  [
    'a record that is being deleted is not saved',
    [
      ['waiting', 'save.asked', 'sending', [], []],
      ['dropped', 'record.kept', 'changed', [], []],
    ],
  ],
  [
    'leaving hands over what waits',
    [
      ['waiting', 'page.left [else]', 'left', [], ['flush']],
      ['waiting', 'page.left [isWrong]', 'left', [], []],
      ['failed', 'page.left', 'left', [], ['flush']],
      ['saving', 'page.left [isMoreToFlush]', 'left', [], ['flush']],
      ['saving', 'page.left [else]', 'left', [], []],
      ['invalid', 'page.left', 'left', [], []],
    ],
  ],
])('%s', (_rule, rules) => {
  test.each(rules)('%s on %s leads to %s', (...rule) => {
    expect(ruleOf(table, rule[0], rule[1])).toEqual(rule);
  });
});
