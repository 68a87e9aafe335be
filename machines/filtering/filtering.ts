import { assign, emit, setup } from 'xstate';
import { FILTER_REST_MS } from '#domain/limits.ts';
import type {
  FilteringContext,
  FilteringEmitted,
  FilteringEvent,
  FilteringInput,
} from './filteringTypes.ts';

/**
 * The filters of a list, between the person's presses and the list that is asked for. Filters are
 * the text that stands for them in the address.
 *
 * - resting: what the controls show is what the list was asked for.
 * - changing: the controls show something else. After a rest the list is asked for; each further
 *   change begins the rest again, and a press that wants the list now ends it.
 */

/** What an event brings. */
const filtersIn = { shown: ({ event }: { event: { filters: string } }) => event.filters };
const WHOLE = { shown: filtersIn.shown, asked: filtersIn.shown };

export const filteringMachine = setup({
  types: {
    context: {} as FilteringContext,
    events: {} as FilteringEvent,
    input: {} as FilteringInput,
    emitted: {} as FilteringEmitted,
  },
  actions: {
    ask: emit(({ context }) => ({ type: 'list.asked', filters: context.shown })),
  },
  guards: {
    isAsked: ({ context }, { filters }: { filters: string }) => filters === context.asked,
  },
  delays: { rest: FILTER_REST_MS },
}).createMachine({
  id: 'filtering',
  context: ({ input }) => ({ shown: input.filters, asked: input.filters }),
  initial: 'resting',
  on: {
    'filters.changed': [
      {
        guard: { type: 'isAsked', params: ({ event }) => ({ filters: event.filters }) },
        target: '.resting',
        actions: assign(filtersIn),
      },
      { target: '.changing', reenter: true, actions: assign(filtersIn) },
    ],
    'filters.wanted': { target: '.resting', actions: [assign(WHOLE), 'ask'] },
    'address.changed': [
      // The list that was asked for here. What was changed since is to come.
      { guard: { type: 'isAsked', params: ({ event }) => ({ filters: event.filters }) } },
      { target: '.resting', actions: assign(WHOLE) },
    ],
  },
  states: {
    resting: {},
    changing: {
      after: {
        rest: {
          target: 'resting',
          actions: [assign({ asked: ({ context }) => context.shown }), 'ask'],
        },
      },
    },
  },
});
