import { describe, expect, test } from 'vitest';
import {
  draftOf,
  formMachine,
  type FormSnapshot,
  hasTypedSince,
  shownProblems,
  typedCount,
} from './form.ts';
import { declaredCount, unreachedStates, untakenTransitions } from '../testing/coverage.ts';
import { explore, starts } from '../testing/explore.ts';
import { formPlan, MINE, SAME_AGAIN, SAVED, TAKEN, THEIRS } from '../testing/formPlan.ts';
import { brokenSteps, deadEnds, failuresWithoutExit } from '../testing/invariants.ts';
import { replay, shortestPaths } from '../testing/replay.ts';

const walked = explore(formPlan);
const places = [...walked.places.values()];
const at = (type: string) => walked.steps.filter(({ event }) => event.type === type);
const isDecided = ({ event }: { event: { type: string } }, kind: string) =>
  event.type === 'xstate.done.actor.conflict' &&
  Reflect.get(Object(Reflect.get(event, 'output')), 'kind') === kind;
const decided = (kind: string) => walked.steps.filter((step) => isDecided(step, kind));
const skill = (place: FormSnapshot | null) => place?.context.values['SkillName'];
const sentSkill = (place: FormSnapshot | null) => place?.context.sent['SkillName'];
/** Whether the field was changed here and there, to something else. */
function isDisputed({ from, event }: (typeof walked.steps)[number]): boolean {
  const theirs: unknown = Reflect.get(Object(Reflect.get(event, 'output')), 'theirs');
  if (theirs === null) return true;
  const now = Reflect.get(Object(Reflect.get(Object(theirs), 'values')), 'SkillName');
  return new Set([sentSkill(from), from?.context.base.values['SkillName'], now]).size === 3;
}
const typedMeanwhile = (place: FormSnapshot | null) => skill(place) !== sentSkill(place);

describe('a form', () => {
  test('reaches every state', () => {
    expect(unreachedStates(formMachine, walked)).toEqual([]);
  });

  test('takes every transition it declares', () => {
    expect(declaredCount(formMachine)).toBeGreaterThan(25);
    expect(untakenTransitions(formMachine, walked)).toEqual([]);
  });

  test('can reach an open form from every state, and leave every failure by an event of the person', () => {
    expect(deadEnds(walked, (place) => place.matches('editing'))).toEqual([]);
    expect(failuresWithoutExit(walked)).toEqual([]);
  });

  test('does the same in a running machine', async () => {
    const paths = shortestPaths(formPlan);
    expect(paths.length).toBeGreaterThan(15);
    expect(await Promise.all(paths.map((path) => replay(formPlan, path)))).toEqual(
      paths.map((path) => path.end),
    );
  });
});

describe('on every path', () => {
  test('sends nothing while something required is missing', () => {
    const saves = walked.steps.filter((step) => starts(step, 'save'));
    expect(saves.length).toBeGreaterThan(0);
    expect(saves.filter(({ to }) => sentSkill(to) === '')).toEqual([]);
  });

  test('accepts typing in every state', () => {
    for (const { event, to } of at('field.changed'))
      expect(event).toMatchObject({ values: to.context.values });
    expect(at('field.changed').length).toBe(places.length * 2);
  });

  test('loses what was typed only when it is saved, cancelled, discarded or given up', () => {
    const ways = [
      'xstate.done.actor.save',
      'record.removed',
      'record.opened',
      'edit.cancelled',
      'draft.discarded',
      'field.changed',
    ];
    const lost = brokenSteps(
      walked,
      (step) =>
        step.from === null ||
        draftOf(step.from) === null ||
        ways.includes(step.event.type) ||
        isDecided(step, 'theirs') ||
        step.to.matches('succeeded') ||
        skill(step.to) === skill(step.from),
    );
    expect(lost).toEqual([]);
  });

  test('restores what Cancel gave up, until the person does something else', () => {
    const cancelled = at('edit.cancelled').filter(({ from }) => from && draftOf(from));
    expect(cancelled.length).toBeGreaterThan(1);
    for (const { from, to } of cancelled) {
      expect(to.context.cancelled).toEqual(from && draftOf(from));
      expect(draftOf(to)).toBeNull();
    }
    const undone = at('cancel.undone').filter(({ from }) => from?.context.cancelled);
    expect(undone.length).toBeGreaterThan(1);
    for (const { from, to } of undone) {
      expect(draftOf(to)).toEqual(from?.context.cancelled);
      expect(to.context.cancelled).toBeNull();
    }
    const kept = places.filter(({ context }) => context.cancelled);
    expect(kept.every((place) => place.matches('editing') && !draftOf(place))).toBe(true);
  });

  test('counts the fields with unsaved input', () => {
    expect(new Set(places.map(typedCount))).toEqual(new Set([0, 1]));
    for (const place of places) expect(typedCount(place) > 0).toBe(draftOf(place) !== null);
  });

  test('is empty after saving, unless it is the form of a single record', () => {
    const quiet = at('xstate.done.actor.save').filter(({ from }) => !typedMeanwhile(from));
    expect(quiet.length).toBeGreaterThan(2);
    for (const { from, to } of quiet) {
      expect(to.matches('succeeded')).toBe(true);
      expect(draftOf(to)).toBeNull();
      expect(hasTypedSince(to)).toBe(false);
      expect(to.context.base.entry.id).toBe(to.context.keepsOne ? 'a' : null);
      expect([to.context.attempt, to.context.tried, to.context.failure]).toEqual([0, [], null]);
      const wasNew = from?.context.base.entry.id === null;
      expect(to.context.outcome).toBe(wasNew ? 'added' : 'updated');
    }
  });

  test('keeps what is typed during a save, as a change of the saved entry or as the next one', () => {
    const saved = at('xstate.done.actor.save').filter(({ from }) => typedMeanwhile(from));
    expect(new Set(saved.map(({ to }) => to.context.base.entry.id))).toEqual(new Set(['a', null]));
    for (const { from, to } of saved) {
      expect(skill(to)).toBe(skill(from));
      const { canEdit, start, base } = to.context;
      expect(base.entry.id).toBe(canEdit ? 'a' : null);
      expect(base.values).toEqual(canEdit ? SAVED.values : start.values);
    }
  });

  test('keeps what is typed during a deletion, as a new entry when the deleted one was open', () => {
    const removed = at('record.removed');
    const open = removed.filter(({ from }) => from?.context.base.entry.id === 'a');
    expect(open.some(({ from }) => typedMeanwhile(from))).toBe(true);
    for (const { from, to } of open) {
      expect(to.context.base).toEqual(to.context.start);
      expect(hasTypedSince(to)).toBe(draftOf(to) !== null);
      const isKept = typedMeanwhile(from);
      const { start } = to.context;
      expect(skill(to)).toBe(isKept ? skill(from) : start.values['SkillName']);
    }
    const others = removed.filter(({ from }) => from?.context.base.entry.id !== 'a');
    expect(others.length).toBeGreaterThan(0);
    for (const { from, to } of others) expect(to.context.values).toEqual(from?.context.values);
  });

  test('sends nothing while it is held', () => {
    const held = walked.steps.filter(({ from }) => from?.matches('held'));
    expect(held.filter((step) => starts(step, 'save'))).toEqual([]);
    expect(held.length).toBeGreaterThan(0);
  });

  test('asks about a newer version and about a deleted entry', () => {
    const conflicts = walked.steps.filter((step) => starts(step, 'conflict'));
    const codes = new Set(conflicts.map(({ to }) => to.context.failure?.code));
    expect(codes).toEqual(new Set(['changed_meanwhile', 'gone']));
    // A record that was never saved cannot have been deleted.
    const gone = conflicts.filter(({ to }) => to.context.failure?.code === 'gone');
    expect(gone.every(({ to }) => to.context.base.entry.id !== null)).toBe(true);
  });

  test('takes a version with the sent values as saved', () => {
    const saved = decided('saved');
    expect(saved.length).toBeGreaterThan(1);
    for (const { from, to } of saved) {
      expect(to.matches('succeeded')).toBe(true);
      const { outcome, failure } = to.context;
      const wasNew = from?.context.base.entry.id === null;
      expect([outcome, failure]).toEqual([wasNew ? 'added' : 'updated', null]);
    }
    const quiet = saved.filter(({ from }) => !typedMeanwhile(from));
    expect(quiet.length).toBeGreaterThan(1);
    for (const { to } of quiet)
      expect(to.context.base).toEqual(to.context.keepsOne ? MINE : to.context.start);
  });

  test('saves again, with the same values, over a version that is only newer', () => {
    const newer = decided('newer').filter(
      ({ from, to }) => to.matches('saving') && from?.context.base.values === SAVED.values,
    );
    for (const { from, to } of newer) {
      expect(to.matches('saving')).toBe(true);
      expect(sentSkill(to)).toBe(sentSkill(from));
      expect(to.context.base.entry.etag).toBe('3');
    }
    expect(newer.length).toBeGreaterThan(0);
  });

  test('saves the person’s version over the other one, or as a new entry when that was deleted', () => {
    const mine = decided('mine').filter(isDisputed);
    const ids = new Set(mine.map(({ to }) => to.context.base.entry.id));
    expect(ids).toEqual(new Set(['a', null]));
    for (const { from, to } of mine) {
      expect(to.matches(skill(to) === '' ? 'refused' : 'saving')).toBe(true);
      expect(skill(to)).toBe(skill(from));
      expect(to.context.attempt).toBeGreaterThan(from?.context.attempt ?? 0);
      expect([null, '2']).toContain(to.context.base.entry.etag);
    }
  });

  test('shows the other version when the person chooses it, and changes nothing when they decide later', () => {
    const theirs = decided('theirs').filter(isDisputed);
    expect(theirs.length).toBeGreaterThan(1);
    for (const { event, to } of theirs) {
      const isGone = JSON.stringify(event).includes('null');
      expect(to.matches('editing')).toBe(true);
      const { base, start } = to.context;
      expect(isGone ? [start] : [THEIRS, SAME_AGAIN]).toContainEqual(base);
      expect(draftOf(to)).toBeNull();
    }
    const kept = theirs.filter(
      ({ event, to }) => to.context.keepsOne && !JSON.stringify(event).includes('null'),
    );
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.every(({ to }) => to.context.start.entry === to.context.base.entry)).toBe(true);
    for (const { from, to } of decided('later')) {
      expect(to.matches('editing')).toBe(true);
      expect([to.context.base, skill(to)]).toEqual([from?.context.base, skill(from)]);
    }
    expect(decided('later').length).toBeGreaterThan(0);
  });

  test('saves what was typed in other fields when the person chooses the other version', () => {
    const rest = decided('theirs').filter(({ to }) => to.matches('saving'));
    expect(rest.length).toBeGreaterThan(0);
    for (const { from, to } of rest) {
      expect([SAME_AGAIN, THEIRS]).toContainEqual(to.context.base);
      expect(skill(to)).toBe(skill(from));
      expect(to.context.failure).toBeNull();
    }
  });

  test('keeps a failure until it was seen or is retried', () => {
    const failed = places.filter(({ context }) => context.failure);
    expect(
      failed.every(
        (place) =>
          place.matches('refused') || place.hasTag('failed') || place.matches('conflicted'),
      ),
    ).toBe(true);
    expect(places.filter((p) => p.hasTag('failed')).every((p) => p.context.failure)).toBe(true);
    const said = at('xstate.error.actor.save').filter(({ to }) => to.matches('refused'));
    expect(said.length).toBeGreaterThan(0);
    for (const { from, to } of said) {
      expect(to.context.failure?.code).toBe(TAKEN.code);
      // Counts as another attempt, so that the focus moves to the errors.
      expect(to.context.attempt).toBe((from?.context.attempt ?? 0) + 1);
    }
  });

  test('reports in the failure the server’s problems of fields that the form does not have', () => {
    const elsewhere = at('xstate.error.actor.save').filter(({ event }) =>
      JSON.stringify(event).includes('/UserGuid'),
    );
    expect(elsewhere.length).toBeGreaterThan(0);
    expect(elsewhere.every(({ to }) => to.matches('failed'))).toBe(true);
  });

  test('marks only fields that were on screen at an attempt', () => {
    const untried = places.filter(({ context }) => context.tried.length === 0);
    expect(untried.flatMap(shownProblems).filter(({ code }) => code === 'missing')).toEqual([]);
    const refused = places.filter((place) => place.matches('refused') && skill(place) === '');
    const asked = refused.filter(({ context }) => context.tried.length > 0);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.every((place) => shownProblems(place).length > 0)).toBe(true);
    expect(refused.length).toBeGreaterThan(asked.length);
  });

  test('drops the server’s problem of a field when the field changes', () => {
    const found = walked.steps.filter(
      ({ from, event }) =>
        event.type === 'field.changed' && (from?.context.serverProblems.length ?? 0) > 0,
    );
    expect(found.length).toBeGreaterThan(0);
    for (const { to } of found) expect(to.context.serverProblems).toEqual([]);
  });

  test('starts with an earlier failure, until the first attempt', () => {
    const begun = walked.steps.filter(({ from, to }) => !from && to.context.failure);
    expect(begun.map(({ to }) => to.value)).toEqual(['failed']);
    const next = at('submit.requested').filter(({ from }) => from?.context.failure);
    expect(next.length).toBeGreaterThan(0);
    expect(next.every(({ to }) => to.context.failure === null)).toBe(true);
  });
});
