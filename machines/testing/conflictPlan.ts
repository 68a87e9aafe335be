import { conflictMachine } from '../conflict/conflict.ts';
import type { Plan } from './explore.ts';
import { EMPTY, MINE, SAME_AGAIN, SAVED, THEIRS } from './formPlan.ts';
import { NO_NETWORK, SERVER_ERROR, SESSION_OVER } from './resumes.ts';

/** The inputs and events for walking the conflict machine. */

const given = { known: SAVED, asSaved: <Values>(values: Values) => values, isGone: false };

export const conflictPlan: Plan<typeof conflictMachine> = {
  machine: conflictMachine,
  inputs: [
    { ...given, mine: MINE.values },
    { ...given, mine: MINE.values, isGone: true },
    { ...given, mine: null },
    { ...given, known: EMPTY, mine: MINE.values },
  ],
  events: {
    'mine.kept': [{ type: 'mine.kept' }],
    'theirs.taken': [{ type: 'theirs.taken' }],
    'conflict.dismissed': [{ type: 'conflict.dismissed' }],
    'retry.requested': [{ type: 'retry.requested' }],
    'failure.dismissed': [{ type: 'failure.dismissed' }],
  },
  answers: { loadTheirs: [THEIRS, SAME_AGAIN, MINE, null] },
  errors: { loadTheirs: [SERVER_ERROR, NO_NETWORK, SESSION_OVER] },
  facts: ({ context }) => [
    context.known,
    context.mine,
    context.isGone,
    context.theirs,
    context.failure?.code,
    context.decision,
  ],
};
