import { filteringMachine } from '../filtering/filtering.ts';
import type { Plan } from './explore.ts';

const FILTERS = ['', 'way=remote', 'way=remote&days=7'];
const each = <Type extends string>(type: Type) => FILTERS.map((filters) => ({ type, filters }));

/** What may happen to the filters of a list, for the walks through it. */
export const filteringPlan: Plan<typeof filteringMachine> = {
  machine: filteringMachine,
  inputs: [{ filters: '' }],
  events: {
    'filters.changed': each('filters.changed'),
    'filters.wanted': each('filters.wanted'),
    'address.changed': each('address.changed'),
  },
  answers: {},
  errors: {},
  facts: ({ context }) => [context.shown, context.asked],
};
