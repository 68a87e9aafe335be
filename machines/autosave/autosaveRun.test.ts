import { createActor, SimulatedClock, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { autosaveMachine, lineOf, shownProblems } from './autosave.ts';
import { conflictMachine } from '../conflict/conflict.ts';
import type { FormRecord, FormValues, SavedEntry } from '../form/formTypes.ts';
import { CHANGED_ELSEWHERE, LOADED, lastNameNeeded, REFUSED } from '../testing/autosavePlan.ts';
import { controlled } from '../testing/controlled.ts';

/** A form that is loaded, with a simulated clock and a server that answers when told to. */
function start() {
  const clock = new SimulatedClock();
  const save = controlled<{ entry: SavedEntry }, FormRecord>();
  const theirs = controlled<FormRecord | null, FormRecord>();
  const handedOver: FormRecord[] = [];
  let told = 0;
  const conflict = conflictMachine.provide({ actors: { loadTheirs: theirs.logic } });
  const machine = autosaveMachine.provide({
    actors: { save: save.logic, conflict },
    actions: { flush: (_, { record }) => void handedOver.push(record) },
  });
  const input = { problemsOf: lastNameNeeded, now: () => clock.now() };
  const form = createActor(machine, { clock, input });
  form.on('saved.told', () => (told += 1));
  form.start();
  form.send({ type: 'values.loaded', record: LOADED });
  const type = (values: FormValues) => form.send({ type: 'field.changed', values });
  const reaches = (state: string) =>
    waitFor(form, (snapshot) => JSON.stringify(snapshot.value).includes(state), {
      timeout: 20_000,
    });
  const saved = async (etag: string) => {
    save.calls.at(-1)?.resolve({ entry: { id: 'a', etag } });
    await reaches('saved');
  };
  return {
    form,
    clock,
    save,
    theirs,
    handedOver,
    type,
    reaches,
    saved,
    told: () => told,
    line: () => lineOf(form.getSnapshot()),
  };
}

describe('a form that saves itself', () => {
  test('sends nothing when its values come', () => {
    const { clock, save, form, line } = start();
    clock.increment(60_000);
    expect(save.calls).toEqual([]);
    expect(form.getSnapshot().matches('idle')).toBe(true);
    expect(line()).toBeNull();
  });

  test('saves once, two seconds after the last of several changes', async () => {
    const { clock, save, type, saved, line } = start();
    for (const Phone of ['3', '31', '315']) {
      type({ Phone });
      clock.increment(1999);
    }
    expect(save.calls).toEqual([]);
    clock.increment(1);
    expect(save.calls.map(({ input }) => input)).toEqual([
      { entry: LOADED.entry, values: { LastName: 'Rivera', Phone: '315' } },
    ]);
    await saved('2');
    expect(line()).toBe('saved');
  });

  test('saves what was typed before the values came', () => {
    const { clock, save, form } = start();
    const early = createActor(form.logic, {
      clock,
      input: { problemsOf: lastNameNeeded },
    }).start();
    early.send({ type: 'field.changed', values: { Phone: '315' } });
    early.send({ type: 'values.loaded', record: LOADED });
    clock.increment(2000);
    expect(save.calls[0]?.input.values).toEqual({ LastName: 'Rivera', Phone: '315' });
  });

  test('saves what was typed during a save, over the version of that save', async () => {
    const { clock, save, type, reaches } = start();
    type({ Phone: '315' });
    clock.increment(2000);
    type({ Phone: '3155' });
    save.calls[0]?.resolve({ entry: { id: 'a', etag: '2' } });
    await reaches('waiting');
    clock.increment(2000);
    expect(save.calls[1]?.input).toEqual({
      entry: { id: 'a', etag: '2' },
      values: { LastName: 'Rivera', Phone: '3155' },
    });
  });

  test('says "Saved" once a save, and not again within five seconds', async () => {
    const { clock, type, saved, told, reaches } = start();
    const change = async (Phone: string, etag: string) => {
      type({ Phone });
      clock.increment(2000);
      await saved(etag);
    };
    await change('3', '2');
    clock.increment(0);
    expect(told()).toBe(1);
    await change('31', '3');
    clock.increment(2999);
    expect(told()).toBe(1);
    clock.increment(1);
    expect(told()).toBe(2);
    await reaches('idle');
    await change('315', '4');
    // Typing again: this save is not spoken of, the next one will be.
    type({ Phone: '3155' });
    clock.increment(1999);
    expect(told()).toBe(2);
  });

  test('keeps an empty required field to itself, and saves all once it is filled', () => {
    const { form, clock, save, type, line } = start();
    type({ LastName: '' });
    type({ Phone: '315' });
    clock.increment(60_000);
    expect([save.calls.length, line()]).toEqual([0, 'incomplete']);
    expect(shownProblems(form.getSnapshot())).toEqual([{ pointer: '/LastName', code: 'missing' }]);
    type({ LastName: 'Ellis' });
    expect([line(), shownProblems(form.getSnapshot())]).toEqual([null, []]);
    clock.increment(2000);
    expect(save.calls[0]?.input.values).toEqual({ LastName: 'Ellis', Phone: '315' });
  });

  test('marks an emptied field once the typing rests or the field is left, not before', () => {
    const { form, clock, type } = start();
    const marks = () => shownProblems(form.getSnapshot()).length;
    type({ LastName: '' });
    clock.increment(1999);
    expect(marks()).toBe(0);
    clock.increment(1);
    expect(marks()).toBe(1);
    type({ Phone: '315' });
    expect(marks()).toBe(1);
    const other = start();
    other.type({ LastName: '' });
    other.form.send({ type: 'field.left' });
    expect(shownProblems(other.form.getSnapshot())).toHaveLength(1);
  });

  test('saves what an earlier page could not, over the version it was typed over', () => {
    const { clock, save, form } = start();
    const restored = { base: LOADED, values: { LastName: 'Rivera', Phone: '315' } };
    const input = { problemsOf: lastNameNeeded, restored };
    const again = createActor(form.logic, { clock, input }).start();
    again.send({
      type: 'values.loaded',
      record: { entry: { id: 'a', etag: '9' }, values: { LastName: 'Okafor', Phone: '' } },
    });
    clock.increment(2000);
    expect(save.calls[0]?.input).toEqual({ entry: LOADED.entry, values: restored.values });
  });

  test('tries again by itself while the person is in the field, and then asks', async () => {
    const { form, clock, save, type, reaches, line, saved } = start();
    type({ Phone: '315' });
    clock.increment(2000);
    save.calls[0]?.reject(REFUSED);
    await reaches('first');
    expect(line()).toBe('trying');
    clock.increment(10_000);
    expect(save.calls).toHaveLength(2);
    save.calls[1]?.reject(REFUSED);
    await reaches('first');
    form.send({ type: 'field.left' });
    expect(form.getSnapshot().matches({ failed: 'told' })).toBe(true);
    form.send({ type: 'failure.dismissed' });
    expect(line()).toBe('notSaved');
    clock.increment(60_000);
    expect(save.calls).toHaveLength(2);
    form.send({ type: 'retry.pressed' });
    await saved('2');
    expect(line()).toBe('saved');
  });

  test('asks at once when a save fails after the focus has left', async () => {
    const { form, clock, save, type, reaches } = start();
    type({ Phone: '315' });
    form.send({ type: 'field.left' });
    clock.increment(2000);
    save.calls[0]?.reject(REFUSED);
    expect((await reaches('told')).context.failure?.code).toBe('invalid');
  });

  test('forgets a failure when the change is taken back', async () => {
    const { clock, save, type, reaches, line } = start();
    type({ Phone: '315' });
    clock.increment(2000);
    save.calls[0]?.reject(REFUSED);
    await reaches('first');
    type({ Phone: '' });
    expect(line()).toBeNull();
  });

  test('keeps a change of another window in another field, and asks nobody', async () => {
    const { clock, save, theirs, type, reaches, form } = start();
    type({ Phone: '315' });
    clock.increment(2000);
    save.calls[0]?.reject(CHANGED_ELSEWHERE);
    await reaches('conflicted');
    theirs.calls[0]?.resolve({
      entry: { id: 'a', etag: '7' },
      values: { LastName: 'Okafor', Phone: '' },
    });
    await reaches('saving');
    expect(save.calls[1]?.input).toEqual({
      entry: { id: 'a', etag: '7' },
      values: { LastName: 'Okafor', Phone: '315' },
    });
    expect(form.getSnapshot().context.values).toEqual({ LastName: 'Okafor', Phone: '315' });
  });
});

describe('a record that comes again', () => {
  const again = (etag: string, LastName: string): FormRecord => ({
    entry: { id: 'a', etag },
    values: { LastName, Phone: '315' },
  });

  test('stays as it was typed when it is the version that was saved', async () => {
    const { form, clock, type, saved } = start();
    type({ LastName: 'Ellis ', Phone: '315' });
    clock.increment(2000);
    await saved('2');
    form.send({ type: 'values.loaded', record: again('2', 'Ellis') });
    expect(form.getSnapshot().context.values['LastName']).toBe('Ellis ');
  });

  test('is taken when it is newer, and nothing is sent', () => {
    const { form, clock, save } = start();
    form.send({ type: 'values.loaded', record: again('9', 'Okafor') });
    expect(form.getSnapshot().context.values['LastName']).toBe('Okafor');
    clock.increment(60_000);
    expect(save.calls).toEqual([]);
  });
});

/** Two windows gave the phone different numbers, and the person is asked. */
async function disputed() {
  const made = start();
  const { clock, save, theirs, type, reaches, form } = made;
  type({ Phone: '315' });
  clock.increment(2000);
  save.calls[0]?.reject(CHANGED_ELSEWHERE);
  await reaches('conflicted');
  theirs.calls[0]?.resolve({
    entry: { id: 'a', etag: '7' },
    values: { LastName: 'Okafor', Phone: '607' },
  });
  const conflict = form.getSnapshot().children.conflict;
  if (conflict === undefined) throw new Error('Nobody decides.');
  await waitFor(conflict, (snapshot) => snapshot.matches('choosing'), { timeout: 20_000 });
  return { ...made, conflict };
}

describe('a field that was changed in two windows', () => {
  test('is saved as it was typed, over the newer version', async () => {
    const { conflict, reaches, save, form } = await disputed();
    conflict.send({ type: 'mine.kept' });
    await reaches('saving');
    const values = { LastName: 'Okafor', Phone: '315' };
    expect(save.calls[1]?.input).toEqual({ entry: { id: 'a', etag: '7' }, values });
    expect(form.getSnapshot().context.values).toEqual(values);
  });

  test('takes the other version, and then nothing is left to save', async () => {
    const { conflict, reaches, save, form, clock, line } = await disputed();
    conflict.send({ type: 'theirs.taken' });
    const { context } = await reaches('idle');
    expect(context.values).toEqual({ LastName: 'Okafor', Phone: '607' });
    expect([context.base.entry.etag, line()]).toEqual(['7', null]);
    clock.increment(60_000);
    expect(save.calls).toHaveLength(1);
    expect(form.getSnapshot().matches('idle')).toBe(true);
  });

  test('stays as it was typed while nothing is decided, and says that it is not saved', async () => {
    const { conflict, reaches, form, line } = await disputed();
    conflict.send({ type: 'conflict.dismissed' });
    await reaches('known');
    expect([form.getSnapshot().context.values['Phone'], line()]).toEqual(['315', 'notSaved']);
  });
});

test('asks nothing about a number of one’s own that was saved without an answer', async () => {
  const { form, clock, save, theirs, type, reaches, saved } = start();
  for (const [at, Phone] of ['3', '31', '315'].entries()) {
    type({ Phone });
    clock.increment(10_000);
    await waitFor(form, () => save.calls.length === at + 1);
    save.calls[at]?.reject(at === 2 ? CHANGED_ELSEWHERE : new TypeError('Failed to fetch'));
    await reaches(at === 2 ? 'conflicted' : 'failed');
  }
  // The first one was saved.
  const own = { LastName: 'Rivera', Phone: '3' };
  theirs.calls[0]?.resolve({ entry: { id: 'a', etag: '2' }, values: own });
  await reaches('saving');
  const values = { LastName: 'Rivera', Phone: '315' };
  expect(save.calls[3]?.input).toEqual({ entry: { id: 'a', etag: '2' }, values });
  await saved('3');
  expect(form.getSnapshot().context).toMatchObject({ values, lost: [] });
});

describe('leaving the page', () => {
  test('hands over a change that waits, and runs no timer after it', () => {
    const { form, clock, save, type, handedOver } = start();
    type({ Phone: '315' });
    form.send({ type: 'page.left' });
    expect(handedOver).toEqual([
      { entry: LOADED.entry, values: { LastName: 'Rivera', Phone: '315' } },
    ]);
    clock.increment(60_000);
    expect(save.calls).toEqual([]);
  });

  test('hands over only what was typed since the save that is on its way', () => {
    const { form, clock, type, handedOver } = start();
    type({ Phone: '315' });
    clock.increment(2000);
    form.send({ type: 'page.left' });
    expect(handedOver).toEqual([]);
    const other = start();
    other.type({ Phone: '315' });
    other.clock.increment(2000);
    other.type({ LastName: 'Ellis' });
    other.form.send({ type: 'page.left' });
    expect(other.handedOver).toEqual([
      { entry: { id: 'a', etag: null }, values: { LastName: 'Ellis' } },
    ]);
  });

  test('continues with the next change when the page comes back', () => {
    const { form, clock, save, type } = start();
    form.send({ type: 'page.left' });
    type({ Phone: '315' });
    clock.increment(2000);
    expect(save.calls).toHaveLength(1);
  });
});
