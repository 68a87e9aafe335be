import { autosaveMachine } from '../autosave/autosave.ts';
import type { Decision } from '../conflict/conflictTypes.ts';
import type { FormRecord, FormValues } from '../form/formTypes.ts';
import type { Plan } from './explore.ts';
import { NO_NETWORK, SERVER_ERROR } from './resumes.ts';

/** What may happen to a form that saves itself, for the walks through it. */

const record = (etag: string, values: FormValues): FormRecord => ({
  entry: { id: 'a', etag },
  values,
});

export const LOADED = record('1', { LastName: 'Rivera', Phone: '' });
const THEIRS = record('2', { LastName: 'Okafor', Phone: '' });
export const CHANGED_ELSEWHERE = { status: 412, code: 'changed_meanwhile' };
export const REFUSED = {
  status: 422,
  code: 'invalid',
  detail: 'The phone number is too long.',
  errors: [{ pointer: '/Phone', code: 'too_long', detail: 'Shorten it.' }],
};

/** The rules of the form in the walks: there is no save without a last name. */
export const lastNameNeeded = ({ LastName = '' }: FormValues) =>
  LastName === '' ? [{ pointer: '/LastName', code: 'missing' }] : [];

const decisions: Decision[] = [
  { kind: 'saved', theirs: THEIRS },
  { kind: 'newer', theirs: record('2', { LastName: 'Rivera', Phone: '' }) },
  { kind: 'mine', theirs: THEIRS },
  { kind: 'theirs', theirs: THEIRS },
  { kind: 'theirs', theirs: null },
  { kind: 'later' },
];

export const autosavePlan: Plan<typeof autosaveMachine> = {
  machine: autosaveMachine,
  inputs: [
    { problemsOf: lastNameNeeded, now: () => 0 },
    {
      problemsOf: lastNameNeeded,
      now: () => 0,
      restored: { base: LOADED, values: { LastName: 'Ellis', Phone: '' } },
    },
  ],
  events: {
    'values.loaded': [
      { type: 'values.loaded', record: LOADED },
      { type: 'values.loaded', record: THEIRS },
    ],
    'field.changed': [
      { type: 'field.changed', values: { LastName: 'Ellis' } },
      { type: 'field.changed', values: { LastName: 'Rivera' } },
      { type: 'field.changed', values: { LastName: '' } },
    ],
    'field.left': [{ type: 'field.left' }],
    'save.asked': [{ type: 'save.asked' }],
    'record.dropped': [{ type: 'record.dropped' }],
    'record.kept': [{ type: 'record.kept' }],
    'retry.pressed': [{ type: 'retry.pressed' }],
    'failure.dismissed': [{ type: 'failure.dismissed' }],
    'page.left': [{ type: 'page.left' }],
  },
  answers: { save: [{ entry: { id: 'a', etag: '2' } }], conflict: decisions },
  errors: { save: [SERVER_ERROR, CHANGED_ELSEWHERE, REFUSED], conflict: [NO_NETWORK] },
  facts: ({ context: { base, values, sent, isInField, failure, toldAt } }) => [
    base,
    values,
    sent,
    isInField,
    failure?.code,
    toldAt,
  ],
};
