import { createActor, SimulatedClock, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import { autosaveMachine, draftOf, isAllSaved, lineOf } from './autosave.ts';
import type { FormRecord, SavedEntry } from '../form/formTypes.ts';
import { LOADED, lastNameNeeded } from '../testing/autosavePlan.ts';
import { controlled } from '../testing/controlled.ts';

/** A form in which something was typed a moment ago. */
function typed() {
  const clock = new SimulatedClock();
  const save = controlled<{ entry: SavedEntry }, FormRecord>();
  const handedOver: FormRecord[] = [];
  const machine = autosaveMachine.provide({
    actors: { save: save.logic },
    actions: { flush: (_, { record }) => void handedOver.push(record) },
  });
  const form = createActor(machine, { clock, input: { problemsOf: lastNameNeeded } }).start();
  form.send({ type: 'values.loaded', record: LOADED });
  form.send({ type: 'field.changed', values: { Phone: '315' } });
  return { form, clock, save, handedOver };
}

test('ends a save that waits, without a word or a draft, when the record is deleted', () => {
  const { form, clock, save, handedOver } = typed();
  form.send({ type: 'record.dropped' });
  clock.increment(60_000);
  form.send({ type: 'page.left' });
  expect([save.calls, handedOver]).toEqual([[], []]);
  expect([lineOf(form.getSnapshot()), draftOf(form.getSnapshot())]).toEqual([null, null]);
});

test('saves what was typed when the record was kept after all', () => {
  const { form, clock, save } = typed();
  form.send({ type: 'record.dropped' });
  form.send({ type: 'record.kept' });
  clock.increment(2000);
  expect(save.calls).toHaveLength(1);
});

test('saves at once what is wanted on the server, and tells when all of it is there', async () => {
  const { form, save } = typed();
  expect(isAllSaved(form.getSnapshot())).toBeNull();
  form.send({ type: 'save.asked' });
  save.calls[0]?.resolve({ entry: { id: 'a', etag: '2' } });
  const end = await waitFor(form, (now) => isAllSaved(now) !== null, { timeout: 20_000 });
  expect(isAllSaved(end)).toBe(true);
});
