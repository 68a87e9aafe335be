import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, test } from 'vitest';
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
