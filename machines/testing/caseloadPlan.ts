import { caseloadMachine } from '../caseload/caseload.ts';
import type { Plan } from './explore.ts';

/** What may happen to a card of the board, for the walks through it. */
export const caseloadPlan: Plan<typeof caseloadMachine> = {
  machine: caseloadMachine,
  inputs: [undefined],
  events: {
    'record.pressed': [{ type: 'record.pressed' }],
    'move.pressed': [{ type: 'move.pressed' }],
    'panel.closed': [{ type: 'panel.closed' }],
    'sharing.ended': [{ type: 'sharing.ended' }],
  },
  answers: {},
  errors: {},
  facts: () => null,
};
