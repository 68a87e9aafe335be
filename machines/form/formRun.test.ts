import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { conflictMachine } from '../conflict/conflict.ts';
import type { Decision, ConflictInput } from '../conflict/conflictTypes.ts';
import { controlled } from '../testing/controlled.ts';
import { SAVED, STALE, THEIRS } from '../testing/formPlan.ts';
import { formMachine, hasTypedSince } from './form.ts';
import type { FormRecord, SaveAnswer } from './formTypes.ts';

/** An open record in which something was typed and the button pressed. */
function sent() {
  const save = controlled<SaveAnswer, FormRecord>();
  const asked: ConflictInput[] = [];
  const conflict = fromPromise<Decision, ConflictInput>(async ({ input }) => {
    asked.push(input);
    return { kind: 'later' };
  });
  const form = createActor(
    formMachine.provide({
      actors: { save: save.logic, conflict: conflict as never },
    }),
    { input: { start: SAVED, problemsOf: () => [], keepsOne: true } },
  ).start();
  const type = (SkillName: string) => form.send({ type: 'field.changed', values: { SkillName } });
  type('Typing fast');
  form.send({ type: 'submit.requested' });
  const reaches = (state: 'succeeded' | 'editing') => waitFor(form, (at) => at.matches(state));
  return { form, save, asked, type, reaches };
}

test('sends the entry with its version and what was typed', () => {
  const { save } = sent();
  expect(save.calls.map(({ input }) => input)).toEqual([
    { entry: SAVED.entry, values: { SkillName: 'Typing fast' } },
  ]);
});

test('says that something was typed since only when it was', () => {
  const { form, type } = sent();
  expect(hasTypedSince(form.getSnapshot())).toBe(false);
  type('Typing faster');
  expect(hasTypedSince(form.getSnapshot())).toBe(true);
  type('Typing fast');
  expect(hasTypedSince(form.getSnapshot())).toBe(false);
});

test.each([
  ['changed', STALE, false],
  ['deleted', { status: 404, code: 'gone', errors: [] }, true],
])('asks what to do about a record that was %s elsewhere', async (_, answer, isGone) => {
  const { save, asked, reaches } = sent();
  save.calls[0]?.reject(answer);
  await reaches('editing');
  expect(asked).toMatchObject([{ known: SAVED, mine: { SkillName: 'Typing fast' }, isGone }]);
  // Nothing is known of how the server writes a value, so it stays as it was typed.
  expect(asked[0]?.asSaved(THEIRS.values)).toEqual(THEIRS.values);
});

describe('a save whose answer was lost', () => {
  /** It sent "Typing fast"; the server then has this, and "Typing faster" is typed and sent. */
  async function lost(SkillName: string) {
    const save = controlled<SaveAnswer, FormRecord>();
    const theirs = { entry: { id: 'a', etag: '2' }, values: { SkillName } };
    const loadTheirs = fromPromise<FormRecord | null, FormRecord>(async () => theirs);
    const conflict = conflictMachine.provide({ actors: { loadTheirs } });
    const form = createActor(formMachine.provide({ actors: { save: save.logic, conflict } }), {
      input: { start: SAVED, problemsOf: () => [], keepsOne: true },
    }).start();
    for (const [typed, answer] of [
      ['Typing fast', new TypeError('Failed to fetch')],
      ['Typing faster', STALE],
    ] as const) {
      form.send({ type: 'field.changed', values: { SkillName: typed } });
      form.send({ type: 'submit.requested' });
      save.calls.at(-1)?.reject(answer);
      await waitFor(form, (at) => at.matches('failed') || at.matches('conflicted'));
    }
    return { form, save, theirs };
  }

  test('is no conflict with what is typed over it', async () => {
    const { form, save, theirs } = await lost('Typing fast');
    await waitFor(form, () => save.calls.length === 3);
    const values = { SkillName: 'Typing faster' };
    expect(save.calls[2]?.input).toEqual({ entry: theirs.entry, values });
    save.calls[2]?.resolve({ entry: { id: 'a', etag: '3' }, values, message: null });
    const { context } = await waitFor(form, (at) => at.matches('succeeded'));
    expect([context.values, context.lost]).toEqual([values, []]);
  });

  test('asks about what somebody else saved after it', async () => {
    const { form, save } = await lost('Typing blind');
    const { conflict } = form.getSnapshot().children;
    if (conflict === undefined) throw new Error('There is no conflict.');
    await waitFor(conflict, (at) => at.matches('choosing'));
    expect(save.calls).toHaveLength(2);
  });
});
