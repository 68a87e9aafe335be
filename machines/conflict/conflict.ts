import { assign, setup } from 'xstate';
import type { ConflictInput, Decision } from './conflictTypes.ts';
import { type Failure, failureFrom } from '../failure.ts';
import type { FormRecord } from '../form/formTypes.ts';
import { isSame } from '../form/formValues.ts';
import { disputedFields, isOwn, mergedValues, saysTheSame, type Versions } from '../merge.ts';
import { notProvided } from '../notProvided.ts';
import type { ScreenTag } from '../tags.ts';

/**
 * Decides what to do with a record that was changed somewhere else before it was saved or
 * deleted. Without the person's choice, neither version is lost.
 *
 * - loading: reads the current record.
 * - choosing: shows the fields that both versions changed, or a version that is alone.
 * - failed: it could not be read; offers a retry and a way back.
 * - decided: see Decision.
 *
 * Changes of different fields are no conflict: both are kept. Nor is a version that has all that
 * was sent, now or before: it was saved and the answer was lost. Nor when an entry to be deleted is
 * already gone, or only fields changed that the form does not show.
 */

type ConflictContext = ConflictInput & {
  theirs: FormRecord | null;
  failure: Failure | null;
  decision: Decision;
};

type ConflictEvent =
  | { type: 'mine.kept' }
  | { type: 'theirs.taken' }
  | { type: 'conflict.dismissed' }
  | { type: 'retry.requested' }
  | { type: 'failure.dismissed' };

/** The versions to merge; null when there is only one, or the entry is to be deleted. */
function versionsOf({ known, mine, theirs, asSaved }: ConflictContext): Versions | null {
  return mine === null || theirs === null
    ? null
    : { base: known.values, mine, theirs: theirs.values, asSaved };
}

/** Whether the current record is what was sent from here without an answer. */
const isOwnSave = ({ lost, theirs }: Pick<ConflictContext, 'lost' | 'theirs'>): boolean =>
  theirs !== null && isOwn(lost ?? [], theirs);

/** The fields about which the person is asked. */
export function askedFields(context: ConflictContext): string[] {
  const versions = versionsOf(context);
  return versions === null || isOwnSave(context) ? [] : disputedFields(versions);
}

const conflictSetup = setup({
  types: {
    context: {} as ConflictContext,
    events: {} as ConflictEvent,
    input: {} as ConflictInput,
    output: {} as Decision,
    tags: {} as ScreenTag,
  },
  actors: {
    /** The current record; null when it was deleted. */
    loadTheirs: notProvided<FormRecord | null, FormRecord>('loadTheirs'),
  },
  actions: {
    rememberTheirs: assign((_args, params: { theirs: FormRecord | null }) => params),
    rememberFailure: assign((_args, { error }: { error: unknown }) => ({
      failure: failureFrom(error),
    })),
    forgetFailure: assign({ failure: null }),
    decide: assign(({ context: { theirs } }, { kind }: { kind: Decision['kind'] }) => {
      if (kind === 'later') return { decision: { kind } };
      if (kind === 'mine' || kind === 'theirs') return { decision: { kind, theirs } };
      return theirs === null ? {} : { decision: { kind, theirs } };
    }),
  },
  guards: {
    isGone: ({ context }) => context.isGone,
    isGoneToDelete: ({ context: { mine, theirs } }) => mine === null && theirs === null,
    isSaved: ({ context }) => {
      const versions = versionsOf(context);
      return (
        versions !== null &&
        askedFields(context).length === 0 &&
        saysTheSame(
          isOwnSave(context) ? versions.asSaved(versions.mine) : mergedValues(versions, 'mine'),
          versions.theirs,
        )
      );
    },
    isMergeable: ({ context }) => versionsOf(context) !== null && askedFields(context).length === 0,
    isOnlyNewer: ({ context: { known, mine, theirs } }) =>
      mine === null &&
      theirs !== null &&
      theirs.entry.id === known.entry.id &&
      theirs.entry.etag !== known.entry.etag &&
      isSame(theirs.values, known.values),
  },
});

const decide = (kind: Decision['kind']) =>
  ({ target: '#conflict.decided', actions: { type: 'decide', params: { kind } } }) as const;

export const conflictMachine = conflictSetup.createMachine({
  id: 'conflict',
  context: ({ input }) => ({
    ...input,
    theirs: null,
    failure: null,
    decision: { kind: 'later' },
  }),
  output: ({ context }) => context.decision,
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isGone', target: 'choosing' }, { target: 'loading' }] },
    loading: {
      tags: 'busy',
      invoke: {
        src: 'loadTheirs',
        id: 'loadTheirs',
        input: ({ context }) => context.known,
        onDone: {
          target: 'comparing',
          actions: {
            type: 'rememberTheirs',
            params: ({ event }) => ({ theirs: event.output }),
          },
        },
        onError: {
          target: 'failed',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    comparing: {
      always: [
        { guard: 'isGoneToDelete', ...decide('theirs') },
        { guard: 'isSaved', ...decide('saved') },
        { guard: 'isMergeable', ...decide('newer') },
        { guard: 'isOnlyNewer', ...decide('newer') },
        { target: 'choosing' },
      ],
    },
    choosing: {
      on: {
        'mine.kept': decide('mine'),
        'theirs.taken': decide('theirs'),
        'conflict.dismissed': decide('later'),
      },
    },
    failed: {
      tags: 'failed',
      on: {
        'retry.requested': { target: 'loading', actions: 'forgetFailure' },
        'failure.dismissed': decide('later'),
      },
    },
    decided: { type: 'final', tags: 'finished' },
  },
});
