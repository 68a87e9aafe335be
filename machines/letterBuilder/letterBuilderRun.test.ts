import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { letterText } from '#domain/letter.ts';
import { letterBuilderMachine } from './letterBuilder.ts';
import type {
  LetterBuilderEvent,
  LetterBuilderInput,
  LetterToSave,
  SavedLetter,
} from './letterBuilderTypes.ts';
import { controlled } from '../testing/controlled.ts';
import {
  LETTER_WRITER,
  NEW_LETTER,
  OPENED_LETTER,
  SAVED_LETTER,
} from '../testing/letterBuilderPlan.ts';

/** A running letter whose call waits for the test. */
function start(input: LetterBuilderInput, ...events: LetterBuilderEvent[]) {
  const save = controlled<SavedLetter, LetterToSave>();
  const machine = letterBuilderMachine.provide({ actors: { save: save.logic } });
  const actor = createActor(machine, { input }).start();
  for (const event of events) actor.send(event);
  const page = () => actor.getSnapshot().value;
  return { actor, save, page, context: () => actor.getSnapshot().context };
}
const next = { type: 'next.pressed' } as const;
const back = { type: 'back.pressed' } as const;
const save = { type: 'save.requested' } as const;
const own: LetterBuilderEvent = { type: 'text.changed', text: 'Own words' };
const other: LetterBuilderEvent = { type: 'answer.changed', changes: { asks: ['A later start'] } };

test('asks from the first question to the letter, which says what was answered', () => {
  const { actor, page, context } = start(
    NEW_LETTER,
    { type: 'answer.changed', changes: { kind: 'applying' } },
    next,
    { type: 'answer.changed', changes: { job: 'Baker' } },
    next,
    next,
    next,
    next,
  );
  expect(context()).toMatchObject({ step: 'asks', problem: 'missing' });
  actor.send(other);
  expect(context().problem).toBeNull();
  for (let left = 4; left > 0; left--) actor.send(next);
  expect(page()).toBe('editing');
  const { answers, text } = context();
  expect(answers.writtenOn).toBe('2026-05-01');
  expect(text).toBe(letterText(answers, LETTER_WRITER));
  expect(text).toContain('- A later start');
});

describe('own changes of the text', () => {
  test('stay without a question when no answer changed', () => {
    const { page, context } = start(OPENED_LETTER, own, back, back, next, next);
    expect([page(), context().text]).toEqual(['editing', 'Own words']);
  });

  test('are asked about once when an answer changed, and then stay', () => {
    const { actor, page, context } = start(OPENED_LETTER, own, back, other, next);
    expect(page()).toBe('composing');
    actor.send({ type: 'rewrite.refused' });
    expect(context().text).toBe('Own words');
    actor.send(back);
    actor.send(next);
    expect([page(), context().text]).toEqual(['editing', 'Own words']);
  });

  test('go when the person says so', () => {
    const { context } = start(OPENED_LETTER, own, back, other, next, { type: 'rewrite.confirmed' });
    expect(context().text).toContain('- A later start');
  });

  test('are none where the text is as it was written, which is written anew', () => {
    const { page, context } = start(OPENED_LETTER, back, other, next);
    expect(page()).toBe('editing');
    expect(context().text).not.toContain('lift table');
  });

  test('and answers go back to what is saved when they are discarded', () => {
    const { page, context } = start(OPENED_LETTER, own, back, other, { type: 'typed.discarded' });
    expect(page()).toBe('editing');
    expect(context()).toMatchObject({ text: SAVED_LETTER.text, answers: SAVED_LETTER.answers });
    const fresh = start(NEW_LETTER, other, next, { type: 'typed.discarded' });
    expect(fresh.context().answers.asks).toEqual([]);
  });
});

describe('saving', () => {
  test('sends what stands there with its version, and nothing when all is saved', async () => {
    const { actor, save: calls, page } = start(OPENED_LETTER, save);
    expect(page()).toBe('editing');
    actor.send(own);
    actor.send(save);
    expect(calls.calls[0]?.input).toMatchObject({ text: 'Own words', saved: SAVED_LETTER });
    calls.calls[0]?.resolve({ ...SAVED_LETTER, etag: '2', text: 'Own words' });
    const { context } = await waitFor(actor, (place) => place.matches('editing'));
    expect(context.saved?.etag).toBe('2');
  });

  test('keeps what another window changed, and makes a letter of its own of this one', async () => {
    const { actor, save: calls, context } = start(OPENED_LETTER, own, save);
    calls.calls[0]?.reject({ status: 412, code: 'changed_meanwhile' });
    await waitFor(actor, (place) => place.hasTag('failed'));
    expect(context().text).toBe('Own words');
    actor.send({ type: 'copy.requested', key: 'k2' });
    expect(calls.calls[1]?.input).toMatchObject({ text: 'Own words', saved: null, key: 'k2' });
    expect(context().failure).toBeNull();
  });

  test('makes no second letter after another failure', async () => {
    const { actor, save: calls, page } = start(OPENED_LETTER, own, save);
    calls.calls[0]?.reject({ status: 500, code: 'internal' });
    await waitFor(actor, (place) => place.hasTag('failed'));
    actor.send({ type: 'copy.requested', key: 'k2' });
    expect(page()).toEqual({ failed: 'saving' });
    actor.send(save);
    expect(calls.calls[1]?.input).toMatchObject({ saved: SAVED_LETTER });
  });
});
