import type { Decision } from '../conflict/conflictTypes.ts';
import type { FormRecord } from '../form/formTypes.ts';
import { jobEditorMachine } from '../jobEditor/jobEditor.ts';
import type { JobEditorInput, SavedPosting } from '../jobEditor/jobEditorTypes.ts';
import type { Plan } from './explore.ts';
import { NO_NETWORK, SERVER_ERROR } from './resumes.ts';

/** The inputs and events for walking the editor of a posting. */

const posting = (
  title: string,
  etag: string | null,
  state: SavedPosting['state'],
): SavedPosting => ({
  record: { entry: { id: 'job', etag }, values: { title } },
  state,
});

const NEW = posting('', null, { status: 'draft', isChanged: true, savedAt: null });
const SAVED = posting('Cook', '1', { status: 'draft', isChanged: true, savedAt: 'now' });
const PUBLISHED = posting('Cook', '2', { status: 'published', isChanged: false, savedAt: 'now' });
const THEIRS: FormRecord = { entry: { id: 'job', etag: '7' }, values: { title: 'Baker' } };
/** Theirs changed something else, so that both can be kept. */
const NEWER: FormRecord = { entry: { id: 'job', etag: '8' }, values: { title: 'Cook' } };

const STALE = { status: 412, code: 'changed_meanwhile', errors: [] };
const COPY = { status: 409, code: 'looks_like_copy', errors: [] };
const MISSING = {
  status: 400,
  code: 'incomplete',
  errors: [{ pointer: '/city', detail: 'Nobody knows this place.' }],
};

const problemsOf: JobEditorInput['problemsOf'] = (values) =>
  values['title'] === '' ? [{ pointer: '/title', code: 'missing' }] : [];

const decisions: Decision[] = [
  { kind: 'saved', theirs: THEIRS },
  { kind: 'newer', theirs: NEWER },
  { kind: 'mine', theirs: THEIRS },
  { kind: 'theirs', theirs: THEIRS },
  { kind: 'later' },
];

export const jobEditorPlan: Plan<typeof jobEditorMachine> = {
  machine: jobEditorMachine,
  inputs: [
    { start: NEW, problemsOf },
    { start: SAVED, problemsOf },
    { start: PUBLISHED, problemsOf },
    { start: SAVED, problemsOf, restored: { base: SAVED.record, values: { title: 'Chef' } } },
  ],
  events: {
    'field.changed': [
      { type: 'field.changed', values: { title: 'Chef' } },
      { type: 'field.changed', values: { title: '' } },
    ],
    'save.requested': [{ type: 'save.requested' }],
    'preview.requested': [{ type: 'preview.requested' }],
    'preview.left': [{ type: 'preview.left' }],
    'publish.requested': [
      { type: 'publish.requested', phrases: [] },
      { type: 'publish.requested', phrases: ['able-bodied'] },
    ],
    'publish.confirmed': [{ type: 'publish.confirmed' }],
    'publish.cancelled': [{ type: 'publish.cancelled' }],
    'retry.requested': [{ type: 'retry.requested' }],
    'failure.dismissed': [{ type: 'failure.dismissed' }],
    'outcome.seen': [{ type: 'outcome.seen' }],
    'draft.discarded': [{ type: 'draft.discarded' }],
  },
  answers: { save: [SAVED], publish: [PUBLISHED], conflict: decisions },
  errors: {
    save: [SERVER_ERROR, NO_NETWORK, STALE, MISSING],
    publish: [SERVER_ERROR, STALE, COPY, MISSING],
    conflict: [SERVER_ERROR],
  },
  facts: ({ value, context }) => [
    context.base,
    context.values,
    // The next save writes it again.
    ['saving', 'publishing', 'conflicted'].includes(String(value)) ? context.sent : null,
    context.isForPublishing,
    context.phrases.length,
    context.isNoCopy,
    context.attempt > 0,
    context.problems.map(({ pointer }) => pointer),
    context.failure?.code,
    context.outcome,
  ],
};
