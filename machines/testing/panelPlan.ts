import { panelMachine } from '../panel.ts';
import type { Plan } from './explore.ts';
import { NO_NETWORK } from './resumes.ts';

/** What may happen to a panel, for the walks through it. */
export const panelPlan: Plan<typeof panelMachine> = {
  machine: panelMachine,
  inputs: [{}],
  events: {
    'panel.requested': [{ type: 'panel.requested' }],
    'panel.closed': [{ type: 'panel.closed' }],
  },
  answers: { loadPanel: [undefined] },
  errors: { loadPanel: [NO_NETWORK] },
  facts: () => null,
};
