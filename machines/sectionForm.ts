import type { SnapshotFrom } from 'xstate';
import type { FieldProblem } from '#domain/fieldProblem.ts';
import {
  changedFields,
  modeOf,
  problemsIn,
  sectionFormSetup,
  typedIn,
} from './sectionFormSetup.ts';

export { typedSince } from './sectionFormSetup.ts';
import type { FormRecord, SectionDraft } from './sectionFormTypes.ts';

/**
 * The one way in which a section of the profile is edited: a form that adds or changes a record, and
 * for a section that is a list, the deleting of its entries.
 *
 * - editing: nothing is under way. Adding while no entry is open, changing while one is; cancel goes
 *   back to adding (section 4, "Education screen"), and can be undone until the person goes on with something else.
 * - confirmingSwitch: another entry is to be opened over what was typed and not saved.
 * - checking, then refused where something required is missing; the screen says so before anything is sent.
 * - saving, then succeeded. What is typed meanwhile stays in the form, over what was saved. What follows a change (the draft goes, the lists and the insights are made anew) belongs to the
 *   calls, which go on when the screen and this machine are gone.
 * - confirmingDelete, deleting: an entry goes only after a second yes. What is typed meanwhile stays in the form, also when
 *   the entry was open in it.
 * - conflicted: the record was changed somewhere else (412, or 404: deleted). loadingTheirs gets the
 *   other version, choosing shows both; what the person typed is saved over it only when they say so.
 *   A newer version that says the same is no conflict: the account's record also holds what other forms show. One that
 *   says what was typed is what was typed: it was saved, and the answer lost on its way.
 * - failed: saving, deleting or loadingTheirs, each with a retry and a way back to the form.
 *
 * What was typed leaves the form only by being saved, cancelled, or given up for the other version.
 */

type WithError = { event: { error: unknown } };
const thrown = ({ event }: WithError) => ({ error: event.error });
const rememberFailure = { type: 'rememberFailure', params: thrown } as const;

const back = { target: '#sectionForm.editing', actions: ['forgetFailure', 'spare'] } as const;

function failAs<const Step extends string>(step: Step) {
  return { target: `#sectionForm.failed.${step}`, actions: rememberFailure } as const;
}

export const sectionFormMachine = sectionFormSetup.createMachine({
  id: 'sectionForm',
  context: ({ input: { start, problemsOf, asSaved, keepsOne, canEdit, restored } }) => ({
    start,
    base: restored?.base ?? start,
    values: restored?.values ?? start.values,
    sent: start.values,
    attempt: 0,
    serverProblems: [],
    doomed: null,
    next: null,
    cancelled: null,
    theirs: null,
    failure: null,
    outcome: null,
    message: null,
    problemsOf,
    asSaved: asSaved ?? ((values) => values),
    keepsOne,
    canEdit: canEdit ?? true,
  }),
  initial: 'editing',
  states: {
    editing: {
      tags: 'editable',
      on: {
        'field.changed': { actions: ['changeFields', 'forgetCancelled'] },
        'submit.requested': { target: 'checking', actions: ['countAttempt', 'forgetCancelled'] },
        'entry.opened': [
          { guard: 'isTouched', target: 'confirmingSwitch', actions: 'rememberNext' },
          { actions: ['rememberNext', 'openNext', 'forgetCancelled'] },
        ],
        'edit.cancelled': { actions: ['rememberCancelled', 'startAgain'] },
        'cancel.undone': { guard: 'isCancelled', actions: ['undoCancel', 'forgetCancelled'] },
        'draft.discarded': { actions: 'startAgain' },
        'delete.requested': { target: 'confirmingDelete', actions: ['doom', 'forgetCancelled'] },
      },
    },
    checking: {
      always: [
        { guard: 'isComplete', target: 'saving', actions: 'rememberSent' },
        { target: 'refused' },
      ],
    },
    refused: { on: { 'refusal.seen': { target: 'editing', actions: 'forgetFailure' } } },
    confirmingSwitch: {
      on: {
        'switch.confirmed': { target: 'editing', actions: 'openNext' },
        'switch.cancelled': { target: 'editing', actions: 'forgetNext' },
      },
    },
    saving: {
      tags: 'busy',
      on: { 'field.changed': { actions: 'changeFields' } },
      invoke: {
        src: 'save',
        id: 'save',
        input: ({ context: { base, sent } }) => ({ entry: base.entry, values: sent }),
        onDone: {
          target: 'succeeded',
          actions: { type: 'takeSaved', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: [
          { guard: { type: 'isStale', params: thrown }, target: 'conflicted' },
          { guard: { type: 'isGone', params: thrown }, target: 'conflicted.choosing' },
          {
            guard: { type: 'hasFieldProblems', params: thrown },
            target: 'refused',
            actions: { type: 'showServerProblems', params: thrown },
          },
          failAs('saving'),
        ],
      },
    },
    confirmingDelete: {
      on: {
        'delete.confirmed': { target: 'deleting', actions: 'rememberSent' },
        'delete.cancelled': { target: 'editing', actions: 'spare' },
      },
    },
    deleting: {
      tags: 'busy',
      on: { 'field.changed': { actions: 'changeFields' } },
      invoke: {
        src: 'remove',
        id: 'remove',
        input: ({ context: { doomed, base, sent } }) => ({ record: doomed ?? base, sent }),
        onDone: { target: 'succeeded', actions: 'takeRemoved' },
        onError: [
          { guard: { type: 'isStale', params: thrown }, target: 'conflicted' },
          failAs('deleting'),
        ],
      },
    },
    conflicted: {
      initial: 'loadingTheirs',
      states: {
        loadingTheirs: {
          tags: 'busy',
          on: { 'field.changed': { actions: 'changeFields' } },
          invoke: {
            src: 'loadTheirs',
            id: 'loadTheirs',
            input: ({ context: { doomed, base } }) => doomed ?? base,
            onDone: {
              target: 'choosing',
              actions: {
                type: 'rememberTheirs',
                params: ({ event }) => ({ theirs: event.output }),
              },
            },
            onError: failAs('loadingTheirs'),
          },
        },
        choosing: {
          always: [
            { guard: 'areTheirsGone', target: '#sectionForm.editing', actions: 'closeConflict' },
            { guard: 'areTheirsMine', target: '#sectionForm.succeeded', actions: 'takeAsSaved' },
            {
              guard: 'isUnchangedToDelete',
              target: '#sectionForm.deleting',
              actions: 'keepMine',
            },
            // What was asked for, not what has been typed meanwhile.
            { guard: 'isUnchangedToSave', target: '#sectionForm.saving', actions: 'keepMine' },
          ],
          on: {
            'conflict.dismissed': { target: '#sectionForm.editing', actions: 'closeConflict' },
            'mine.kept': [
              { guard: 'isDeleting', target: '#sectionForm.deleting', actions: 'keepMine' },
              { target: '#sectionForm.checking', actions: ['keepMine', 'countAttempt'] },
            ],
            'theirs.taken': {
              target: '#sectionForm.editing',
              actions: ['takeTheirs', 'closeConflict'],
            },
          },
        },
      },
    },
    failed: {
      tags: 'failed',
      initial: 'saving',
      on: { 'failure.dismissed': back },
      states: {
        saving: {
          on: { 'retry.requested': { target: '#sectionForm.checking', actions: 'forgetFailure' } },
        },
        deleting: {
          on: { 'retry.requested': { target: '#sectionForm.deleting', actions: 'forgetFailure' } },
        },
        loadingTheirs: {
          on: {
            'retry.requested': { target: '#sectionForm.conflicted', actions: 'forgetFailure' },
          },
        },
      },
    },
    succeeded: {
      tags: 'finished',
      on: { 'outcome.seen': { target: 'editing', actions: 'forgetOutcome' } },
    },
  },
});

export type SectionFormSnapshot = SnapshotFrom<typeof sectionFormMachine>;

/** What is wrong with the values, from the first try to save on: the rules, and what the server found. */
export function shownFormProblems({ context }: SectionFormSnapshot): readonly FieldProblem[] {
  if (context.attempt === 0) return [];
  return [...problemsIn(context), ...context.serverProblems];
}

/** Whether an entry is open to be changed, or a new one is being made. */
export function formMode({ context }: SectionFormSnapshot): 'add' | 'update' {
  return modeOf(context);
}

/** What is worth keeping until it is saved; null while nothing was typed. */
export function sectionDraftOf({ context }: SectionFormSnapshot): SectionDraft | null {
  return typedIn(context);
}

/** How many fields hold what is not saved: so much would be lost. */
export function typedCount({ context: { base, values } }: SectionFormSnapshot): number {
  return Object.keys(changedFields(values, base.values)).length;
}

/** Whether more was typed while it was saved or deleted: it is in the form, and not saved. */
export function hasTypedSince({ context }: SectionFormSnapshot): boolean {
  const { values, sent } = context;
  return typedIn(context) !== null && Object.keys(changedFields(values, sent)).length > 0;
}

/** The person's version and the other one; null on either side means deleted. */
export function versionsOf(snapshot: SectionFormSnapshot): {
  mine: FormRecord | null;
  theirs: FormRecord | null;
} | null {
  if (!snapshot.matches({ conflicted: 'choosing' })) return null;
  const { base, values, theirs, doomed } = snapshot.context;
  return { mine: doomed === null ? { entry: base.entry, values } : null, theirs };
}
