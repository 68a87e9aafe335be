import { describe, expect, test } from 'vitest';
import { isUnsent } from '#domain/drafts.ts';
import { draftKeeperMachine, type DraftKeeperSnapshot, isAtRest } from './draftKeeper.ts';
import { unsentOf } from './draftKeeperSetup.ts';
import { declaredCount, unreachedStates, untakenTransitions } from '../testing/coverage.ts';
import { draftKeeperPlan } from '../testing/draftKeeperPlan.ts';
import { explore, starts, type Step } from '../testing/explore.ts';
import { brokenSteps, deadEnds } from '../testing/invariants.ts';
import { replay, shortestPaths } from '../testing/replay.ts';

const walked = explore(draftKeeperPlan);
type KeeperStep = Step<DraftKeeperSnapshot>;
const isSignedIn = (snapshot: DraftKeeperSnapshot | null) => snapshot?.matches('signedIn') ?? false;
const at = (event: string) => walked.steps.filter((step) => step.event.type === event);
/** The drafts that a step stores in the tab, by form. */
const written = ({ effects }: KeeperStep): Record<string, unknown> =>
  Object.assign(
    {},
    ...effects
      .filter((effect) => effect.type === 'writeTab')
      .map(({ params }) => Reflect.get(Object(params), 'drafts')),
  );

describe('the draft keeper', () => {
  test('reaches every state', () =>
    expect(unreachedStates(draftKeeperMachine, walked)).toEqual([]));

  test('takes every transition it declares', () => {
    expect(declaredCount(draftKeeperMachine)).toBeGreaterThan(20);
    expect(untakenTransitions(draftKeeperMachine, walked)).toEqual([]);
  });

  test('can send everything and sign out from every state', () => {
    const isDone = (place: DraftKeeperSnapshot) =>
      place.matches({ signedIn: 'resting' }) &&
      !Object.values(place.context.drafts).some((draft) => isUnsent(draft));
    expect(deadEnds(walked, isDone)).toEqual([]);
    expect(deadEnds(walked, (place) => place.matches('signedOut'))).toEqual([]);
  });

  test('does the same in a running machine', async () => {
    const paths = shortestPaths(draftKeeperPlan);
    expect(paths.length).toBeGreaterThan(3);
    expect(await Promise.all(paths.map((path) => replay(draftKeeperPlan, path)))).toEqual(
      paths.map((path) => path.end),
    );
  });
});

describe('on every path', () => {
  test('stores input in the tab at once, in every state', () => {
    const typed = at('draft.changed').filter((step) => step.to !== step.from);
    expect(typed.length).toBeGreaterThan(50);
    const broken = brokenSteps(walked, (step) => {
      if (step.event.type !== 'draft.changed' || !isSignedIn(step.from)) return true;
      const kind = String(Reflect.get(step.event, 'kind'));
      const isNew = step.to.context.drafts[kind] !== step.from?.context.drafts[kind];
      return !isNew || written(step)[kind] === step.to.context.drafts[kind];
    });
    expect(broken).toEqual([]);
  });

  test('keeps the newest input until it is discarded', () => {
    const broken = brokenSteps(walked, (step) => {
      const { type } = step.event;
      if (!isSignedIn(step.from) || !isSignedIn(step.to)) return true;
      if (['draft.changed', 'draft.discarded'].includes(type)) return true;
      const before = step.from?.context.drafts ?? {};
      const now = step.to.context.drafts;
      return Object.entries(before).every(
        ([kind, draft]) =>
          // Only discarded drafts, and copies that the server has deleted, may go.
          !isUnsent(draft) || draft.data === null || now[kind]?.data === draft.data,
      );
    });
    expect(broken).toEqual([]);
  });

  test('sends nothing before the server’s drafts are loaded', () => {
    const early = walked.steps.filter(
      (step) =>
        !step.to.context.isLoaded &&
        (starts(step, 'sendDraft') ||
          step.effects.some((effect) => effect.type === 'sendOnLeaving')),
    );
    expect(early).toEqual([]);
    expect(walked.steps.some((step) => starts(step, 'sendDraft'))).toBe(true);
  });

  test('sends one request at a time, and never an empty one', () => {
    const sends = walked.steps.filter((step) => starts(step, 'sendDraft'));
    expect(sends.every((step) => step.to.context.sending !== null)).toBe(true);
    expect(
      sends.filter(
        (step) =>
          step.from?.matches({ signedIn: 'sending' }) && !step.event.type.startsWith('xstate.'),
      ),
    ).toEqual([]);
  });

  test('keeps a refused draft, which stops no other', () => {
    const refusals = walked.steps.filter(
      (step) =>
        Object.keys(step.to.context.refused).length >
        Object.keys(step.from?.context.refused ?? {}).length,
    );
    expect(refusals.length).toBeGreaterThan(0);
    for (const { from, to } of refusals) {
      const kind = from?.context.sending?.kind ?? '';
      expect(to.context.drafts[kind]).toBe(from?.context.drafts[kind]);
      expect(to.matches({ signedIn: 'waiting' })).toBe(false);
    }
  });

  test('deletes nothing from the tab when a session ends', () => {
    const ends = at('session.ended').filter((step) => isSignedIn(step.from));
    expect(ends.length).toBeGreaterThan(10);
    expect(ends.filter((step) => Object.keys(written(step)).length > 0)).toEqual([]);
    expect(ends.every((step) => Object.keys(step.to.context.drafts).length === 0)).toBe(true);
  });

  test('shows nobody the drafts of another person', () => {
    const arrivals = at('session.started').filter((step) => !isSignedIn(step.from));
    for (const step of arrivals) {
      expect(step.to.context.drafts).toEqual(Reflect.get(step.event, 'kept'));
      expect(step.to.context.owner).toBe(Reflect.get(step.event, 'owner'));
    }
  });

  test('is at rest only when nothing can be sent', () => {
    const resting = [...walked.places.values()].filter((place) =>
      place.matches({ signedIn: 'resting' }),
    );
    expect(resting.length).toBeGreaterThan(2);
    expect(resting.every((place) => isAtRest(place) && unsentOf(place.context).length === 0)).toBe(
      true,
    );
  });
});
