import type { SnapshotFrom } from 'xstate';
import type { FieldProblem } from '#domain/fieldProblem.ts';
import { autosaveSetup, isUntouched } from './autosaveSetup.ts';
import type { AutosaveContext } from './autosaveTypes.ts';
import type { Decision } from '../conflict/conflictTypes.ts';
import type { FormDraft } from '../form/formTypes.ts';
import { changedFields, typedIn } from '../form/formValues.ts';

/**
 * Saves a form by itself, two seconds after the last change.
 *
 * - loading: the values are on their way. Their coming is the form's own first event, and no
 *   change; what a person types before it stays and is saved. So does what an earlier page could
 *   not save: it keeps the version it was typed over, so a newer one shows as a conflict.
 * - waiting: something was changed; each change begins the two seconds again.
 *   What is missing is not marked meanwhile: who replaces a name empties its field first.
 * - invalid: something required is missing after that, or after the field was left. Nothing is
 *   saved until it is there.
 * - saving: typing goes on meanwhile, and is saved after it.
 * - saved: worked and not told yet, so that "Saved" is not said too often, and never over typing.
 * - conflicted: the record was changed somewhere else (412); `conflict` decides.
 * - failed: first, while the focus is in the field: only a line says so, and it is tried again.
 *   Once the focus has left, told: the dialog is open. Then known: the person can try again.
 * - dropped: the record is being deleted. Nothing of it is saved or kept, and nothing fails.
 * - left: the page is gone or going. What was not saved was handed to the browser. No timer runs.
 *
 * A change leaves this machine only when it is saved, handed over, given up for the other
 * version of a conflict, or deleted with its record.
 */

type WithContext = { context: AutosaveContext };
type WithError = { event: { error: unknown } };
const thrown = ({ event }: WithError) => ({ error: event.error });
const decided = ({ event }: { event: { output: Decision } }) => ({ decision: event.output });

const change = {
  'field.changed': { target: '#autosave.changed', actions: 'takeChange' },
} as const;

/** The record that was saved comes back by itself; in the form it stands as it was typed. */
const loadedAgain = {
  'values.loaded': { guard: 'isNewer', actions: 'takeLoaded' },
} as const;

const left = { 'page.left': { target: '#autosave.left' } } as const;

const flushAll = {
  'page.left': {
    target: '#autosave.left',
    actions: {
      type: 'flush',
      params: ({ context: { base, values } }: WithContext) => ({
        record: { entry: base.entry, values },
      }),
    },
  },
} as const;

/** What was typed since the save that is on its way; nobody knows the version it will have. */
const flushSince = {
  type: 'flush',
  params: ({ context: { base, values, sent } }: WithContext) => ({
    record: { entry: { id: base.entry.id, etag: null }, values: changedFields(values, sent) },
  }),
} as const;

const failed = autosaveSetup.createStateConfig({
  tags: 'failed',
  initial: 'telling',
  on: { ...change, ...flushAll, 'retry.pressed': '#autosave.sending' },
  states: {
    telling: {
      always: [
        // Typed during the save: what is missing now comes first.
        { guard: 'isWrong', target: '#autosave.invalid' },
        { guard: 'isInField', target: 'first' },
        { target: 'told' },
      ],
    },
    first: {
      on: { 'field.left': { target: 'told', actions: 'leaveField' } },
      after: { retryPause: '#autosave.sending' },
    },
    told: { on: { 'failure.dismissed': 'known' } },
    known: {},
  },
});

export const autosaveMachine = autosaveSetup.createMachine({
  id: 'autosave',
  context: ({ input }) => ({
    base: input.restored?.base ?? { entry: { id: null, etag: null }, values: {} },
    values: input.restored?.values ?? {},
    sent: {},
    lost: [],
    isInField: false,
    failure: null,
    toldAt: null,
    problemsOf: input.problemsOf,
    asSaved: input.asSaved ?? ((values) => values),
    now: input.now ?? Date.now,
  }),
  initial: 'loading',
  on: { 'field.left': { actions: 'leaveField' }, 'record.dropped': '.dropped' },
  states: {
    loading: {
      on: {
        'values.loaded': [
          { guard: 'isRestored', target: 'changed' },
          { target: 'changed', actions: 'takeLoaded' },
        ],
        'field.changed': { actions: 'takeChange' },
        ...left,
      },
    },
    changed: { always: [{ guard: 'isUntouched', target: 'idle' }, { target: 'waiting' }] },
    idle: { entry: 'forgetFailure', on: { ...change, ...left, ...loadedAgain } },
    invalid: {
      initial: 'marked',
      on: { 'field.changed': { target: '.mending', actions: 'takeChange' }, ...left },
      states: {
        marked: {},
        mending: {
          always: [{ guard: 'isWrong', target: 'marked' }, { target: '#autosave.changed' }],
        },
      },
    },
    waiting: {
      on: {
        ...change,
        'field.left': [
          { guard: 'isWrong', target: 'invalid', actions: 'leaveField' },
          { actions: 'leaveField' },
        ],
        'save.asked': 'sending',
        'page.left': [{ guard: 'isWrong', target: 'left' }, flushAll['page.left']],
      },
      after: { savePause: 'sending' },
    },
    sending: {
      always: [
        { guard: 'isUntouched', target: 'idle' },
        { guard: 'isWrong', target: 'invalid' },
        { target: 'saving', actions: 'rememberSent' },
      ],
    },
    saving: {
      on: {
        'field.changed': { actions: 'takeChange' },
        'page.left': [
          { guard: 'isMoreToFlush', target: 'left', actions: flushSince },
          { target: 'left' },
        ],
      },
      invoke: {
        src: 'save',
        id: 'save',
        input: ({ context: { base, sent } }) => ({ entry: base.entry, values: sent }),
        onDone: [
          {
            guard: 'hasTypedSince',
            target: 'changed',
            actions: { type: 'takeSaved', params: ({ event }) => ({ entry: event.output.entry }) },
          },
          {
            target: 'saved',
            actions: { type: 'takeSaved', params: ({ event }) => ({ entry: event.output.entry }) },
          },
        ],
        onError: [
          {
            guard: { type: 'isConflict', params: thrown },
            target: 'conflicted',
            actions: { type: 'rememberFailure', params: thrown },
          },
          {
            target: 'failed',
            actions: [{ type: 'rememberFailure', params: thrown }, 'rememberLost'],
          },
        ],
      },
    },
    saved: {
      on: { ...change, ...left, ...loadedAgain },
      after: { untilHeard: { target: 'idle', actions: ['rememberTold', 'emitSaved'] } },
    },
    conflicted: {
      on: { 'field.changed': { actions: 'takeChange' }, ...left },
      invoke: {
        src: 'conflict',
        id: 'conflict',
        input: ({ context: { base, sent, lost, asSaved } }) => ({
          known: base,
          mine: sent,
          lost,
          asSaved,
          isGone: false,
        }),
        onDone: [
          {
            guard: { type: 'isSavedAndMore', params: decided },
            target: 'changed',
            actions: { type: 'takeAsSaved', params: decided },
          },
          {
            guard: { type: 'isSaved', params: decided },
            target: 'saved',
            actions: { type: 'takeAsSaved', params: decided },
          },
          {
            guard: { type: 'isMine', params: decided },
            target: 'sending',
            actions: { type: 'keepMine', params: decided },
          },
          {
            guard: { type: 'isTheirs', params: decided },
            target: 'changed',
            actions: { type: 'takeTheirs', params: decided },
          },
          { guard: 'isWrong', target: 'invalid' },
          // Nothing was decided, so it is not saved; the dialog has told so.
          { target: 'failed.known' },
        ],
        onError: { target: 'failed', actions: { type: 'rememberFailure', params: thrown } },
      },
    },
    failed,
    dropped: {
      on: { 'field.changed': { actions: 'takeChange' }, 'record.kept': 'changed' },
    },
    // A page can come back as it was: then it goes on with the next change.
    left: {
      on: { ...change, 'values.loaded': { target: 'changed', actions: 'takeLoaded' } },
    },
  },
});

export type AutosaveSnapshot = SnapshotFrom<typeof autosaveMachine>;

/** What was typed and is not saved, with the record it was typed over; null when all is. */
export function draftOf(snapshot: AutosaveSnapshot): FormDraft | null {
  return snapshot.matches('dropped') ? null : typedIn(snapshot.context);
}

/** What is wrong with the fields: by the rules in time, and by the server. */
export function shownProblems(snapshot: AutosaveSnapshot): readonly FieldProblem[] {
  const { context } = snapshot;
  const { values, sent, failure, problemsOf } = context;
  if (isUntouched(context)) return [];
  const byTheRules = snapshot.matches('invalid') ? problemsOf(values) : [];
  const isAsSent = ({ pointer }: FieldProblem) =>
    values[pointer.slice(1)] !== undefined && values[pointer.slice(1)] === sent[pointer.slice(1)];
  return [...byTheRules, ...(failure?.fields.filter(isAsSent) ?? [])];
}

/** Whether all is saved; null while that is not known yet. */
export function isAllSaved(snapshot: AutosaveSnapshot): boolean | null {
  if (snapshot.matches('idle') || snapshot.matches('saved')) return true;
  const isComing = ['loading', 'waiting', 'saving'] as const;
  return isComing.some((state) => snapshot.matches(state)) ? null : false;
}

/** What the line about the saving says; null while there is nothing to say. */
export function lineOf(
  snapshot: AutosaveSnapshot,
): 'saved' | 'trying' | 'notSaved' | 'incomplete' | null {
  const { failure, toldAt } = snapshot.context;
  if (snapshot.matches('invalid')) return 'incomplete';
  if (snapshot.matches({ failed: 'known' })) return 'notSaved';
  if (failure !== null) return 'trying';
  const isQuiet = snapshot.matches('idle') && toldAt !== null;
  return isQuiet || snapshot.matches('saved') ? 'saved' : null;
}
