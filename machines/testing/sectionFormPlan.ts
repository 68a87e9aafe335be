import { sectionFormMachine } from '../sectionForm.ts';
import type { FormRecord } from '../sectionFormTypes.ts';
import type { Plan } from './explore.ts';
import { NO_NETWORK, SERVER_ERROR, SESSION_OVER } from './resumes.ts';

/** What may happen to the form of a section, for the walks through it. */

const EMPTY: FormRecord = { entry: { id: null, etag: null }, values: { SkillName: '' } };
export const SAVED: FormRecord = { entry: { id: 'a', etag: '1' }, values: { SkillName: 'Typing' } };
const THEIRS: FormRecord = {
  entry: { id: 'a', etag: '2' },
  values: { SkillName: 'Filing' },
};

/** Newer, and no other in what the form shows. */
const SAME_AGAIN: FormRecord = { entry: { id: 'a', etag: '3' }, values: SAVED.values };

/** Just what was typed: it was saved, and the answer lost. */
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

const problemsOf: Plan<typeof sectionFormMachine>['inputs'][number]['problemsOf'] = (values) =>
  values['SkillName'] === '' ? [{ pointer: '/SkillName', code: 'missing' }] : [];

const failures = [SERVER_ERROR, NO_NETWORK, SESSION_OVER];

export const sectionFormPlan: Plan<typeof sectionFormMachine> = {
  machine: sectionFormMachine,
  inputs: [
    { start: EMPTY, problemsOf, keepsOne: false },
    { start: SAVED, problemsOf, keepsOne: true },
    { start: EMPTY, problemsOf, keepsOne: false, canEdit: false },
    {
      start: EMPTY,
      problemsOf,
      keepsOne: false,
      restored: { base: SAVED, values: { SkillName: 'Typing fast' } },
    },
  ],
  events: {
    'field.changed': [
      { type: 'field.changed', values: { SkillName: 'Typing fast' } },
      { type: 'field.changed', values: { SkillName: '' } },
    ],
    'submit.requested': [{ type: 'submit.requested' }],
    'refusal.seen': [{ type: 'refusal.seen' }],
    'entry.opened': [{ type: 'entry.opened', record: SAVED }],
    'switch.confirmed': [{ type: 'switch.confirmed' }],
    'switch.cancelled': [{ type: 'switch.cancelled' }],
    'edit.cancelled': [{ type: 'edit.cancelled' }],
    'cancel.undone': [{ type: 'cancel.undone' }],
    'draft.discarded': [{ type: 'draft.discarded' }],
    'delete.requested': [{ type: 'delete.requested', record: SAVED }],
    'delete.confirmed': [{ type: 'delete.confirmed' }],
    'delete.cancelled': [{ type: 'delete.cancelled' }],
    'retry.requested': [{ type: 'retry.requested' }],
    'failure.dismissed': [{ type: 'failure.dismissed' }],
    'mine.kept': [{ type: 'mine.kept' }],
    'theirs.taken': [{ type: 'theirs.taken' }],
    'conflict.dismissed': [{ type: 'conflict.dismissed' }],
    'outcome.seen': [{ type: 'outcome.seen' }],
  },
  answers: {
    save: [{ ...SAVED, message: null }],
    remove: [{}],
    loadTheirs: [THEIRS, SAME_AGAIN, MINE, null],
  },
  errors: {
    save: [...failures, STALE, GONE, TAKEN],
    remove: [...failures, STALE],
    loadTheirs: failures,
  },
  facts: ({ value, context }) => [
    context.base,
    context.values,
    // Nobody reads it in an open form: the next press that sends something writes it anew.
    value === 'editing' ? null : context.sent,
    context.start.entry.id,
    context.canEdit,
    context.attempt > 0,
    context.serverProblems.length,
    context.doomed,
    context.next,
    context.cancelled,
    context.theirs,
    context.failure?.code,
    context.outcome,
  ],
};
