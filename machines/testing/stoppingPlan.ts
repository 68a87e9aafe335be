import { stoppingMachine } from '../stopping/stopping.ts';
import type { Plan } from './explore.ts';
import { NO_NETWORK, SERVER_ERROR } from './resumes.ts';

/** What may happen while somebody stops sharing, for the walks through it. */
export const stoppingPlan: Plan<typeof stoppingMachine> = {
  machine: stoppingMachine,
  inputs: [undefined],
  events: {
    'stop.pressed': [{ type: 'stop.pressed' }],
    'shared.again': [{ type: 'shared.again' }],
  },
  answers: { stop: [undefined] },
  errors: { stop: [NO_NETWORK, SERVER_ERROR] },
  facts: ({ context }) => [context.failure?.code],
};
