import { callMachine } from '../call.ts';
import type { Plan } from './explore.ts';
import { NO_NETWORK, SERVER_ERROR } from './resumes.ts';

/** What may happen to a call, for the walks through it. */
export const callPlan: Plan<typeof callMachine> = {
  machine: callMachine,
  inputs: [{ isBegun: false }, { isBegun: true }],
  events: {
    'call.requested': [{ type: 'call.requested' }],
    'call.forgotten': [{ type: 'call.forgotten' }],
  },
  answers: { makeCall: [undefined] },
  errors: { makeCall: [NO_NETWORK, SERVER_ERROR] },
  facts: ({ context }) => [context.isBegun, context.failure?.code],
};
