import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, type InputFrom, waitFor } from 'xstate';
import {
  sectionDraftOf,
  hasTypedSince,
  sectionFormMachine,
  shownFormProblems,
  typedCount,
  versionsOf,
} from './sectionForm.ts';
import type { SectionFormSnapshot } from './sectionForm.ts';
import type { FormRecord } from './sectionFormTypes.ts';
import { declaredCount, unreachedStates, untakenTransitions } from './testing/coverage.ts';
import { explore, starts } from './testing/explore.ts';
import { brokenSteps, deadEnds, failuresWithoutExit } from './testing/invariants.ts';
import { MINE, SAVED, sectionFormPlan, STALE, TAKEN } from './testing/sectionFormPlan.ts';

const walked = explore(sectionFormPlan);
const places = [...walked.places.values()];

/** What was typed and is not saved anywhere. */
const typed = (place: SectionFormSnapshot | null) =>
  place === null ? null : sectionDraftOf(place)?.values;

describe('the form of a section', () => {
  test('reaches every state', () => {
    expect(unreachedStates(sectionFormMachine, walked)).toEqual([]);
  });

  test('takes every transition it declares', () => {
    expect(declaredCount(sectionFormMachine)).toBeGreaterThan(25);
    expect(untakenTransitions(sectionFormMachine, walked)).toEqual([]);
  });

  test('leads back to an open form from everywhere, and out of every failure by a person', () => {
    expect(deadEnds(walked, (place) => place.hasTag('editable'))).toEqual([]);
    expect(failuresWithoutExit(walked)).toEqual([]);
  });
});

describe('on every path', () => {
  test('nothing is sent while something required is missing', () => {
    const saves = walked.steps.filter((step) => starts(step, 'save'));
    expect(saves.length).toBeGreaterThan(0);
    expect(saves.filter(({ to }) => to.context.sent['SkillName'] === '')).toEqual([]);
  });

  test('what was typed goes only by being saved, cancelled, discarded or given up for another version', () => {
    const ways = [
      'xstate.done.actor.save',
      'xstate.done.actor.remove',
      'edit.cancelled',
      'draft.discarded',
      'switch.confirmed',
      'theirs.taken',
      'field.changed',
    ];
    // It is saved, as the version that was loaded says.
    const isSaved = (to: SectionFormSnapshot) => to.matches('succeeded');
    const lost = brokenSteps(
      walked,
      ({ from, event, to }) =>
        !typed(from) ||
        ways.includes(event.type) ||
        isSaved(to) ||
        to.context.values['SkillName'] === from?.context.values['SkillName'],
    );
    expect(lost).toEqual([]);
  });

  test('what Cancel gave up can be brought back, until the person goes on with something else', () => {
    const cancelled = walked.steps.filter(
      ({ from, event }) => event.type === 'edit.cancelled' && typed(from),
    );
    expect(cancelled.length).toBeGreaterThan(1);
    for (const { from, to } of cancelled) {
      expect(to.context.cancelled).toEqual(from && sectionDraftOf(from));
      expect(sectionDraftOf(to)).toBeNull();
    }
    const undone = walked.steps.filter(
      ({ from, event }) => event.type === 'cancel.undone' && from?.context.cancelled,
    );
    expect(undone.length).toBeGreaterThan(1);
    for (const { from, to } of undone) {
      expect(sectionDraftOf(to)).toEqual(from?.context.cancelled);
      expect(to.context.cancelled).toBeNull();
    }
    const kept = places.filter(({ context }) => context.cancelled);
    expect(kept.every((place) => place.matches('editing') && !typed(place))).toBe(true);
  });

  test('an entry is deleted only after a second yes', () => {
    const removals = walked.steps.filter((step) => starts(step, 'remove'));
    expect(new Set(removals.map(({ event }) => event.type))).toEqual(
      new Set([
        'delete.confirmed',
        'retry.requested',
        'mine.kept',
        // After the second yes: the entry was newer and said the same.
        'xstate.done.actor.loadTheirs',
      ]),
    );
  });

  test('a newer version that says something else is shown before anything is saved over it', () => {
    const stale = walked.steps.filter(
      ({ event }) => 'error' in event && JSON.stringify(event.error).includes('412'),
    );
    expect(stale.length).toBeGreaterThan(1);
    expect(stale.every(({ to }) => to.matches({ conflicted: 'loadingTheirs' }))).toBe(true);
    const overs = walked.steps.filter(({ event }) => event.type === 'mine.kept');
    const known = overs.filter(({ from }) => from?.context.theirs);
    expect(known.length).toBeGreaterThan(0);
    for (const { from, to } of known)
      expect((to.context.doomed ?? to.context.base).entry).toEqual(from?.context.theirs?.entry);
  });

  test('a newer version that says the same is saved over or deleted without a question', () => {
    const loads = walked.steps.filter(({ event }) => event.type === 'xstate.done.actor.loadTheirs');
    const silent = loads.filter((step) => starts(step, 'save') || starts(step, 'remove'));
    expect(silent.some((step) => starts(step, 'save'))).toBe(true);
    expect(silent.some((step) => starts(step, 'remove'))).toBe(true);
    for (const { from, to } of silent) {
      const known = from?.context.doomed ?? from?.context.base;
      const now = to.context.doomed ?? to.context.base;
      expect(now.values).toEqual(known?.values);
      expect(now.entry.etag).not.toBe(known?.entry.etag);
    }
  });

  test('both versions are there to be compared, and an entry that is gone can be added again', () => {
    const choices = places.filter((place) => versionsOf(place) !== null);
    expect(choices.length).toBeGreaterThan(2);
    const again = walked.steps.filter(
      ({ from, event }) =>
        event.type === 'mine.kept' && from?.context.theirs === null && !from.context.doomed,
    );
    expect(again.length).toBeGreaterThan(0);
    for (const { to } of again) {
      expect(to.matches(to.context.values['SkillName'] === '' ? 'refused' : 'saving')).toBe(true);
      expect(to.context.base.entry).toEqual({ id: null, etag: null });
    }
  });

  test('where anything was typed, the fields that would lose it are counted', () => {
    expect(new Set(places.map((place) => typedCount(place)))).toEqual(new Set([0, 1]));
    for (const place of places) expect(typedCount(place) > 0).toBe(sectionDraftOf(place) !== null);
  });

  test('a newer version that says what was typed is taken for saved, without a question', () => {
    const loads = walked.steps.filter(
      ({ from, event }) =>
        event.type === 'xstate.done.actor.loadTheirs' &&
        JSON.stringify(event).includes(JSON.stringify(MINE)) &&
        typed(from)?.['SkillName'] === MINE.values['SkillName'] &&
        from?.context.sent === from?.context.values,
    );
    const saved = loads.filter(({ from }) => from?.context.doomed === null);
    expect(saved.length).toBeGreaterThan(1);
    for (const step of saved) {
      expect(step.to.matches('succeeded')).toBe(true);
      expect(starts(step, 'save')).toBe(false);
      expect(sectionDraftOf(step.to)).toBeNull();
      const { base, start, keepsOne, outcome, theirs } = step.to.context;
      expect(base).toEqual(keepsOne ? MINE : start);
      const wasNew = step.from?.context.base.entry.id === null;
      expect([outcome, theirs]).toEqual([wasNew ? 'added' : 'updated', null]);
    }
    // Whoever deletes an entry wants it gone, whatever it says.
    const deleted = loads.filter(({ from }) => from?.context.doomed);
    expect(deleted.length).toBeGreaterThan(0);
    expect(deleted.every(({ to }) => to.matches({ conflicted: 'choosing' }))).toBe(true);
  });

  test('a list is ready for the next entry after saving, a single record stays open', () => {
    const saved = walked.steps.filter(({ event }) => event.type === 'xstate.done.actor.save');
    const quiet = saved.filter(({ from }) => !from || from.context.values === from.context.sent);
    expect(quiet.length).toBeGreaterThan(2);
    for (const { to } of quiet) {
      expect(sectionDraftOf(to)).toBeNull();
      expect(to.context.base.entry.id).toBe(to.context.keepsOne ? 'a' : null);
    }
  });

  test('what is typed while it is saved stays, over what was saved or as the next new entry', () => {
    const saved = walked.steps.filter(
      ({ from, event }) =>
        event.type === 'xstate.done.actor.save' &&
        from?.context.values['SkillName'] !== from?.context.sent['SkillName'],
    );
    const ids = saved.map(({ to }) => to.context.base.entry.id);
    expect(new Set(ids)).toEqual(new Set(['a', null]));
    for (const { from, to } of saved) {
      expect(to.context.values).toEqual(from?.context.values);
      expect(to.context.base.entry.id).toBe(to.context.canEdit ? 'a' : null);
      expect(to.context.base.values).toEqual(
        to.context.canEdit ? SAVED.values : to.context.start.values,
      );
    }
  });

  test('what is typed while an entry is deleted stays, as the next new entry where that one was open', () => {
    const deleted = walked.steps.filter(
      ({ from, event }) =>
        event.type === 'xstate.done.actor.remove' &&
        from?.context.values['SkillName'] !== from?.context.sent['SkillName'],
    );
    const wasOpen = new Set(deleted.map(({ from }) => from?.context.base.entry.id));
    expect(wasOpen).toEqual(new Set(['a', null]));
    for (const { from, to } of deleted) {
      expect(to.context.values).toEqual(from?.context.values);
      const isOpen = from?.context.base.entry.id === from?.context.doomed?.entry.id;
      expect(to.context.base).toEqual(isOpen ? to.context.start : from?.context.base);
      expect(hasTypedSince(to)).toBe(sectionDraftOf(to) !== null);
    }
  });

  test('what is typed while a newer version is read stays in the form', () => {
    const reading = walked.steps.filter(({ from }) =>
      from?.matches({ conflicted: 'loadingTheirs' }),
    );
    const keys = reading.filter(({ event }) => event.type === 'field.changed');
    expect(keys.length).toBeGreaterThan(0);
    for (const { event, to } of keys) expect(event).toMatchObject({ values: to.context.values });
    const known = reading.filter(
      ({ from, event }) =>
        event.type === 'xstate.done.actor.loadTheirs' &&
        from?.context.values['SkillName'] !== from?.context.sent['SkillName'],
    );
    expect(known.length).toBeGreaterThan(0);
    for (const { from, to } of known) expect(to.context.values).toEqual(from?.context.values);
  });

  test('what the server said to a field is kept until it was seen or is tried again', () => {
    const said = walked.steps.filter(
      ({ event, to }) => event.type === 'xstate.error.actor.save' && to.matches('refused'),
    );
    expect(said.length).toBeGreaterThan(0);
    for (const { to } of said) expect(to.context.failure?.code).toBe(TAKEN.code);
    const told = places.filter(({ context }) => context.failure);
    expect(told.every((place) => place.matches('refused') || place.hasTag('failed'))).toBe(true);
  });

  test('marks appear from the first try to save', () => {
    const untouched = places.filter(({ context }) => context.attempt === 0);
    expect(untouched.flatMap(shownFormProblems)).toEqual([]);
    const refused = places.filter((place) => place.matches('refused'));
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every((place) => shownFormProblems(place).length > 0)).toBe(true);
  });
});

describe('a record that was saved although the answer was lost', () => {
  type Input = InputFrom<typeof sectionFormMachine>;
  type Values = Input['start']['values'];

  /** Saves `typed` over `known`, is told that it is not the newest, and finds `now` on the server. */
  async function saveAgain(known: Values, typedNow: Values, now: Values, input?: Partial<Input>) {
    const found: FormRecord = { entry: { id: 'a', etag: '2' }, values: now };
    const machine = sectionFormMachine.provide({
      actors: {
        save: fromPromise(async () => Promise.reject(STALE)),
        loadTheirs: fromPromise(async (): Promise<FormRecord | null> => found),
      },
    });
    const start = { ...SAVED, values: known };
    const given = { start, problemsOf: () => [], keepsOne: true, ...input };
    const form = createActor(machine, { input: given }).start();
    form.send({ type: 'field.changed', values: typedNow });
    form.send({ type: 'submit.requested' });
    return waitFor(form, (at) => at.hasTag('finished') || versionsOf(at) !== null);
  }

  test('is known by what is stored, not by spaces or the order of a choice', async () => {
    const known = { Title: 'Clerk', Chosen: [] };
    const now = { Title: 'Cook', Chosen: ['a', 'b'] };
    const done = await saveAgain(known, { Title: ' Cook ', Chosen: ['b', 'a'] }, now);
    expect(done.matches('succeeded')).toBe(true);
    expect(done.context.base).toEqual({ entry: { id: 'a', etag: '2' }, values: now });
    expect(done.context.values).toEqual(now);
  });

  test('is known although a field that does not count any more was not stored', async () => {
    const known = { Present: false, EndDate: '2020-01-31' };
    const now = { Present: true, EndDate: '' };
    const asSaved: Input['asSaved'] = (values) =>
      values['Present'] === true ? { ...values, EndDate: '' } : values;
    const done = await saveAgain(known, { Present: true }, now, { asSaved });
    expect(done.matches('succeeded')).toBe(true);
    expect(done.context.values).toEqual(now);
  });

  test('is added, where there was none before', async () => {
    const none = { entry: { id: null, etag: null }, values: { Title: '' } };
    const now = { Title: 'Cook' };
    const done = await saveAgain(none.values, now, now, { start: none });
    expect(done.context.outcome).toBe('added');
    expect(done.context.base.entry.id).toBe('a');
  });

  test('is no other record that differs in one field', async () => {
    const known = { Title: 'Clerk', Place: 'Harbor' };
    const now = { Title: 'Cook', Place: 'Station' };
    const asked = await saveAgain(known, { Title: 'Cook' }, now);
    expect(versionsOf(asked)?.theirs?.values).toEqual(now);
  });
});
