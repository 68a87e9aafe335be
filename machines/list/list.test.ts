import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { formMachine, hasTypedSince } from '../form/form.ts';
import type { FormRecord, SaveAnswer } from '../form/formTypes.ts';
import { listMachine } from './list.ts';
import type { Removal } from './listTypes.ts';
import { controlled } from '../testing/controlled.ts';
import { declaredCount, unreachedStates, untakenTransitions } from '../testing/coverage.ts';
import { explore, starts, type Effect } from '../testing/explore.ts';
import { EMPTY, SAVED } from '../testing/formPlan.ts';
import { deadEnds, failuresWithoutExit } from '../testing/invariants.ts';
import { heldForm, listPlan, typedForm } from '../testing/listPlan.ts';

const walked = explore(listPlan);
const at = (type: string) => walked.steps.filter(({ event }) => event.type === type);

/** The events that a step sends to the form. */
const told = ({ effects }: { effects: Effect[] }): unknown[] =>
  effects
    .filter(({ type }) => type === 'xstate.sendTo')
    .map(({ params }) => Reflect.get(Object(params), 'event'));

describe('a list of entries', () => {
  test('reaches every state and takes every transition', () => {
    expect(unreachedStates(listMachine, walked)).toEqual([]);
    expect(declaredCount(listMachine)).toBeGreaterThan(12);
    expect(untakenTransitions(listMachine, walked)).toEqual([]);
  });

  test('can come to rest from every state, and leave every failure by an event of the person', () => {
    expect(deadEnds(walked, (place) => place.matches('resting'))).toEqual([]);
    expect(failuresWithoutExit(walked)).toEqual([]);
  });
});

describe('on every path', () => {
  test('deletes an entry only after a confirmation', () => {
    const removals = walked.steps.filter((step) => starts(step, 'remove'));
    expect(new Set(removals.map(({ event }) => event.type))).toEqual(
      // After the confirmation: it failed, or was changed elsewhere.
      new Set(['delete.confirmed', 'retry.requested', 'xstate.done.actor.conflict']),
    );
    const decisions = removals
      .map(({ event }) => Reflect.get(Object(Reflect.get(event, 'output')), 'kind'))
      .filter(Boolean);
    expect(new Set(decisions)).toEqual(new Set(['newer', 'mine']));
  });

  test('replaces unsaved input by another entry only after a confirmation', () => {
    const opened = walked.steps.filter((step) =>
      told(step).some((event) => Reflect.get(Object(event), 'type') === 'record.opened'),
    );
    expect(opened.length).toBeGreaterThan(1);
    for (const step of opened) {
      expect(told(step)).toEqual([{ type: 'record.opened', record: SAVED }]);
      const isTyped = step.to.context.form === typedForm;
      expect(step.event.type).toBe(isTyped ? 'switch.confirmed' : 'entry.opened');
    }
  });

  test('starts nothing while the form is busy', () => {
    const held = walked.steps.filter(({ to }) => to.context.form === heldForm);
    expect(held.length).toBeGreaterThan(1);
    expect(held.every(({ to }) => to.matches('resting'))).toBe(true);
    expect(held.flatMap(told)).toEqual([]);
  });

  test('holds the form from the confirmation until the deletion has ended', () => {
    for (const step of walked.steps) {
      const wasHeld = step.from?.matches('deleting') || step.from?.matches('conflicted');
      const isHeld = ['deleting', 'conflicted', 'failed'].some((state) => step.to.value === state);
      const isBegun = isHeld && step.from?.matches('confirmingDelete');
      const isGone = step.to.matches('succeeded') && wasHeld;
      const isLeft = step.to.matches('resting') && (wasHeld || step.from?.matches('failed'));
      const isOpened = step.event.type === 'switch.confirmed' || step.event.type === 'entry.opened';
      const events = isOpened ? [] : told(step);
      expect(events).toEqual([
        ...(isBegun ? [{ type: 'hold.requested' }] : []),
        ...(isGone ? [{ type: 'record.removed', record: step.from?.context.chosen }] : []),
        ...(isLeft ? [{ type: 'hold.ended' }] : []),
      ]);
    }
  });

  test('deletes the server’s current version when the person confirms again', () => {
    const again = at('xstate.done.actor.conflict').filter(({ to }) => to.matches('deleting'));
    expect(again.length).toBeGreaterThan(1);
    for (const { event, to } of again)
      expect(event).toMatchObject({
        output: { theirs: to.context.chosen },
      });
  });

  test('keeps a failure until it was seen or is retried', () => {
    for (const { context, value } of walked.places.values())
      expect(context.failure !== null).toBe(value === 'failed' || value === 'conflicted');
    const left = walked.steps.filter(({ from, to }) => from && to.matches('resting'));
    expect(left.every(({ to }) => to.context.chosen === null)).toBe(true);
  });
});

describe('a list and its form, together', () => {
  function start(start: FormRecord = EMPTY) {
    const save = controlled<SaveAnswer, FormRecord>();
    const remove = controlled<unknown, Removal>();
    const form = createActor(formMachine.provide({ actors: { save: save.logic } }), {
      input: { start, problemsOf: () => [], keepsOne: false },
    }).start();
    const list = createActor(listMachine.provide({ actors: { remove: remove.logic } }), {
      input: { form },
    }).start();
    const type = (SkillName: string) => form.send({ type: 'field.changed', values: { SkillName } });
    return { form, list, save, remove, type };
  }

  test('keep what is typed during the deletion of the open entry, as the next new one', async () => {
    const { form, list, remove, type } = start();
    list.send({ type: 'entry.opened', record: SAVED });
    expect(form.getSnapshot().context.base).toEqual(SAVED);
    list.send({ type: 'delete.requested', record: SAVED });
    list.send({ type: 'delete.confirmed' });
    type('Typing fast');
    form.send({ type: 'submit.requested' });
    expect(remove.calls[0]?.input).toEqual({ record: SAVED, sent: SAVED.values });
    remove.calls[0]?.resolve({});
    await waitFor(list, (now) => now.matches('succeeded'));
    expect(form.getSnapshot().context).toMatchObject({
      base: EMPTY,
      values: { SkillName: 'Typing fast' },
    });
    expect(hasTypedSince(form.getSnapshot())).toBe(true);
  });

  test('know what was typed before the deletion, also at a retry', async () => {
    const { list, remove, type, form } = start();
    type('Filing');
    list.send({ type: 'delete.requested', record: SAVED });
    list.send({ type: 'delete.confirmed' });
    type('Filing fast');
    remove.calls[0]?.reject({ status: 500, code: 'internal' });
    await waitFor(list, (now) => now.matches('failed'));
    list.send({ type: 'retry.requested' });
    expect(remove.calls[1]?.input.sent).toEqual({ SkillName: 'Filing' });
    list.send({ type: 'failure.dismissed' });
    remove.calls[1]?.reject({ status: 500, code: 'internal' });
    await waitFor(list, (now) => now.matches('failed'));
    list.send({ type: 'failure.dismissed' });
    expect(form.getSnapshot().matches('editing')).toBe(true);
    expect(form.getSnapshot().context.values).toEqual({ SkillName: 'Filing fast' });
  });

  test('open and delete no entry during a save', () => {
    const { form, list, save, type } = start();
    type('Filing');
    form.send({ type: 'submit.requested' });
    list.send({ type: 'entry.opened', record: SAVED });
    list.send({ type: 'delete.requested', record: SAVED });
    expect(list.getSnapshot().value).toBe('resting');
    expect(save.calls).toHaveLength(1);
    expect(form.getSnapshot().context.base).toEqual(EMPTY);
  });
});
