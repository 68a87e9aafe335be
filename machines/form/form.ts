import { assign, setup, type SnapshotFrom } from 'xstate';
import type { FieldProblem } from '#domain/fieldProblem.ts';
import type { conflictMachine } from '../conflict/conflict.ts';
import type { ConflictInput, Decision } from '../conflict/conflictTypes.ts';
import { failureFrom } from '../failure.ts';
import type {
  FormContext,
  FormDraft,
  FormEvent,
  FormInput,
  FormRecord,
  SaveAnswer,
} from './formTypes.ts';
import { changedFields, typedIn, typedSince } from './formValues.ts';
import { lostWith, rebase, saysTheSame } from '../merge.ts';
import { notProvided } from '../notProvided.ts';
import type { ScreenTag } from '../tags.ts';

/**
 * Fills in and sends any form: a sign-in, a search, a section of the profile.
 *
 * - editing: nothing is being sent. In a list, an entry can be opened. Cancel goes back to
 *   adding, and can be undone until the person does something else.
 * - checking, then refused when something is missing or wrong; nothing is sent then.
 * - saving, then succeeded or failed, or refused when the server names a field.
 * - conflicted: the record was changed (412) or deleted (404) elsewhere; `conflict` decides.
 * - held: the records are busy with something else, e.g. an entry is being deleted (`list`).
 *
 * Typing is possible in every state. What was typed leaves the form only when it is saved,
 * cancelled, discarded or given up. A refused, failed or succeeded form can be sent again.
 */

const STALE = 412;
const GONE = 404;

type WithError = { event: { error: unknown } };
const thrown = ({ event }: WithError) => ({ error: event.error });
const decided = ({ event }: { event: { output: Decision } }) => ({ decision: event.output });

const fieldOf = ({ pointer }: FieldProblem) => pointer.split('/')[1] ?? '';

/** Whether the form adds an entry or updates one: a new entry has no id. */
export function modeOf({ base }: Pick<FormContext, 'base'>): 'add' | 'update' {
  return base.entry.id === null ? 'add' : 'update';
}

function problemsIn(context: FormContext) {
  return context.problemsOf(context.values, modeOf(context));
}

/** The form before anything was typed. */
const fresh = (start: FormRecord) => ({
  base: start,
  values: start.values,
  attempt: 0,
  tried: [],
  serverProblems: [],
});

function afterSaving(context: FormContext, { entry, values, message }: SaveAnswer) {
  const saved = { entry, values };
  const start = context.keepsOne ? saved : context.start;
  return {
    ...fresh(start),
    ...typedSince(context, saved),
    start,
    lost: [],
    failure: null,
    outcome: modeOf(context) === 'add' ? ('added' as const) : ('updated' as const),
    message,
  };
}

const formSetup = setup({
  types: {
    context: {} as FormContext,
    events: {} as FormEvent,
    input: {} as FormInput,
    tags: {} as ScreenTag,
    children: {} as { conflict: 'conflict' },
  },
  actors: {
    save: notProvided<SaveAnswer, FormRecord>('save'),
    // Only forms that change a record load this machine; the sign-in does not.
    conflict: notProvided<Decision, ConflictInput>('conflict') as unknown as typeof conflictMachine,
  },
  actions: {
    changeFields: assign(({ context, event }) => {
      if (event.type !== 'field.changed') return {};
      const isLeft = (problem: FieldProblem) => !(fieldOf(problem) in event.values);
      return {
        values: { ...context.values, ...event.values },
        serverProblems: context.serverProblems.filter(isLeft),
      };
    }),
    rememberSent: assign(({ context }) => ({ sent: context.values })),
    countAttempt: assign(({ context: { attempt, values, isAsked } }) => ({
      attempt: attempt + 1,
      tried: Object.keys(values).filter((field) => isAsked(field, values)),
      serverProblems: [],
      failure: null,
    })),
    takeSaved: assign(({ context }, { answer }: { answer: SaveAnswer }) =>
      afterSaving(context, answer),
    ),
    showServerProblems: assign(({ context }, { error }: { error: unknown }) => ({
      serverProblems: failureFrom(error).fields,
      failure: failureFrom(error),
      attempt: context.attempt + 1,
    })),
    rememberFailure: assign((_args, { error }: { error: unknown }) => ({
      failure: failureFrom(error),
    })),
    rememberLost: assign(({ context }) => ({ lost: lostWith(context) })),
    forgetFailure: assign({ failure: null }),
    forgetOutcome: assign({ outcome: null, message: null }),
    open: assign(({ event }) =>
      event.type === 'record.opened' ? { ...fresh(event.record), lost: [] } : {},
    ),
    startAgain: assign(({ context }) => fresh(context.start)),
    rememberCancelled: assign(({ context }) => ({ cancelled: typedIn(context) })),
    undoCancel: assign(({ context: { start, cancelled } }) => ({ ...fresh(start), ...cancelled })),
    forgetCancelled: assign({ cancelled: null }),
    /** What was typed during the deletion of the open entry becomes a new entry. */
    takeRemoved: assign(({ context, event }) => {
      const { base, start } = context;
      if (event.type !== 'record.removed' || base.entry.id !== event.record.entry.id) return {};
      return { ...fresh(start), ...typedSince(context, start) };
    }),
    takeAsSaved: assign(({ context }, { decision }: { decision: Decision }) =>
      decision.kind === 'saved' ? afterSaving(context, { ...decision.theirs, message: null }) : {},
    ),
    /** Puts the typed fields over the newer version, or into a new entry when it was deleted. */
    keepMine: assign(({ context }, { decision }: { decision: Decision }) => {
      if (!('theirs' in decision)) return {};
      const { theirs } = decision;
      if (theirs !== null) return rebase(context, theirs, 'mine');
      return { base: { ...context.base, entry: { id: null, etag: null } } };
    }),
    /** Takes the newer version in the disputed fields; what was typed in others stays. */
    takeTheirs: assign(({ context }, { decision }: { decision: Decision }) => {
      if (decision.kind !== 'theirs') return {};
      const { theirs } = decision;
      if (theirs === null) return fresh(context.start);
      return { ...fresh(theirs), ...rebase(context, theirs, 'theirs') };
    }),
  },
  guards: {
    isComplete: ({ context }) => problemsIn(context).length === 0,
    isCancelled: ({ context }) => context.cancelled !== null,
    hasFailed: ({ context }) => context.failure !== null,
    isConflict: ({ context }, { error }: { error: unknown }) => {
      const { status } = failureFrom(error);
      return status === STALE || (status === GONE && context.base.entry.id !== null);
    },
    hasFieldProblems: ({ context }, { error }: { error: unknown }) =>
      failureFrom(error).fields.some((problem) => fieldOf(problem) in context.values),
    isSaved: (_args, { decision }: { decision: Decision }) => decision.kind === 'saved',
    /** The merged values may break a rule that each version alone kept. */
    isNewer: ({ context }, { decision }: { decision: Decision }) => {
      if (decision.kind !== 'newer') return false;
      const { base, sent } = rebase(context, decision.theirs, 'mine');
      return context.problemsOf(sent, modeOf({ base })).length === 0;
    },
    isMine: (_args, { decision: { kind } }: { decision: Decision }) =>
      kind === 'mine' || kind === 'newer',
    isRestLeft: ({ context }, { decision }: { decision: Decision }) => {
      if (decision.kind !== 'theirs' || decision.theirs === null) return false;
      const { base, sent } = rebase(context, decision.theirs, 'theirs');
      return !saysTheSame(sent, base.values);
    },
  },
});

const submit = {
  'submit.requested': { target: '#form.checking', actions: ['countAttempt', 'forgetCancelled'] },
} as const;

export const formMachine = formSetup.createMachine({
  id: 'form',
  context: ({ input }) => ({
    start: input.start,
    base: input.restored?.base ?? input.start,
    values: input.restored?.values ?? input.start.values,
    sent: input.start.values,
    lost: [],
    attempt: 0,
    tried: [],
    serverProblems: [],
    cancelled: null,
    failure: input.failure ?? null,
    outcome: null,
    message: null,
    problemsOf: input.problemsOf,
    isAsked: input.isAsked ?? (() => true),
    asSaved: input.asSaved ?? ((values) => values),
    keepsOne: input.keepsOne,
    canEdit: input.canEdit ?? true,
  }),
  initial: 'opening',
  on: { 'field.changed': { actions: ['changeFields', 'forgetCancelled'] } },
  states: {
    opening: { always: [{ guard: 'hasFailed', target: 'failed' }, { target: 'editing' }] },
    editing: {
      tags: 'editable',
      on: {
        ...submit,
        'record.opened': { actions: ['open', 'forgetCancelled'] },
        'edit.cancelled': { actions: ['rememberCancelled', 'startAgain'] },
        'cancel.undone': { guard: 'isCancelled', actions: ['undoCancel', 'forgetCancelled'] },
        'draft.discarded': { actions: 'startAgain' },
        'hold.requested': { target: 'held', actions: ['rememberSent', 'forgetCancelled'] },
      },
    },
    checking: {
      always: [
        { guard: 'isComplete', target: 'saving', actions: 'rememberSent' },
        { target: 'refused' },
      ],
    },
    refused: {
      tags: 'editable',
      on: {
        ...submit,
        'draft.discarded': { target: 'editing', actions: ['startAgain', 'forgetFailure'] },
        'refusal.seen': { target: 'editing', actions: 'forgetFailure' },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        src: 'save',
        id: 'save',
        input: ({ context: { base, sent } }) => ({ entry: base.entry, values: sent }),
        onDone: {
          target: 'succeeded',
          actions: { type: 'takeSaved', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isConflict', params: thrown },
            target: 'conflicted',
            actions: { type: 'rememberFailure', params: thrown },
          },
          {
            guard: { type: 'hasFieldProblems', params: thrown },
            target: 'refused',
            actions: { type: 'showServerProblems', params: thrown },
          },
          {
            target: 'failed',
            actions: [{ type: 'rememberFailure', params: thrown }, 'rememberLost'],
          },
        ],
      },
    },
    conflicted: {
      exit: 'forgetFailure',
      invoke: {
        src: 'conflict',
        id: 'conflict',
        input: ({ context: { base, sent, lost, asSaved, failure } }) => ({
          known: base,
          mine: sent,
          lost,
          asSaved,
          isGone: failure?.status === GONE,
        }),
        onDone: [
          {
            guard: { type: 'isSaved', params: decided },
            target: 'succeeded',
            actions: { type: 'takeAsSaved', params: decided },
          },
          // The values at the time of the press, without what was typed since.
          {
            guard: { type: 'isNewer', params: decided },
            target: 'saving',
            actions: { type: 'keepMine', params: decided },
          },
          {
            guard: { type: 'isMine', params: decided },
            target: 'checking',
            actions: [{ type: 'keepMine', params: decided }, 'countAttempt'],
          },
          {
            guard: { type: 'isRestLeft', params: decided },
            target: 'checking',
            actions: [{ type: 'takeTheirs', params: decided }, 'countAttempt'],
          },
          { target: 'editing', actions: { type: 'takeTheirs', params: decided } },
        ],
        onError: { target: 'failed', actions: { type: 'rememberFailure', params: thrown } },
      },
    },
    held: {
      tags: 'busy',
      on: {
        'hold.ended': { target: 'editing' },
        'record.removed': { target: 'editing', actions: 'takeRemoved' },
      },
    },
    failed: {
      tags: ['failed', 'editable'],
      on: {
        ...submit,
        'draft.discarded': { target: 'editing', actions: ['startAgain', 'forgetFailure'] },
        'retry.requested': { target: 'checking', actions: 'forgetFailure' },
        'failure.dismissed': { target: 'editing', actions: 'forgetFailure' },
      },
    },
    succeeded: {
      tags: ['finished', 'editable'],
      on: {
        'submit.requested': { target: 'checking', actions: ['countAttempt', 'forgetOutcome'] },
        'draft.discarded': { target: 'editing', actions: ['startAgain', 'forgetOutcome'] },
        'outcome.seen': { target: 'editing', actions: 'forgetOutcome' },
      },
    },
  },
});

export type FormSnapshot = SnapshotFrom<typeof formMachine>;

/**
 * The problems of the fields that were on screen at the last attempt: from the rules and from
 * the server.
 */
export function shownProblems({ context }: FormSnapshot): readonly FieldProblem[] {
  const tried = problemsIn(context).filter((problem) => context.tried.includes(fieldOf(problem)));
  return [...tried, ...context.serverProblems];
}

/** The draft to store; null when nothing was typed. */
export function draftOf({ context }: FormSnapshot): FormDraft | null {
  return typedIn(context);
}

/** The number of fields with unsaved input. */
export function typedCount({ context: { base, values } }: FormSnapshot): number {
  return Object.keys(changedFields(values, base.values)).length;
}

/** Whether something was typed during the save or hold; it is in the form and not saved. */
export function hasTypedSince({ context }: FormSnapshot): boolean {
  const { values, sent } = context;
  return typedIn(context) !== null && Object.keys(changedFields(values, sent)).length > 0;
}
