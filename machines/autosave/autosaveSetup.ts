import { assign, emit, setup } from 'xstate';
import type {
  AutosaveContext,
  AutosaveEmitted,
  AutosaveEvent,
  AutosaveInput,
} from './autosaveTypes.ts';
import type { conflictMachine } from '../conflict/conflict.ts';
import type { ConflictInput, Decision } from '../conflict/conflictTypes.ts';
import { failureFrom } from '../failure.ts';
import type { FormRecord, SavedEntry } from '../form/formTypes.ts';
import { changedFields, isSame } from '../form/formValues.ts';
import { lostWith, rebase } from '../merge.ts';
import { actionNotProvided, notProvided } from '../notProvided.ts';
import type { ScreenTag } from '../tags.ts';

/** The named actors, guards, actions and delays of a form that saves itself. */

/** Spec: the auto-save debounce. */
const SAVE_PAUSE_MS = 2000;
/** While the person is still in the field, a failed save is tried again by itself. */
const RETRY_PAUSE_MS = 10_000;
/** "Saved" is not said more often than this. */
const HEARD_EVERY_MS = 5000;

const STALE = 412;

/** Whether everything that was typed is saved. */
export const isUntouched = ({ base, values }: Pick<AutosaveContext, 'base' | 'values'>) =>
  isSame(base.values, values);

/** What was typed stays as it was typed: a space at its end may be followed by a word. */
const savedAs = ({ sent }: AutosaveContext, entry: SavedEntry) => ({
  base: { entry, values: sent },
  lost: [],
  failure: null,
});

const withNewer = (context: AutosaveContext, theirs: FormRecord, side: 'mine' | 'theirs') => {
  const { base, values, sent, lost } = rebase(
    { ...context, start: context.base, keepsOne: true },
    theirs,
    side,
  );
  return { base, values, sent, lost };
};

export const autosaveSetup = setup({
  types: {
    context: {} as AutosaveContext,
    events: {} as AutosaveEvent,
    input: {} as AutosaveInput,
    emitted: {} as AutosaveEmitted,
    tags: {} as ScreenTag,
    children: {} as { conflict: 'conflict' },
  },
  actors: {
    /** Fails with status 412 when the record was changed somewhere else. */
    save: notProvided<{ entry: SavedEntry }, FormRecord>('save'),
    conflict: notProvided<Decision, ConflictInput>('conflict') as unknown as typeof conflictMachine,
  },
  actions: {
    /**
     * Sends values that outlive the page. Without a version where an earlier save is still on
     * its way: then only what was typed since, whatever the version is by then.
     */
    flush: (_args, _params: { record: FormRecord }) => actionNotProvided('flush'),
    /** What a person has typed before the values came lies over them. */
    takeLoaded: assign(({ context: { base, values }, event }) => {
      if (event.type !== 'values.loaded') return {};
      const { record } = event;
      return {
        base: record,
        values: { ...record.values, ...changedFields(values, base.values) },
      };
    }),
    takeChange: assign(({ context, event }) =>
      event.type === 'field.changed'
        ? { values: { ...context.values, ...event.values }, isInField: true }
        : {},
    ),
    leaveField: assign({ isInField: false }),
    rememberSent: assign(({ context }) => ({ sent: context.values })),
    takeSaved: assign(({ context }, { entry }: { entry: SavedEntry }) => savedAs(context, entry)),
    rememberFailure: assign((_args, { error }: { error: unknown }) => ({
      failure: failureFrom(error),
    })),
    rememberLost: assign(({ context }) => ({ lost: lostWith(context) })),
    takeAsSaved: assign(({ context }, { decision }: { decision: Decision }) =>
      decision.kind === 'saved' ? savedAs(context, decision.theirs.entry) : {},
    ),
    keepMine: assign(({ context }, { decision }: { decision: Decision }) =>
      'theirs' in decision && decision.theirs !== null
        ? withNewer(context, decision.theirs, 'mine')
        : {},
    ),
    takeTheirs: assign(({ context }, { decision }: { decision: Decision }) =>
      decision.kind === 'theirs' && decision.theirs !== null
        ? { ...withNewer(context, decision.theirs, 'theirs'), failure: null }
        : {},
    ),
    forgetFailure: assign({ failure: null }),
    rememberTold: assign(({ context }) => ({ toldAt: context.now() })),
    emitSaved: emit({ type: 'saved.told' }),
  },
  guards: {
    isNewer: ({ context: { base }, event }) =>
      event.type === 'values.loaded' && event.record.entry.etag !== base.entry.etag,
    isRestored: ({ context: { base } }) => base.entry.id !== null,
    isUntouched: ({ context }) => isUntouched(context),
    isWrong: ({ context }) => context.problemsOf(context.values).length > 0,
    isInField: ({ context }) => context.isInField,
    hasTypedSince: ({ context: { values, sent } }) => !isSame(values, sent),
    isMoreToFlush: ({ context: { values, sent, problemsOf } }) =>
      !isSame(values, sent) && problemsOf(values).length === 0,
    isConflict: (_args, { error }: { error: unknown }) => failureFrom(error).status === STALE,
    isSavedAndMore: ({ context: { values, sent } }, { decision }: { decision: Decision }) =>
      decision.kind === 'saved' && !isSame(values, sent),
    isSaved: (_args, { decision }: { decision: Decision }) => decision.kind === 'saved',
    isMine: (_args, { decision }: { decision: Decision }) =>
      (decision.kind === 'mine' || decision.kind === 'newer') && decision.theirs !== null,
    isTheirs: (_args, { decision }: { decision: Decision }) =>
      decision.kind === 'theirs' && decision.theirs !== null,
  },
  delays: {
    savePause: SAVE_PAUSE_MS,
    retryPause: RETRY_PAUSE_MS,
    untilHeard: ({ context: { toldAt, now } }) =>
      toldAt === null ? 0 : Math.max(0, toldAt + HEARD_EVERY_MS - now()),
  },
});
