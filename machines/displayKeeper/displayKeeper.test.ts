import { describe, expect, test } from 'vitest';
import { displayKeeperMachine, keptOf } from './displayKeeper.ts';
import { CONFLICTS_MAX } from './displayKeeperSetup.ts';
import { declaredCount, unreachedStates, untakenTransitions } from '../testing/coverage.ts';
import { DARK, displayKeeperPlan, isAtRest, SERIF } from '../testing/displayKeeperPlan.ts';
import { OTHER, OWNER } from '../testing/draftKeeperPlan.ts';
import { explore, starts } from '../testing/explore.ts';
import { breaksOf, deadEnds, failuresWithoutExit } from '../testing/invariants.ts';
import { replay, shortestPaths } from '../testing/replay.ts';
import { type Rule, ruleOf, tableOf } from '../testing/table.ts';

const walked = explore(displayKeeperPlan);
const places = [...walked.places.values()];
const table = tableOf(displayKeeperPlan);

describe('the keeper of the display', () => {
  test('reaches every state, takes every transition, and can always save everything', () => {
    expect(declaredCount(displayKeeperMachine)).toBeGreaterThan(30);
    expect(unreachedStates(displayKeeperMachine, walked)).toEqual([]);
    // Shared with `following`: a retry always has something to save.
    expect(untakenTransitions(displayKeeperMachine, walked)).toEqual([
      'displayKeeper.signedIn.retrying.loading --xstate.error.actor.loadDisplay--> displayKeeper.signedIn.unloaded',
    ]);
    expect(deadEnds(walked, (place) => place.matches({ signedIn: 'saved' }))).toEqual([]);
    expect(failuresWithoutExit(walked)).toEqual([]);
  });

  test('does the same in a running machine', async () => {
    const paths = shortestPaths(displayKeeperPlan);
    expect(paths.length).toBeGreaterThan(3);
    expect(await Promise.all(paths.map((path) => replay(displayKeeperPlan, path)))).toEqual(
      paths.map((path) => path.end),
    );
  });

  test('says where the choices are', () => {
    const told = places.map((place) => [
      JSON.stringify(place.value).replaceAll(/[{}":]|signedIn/g, ''),
      keptOf(place),
    ]);
    expect([...new Set(told.map((one) => one.join(' ')))].toSorted()).toEqual([
      'failed failed',
      'followingloading device',
      'followingloading saving',
      'followingmerging saving',
      'followingsaving saving',
      'retryingloading failed',
      'retryingmerging failed',
      'retryingsaving failed',
      'saved account',
      'signedOut device',
      'unloaded device',
    ]);
    expect(places.filter((place) => isAtRest(place)).map((place) => keptOf(place))).not.toContain(
      'saving',
    );
  });

  test('has at most five write conflicts in a row', () => {
    const most = Math.max(...places.map(({ context }) => context.conflicts));
    expect(most).toBe(CONFLICTS_MAX);
    expect(CONFLICTS_MAX).toBe(5);
    const early = walked.steps.filter(
      ({ from, event, to }) =>
        from !== null &&
        event.type === 'xstate.done.actor.loadOthers' &&
        to.matches({ signedIn: 'failed' }) &&
        from.context.conflicts < 5,
    );
    expect(early).toEqual([]);
  });

  test('brings what was chosen without a sign-in to an account that has nothing, and to no other', () => {
    const loads = walked.steps.filter(({ event }) => event.type.endsWith('done.actor.loadDisplay'));
    for (const { from, event, to } of loads) {
      const isEmpty = Reflect.get(event, 'output') !== DARK;
      const isBrought = from?.context.brought === SERIF && isEmpty;
      expect(to.context.choices.Font).toBe(isBrought ? 'serif' : 'standard');
      expect(to.context.choices.Theme).toBe(isEmpty ? 'system' : 'dark');
    }
    const brought = places.filter(({ context }) => context.brought !== null);
    expect(brought.length).toBeGreaterThan(0);
    expect(brought.every(({ context }) => context.owner === OWNER)).toBe(true);
  });

  test('sends what is chosen over what the account has', () => {
    const inputs = walked.steps
      .flatMap(({ effects }) => effects)
      .map(({ params }) => Object(params))
      .filter(({ id }) => id === 'saveDisplay')
      .map(({ input }) => input);
    expect(inputs).toContainEqual({ ...DARK, TextSize: 150 });
    const loads = walked.steps.flatMap(({ effects }) => effects.map(({ params }) => params));
    for (const owner of [OWNER, OTHER])
      for (const id of ['loadDisplay', 'loadOthers'])
        expect(loads).toContainEqual(expect.objectContaining({ id, input: { owner } }));
  });

  test('makes one call at a time', () => {
    const calls = ['loadDisplay', 'loadOthers', 'saveDisplay'];
    const broken = breaksOf(walked, {
      start: false,
      next: (_before, step) => calls.some((call) => starts(step, call)),
      holds: (isCalling, step) =>
        !isCalling ||
        step.event.type.startsWith('xstate.') ||
        step.event.type.startsWith('session.') ||
        !calls.some((call) => starts(step, call)),
    });
    expect(broken).toEqual([]);
  });
});

const CHOSEN = ['choices = set', 'unsaved = set'];
const SHOWN = ['show (from=account)', 'keepUnsaved'];
const GIVEN_UP = ['conflicts = 0'];
const { following, retrying, failed, saved, unloaded } = {
  following: 'signedIn.following',
  retrying: 'signedIn.retrying',
  failed: 'signedIn.failed',
  saved: 'signedIn.saved',
  unloaded: 'signedIn.unloaded',
};

/** The same for work that goes on by itself and for work that the person asked for again. */
function workRules(work: string, told: string[]): Rule[] {
  const SAVES = expect.stringMatching(/^starts saveDisplay/);
  return [
    [
      `${work}.deciding`,
      'always [isAccountUnknown]',
      `${work}.loading`,
      [],
      ['starts loadDisplay'],
    ],
    [`${work}.deciding`, 'always [isAllSaved]', saved, [], told],
    [`${work}.deciding`, 'always [else]', `${work}.saving`, ['sending = set'], [SAVES]],
    [`${work}.loading`, 'loadDisplay failed [isAnythingUnsaved]', failed, [], []],
    [
      `${work}.saving`,
      'saveDisplay done',
      `${work}.deciding`,
      ['account = set', 'conflicts = 0', 'sending = {}', 'unsaved = set or {}'],
      ['keepUnsaved (changes={})'],
    ],
    [
      `${work}.saving`,
      'saveDisplay failed [isConflict]',
      `${work}.merging`,
      ['conflicts = set'],
      ['starts loadOthers'],
    ],
    [`${work}.saving`, 'saveDisplay failed [else]', failed, GIVEN_UP, []],
    [
      `${work}.merging`,
      'loadOthers done [mayTryAgain]',
      `${work}.deciding`,
      ['account = set', 'choices = set'],
      SHOWN,
    ],
    [`${work}.merging`, 'loadOthers done [else]', failed, GIVEN_UP, SHOWN],
    [`${work}.merging`, 'loadOthers failed', failed, GIVEN_UP, []],
  ];
}

/** The rules of the display; docs/machines/displayKeeper.md has the whole table. */
test.each<Rule>([
  ['(any)', 'device.changed', '(stays)', ['choices = set'], []],
  ['signedOut', 'choice.made', '(stays)', ['choices = set'], ['show (from=device)']],
  [
    'signedOut',
    'session.started',
    `${following}.deciding`,
    ['brought = set', 'owner = set', 'unsaved = set'],
    [],
  ],
  [
    'signedIn',
    'session.started [isSomebodyElse]',
    `${following}.deciding`,
    [
      'account = null',
      'brought = null or set',
      'conflicts = 0',
      'owner = set',
      'sending = {}',
      'unsaved = set or {}',
    ],
    [],
  ],
  [
    'signedIn',
    'session.ended',
    'signedOut',
    [
      'account = null',
      'brought = null',
      'conflicts = 0',
      'owner = null',
      'sending = {}',
      'unsaved = {}',
    ],
    [],
  ],
  ['signedIn', 'choice.made', '(stays)', CHOSEN, SHOWN],
  ...workRules(following, []),
  ...workRules(retrying, ['emits retry.succeeded']),
  [`${following}.loading`, 'loadDisplay failed [else]', unloaded, [], []],
  [
    `${following}.loading`,
    'loadDisplay done',
    `${following}.deciding`,
    ['account = set', 'brought = null', 'choices = set', 'unsaved = set'],
    ['show (from=account)', 'keepUnsaved (changes={})'],
  ],
  [saved, 'choice.made', `${following}.deciding`, CHOSEN, SHOWN],
  [unloaded, 'choice.made', `${following}.deciding`, CHOSEN, SHOWN],
  [failed, 'choice.made', `${following}.deciding`, CHOSEN, SHOWN],
  [failed, 'retry.requested', `${retrying}.deciding`, [], []],
])('%s on %s leads to %s', (...rule) => {
  expect(ruleOf(table, rule[0], rule[1])).toEqual(rule);
});
