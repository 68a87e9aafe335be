import { assign, sendTo, setup } from 'xstate';
import type { conflictMachine } from '../conflict/conflict.ts';
import type { ConflictInput, Decision } from '../conflict/conflictTypes.ts';
import { failureFrom } from '../failure.ts';
import { draftOf } from '../form/form.ts';
import type { FormRecord } from '../form/formTypes.ts';
import type { ListContext, ListEvent, ListInput, Removal } from './listTypes.ts';
import { notProvided } from '../notProvided.ts';
import type { ScreenTag } from '../tags.ts';

/**
 * The saved entries of a section, beside the form that adds and edits them. It does one thing
 * at a time: it starts nothing while the form is busy, and holds the form during a deletion.
 *
 * - resting: an entry can be opened in the form, or be deleted.
 * - confirmingSwitch: asks before another entry replaces unsaved input.
 * - confirmingDelete, deleting: an entry is deleted only after a confirmation.
 * - conflicted: it was changed elsewhere (412); `conflict` decides whether to delete it anyway.
 * - failed: it was not deleted; offers a retry and a way back.
 * - succeeded: it was deleted.
 */

const STALE = 412;

type WithError = { event: { error: unknown } };
const thrown = ({ event }: WithError) => ({ error: event.error });
const decided = ({ event }: { event: { output: Decision } }) => ({ decision: event.output });

const NOTHING: FormRecord = { entry: { id: null, etag: null }, values: {} };

const listSetup = setup({
  types: {
    context: {} as ListContext,
    events: {} as ListEvent,
    input: {} as ListInput,
    tags: {} as ScreenTag,
    children: {} as { conflict: 'conflict' },
  },
  actors: {
    /** Also succeeds when the entry is already gone. */
    remove: notProvided<unknown, Removal>('remove'),
    conflict: notProvided<Decision, ConflictInput>('conflict') as unknown as typeof conflictMachine,
  },
  actions: {
    rememberNext: assign(({ event }) =>
      event.type === 'entry.opened' ? { next: event.record } : {},
    ),
    openNext: sendTo(
      ({ context }) => context.form,
      ({ context: { next } }) => ({ type: 'record.opened', record: next ?? NOTHING }),
    ),
    forgetNext: assign({ next: null }),
    choose: assign(({ event }) =>
      event.type === 'delete.requested' ? { chosen: event.record } : {},
    ),
    forgetChosen: assign({ chosen: null, failure: null }),
    rememberSent: assign(({ context: { form } }) => ({ sent: form.getSnapshot().context.values })),
    holdForm: sendTo(({ context }) => context.form, { type: 'hold.requested' }),
    releaseForm: sendTo(({ context }) => context.form, { type: 'hold.ended' }),
    tellForm: sendTo(
      ({ context }) => context.form,
      ({ context: { chosen } }) => ({ type: 'record.removed', record: chosen ?? NOTHING }),
    ),
    rememberFailure: assign((_args, { error }: { error: unknown }) => ({
      failure: failureFrom(error),
    })),
    forgetFailure: assign({ failure: null }),
    takeTheirs: assign((_args, { decision }: { decision: Decision }) =>
      'theirs' in decision && decision.theirs !== null ? { chosen: decision.theirs } : {},
    ),
  },
  guards: {
    isFormOpen: ({ context: { form } }) => form.getSnapshot().matches('editing'),
    isFormTyped: ({ context: { form } }) => {
      const snapshot = form.getSnapshot();
      return snapshot.matches('editing') && draftOf(snapshot) !== null;
    },
    isStale: (_args, { error }: { error: unknown }) => failureFrom(error).status === STALE,
    isToGo: (_args, { decision: { kind } }: { decision: Decision }) =>
      kind === 'mine' || kind === 'newer',
  },
});

export const listMachine = listSetup.createMachine({
  id: 'list',
  context: ({ input }) => ({ ...input, next: null, chosen: null, sent: {}, failure: null }),
  initial: 'resting',
  states: {
    resting: {
      tags: 'editable',
      on: {
        'entry.opened': [
          { guard: 'isFormTyped', target: 'confirmingSwitch', actions: 'rememberNext' },
          { guard: 'isFormOpen', actions: ['rememberNext', 'openNext', 'forgetNext'] },
        ],
        'delete.requested': {
          guard: 'isFormOpen',
          target: 'confirmingDelete',
          actions: 'choose',
        },
      },
    },
    confirmingSwitch: {
      on: {
        'switch.confirmed': { target: 'resting', actions: ['openNext', 'forgetNext'] },
        'switch.cancelled': { target: 'resting', actions: 'forgetNext' },
      },
    },
    confirmingDelete: {
      on: {
        'delete.confirmed': { target: 'deleting', actions: ['rememberSent', 'holdForm'] },
        'delete.cancelled': { target: 'resting', actions: 'forgetChosen' },
      },
    },
    deleting: {
      tags: 'busy',
      invoke: {
        src: 'remove',
        id: 'remove',
        input: ({ context: { chosen, sent } }) => ({ record: chosen ?? NOTHING, sent }),
        onDone: { target: 'succeeded', actions: 'tellForm' },
        onError: [
          {
            guard: { type: 'isStale', params: thrown },
            target: 'conflicted',
            actions: { type: 'rememberFailure', params: thrown },
          },
          { target: 'failed', actions: { type: 'rememberFailure', params: thrown } },
        ],
      },
    },
    conflicted: {
      exit: 'forgetFailure',
      invoke: {
        src: 'conflict',
        id: 'conflict',
        input: ({ context: { chosen } }) => ({
          known: chosen ?? NOTHING,
          mine: null,
          asSaved: (values) => values,
          isGone: false,
        }),
        onDone: [
          {
            guard: { type: 'isToGo', params: decided },
            target: 'deleting',
            actions: { type: 'takeTheirs', params: decided },
          },
          { target: 'resting', actions: ['releaseForm', 'forgetChosen'] },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'rememberFailure', params: thrown },
        },
      },
    },
    failed: {
      tags: 'failed',
      on: {
        'retry.requested': { target: 'deleting', actions: 'forgetFailure' },
        'failure.dismissed': { target: 'resting', actions: ['releaseForm', 'forgetChosen'] },
      },
    },
    succeeded: {
      tags: 'finished',
      on: { 'outcome.seen': { target: 'resting', actions: 'forgetChosen' } },
    },
  },
});
