import { assign, emit, setup } from 'xstate';
import { SESSION_WARNING_MS } from '#domain/limits.ts';
import type {
  SessionEndingContext,
  SessionEndingEmitted,
  SessionEndingEvent,
  SessionEndingInput,
} from './sessionEndingTypes.ts';
import type { ScreenTag } from './tags.ts';

/** The named guards, actions and delays of the watch over the end of a session. */

const MINUTE_LEFT_MS = 60_000;
const HALF_MINUTE_LEFT_MS = 30_000;
/** The longest wait a browser's timer can hold. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** When it ends if nobody does anything more. */
function idleEnd({ idleMs, activeAt }: SessionEndingContext): number {
  return idleMs === null ? Number.POSITIVE_INFINITY : activeAt + idleMs;
}

/** When the session ends as things stand, whatever is the reason. */
export function nextEnd(context: SessionEndingContext): number {
  return Math.min(idleEnd(context), context.endsAt);
}

/** Whether activity keeps it open: a session that ends for good needs a new sign-in. */
export function canStay(context: SessionEndingContext): boolean {
  return idleEnd(context) < context.endsAt;
}

/** Two minutes before, or half the limit when that is shorter. */
function warningAt(context: SessionEndingContext): number {
  const ahead = Math.min(SESSION_WARNING_MS, (context.idleMs ?? Number.POSITIVE_INFINITY) / 2);
  const idle = idleEnd(context) - ahead;
  // Who was told of the last end needs no second warning of the same.
  const last = context.endsAt - (context.knownEnd === context.endsAt ? 0 : SESSION_WARNING_MS);
  return Math.min(idle, last);
}

function left(context: SessionEndingContext): number {
  return nextEnd(context) - context.now();
}

function wait(milliseconds: number): number {
  return Math.min(LONGEST_WAIT_MS, Math.max(0, milliseconds));
}

export const sessionEndingSetup = setup({
  types: {
    context: {} as SessionEndingContext,
    events: {} as SessionEndingEvent,
    input: {} as SessionEndingInput,
    emitted: {} as SessionEndingEmitted,
    tags: {} as ScreenTag,
  },
  actions: {
    rememberActivity: assign({ activeAt: ({ context }) => context.now() }),
    rememberEnd: assign(({ event }) =>
      event.type === 'tokens.changed' ? { endsAt: event.endsAt } : {},
    ),
    rememberWarning: assign({ knownEnd: ({ context }) => context.endsAt }),
    tellEnd: emit(({ context }) => ({
      type: 'time.ended' as const,
      reason: canStay(context) ? ('idle' as const) : ('expired' as const),
    })),
  },
  guards: {
    // A timer sleeps with its machine, so what counts is the clock.
    isOver: ({ context }) => left(context) <= 0,
    isWarningDue: ({ context }) => context.now() >= warningAt(context),
    isMinuteLeft: ({ context }) => left(context) <= MINUTE_LEFT_MS,
    isHalfMinuteLeft: ({ context }) => left(context) <= HALF_MINUTE_LEFT_MS,
    canStay: ({ context }) => canStay(context),
  },
  delays: {
    untilWarning: ({ context }) => wait(warningAt(context) - context.now()),
    untilMinuteLeft: ({ context }) => wait(left(context) - MINUTE_LEFT_MS),
    untilHalfMinuteLeft: ({ context }) => wait(left(context) - HALF_MINUTE_LEFT_MS),
    untilEnd: ({ context }) => wait(left(context)),
  },
});
