import { assign, setup } from 'xstate';
import { failureFrom } from './failure.ts';
import { notProvided } from './notProvided.ts';
import type {
  FormRecord,
  FormValue,
  FormValues,
  Removal,
  SaveAnswer,
  SectionDraft,
  SectionFormContext,
  SectionFormEvent,
  SectionFormInput,
  SectionOutcome,
} from './sectionFormTypes.ts';
import type { ScreenTag } from './tags.ts';

/** The named actors, guards and actions of a section's form. */

const STALE = 412;
const GONE = 404;

export function modeOf({ base }: Pick<SectionFormContext, 'base'>): 'add' | 'update' {
  return base.entry.id === null ? 'add' : 'update';
}

export function problemsIn(context: SectionFormContext) {
  return context.problemsOf(context.values, modeOf(context));
}

function isSame(some: FormValues, others: FormValues): boolean {
  return JSON.stringify(some) === JSON.stringify(others);
}

/** The fields that hold something else than before, with what they hold now. */
export function changedFields(now: FormValues, before: FormValues): FormValues {
  const isOther = ([field, value]: [string, FormValue]) =>
    JSON.stringify(value) !== JSON.stringify(before[field]);
  return Object.fromEntries(Object.entries(now).filter(isOther));
}

function isOnlyNewer(theirs: FormRecord | null, known: FormRecord): boolean {
  if (theirs === null || theirs.entry.id !== known.entry.id) return false;
  return theirs.entry.etag !== known.entry.etag && isSame(theirs.values, known.values);
}

/** A value as it is stored: text without the space around it, a choice of several in no order. */
function plain(value: FormValue | undefined): unknown {
  if (typeof value === 'string') return value.trim();
  return Array.isArray(value) ? value.toSorted() : value;
}

/** Whether saving the one would store what the other says. */
function saysTheSame(typed: FormValues, saved: FormValues): boolean {
  return Object.keys({ ...typed, ...saved }).every(
    (field) => JSON.stringify(plain(typed[field])) === JSON.stringify(plain(saved[field])),
  );
}

function without(problems: SectionFormContext['serverProblems'], names: readonly string[]) {
  return problems.filter(({ pointer }) => !names.includes(pointer.split('/')[1] ?? ''));
}

/** The form as it was before the first key. */
const fresh = (start: FormRecord) => ({
  base: start,
  values: start.values,
  attempt: 0,
  serverProblems: [],
});

/** What was typed over which record; null while nothing was. */
export function typedIn({ base, values }: SectionDraft): SectionDraft | null {
  return isSame(base.values, values) ? null : { base, values };
}

type Sent = Pick<SectionFormContext, 'sent' | 'values' | 'start' | 'canEdit'>;

/**
 * What was typed after `sent` had gone off and was saved as `saved`: over that where an entry can be changed, else over the
 * empty form, as after a deletion. Null when nothing was.
 */
export function typedSince(
  { sent, values, start, canEdit }: Sent,
  saved: FormRecord,
): SectionDraft | null {
  const since = changedFields(values, sent);
  if (Object.keys(since).length === 0) return null;
  const base = canEdit ? saved : start;
  return { base, values: { ...base.values, ...since } };
}

function afterSaving(context: SectionFormContext, { entry, values, message }: SaveAnswer) {
  const saved = { entry, values };
  const outcome: SectionOutcome = modeOf(context) === 'add' ? 'added' : 'updated';
  // A list goes back to its empty form; a section of one record goes on with what was saved.
  const start = context.keepsOne ? saved : context.start;
  return {
    ...fresh(start),
    ...typedSince(context, saved),
    start,
    outcome,
    message,
    theirs: null,
  };
}

export const sectionFormSetup = setup({
  types: {
    context: {} as SectionFormContext,
    events: {} as SectionFormEvent,
    input: {} as SectionFormInput,
    tags: {} as ScreenTag,
  },
  actors: {
    save: notProvided<SaveAnswer, FormRecord>('save'),
    /** Answers as well when the entry is gone already. */
    remove: notProvided<unknown, Removal>('remove'),
    /** The record as it stands now; null when it is gone. */
    loadTheirs: notProvided<FormRecord | null, FormRecord>('loadTheirs'),
  },
  actions: {
    changeFields: assign(({ context, event }) =>
      event.type === 'field.changed'
        ? {
            values: { ...context.values, ...event.values },
            serverProblems: without(context.serverProblems, Object.keys(event.values)),
          }
        : {},
    ),
    rememberSent: assign(({ context }) => ({ sent: context.values })),
    countAttempt: assign(({ context }) => ({
      attempt: context.attempt + 1,
      serverProblems: [],
      failure: null,
    })),
    rememberNext: assign(({ event }) =>
      event.type === 'entry.opened' ? { next: event.record } : {},
    ),
    openNext: assign(({ context: { next, start } }) => ({
      ...fresh(next ?? start),
      failure: null,
      next: null,
    })),
    forgetNext: assign({ next: null }),
    rememberCancelled: assign(({ context }) => ({ cancelled: typedIn(context) })),
    undoCancel: assign(({ context: { start, cancelled } }) => ({ ...fresh(start), ...cancelled })),
    forgetCancelled: assign({ cancelled: null }),
    startAgain: assign(({ context }) => fresh(context.start)),
    doom: assign(({ event }) =>
      event.type === 'delete.requested' ? { doomed: event.record } : {},
    ),
    spare: assign({ doomed: null }),
    takeSaved: assign(({ context }, { answer }: { answer: SaveAnswer }) =>
      afterSaving(context, answer),
    ),
    takeRemoved: assign(({ context }) => {
      const { base, doomed, start } = context;
      const wasOpen = base.entry.id === doomed?.entry.id;
      return {
        ...(wasOpen ? { ...fresh(start), ...typedSince(context, start) } : {}),
        outcome: 'deleted' as const,
        message: null,
      };
    }),
    showServerProblems: assign(({ context }, { error }: { error: unknown }) => ({
      serverProblems: failureFrom(error).fields,
      failure: failureFrom(error),
      attempt: context.attempt + 1,
    })),
    rememberFailure: assign((_args, { error }: { error: unknown }) => ({
      failure: failureFrom(error),
    })),
    forgetFailure: assign({ failure: null }),
    rememberTheirs: assign((_args, params: { theirs: FormRecord | null }) => params),
    takeAsSaved: assign(({ context }) =>
      context.theirs === null ? {} : afterSaving(context, { ...context.theirs, message: null }),
    ),
    /** The person's values over the newer version. */
    keepMine: assign(({ context: { theirs, base, doomed } }) =>
      theirs === null
        ? { base: { ...base, entry: { id: null, etag: null } } }
        : doomed === null
          ? { base: theirs }
          : { doomed: theirs },
    ),
    takeTheirs: assign(({ context: { theirs, start, keepsOne, doomed } }) => {
      if (doomed !== null) return {};
      return theirs === null
        ? fresh(start)
        : { ...fresh(theirs), ...(keepsOne ? { start: theirs } : {}) };
    }),
    closeConflict: assign({ theirs: null, doomed: null, failure: null }),
    forgetOutcome: assign({ outcome: null, message: null, doomed: null }),
  },
  guards: {
    isTouched: ({ context }) => typedIn(context) !== null,
    isCancelled: ({ context }) => context.cancelled !== null,
    isComplete: ({ context }) => problemsIn(context).length === 0,
    isStale: (_args, { error }: { error: unknown }) => failureFrom(error).status === STALE,
    isGone: ({ context }, { error }: { error: unknown }) =>
      failureFrom(error).status === GONE && context.base.entry.id !== null,
    hasFieldProblems: (_args, { error }: { error: unknown }) =>
      failureFrom(error).fields.length > 0,
    isDeleting: ({ context }) => context.doomed !== null,
    /** What is to be saved is saved already, e.g. by a try whose answer was lost: there is nothing to choose between. */
    areTheirsMine: ({ context: { doomed, theirs, sent, asSaved } }) =>
      doomed === null && theirs !== null && saysTheSame(asSaved(sent), asSaved(theirs.values)),
    /** Only something that this form does not show was changed: there is nothing to choose between. */
    isUnchangedToSave: ({ context: { doomed, base, theirs } }) =>
      doomed === null && isOnlyNewer(theirs, base),
    isUnchangedToDelete: ({ context: { doomed, theirs } }) =>
      doomed !== null && isOnlyNewer(theirs, doomed),
    areTheirsGone: ({ context }) => context.theirs === null && context.doomed !== null,
  },
});
