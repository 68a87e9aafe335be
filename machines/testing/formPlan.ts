import type { Decision } from '../conflict/conflictTypes.ts';
import { formMachine } from '../form/form.ts';
import type { FormInput, FormRecord } from '../form/formTypes.ts';
import type { Plan } from './explore.ts';
import { NO_NETWORK, SERVER_ERROR, SESSION_OVER } from './resumes.ts';

/** The inputs and events for walking the form machine. */

export const EMPTY: FormRecord = { entry: { id: null, etag: null }, values: { SkillName: '' } };
export const SAVED: FormRecord = { entry: { id: 'a', etag: '1' }, values: { SkillName: 'Typing' } };
export const THEIRS: FormRecord = {
  entry: { id: 'a', etag: '2' },
  values: { SkillName: 'Filing' },
};

/** A newer version with the same values in the form. */
export const SAME_AGAIN: FormRecord = { entry: { id: 'a', etag: '3' }, values: SAVED.values };

/** Exactly the typed values: they were saved and the answer was lost. */
export const MINE: FormRecord = {
  entry: { id: 'a', etag: '4' },
  values: { SkillName: 'Typing fast' },
};

export const STALE = { status: 412, code: 'changed_meanwhile', errors: [] };
const GONE = { status: 404, code: 'gone', errors: [] };
export const TAKEN = {
  status: 409,
  code: 'already_there',
  errors: [{ pointer: '/SkillName', detail: 'This skill is there already.' }],
};
/** Names a field that the form does not have, so it counts for the whole form. */
const ELSEWHERE = { ...TAKEN, errors: [{ pointer: '/UserGuid', detail: 'Not yours.' }] };

const problemsOf: FormInput['problemsOf'] = (values) =>
  values['SkillName'] === '' ? [{ pointer: '/SkillName', code: 'missing' }] : [];

const decisions: Decision[] = [
  { kind: 'saved', theirs: MINE },
  { kind: 'newer', theirs: SAME_AGAIN },
  { kind: 'mine', theirs: THEIRS },
  { kind: 'mine', theirs: null },
  { kind: 'theirs', theirs: THEIRS },
  // The disputed field is not this one, so what was typed in it is left.
  { kind: 'theirs', theirs: SAME_AGAIN },
  { kind: 'theirs', theirs: null },
  { kind: 'later' },
];

export const formPlan: Plan<typeof formMachine> = {
  machine: formMachine,
  inputs: [
    { start: EMPTY, problemsOf, keepsOne: false },
    { start: SAVED, problemsOf, keepsOne: true },
    { start: EMPTY, problemsOf, keepsOne: false, canEdit: false },
    { start: EMPTY, problemsOf, keepsOne: false, restored: { base: SAVED, values: MINE.values } },
    {
      start: EMPTY,
      problemsOf,
      keepsOne: true,
      isAsked: () => false,
      failure: { status: 400, code: 'link', detail: 'Old link.', retryAfter: null, fields: [] },
    },
  ],
  events: {
    'field.changed': [
      { type: 'field.changed', values: { SkillName: 'Typing fast' } },
      { type: 'field.changed', values: { SkillName: '' } },
    ],
    'submit.requested': [{ type: 'submit.requested' }],
    'refusal.seen': [{ type: 'refusal.seen' }],
    'retry.requested': [{ type: 'retry.requested' }],
    'failure.dismissed': [{ type: 'failure.dismissed' }],
    'outcome.seen': [{ type: 'outcome.seen' }],
    'draft.discarded': [{ type: 'draft.discarded' }],
    'record.opened': [{ type: 'record.opened', record: SAVED }],
    'edit.cancelled': [{ type: 'edit.cancelled' }],
    'cancel.undone': [{ type: 'cancel.undone' }],
    'hold.requested': [{ type: 'hold.requested' }],
    'hold.ended': [{ type: 'hold.ended' }],
    'record.removed': [{ type: 'record.removed', record: SAVED }],
  },
  answers: { save: [{ ...SAVED, message: null }], conflict: decisions },
  errors: {
    save: [SERVER_ERROR, NO_NETWORK, SESSION_OVER, STALE, GONE, TAKEN, ELSEWHERE],
    conflict: [SERVER_ERROR],
  },
  facts: ({ value, context }) => [
    context.base,
    context.values,
    // Unused in an open form; the next send writes it again.
    value === 'saving' || value === 'held' || value === 'conflicted' ? context.sent : null,
    context.start.entry.id,
    context.keepsOne,
    context.canEdit,
    context.attempt > 0,
    context.tried.length,
    context.serverProblems.length,
    context.cancelled,
    context.failure?.code,
    context.outcome,
  ],
};
