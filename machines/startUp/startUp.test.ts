import { describe, expect, test } from 'vitest';
import { startUpMachine } from './startUp.ts';
import type { StartUpContext } from './startUpTypes.ts';
import { declaredCount, unreachedStates, untakenTransitions } from '../testing/coverage.ts';
import { explore, starts } from '../testing/explore.ts';
import { deadEnds } from '../testing/invariants.ts';
import { replay, shortestPaths } from '../testing/replay.ts';
import { JOBS, KEPT, MAILBOX, PROFILE, startUpPlan } from '../testing/startUpPlan.ts';
import { type Rule, ruleOf, tableOf } from '../testing/table.ts';

const walked = explore(startUpPlan);
const table = tableOf(startUpPlan);
const DECIDED = `${JOBS} or ${PROFILE}`;

/** Where each step leads away to, with what it stood on. */
const led = walked.steps.flatMap(({ effects, to }) =>
  effects
    .filter(({ type }) => type === 'xstate.emit')
    .map(({ params }) => ({ ...Object(params).event, context: to.context })),
);

describe('start-up', () => {
  test('reaches every state, takes every transition, and always arrives', () => {
    expect(declaredCount(startUpMachine)).toBeGreaterThan(10);
    expect(unreachedStates(startUpMachine, walked)).toEqual([]);
    expect(untakenTransitions(startUpMachine, walked)).toEqual([]);
    expect(deadEnds(walked, (place) => place.hasTag('finished'))).toEqual([]);
  });

  test('does the same when it runs', async () => {
    const paths = shortestPaths(startUpPlan);
    expect(paths.length).toBeGreaterThan(3);
    expect(await Promise.all(paths.map((path) => replay(startUpPlan, path)))).toEqual(
      paths.map((path) => path.end),
    );
  });

  test('leads a candidate to the profile at 40 percent, and otherwise to the jobs', () => {
    const of = (completion: number | null) =>
      led
        .filter(({ context }) => context.session?.role === 2 && context.completion === completion)
        .map(({ path }) => path);
    expect(new Set(of(40))).toEqual(new Set([PROFILE]));
    expect(new Set(of(41))).toEqual(new Set([JOBS]));
    expect(new Set(of(null))).toEqual(new Set([JOBS]));
  });

  test('leads to the sign-in without a session, and back only from a page that was reloaded', () => {
    const out = led.filter(({ context }) => context.session === null);
    expect(new Set(out.map(({ path }) => path))).toEqual(new Set(['/auth/login']));
    for (const { context, isExpired } of out)
      expect(isExpired).toBe(context.path === context.lastPath);
    expect(out.some(({ isExpired }) => isExpired)).toBe(true);
    expect(led.some(({ context, isExpired }) => context.session !== null && isExpired)).toBe(false);
  });

  test('asks for the completion of a candidate alone, and not on a reload', () => {
    const asks = walked.steps.filter((step) => starts(step, 'loadCompletion'));
    expect(asks.length).toBeGreaterThan(0);
    for (const { to } of asks) {
      expect(to.context.session?.role).toBe(2);
      expect(to.context.path).not.toBe(to.context.lastPath);
    }
    const input = {
      userGuid: startUpPlan.events['session.settled'][1]?.session?.userDetails.UserGuid,
    };
    expect(asks[0]?.effects.map(({ params }) => params)).toContainEqual(
      expect.objectContaining({ id: 'loadCompletion', input }),
    );
  });

  test('stays on a page that was asked for, and asks nothing for it', () => {
    const isThere = (context: StartUpContext) =>
      context.path === KEPT && context.session?.role === 2;
    const there = walked.steps.filter(({ to }) => isThere(to.context));
    expect(there.some(({ to }) => to.matches('arrived'))).toBe(true);
    expect(there.some((step) => starts(step, 'loadCompletion'))).toBe(false);
    expect(led.some(({ context }) => isThere(context))).toBe(false);
  });

  test('leads to the sign-in when the session ended by the answer to the question', () => {
    const ended = walked.steps.filter(
      ({ from, to }) => from?.matches('asking') === true && to.context.session === null,
    );
    expect(ended.length).toBeGreaterThan(0);
    for (const { context } of ended.map(({ to }) => to))
      expect(context.target).toBe(context.path === '/auth/login' ? null : '/auth/login');
  });

  test('leaves the mailbox open to anybody, and keeps the address of a reload', () => {
    expect(led.some(({ context }) => context.path === MAILBOX)).toBe(false);
    const kept = walked.steps.filter(
      ({ to }) =>
        to.matches('arrived') &&
        to.context.session !== null &&
        to.context.path === to.context.lastPath,
    );
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.every(({ to }) => to.context.target === null)).toBe(true);
  });

  test.each<Rule>([
    ['waiting', 'session.settled', 'choosing', ['session = null or set'], []],
    ['waiting', 'address.changed', '(stays)', ['path = set'], []],
    ['choosing', 'always [isOpenToAnybody]', 'arrived', [], []],
    ['choosing', 'always [doesCompletionDecide]', 'asking', [], ['starts loadCompletion']],
    [
      'asking',
      'loadCompletion done',
      'deciding',
      ['completion = 40 or 41', 'session = null', `target = /auth/login or ${DECIDED}`],
      [],
    ],
    ['asking', 'address.changed [isElsewhere]', 'choosing', ['path = set'], []],
    ['asking', 'loadCompletion failed', 'deciding', [`target = ${JOBS}`], []],
    ['asking', 'session.unsettled', 'waiting', [], []],
    [
      'deciding',
      'always [mustLeave]',
      'leaving',
      [],
      ['emits goTo (path=set, isExpired=false or true)'],
    ],
    ['deciding', 'always [else]', 'arrived', [], []],
    ['leaving', 'address.changed [isTarget]', 'arrived', [], []],
  ])('%s on %s leads to %s', (...rule) => {
    expect(ruleOf(table, rule[0], rule[1])).toEqual(rule);
  });
});
