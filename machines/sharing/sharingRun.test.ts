import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { sharingMachine } from './sharing.ts';
import type { SharingEvent, SharingInput, Wish } from './sharingTypes.ts';
import { controlled } from '../testing/controlled.ts';
import { SERVER_ERROR } from '../testing/resumes.ts';
import { COACH, NO_WISH } from '../testing/sharingPlan.ts';

const NOTHING: SharingInput = { ...NO_WISH, isReady: false, isFirst: false };
const WORDS = { facts: ['PreferSR'], statements: { PreferSR: 'I use a screen reader.' } } as const;

/** Running questions whose call waits for the test. */
function start(input: Partial<SharingInput>, ...events: SharingEvent[]) {
  const share = controlled<void, Wish>();
  const machine = sharingMachine.provide({ actors: { share: share.logic } });
  const actor = createActor(machine, { input: { ...NOTHING, ...input } }).start();
  for (const event of events) actor.send(event);
  const page = () => actor.getSnapshot().value;
  return { actor, share, page, context: () => actor.getSnapshot().context };
}
const next = { type: 'next.pressed' } as const;
const back = { type: 'back.pressed' } as const;

describe('sharing with companies', () => {
  const answers: SharingEvent[] = [
    { type: 'receiver.chosen', receiver: { kind: 'applied' } },
    next,
    { type: 'content.changed', content: WORDS },
    next,
    { type: 'purpose.chosen', purpose: 'job' },
    next,
    { type: 'months.chosen', months: 12 },
    next,
  ];

  test('sends what was chosen, what for and until when', async () => {
    const { actor, share, page } = start({}, ...answers);
    expect(page()).toBe('previewing');
    actor.send({ type: 'share.pressed' });
    expect(share.calls[0]?.input).toMatchObject({
      receiver: { kind: 'applied' },
      ...WORDS,
      purpose: 'job',
      months: 12,
    });
    share.calls[0]?.resolve();
    await waitFor(actor, (place) => place.matches('shared'));
  });

  test('sends the same again after a failure, which it forgets', async () => {
    const { actor, share, context } = start({}, ...answers, { type: 'share.pressed' });
    share.calls[0]?.reject(SERVER_ERROR);
    const failed = await waitFor(actor, (place) => place.matches('failed'));
    expect(failed.context.failure?.status).toBe(500);
    actor.send({ type: 'retry.requested' });
    expect(context().failure).toBeNull();
    expect(share.calls[1]?.input).toMatchObject({ ...WORDS, purpose: 'job', months: 12 });
  });

  test('goes on only when there are words for every fact', () => {
    const facts = ['PreferSR', 'WheelchairUser'] as const;
    const oneWord = { facts, statements: { PreferSR: 'I use a screen reader.' } };
    const { actor, page, context } = start({ receiver: { kind: 'applied' } }, next);
    expect(context().isMissing).toBe(true);
    for (const content of [
      oneWord,
      { facts, statements: { ...oneWord.statements, WheelchairUser: ' ' } },
    ]) {
      actor.send({ type: 'content.changed', content });
      expect(context().isMissing).toBe(false);
      actor.send(next);
      expect([page(), context().isMissing]).toEqual([{ choosing: 'what' }, true]);
    }
    const statements = { ...oneWord.statements, WheelchairUser: 'I use a wheelchair.' };
    actor.send({ type: 'content.changed', content: { facts, statements } });
    actor.send(next);
    expect(page()).toEqual({ choosing: 'why' });
  });
});

describe('sharing with a coach', () => {
  test('goes on with a part or a fact without words, and asks nothing about what for', () => {
    for (const content of [
      { scopes: ['profile'], facts: [] },
      { scopes: [], facts: ['PreferSR'] },
      { scopes: ['profile'], facts: ['PreferSR'] },
    ] as const) {
      const { page } = start({ receiver: COACH }, { type: 'content.changed', content }, next);
      expect(page()).toEqual({ choosing: 'until' });
    }
    expect(start({ receiver: COACH }, next).page()).toEqual({ choosing: 'what' });
  });

  test('goes on with an item of the passport only with its words', () => {
    const item = { receiver: COACH, facts: ['item:i1'] } as const;
    for (const statements of [{}, { 'item:i1': ' ' }])
      expect(start({ ...item, statements }, next).page()).toEqual({ choosing: 'what' });
    const words = { ...item, statements: { 'item:i1': 'A quiet room.' } };
    expect(start(words, next).page()).toEqual({ choosing: 'until' });
  });

  test('begins with what a coach sees already when they are chosen', () => {
    const content = { scopes: ['contact'], facts: ['PreferSR'], statements: {} } as const;
    const { context } = start(
      { scopes: ['profile'] },
      { type: 'receiver.chosen', receiver: COACH, content },
    );
    expect(context()).toMatchObject({ receiver: COACH, ...content });
  });

  test('begins at the words only when all is answered and there is something to share', () => {
    const ready = { receiver: COACH, scopes: ['profile'], isReady: true } as const;
    expect(start(ready).page()).toBe('previewing');
    expect(start({ ...ready, isReady: false }).page()).toEqual({ choosing: 'what' });
    expect(start({ ...ready, scopes: [] }).page()).toEqual({ choosing: 'what' });
    expect(start({ ...WORDS, isReady: true }).page()).toEqual({ choosing: 'whom' });
  });
});

describe('a question', () => {
  test('says that its answer is missing until it is given', () => {
    const { actor, context, page } = start({ isFirst: true }, next);
    expect(page()).toEqual({ choosing: 'age' });
    expect(context().isMissing).toBe(true);
    actor.send({ type: 'age.chosen', age: 'adult' });
    expect(context().isMissing).toBe(false);
    actor.send(next);
    actor.send(next);
    expect([page(), context().isMissing]).toEqual([{ choosing: 'whom' }, true]);
    actor.send({ type: 'receiver.chosen', receiver: COACH });
    expect(context().isMissing).toBe(false);
  });

  test('leads on to nothing but another page for who is no adult', () => {
    const minor: SharingEvent = { type: 'age.chosen', age: 'minor' };
    expect(start({ isFirst: true }, minor, next).page()).toBe('left');
  });

  test('leads back to the one before it', () => {
    const company = start({ ...WORDS, receiver: { kind: 'applied' } }, next);
    expect(company.page()).toEqual({ choosing: 'why' });
    company.actor.send(back);
    expect(company.page()).toEqual({ choosing: 'what' });
    const coach = start({ receiver: COACH, scopes: ['profile'] }, next, back);
    expect(coach.page()).toEqual({ choosing: 'what' });
    coach.actor.send(back);
    expect(coach.page()).toEqual({ choosing: 'whom' });
  });
});
