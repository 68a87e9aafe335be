import { assign, setup } from 'xstate';
import type { conflictMachine } from '../conflict/conflict.ts';
import type { ConflictInput, Decision } from '../conflict/conflictTypes.ts';
import { failureFrom } from '../failure.ts';
import type { FormRecord } from '../form/formTypes.ts';
import { changedFields, isSame } from '../form/formValues.ts';
import type {
  JobEditorContext,
  JobEditorEvent,
  JobEditorInput,
  PublishInput,
  SavedPosting,
} from './jobEditorTypes.ts';
import { lostWith, rebase } from '../merge.ts';
import { notProvided } from '../notProvided.ts';
import type { ScreenTag } from '../tags.ts';

/** The named actors, guards and actions of a posting's editor. */

const STALE = 412;
const COPY = 'looks_like_copy';

/** Whether everything that was typed is saved. */
export const isUntouched = ({ base, values }: Pick<JobEditorContext, 'base' | 'values'>) =>
  base.entry.etag !== null && isSame(base.values, values);

const merged = (context: JobEditorContext, theirs: FormRecord, side: 'mine' | 'theirs') => {
  const open = { ...context, start: context.base, keepsOne: true, asSaved: asTyped };
  const { base, values, sent, lost } = rebase(open, theirs, side);
  return { base, values, sent, lost };
};

/** The fields hold what is saved. */
export const asTyped = (values: JobEditorContext['values']) => values;

type WithError = { error: unknown };
type WithDecision = { decision: Decision };

export const jobEditorSetup = setup({
  types: {
    context: {} as JobEditorContext,
    events: {} as JobEditorEvent,
    input: {} as JobEditorInput,
    tags: {} as ScreenTag,
    children: {} as { conflict: 'conflict' },
  },
  actors: {
    /** Fails with status 412 when somebody else saved meanwhile. */
    save: notProvided<SavedPosting, FormRecord>('save'),
    /** Publishes what was saved, and nothing that was typed since. */
    publish: notProvided<SavedPosting, PublishInput>('publish'),
    conflict: notProvided<Decision, ConflictInput>('conflict') as unknown as typeof conflictMachine,
  },
  actions: {
    takeChange: assign(({ context, event }) => {
      if (event.type !== 'field.changed') return {};
      const isLeft = ({ pointer }: { pointer: string }) =>
        !((pointer.split('/')[1] ?? '') in event.values);
      return {
        values: { ...context.values, ...event.values },
        problems: context.problems.filter(isLeft),
      };
    }),
    begin: assign((_args, params: { isForPublishing: boolean }) => ({
      ...params,
      isNoCopy: false,
      failure: null,
      outcome: null,
    })),
    takePhrases: assign(({ event }) =>
      event.type === 'publish.requested' ? { phrases: event.phrases } : {},
    ),
    rememberSent: assign(({ context }) => ({ sent: context.values })),
    rememberSaved: assign(({ context }) => ({ sent: context.base.values })),
    takeSaved: assign(({ context }, { saved }: { saved: SavedPosting }) => ({
      base: { entry: saved.record.entry, values: context.sent },
      state: saved.state,
      failure: null,
      lost: [],
    })),
    takePublished: assign((_args, { saved }: { saved: SavedPosting }) => ({
      base: saved.record,
      state: saved.state,
      outcome: 'published' as const,
      problems: [],
    })),
    /** What the server made of the values stays out of what was typed since. */
    keepTyped: assign(({ context: { values, sent, base } }) => ({
      values: { ...base.values, ...changedFields(values, sent) },
    })),
    sayOutcome: assign((_args, { outcome }: Pick<JobEditorContext, 'outcome'>) => ({ outcome })),
    forgetOutcome: assign({ outcome: null }),
    /** Nobody has seen yet what two versions make together, so nothing of it is published. */
    stopPublishing: assign({ isForPublishing: false }),
    refuse: assign(({ context }) => ({
      problems: context.problemsOf(context.values),
      attempt: context.attempt + 1,
    })),
    takeServerProblems: assign(({ context }, { error }: WithError) => ({
      problems: failureFrom(error).fields,
      failure: failureFrom(error),
      attempt: context.attempt + 1,
    })),
    rememberFailure: assign((_args, { error }: WithError) => ({ failure: failureFrom(error) })),
    rememberLost: assign(({ context }) => ({ lost: lostWith({ ...context, asSaved: asTyped }) })),
    forgetFailure: assign({ failure: null }),
    sayNoCopy: assign({ isNoCopy: true }),
    takeAsSaved: assign((_args, { decision }: WithDecision) =>
      decision.kind === 'saved' ? { base: decision.theirs, failure: null, lost: [] } : {},
    ),
    keepMine: assign(({ context }, { decision }: WithDecision) =>
      'theirs' in decision && decision.theirs !== null
        ? merged(context, decision.theirs, 'mine')
        : {},
    ),
    takeTheirs: assign(({ context }, { decision }: WithDecision) =>
      'theirs' in decision && decision.theirs !== null
        ? { ...merged(context, decision.theirs, 'theirs'), failure: null }
        : {},
    ),
    startAgain: assign(({ context }) => ({
      values: context.base.values,
      problems: [],
      failure: null,
    })),
  },
  guards: {
    isUntouched: ({ context }) => isUntouched(context),
    isIncomplete: ({ context }) => context.problemsOf(context.values).length > 0,
    hasPhrases: ({ context }) => context.phrases.length > 0,
    isForPublishing: ({ context }) => context.isForPublishing,
    isConflict: (_args, { error }: WithError) => failureFrom(error).status === STALE,
    isCopy: (_args, { error }: WithError) => failureFrom(error).code === COPY,
    hasFieldProblems: (_args, { error }: WithError) => failureFrom(error).fields.length > 0,
    isSaved: (_args, { decision }: WithDecision) => decision.kind === 'saved',
    isMine: (_args, { decision }: WithDecision) =>
      (decision.kind === 'mine' || decision.kind === 'newer') && decision.theirs !== null,
    isTheirs: (_args, { decision }: WithDecision) =>
      decision.kind === 'theirs' && decision.theirs !== null,
  },
});
