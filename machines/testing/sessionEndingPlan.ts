import { sessionEndingMachine } from '../sessionEnding/sessionEnding.ts';
import { canStay, nextEnd } from '../sessionEnding/sessionEndingSetup.ts';
import type { SessionEndingInput } from '../sessionEnding/sessionEndingTypes.ts';
import type { Plan } from './explore.ts';

/** The inputs and events for walking the machine that ends unused sessions. */

const NOW = Date.UTC(2026, 4, 1);
const MINUTE = 60_000;
const LATER = NOW + 600 * MINUTE;

const now = () => NOW;
/** A tab without activity for this long. */
const unused = (milliseconds: number, change: Partial<SessionEndingInput> = {}) => ({
  idleMs: 60 * MINUTE,
  endsAt: LATER,
  activeAt: NOW - milliseconds,
  now,
  ...change,
});

export const sessionEndingPlan: Plan<typeof sessionEndingMachine> = {
  machine: sessionEndingMachine,
  // No walk needs a clock, because each input starts at another distance from the end.
  inputs: [
    unused(0),
    { ...unused(0), activeAt: null },
    unused(0, { idleMs: null }),
    unused(58 * MINUTE),
    unused(59 * MINUTE),
    unused(59.5 * MINUTE),
    unused(60 * MINUTE),
    unused(0, { endsAt: NOW + 2 * MINUTE }),
    unused(0, { endsAt: NOW + MINUTE }),
    unused(0, { endsAt: NOW, idleMs: null }),
    // Beside other tabs.
    unused(0, { isAlone: false }),
    unused(58 * MINUTE, { isAlone: false }),
    unused(60 * MINUTE, { isAlone: false }),
    unused(0, { endsAt: NOW + 2 * MINUTE, isAlone: false }),
  ],
  events: {
    'activity.seen': [{ type: 'activity.seen' }],
    'tokens.changed': [
      { type: 'tokens.changed', endsAt: LATER },
      { type: 'tokens.changed', endsAt: NOW + 2 * MINUTE },
      { type: 'tokens.changed', endsAt: NOW },
    ],
    'stay.requested': [{ type: 'stay.requested' }],
    'signIn.requested': [{ type: 'signIn.requested' }],
    'activity.asked': [{ type: 'activity.asked' }],
    'activity.shared': [
      { type: 'activity.shared', at: NOW, knownEnd: null },
      { type: 'activity.shared', at: NOW - 59 * MINUTE, knownEnd: null },
      { type: 'activity.shared', at: NOW, knownEnd: NOW + 2 * MINUTE },
    ],
  },
  answers: {},
  errors: {},
  facts: ({ context }) => [
    nextEnd(context) - NOW,
    canStay(context),
    context.activeAt - NOW,
    context.endsAt - NOW,
    context.knownEnd,
    context.isAlone,
  ],
};
