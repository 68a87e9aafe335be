import { createActor, SimulatedClock, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import type { CheckedText, LanguageNote } from '#domain/languageNotes.ts';
import { languageCheckMachine } from './languageCheck.ts';
import { controlled } from '../testing/controlled.ts';
import { unreachedStates, untakenTransitions } from '../testing/coverage.ts';
import { explore } from '../testing/explore.ts';
import { deadEnds, failuresWithoutExit } from '../testing/invariants.ts';
import { languageCheckPlan, NOTE } from '../testing/languageCheckPlan.ts';

const walked = explore(languageCheckPlan);

test('reaches every state, takes every transition, and can always show notes again', () => {
  expect(unreachedStates(languageCheckMachine, walked)).toEqual([]);
  expect(untakenTransitions(languageCheckMachine, walked)).toEqual([]);
  expect(deadEnds(walked, (place) => place.matches('shown'))).toEqual([]);
  expect(failuresWithoutExit(walked)).toEqual([]);
});

/** A check with a simulated clock, and a server that answers when told to. */
function start(text: string) {
  const clock = new SimulatedClock();
  const check = controlled<readonly LanguageNote[], readonly CheckedText[]>();
  const machine = languageCheckMachine.provide({ actors: { check: check.logic } });
  const texts = (words: string) => [{ field: 'summary', text: words }];
  const actor = createActor(machine, { clock, input: { texts: texts(text) } });
  actor.start();
  const type = (words: string) => actor.send({ type: 'texts.changed', texts: texts(words) });
  const notes = () => actor.getSnapshot().context.notes;
  return { actor, clock, check, type, notes };
}

test('asks once, 600 ms after the last of several keys', () => {
  const { clock, check, type } = start('');
  for (const words of ['a', 'ab', 'abl']) {
    type(words);
    clock.increment(599);
  }
  expect(check.calls).toHaveLength(0);
  clock.increment(1);
  expect(check.calls.map(({ input }) => input[0]?.text)).toEqual(['abl']);
});

test('does not ask again when nothing but another field of the form was changed', () => {
  const { clock, check, type } = start('able-bodied people');
  type('able-bodied people');
  clock.increment(10_000);
  expect(check.calls).toHaveLength(1);
});

test('gives up the answer about an older text', async () => {
  const { clock, check, type, notes, actor } = start('able-bodied people');
  type('people');
  check.calls[0]?.resolve([NOTE]);
  await Promise.resolve();
  expect(notes()).toEqual([]);
  clock.increment(600);
  expect(actor.getSnapshot().matches('checking')).toBe(true);
});

test('moves a note with its phrase while somebody types in front of it, and drops one without', async () => {
  const { check, type, notes, actor } = start('able-bodied people');
  check.calls[0]?.resolve([NOTE]);
  await new Promise<void>((resolve) => {
    actor.subscribe((snapshot) => snapshot.matches('shown') && resolve());
  });
  type('Strong able-bodied people');
  expect(notes().map(({ start: from, end }) => [from, end])).toEqual([[7, 18]]);
  type('Strong people');
  expect(notes()).toEqual([]);
});

test('keeps what was put in the place of phrases, the last first, until it is undone', () => {
  const { actor } = start('able-bodied people');
  const one = { field: 'summary', start: 0, phrase: 'able-bodied', words: 'skilled' };
  const other = { ...one, start: 20 };
  const replaced = () => actor.getSnapshot().context.replaced;
  expect(replaced()).toEqual([]);
  actor.send({ type: 'phrase.replaced', replacement: one });
  actor.send({ type: 'phrase.replaced', replacement: other });
  expect(replaced()).toEqual([other, one]);
  actor.send({ type: 'replacement.undone', replacement: other });
  expect(replaced()).toEqual([one]);
});

test('asks nothing when every field is empty, and asks when one is not', () => {
  const { actor, check } = start(' ');
  expect(actor.getSnapshot().value).toBe('shown');
  expect(check.calls).toEqual([]);
  const texts = [
    { field: 'title', text: '' },
    { field: 'summary', text: 'able-bodied people' },
  ];
  const machine = languageCheckMachine.provide({ actors: { check: check.logic } });
  createActor(machine, { input: { texts } }).start();
  expect(check.calls.map(({ input }) => input)).toEqual([texts]);
});

test('says why it failed until a retry brings the notes', async () => {
  const { actor, check, notes } = start('able-bodied people');
  expect(actor.getSnapshot().context.failure).toBeNull();
  check.calls[0]?.reject({ status: 503, code: 'busy' });
  const { context } = await waitFor(actor, (place) => place.hasTag('failed'));
  expect(context.failure).toMatchObject({ status: 503, code: 'busy' });
  actor.send({ type: 'retry.requested' });
  check.calls[1]?.resolve([NOTE]);
  await waitFor(actor, (place) => place.matches('shown'));
  expect(actor.getSnapshot().context.failure).toBeNull();
  expect(notes()).toEqual([NOTE]);
});

test('remembers where a phrase was taken out when words are typed in front of it', () => {
  const { actor, type } = start('We need a rockstar.');
  const replacement = { field: 'summary', start: 10, phrase: 'rockstar', words: '' };
  type('We need a .');
  actor.send({ type: 'phrase.replaced', replacement });
  type('Now we need a .');
  const [moved] = actor.getSnapshot().context.replaced;
  expect(moved).toEqual({ ...replacement, start: 14 });
  if (moved) actor.send({ type: 'replacement.undone', replacement: moved });
  expect(actor.getSnapshot().context.replaced).toEqual([]);
});
