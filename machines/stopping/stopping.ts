import { assign, setup } from 'xstate';
import { failureFrom } from '../failure.ts';
import { notProvided } from '../notProvided.ts';
import type { StoppingContext, StoppingEvent } from './stoppingTypes.ts';
import type { ScreenTag } from '../tags.ts';

/** After so many milliseconds a stop that failed is tried again, until it is done. */
const STOP_AGAIN_MS = 10_000;

/**
 * One press that ends what is shared. Nothing guards it and nothing asks first.
 *
 * - shared: others see it.
 * - stopping: pressing again does nothing more.
 * - failed: nothing was changed; it is tried again by a press, and every ten seconds by itself.
 * - stopped: nobody sees it, until it is shared again.
 */
export const stoppingMachine = setup({
  types: {
    context: {} as StoppingContext,
    events: {} as StoppingEvent,
    tags: {} as ScreenTag,
  },
  actors: { stop: notProvided<void, void>('stop') },
  actions: {
    rememberFailure: assign((_args, { error }: { error: unknown }) => ({
      failure: failureFrom(error),
    })),
    forgetFailure: assign({ failure: null }),
  },
  delays: { again: STOP_AGAIN_MS },
}).createMachine({
  id: 'stopping',
  context: { failure: null },
  initial: 'shared',
  states: {
    shared: { on: { 'stop.pressed': 'stopping' } },
    stopping: {
      tags: 'busy',
      invoke: {
        src: 'stop',
        id: 'stop',
        onDone: { target: 'stopped', actions: 'forgetFailure' },
        onError: {
          target: 'failed',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      tags: 'failed',
      after: { again: 'stopping' },
      on: { 'stop.pressed': 'stopping' },
    },
    stopped: { tags: 'finished', on: { 'shared.again': 'shared' } },
  },
});
