import { createActor } from 'xstate';
import { formMachine } from '../form/form.ts';
import type { FormEvent, FormInput } from '../form/formTypes.ts';
import { listMachine } from '../list/list.ts';
import type { Plan } from './explore.ts';
import { EMPTY, MINE, SAME_AGAIN, SAVED, STALE, THEIRS } from './formPlan.ts';
import { NO_NETWORK, SERVER_ERROR, SESSION_OVER } from './resumes.ts';

/** The inputs and events for walking the list machine. */

/** A form that never changes: the walk only reads it and records its events. */
function formAt(events: FormEvent[], given: Partial<FormInput> = {}) {
  const input = { start: EMPTY, problemsOf: () => [], keepsOne: false, ...given };
  const form = createActor(formMachine, { input }).start();
  for (const event of events) form.send(event);
  return form;
}

const typing: FormEvent = { type: 'field.changed', values: { SkillName: 'Typing fast' } };

const openForm = formAt([]);
export const typedForm = formAt([typing]);
export const heldForm = formAt([{ type: 'hold.requested' }]);

export const listPlan: Plan<typeof listMachine> = {
  machine: listMachine,
  inputs: [{ form: openForm }, { form: typedForm }, { form: heldForm }],
  events: {
    'entry.opened': [{ type: 'entry.opened', record: SAVED }],
    'switch.confirmed': [{ type: 'switch.confirmed' }],
    'switch.cancelled': [{ type: 'switch.cancelled' }],
    'delete.requested': [{ type: 'delete.requested', record: SAVED }],
    'delete.confirmed': [{ type: 'delete.confirmed' }],
    'delete.cancelled': [{ type: 'delete.cancelled' }],
    'retry.requested': [{ type: 'retry.requested' }],
    'failure.dismissed': [{ type: 'failure.dismissed' }],
    'outcome.seen': [{ type: 'outcome.seen' }],
  },
  answers: {
    remove: [{}],
    conflict: [
      { kind: 'newer', theirs: SAME_AGAIN },
      { kind: 'mine', theirs: THEIRS },
      { kind: 'theirs', theirs: MINE },
      { kind: 'theirs', theirs: null },
      { kind: 'later' },
    ],
  },
  errors: { remove: [SERVER_ERROR, NO_NETWORK, SESSION_OVER, STALE], conflict: [SERVER_ERROR] },
  facts: ({ context }) => [
    [openForm, typedForm, heldForm].findIndex((form) => form === context.form),
    context.next,
    context.chosen,
    context.sent,
    context.failure?.code,
  ],
};
