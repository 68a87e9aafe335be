import { describe, expect, test } from 'vitest';
import { hasRunOut, sessionMachine } from './session.ts';
import type { SessionSnapshot } from './session.ts';
import { stateOfTokens } from './sessionSetup.ts';
import { declaredCount, unreachedStates, untakenTransitions } from '../testing/coverage.ts';
import { emits, explore, starts } from '../testing/explore.ts';
import type { Step } from '../testing/explore.ts';
import { breaksOf, brokenSteps, deadEnds, failuresWithoutExit } from '../testing/invariants.ts';
import { sessionPlan } from '../testing/sessionPlan.ts';

const walked = explore(sessionPlan);
type SessionStep = Step<SessionSnapshot>;
const effects = (step: SessionStep) => step.effects.map((effect) => effect.type);
const isIn = (snapshot: SessionSnapshot | null) => snapshot?.matches('signedIn') ?? false;

describe('the session machine', () => {
  test('reaches every state', () => expect(unreachedStates(sessionMachine, walked)).toEqual([]));

  test('takes every transition it declares', () => {
    expect(declaredCount(sessionMachine)).toBeGreaterThan(40);
    expect(untakenTransitions(sessionMachine, walked)).toEqual([]);
  });

  test('can reach signed out and signed in from every state', () => {
    expect(deadEnds(walked, (place) => place.matches('signedOut'))).toEqual([]);
    expect(deadEnds(walked, (place) => place.matches('signedIn'))).toEqual([]);
    expect(failuresWithoutExit(walked)).toEqual([]);
  });
});

describe('on every path', () => {
  test('starts signed out when both tokens have expired', () => {
    const first = walked.steps.filter((step) => step.from === null);
    expect(first.map((step) => JSON.stringify(step.to.value))).toEqual([
      '{"signedOut":"ready"}',
      '"joining"',
      '{"signedIn":"fresh"}',
      '{"signedIn":"fresh"}',
      '"restoring"',
      '{"signedOut":"ready"}',
    ]);
    expect(first.at(-1)?.to.context.reason).toBe('expired');
  });

  test('ends at the next call or timer once both tokens have expired', () => {
    const ends = walked.steps.filter(
      (step) =>
        isIn(step.from) &&
        step.from !== null &&
        stateOfTokens(step.from.context) === 'expired' &&
        step.from.matches({ signedIn: 'expiring' }) &&
        (step.event.type === 'access.wanted' || step.event.type.startsWith('xstate.after')),
    );
    expect(ends.length).toBeGreaterThan(0);
    expect(ends.filter((step) => isIn(step.to))).toEqual([]);
  });

  test('holds tokens when signed in, and none when signed out', () => {
    expect(
      brokenSteps(walked, ({ to }) => !to.matches('signedOut') || to.context.session === null),
    ).toEqual([]);
    expect(brokenSteps(walked, ({ to }) => !isIn(to) || to.context.session !== null)).toEqual([]);
  });

  test('clears the stored session and goes to /login when a session ends', () => {
    const leaves = (step: SessionStep) => isIn(step.from) && !isIn(step.to);
    expect(
      brokenSteps(
        walked,
        (step) => !leaves(step) || (effects(step).includes('clearSession') && emits(step, 'goTo')),
      ),
    ).toEqual([]);
    expect(walked.steps.filter(leaves).length).toBeGreaterThan(10);
  });

  test('sends unsaved input before signing out, and drops it only when the person confirms', () => {
    const signOuts = walked.steps.filter(
      (step) => isIn(step.from) && step.to.context.reason === 'signedOut' && !isIn(step.to),
    );
    expect(signOuts.length).toBeGreaterThan(2);
    for (const { event, from } of signOuts) {
      const isAllSent =
        event.type === 'xstate.done.actor.sendDrafts' && Reflect.get(event, 'output') === true;
      const isConfirmed = event.type === 'signOut.confirmed' && from?.context.isSignOutHeld;
      expect(isAllSent || isConfirmed).toBe(true);
    }
  });

  test('deletes unsaved input only when the person signs out', () => {
    const cleared = walked.steps.flatMap((step) =>
      step.effects
        .filter((effect) => effect.type === 'clearSession')
        .map((effect) => [step.to.context.reason, Reflect.get(Object(effect.params), 'reason')]),
    );
    expect(cleared.length).toBeGreaterThan(10);
    expect(cleared.filter(([reason, said]) => reason !== said)).toEqual([]);
  });

  test('keeps the reason of an expired session when a page finds nobody signed in', () => {
    const late = walked.steps.filter(
      ({ from, event }) => event.type === 'guard.failed' && from !== null && hasRunOut(from),
    );
    expect(late.length).toBeGreaterThan(2);
    for (const { from, to } of late.filter((step) => !isIn(step.from)))
      expect(to.context.reason).toBe(from?.context.reason);
  });

  test('ends the session at a 401 in every state', () => {
    const calls = walked.steps.filter(
      (step) => step.event.type === 'call.unauthorized' && isIn(step.from),
    );
    expect(calls.every((step) => step.to.context.reason === 'refused')).toBe(true);
    expect(calls.length).toBeGreaterThan(5);
  });

  test('reloads the page only after a 403 and a renewal, and at most once in half a minute', () => {
    const broken = breaksOf(walked, {
      start: { forbidden: false, reloaded: false },
      next: (memory, step) => ({
        // A new sign-in starts another session.
        forbidden: isIn(step.to) && (memory.forbidden || step.event.type === 'call.forbidden'),
        reloaded: isIn(step.to) && (memory.reloaded || emits(step, 'reload')),
      }),
      holds: (memory, step) =>
        !emits(step, 'reload') ||
        (memory.forbidden &&
          !memory.reloaded &&
          /^xstate\.done\.actor|^session\.shared/.test(step.event.type)),
    });
    expect(broken).toEqual([]);
    expect(walked.steps.some((step) => emits(step, 'reload'))).toBe(true);
  });

  test('logs out when the renewal after a 403 fails for any reason', () => {
    const failures = walked.steps.filter(
      (step) =>
        step.event.type === 'xstate.error.actor.renewing' && step.from?.context.reloadWanted,
    );
    expect(failures.length).toBeGreaterThan(0);
    expect(failures.filter((step) => isIn(step.to))).toEqual([]);
  });

  test('makes no call and says so when somebody signs in twice', () => {
    const tries = walked.steps.filter(
      (step) => isIn(step.from) && step.event.type === 'signIn.requested',
    );
    expect(tries.length).toBeGreaterThan(3);
    for (const { to, from } of tries) {
      expect(to.value).toEqual(from?.value);
      expect(to.context.failure?.code).toBe('already_signed_in');
    }
  });

  test('never holds a password in the context', () => {
    expect(brokenSteps(walked, ({ to }) => !/Password/i.test(JSON.stringify(to.context)))).toEqual(
      [],
    );
  });

  test('runs one renewal at a time', () => {
    const again = walked.steps.filter(
      (step) =>
        step.from?.matches({ signedIn: 'renewing' }) &&
        step.to.matches({ signedIn: 'renewing' }) &&
        starts(step, 'renewing'),
    );
    expect(again).toEqual([]);
  });
});
