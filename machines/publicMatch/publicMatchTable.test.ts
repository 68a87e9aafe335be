import { describe, expect, test } from 'vitest';
import { VISITOR_LIMITS } from '#domain/visitor.ts';
import { EMPTY_WISH, isForEarlierWords, publicMatchMachine, withSkill } from './publicMatch.ts';
import { unreachedStates, untakenTransitions } from '../testing/coverage.ts';
import { explore, starts } from '../testing/explore.ts';
import { deadEnds, failuresWithoutExit } from '../testing/invariants.ts';
import { publicMatchPlan } from '../testing/publicMatchPlan.ts';
import { type Rule, ruleOf, tableOf } from '../testing/table.ts';

const walked = explore(publicMatchPlan);
const table = tableOf(publicMatchPlan);

test('reaches every state, takes every transition, and can always show jobs', () => {
  expect(unreachedStates(publicMatchMachine, walked)).toEqual([]);
  expect(untakenTransitions(publicMatchMachine, walked)).toEqual([]);
  expect(deadEnds(walked, (place) => place.matches('showing'))).toEqual([]);
  expect(failuresWithoutExit(walked)).toEqual([]);
});

test('shows a failure exactly when it failed, and no jobs of other words beside it', () => {
  for (const { to } of walked.steps) {
    expect(to.context.failure !== null).toBe(to.matches('failed'));
  }
  const unfound = walked.steps.filter(({ to }) => to.matches({ failed: 'searching' }));
  expect(unfound.map(({ to }) => to.context.found)).toEqual(unfound.map(() => null));
});

test('sends nothing without words for the work, but for answers that were given before', () => {
  const sent = walked.steps.filter(
    (step) => starts(step, 'search') && step.event.type === 'search.requested',
  );
  expect(sent.length).toBeGreaterThan(0);
  for (const { to } of sent) expect(to.context.asked?.work.trim()).not.toBe('');
});

test('forgets words and jobs when they are cleared, from every state', () => {
  const cleared = walked.steps.filter(({ event }) => event.type === 'wish.cleared');
  for (const { to } of cleared) {
    expect(to.value).toBe('editing');
    expect(to.context).toMatchObject({ wish: EMPTY_WISH, asked: null, found: null });
  }
});

test('counts a skill that is typed and was not added, once', () => {
  expect(withSkill({ skills: ['Excel'], skill: ' Spanish ' })).toEqual({
    skills: ['Excel', 'Spanish'],
    skill: '',
  });
  expect(withSkill({ skills: ['Excel'], skill: 'excel' }).skills).toEqual(['Excel']);
});

test('keeps a typed skill in its field when the list has as many as may be sent', () => {
  const skills = Array.from({ length: VISITOR_LIMITS.skills }, (_, at) => `Skill ${at}`);
  expect(withSkill({ skills, skill: 'Spanish' })).toEqual({ skills, skill: 'Spanish' });
  expect(withSkill({ skills, skill: 'skill 0' })).toEqual({ skills, skill: '' });
});

test('says that jobs are for earlier words once those change, and no longer when they are back', () => {
  const found = { place: null, jobs: [], total: 0, changes: [] };
  const asked = { ...EMPTY_WISH, work: 'nurse' };
  expect(isForEarlierWords({ wish: asked, asked, found })).toBe(false);
  expect(isForEarlierWords({ wish: EMPTY_WISH, asked, found })).toBe(true);
});

describe.each<[string, Rule[]]>([
  [
    'a search is refused at its field, or its failure can be tried again',
    [
      [
        'editing',
        'search.requested [else]',
        '(stays)',
        ['attempt = 1 or 2 or 3', 'isWorkMissing = true'],
        [],
      ],
      [
        'failed.searching',
        'retry.requested',
        'searching',
        ['failure = null'],
        ['starts search (offset=0)'],
      ],
      [
        'searching',
        'search failed [isNoPlace]',
        'editing',
        ['asked = null', 'attempt = 1 or 2', 'found = null', 'isPlaceUnknown = true'],
        [],
      ],
    ],
  ],
  [
    'the next load begins after the last job',
    [
      ['showing', 'more.requested [hasMore]', 'loadingMore', [], ['starts loadMore (offset=1)']],
      ['loadingMore', 'loadMore done', 'showing', ['found = set'], []],
      [
        'failed.loadingMore',
        'retry.requested',
        'loadingMore',
        ['failure = null'],
        ['starts loadMore (offset=1)'],
      ],
    ],
  ],
])('%s', (_rule, rules) => {
  test.each(rules)('%s on %s leads to %s', (...rule) => {
    expect(ruleOf(table, rule[0], rule[1])).toEqual(rule);
  });
});
