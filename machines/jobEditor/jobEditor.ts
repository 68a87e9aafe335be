import type { SnapshotFrom } from 'xstate';
import { typedIn } from '../form/formValues.ts';
import type { FormDraft } from '../form/formTypes.ts';
import { asTyped, isUntouched, jobEditorSetup } from './jobEditorSetup.ts';

/**
 * Writes, saves and publishes a posting.
 *
 * - editing: nothing is being sent. What was typed is a difference from what is saved.
 * - previewing: the posting as candidates would read it, with what the fields hold.
 * - checking, then refused when something is missing for publishing; saving needs nothing.
 * - confirmingPublish: it has words that exclude people. They do not stop anybody who confirms.
 * - saving: on request, and before each publishing.
 * - publishing: what was saved last, by its version: what is published is what the fields showed
 *   at the press, or what was previewed. What is typed meanwhile waits for the next time.
 * - confirmingCopy: another open job of the company has the same title and place.
 * - conflicted: somebody else saved meanwhile (412); `conflict` decides. Both versions together
 *   are saved and not published, before somebody has read them.
 *
 * Typing is possible in every state but the preview and the questions. What was typed leaves the
 * editor only when it is saved or discarded.
 */

type WithError = { event: { error: unknown } };
const thrown = ({ event }: WithError) => ({ error: event.error });

const editing = {
  'field.changed': { actions: ['takeChange', 'forgetOutcome'] },
  'save.requested': {
    target: '#jobEditor.saving',
    actions: { type: 'begin', params: { isForPublishing: false } },
  },
  'preview.requested': { target: '#jobEditor.previewing', actions: 'forgetOutcome' },
  'publish.requested': {
    target: '#jobEditor.checking',
    actions: [{ type: 'begin', params: { isForPublishing: true } }, 'takePhrases'],
  },
  'draft.discarded': { target: '#jobEditor.editing', actions: ['startAgain', 'forgetOutcome'] },
} as const;

const conflicting = {
  guard: { type: 'isConflict', params: thrown },
  target: 'conflicted',
  actions: { type: 'rememberFailure', params: thrown },
} as const;

const wrongField = {
  guard: { type: 'hasFieldProblems', params: thrown },
  target: 'refused',
  actions: { type: 'takeServerProblems', params: thrown },
} as const;

export const jobEditorMachine = jobEditorSetup.createMachine({
  id: 'jobEditor',
  context: ({ input: { start, problemsOf, restored } }) => ({
    base: restored?.base ?? start.record,
    values: restored?.values ?? start.record.values,
    sent: start.record.values,
    state: start.state,
    isForPublishing: false,
    phrases: [],
    isNoCopy: false,
    attempt: 0,
    problems: [],
    failure: null,
    lost: [],
    outcome: null,
    problemsOf,
  }),
  initial: 'editing',
  states: {
    editing: {
      tags: 'editable',
      on: { ...editing, 'outcome.seen': { actions: 'forgetOutcome' } },
    },
    previewing: {
      on: {
        'preview.left': 'editing',
        'publish.requested': editing['publish.requested'],
        'save.requested': editing['save.requested'],
      },
    },
    checking: {
      always: [
        { guard: 'isIncomplete', target: 'refused', actions: 'refuse' },
        { guard: 'hasPhrases', target: 'confirmingPublish' },
        { target: 'storing' },
      ],
    },
    refused: { tags: 'editable', on: editing },
    confirmingPublish: {
      on: { 'publish.confirmed': 'storing', 'publish.cancelled': 'editing' },
    },
    // What is saved already is published at once.
    storing: { always: [{ guard: 'isUntouched', target: 'publishing' }, { target: 'saving' }] },
    saving: {
      tags: ['busy', 'editable'],
      entry: 'rememberSent',
      on: { 'field.changed': { actions: 'takeChange' } },
      invoke: {
        src: 'save',
        id: 'save',
        input: ({ context: { base, values } }) => ({ entry: base.entry, values }),
        onDone: [
          {
            guard: 'isForPublishing',
            target: 'publishing',
            actions: { type: 'takeSaved', params: ({ event }) => ({ saved: event.output }) },
          },
          {
            target: 'editing',
            actions: [
              { type: 'takeSaved', params: ({ event }) => ({ saved: event.output }) },
              { type: 'sayOutcome', params: { outcome: 'saved' } },
            ],
          },
        ],
        onError: [
          conflicting,
          wrongField,
          {
            target: 'failed.saving',
            actions: [{ type: 'rememberFailure', params: thrown }, 'rememberLost'],
          },
        ],
      },
    },
    publishing: {
      tags: ['busy', 'editable'],
      // After a publishing without a save the fields show what is saved.
      entry: 'rememberSaved',
      on: { 'field.changed': { actions: 'takeChange' } },
      invoke: {
        src: 'publish',
        id: 'publish',
        input: ({ context: { base, isNoCopy } }) => ({ entry: base.entry, isNoCopy }),
        onDone: {
          target: 'editing',
          actions: [
            { type: 'takePublished', params: ({ event }) => ({ saved: event.output }) },
            'keepTyped',
          ],
        },
        onError: [
          conflicting,
          {
            guard: { type: 'isCopy', params: thrown },
            target: 'confirmingCopy',
            actions: { type: 'rememberFailure', params: thrown },
          },
          wrongField,
          { target: 'failed.publishing', actions: { type: 'rememberFailure', params: thrown } },
        ],
      },
    },
    confirmingCopy: {
      on: {
        'publish.confirmed': { target: 'publishing', actions: ['sayNoCopy', 'forgetFailure'] },
        'publish.cancelled': { target: 'editing', actions: 'forgetFailure' },
      },
    },
    conflicted: {
      entry: 'stopPublishing',
      exit: 'forgetFailure',
      on: { 'field.changed': { actions: 'takeChange' } },
      invoke: {
        src: 'conflict',
        id: 'conflict',
        input: ({ context: { base, sent, lost } }) => ({
          known: base,
          mine: sent,
          lost,
          asSaved: asTyped,
          isGone: false,
        }),
        onDone: [
          {
            guard: {
              type: 'isSaved',
              params: ({ event }) => ({ decision: event.output }),
            },
            target: 'editing',
            actions: [
              { type: 'takeAsSaved', params: ({ event }) => ({ decision: event.output }) },
              { type: 'sayOutcome', params: { outcome: 'saved' } },
            ],
          },
          {
            guard: { type: 'isMine', params: ({ event }) => ({ decision: event.output }) },
            target: 'saving',
            actions: { type: 'keepMine', params: ({ event }) => ({ decision: event.output }) },
          },
          {
            guard: { type: 'isTheirs', params: ({ event }) => ({ decision: event.output }) },
            target: 'editing',
            actions: { type: 'takeTheirs', params: ({ event }) => ({ decision: event.output }) },
          },
          // Nothing was decided, so nothing was saved; the next save asks again.
          { target: 'editing' },
        ],
        onError: {
          target: 'failed.saving',
          actions: { type: 'rememberFailure', params: thrown },
        },
      },
    },
    failed: {
      tags: ['failed', 'editable'],
      initial: 'saving',
      on: {
        'field.changed': { actions: 'takeChange' },
        // What was typed since the press is checked like the rest.
        'retry.requested': [
          { guard: 'isForPublishing', target: 'checking', actions: 'forgetFailure' },
          { target: 'saving', actions: 'forgetFailure' },
        ],
        'failure.dismissed': { target: 'editing', actions: 'forgetFailure' },
      },
      states: { saving: {}, publishing: {} },
    },
  },
});

export type JobEditorSnapshot = SnapshotFrom<typeof jobEditorMachine>;

/** What was typed and is not saved, with the version that it was typed over. */
export function draftOf({ context }: JobEditorSnapshot): FormDraft | null {
  return typedIn(context);
}

/** Whether something was typed that is not saved. */
export function isChanged({ context }: JobEditorSnapshot): boolean {
  return !isUntouched(context);
}

/** Whether what was sent last is saved, so that nothing more than its publishing can fail. */
export function isSentSaved({ context: { base, sent } }: JobEditorSnapshot): boolean {
  return isUntouched({ base, values: sent });
}
