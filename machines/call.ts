import { assign, setup } from 'xstate';
import type { CallContext, CallEvent, CallInput } from './callTypes.ts';
import { failureFrom } from './failure.ts';
import { notProvided } from './notProvided.ts';
import type { ScreenTag } from './tags.ts';

/**
 * One call without a form: it is made by a press, or with its page.
 *
 * - idle: nothing was asked for.
 * - calling: pressing again does nothing more.
 * - failed: the failure can be shown; the call can be made again, or given up.
 * - done: until it is forgotten, where it can be wanted once more.
 */
export const callMachine = setup({
  types: {
    context: {} as CallContext,
    events: {} as CallEvent,
    input: {} as CallInput,
    tags: {} as ScreenTag,
  },
  actors: { makeCall: notProvided<void, void>('makeCall') },
  actions: {
    rememberFailure: assign((_args, { error }: { error: unknown }) => ({
      failure: failureFrom(error),
    })),
    forgetFailure: assign({ failure: null }),
  },
  guards: { isBegun: ({ context }) => context.isBegun },
}).createMachine({
  id: 'call',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isBegun', target: 'calling' }, { target: 'idle' }] },
    idle: { on: { 'call.requested': 'calling' } },
    calling: {
      tags: 'busy',
      invoke: {
        src: 'makeCall',
        id: 'makeCall',
        onDone: 'done',
        onError: {
          target: 'failed',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      tags: 'failed',
      on: {
        'call.requested': { target: 'calling', actions: 'forgetFailure' },
        'call.forgotten': { target: 'idle', actions: 'forgetFailure' },
      },
    },
    done: { on: { 'call.forgotten': 'idle' } },
  },
});
