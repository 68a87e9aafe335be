import { assign, emit, setup } from 'xstate';
import { LONGEST_WAIT_MS, SESSION_WARNING_MS, SIBLINGS_ANSWER_MS } from '#domain/limits.ts';
import type {
  Activity,
  SessionEndingContext,
  SessionEndingEmitted,
  SessionEndingEvent,
  SessionEndingInput,
} from './sessionEndingTypes.ts';
import type { ScreenTag } from '../tags.ts';

/** The named guards, actions and delays of the machine that ends unused sessions. */

const MINUTE_LEFT_MS = 60_000;
const HALF_MINUTE_LEFT_MS = 30_000;

/** When the session ends if there is no more activity. */
function idleEnd({ idleMs, activeAt }: SessionEndingContext): number {
  return idleMs === null ? Number.POSITIVE_INFINITY : activeAt + idleMs;
}

/** When the session ends, for whichever reason comes first. */
export function nextEnd(context: SessionEndingContext): number {
  return Math.min(idleEnd(context), context.endsAt);
}

/** Whether activity can extend the session; otherwise only a new sign-in helps. */
export function canStay(context: SessionEndingContext): boolean {
  return idleEnd(context) < context.endsAt;
}

/** Two minutes before the end, or half the limit if that is shorter. */
function warningAt(context: SessionEndingContext): number {
  const ahead = Math.min(SESSION_WARNING_MS, (context.idleMs ?? Number.POSITIVE_INFINITY) / 2);
  const idle = idleEnd(context) - ahead;
  // Skips the final warning once it was acknowledged.
  const last = context.endsAt - (context.knownEnd === context.endsAt ? 0 : SESSION_WARNING_MS);
  return Math.min(idle, last);
}

function isOver(context: SessionEndingContext): boolean {
  return left(context) <= 0;
}

function isWarningDue(context: SessionEndingContext): boolean {
  return context.now() >= warningAt(context);
}

/** What is known with the activity of another tab. A time to come would put off the end. */
function withShared(context: SessionEndingContext, { at, knownEnd }: Activity) {
  return {
    ...context,
    activeAt: Math.max(context.activeAt, Math.min(at, context.now())),
    knownEnd: knownEnd ?? context.knownEnd,
  };
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
    rememberShared: assign(({ context, event }) =>
      event.type === 'activity.shared' ? withShared(context, event) : {},
    ),
    askSiblings: emit({ type: 'siblings.asked' }),
    tellActivity: emit(({ context }) => ({
      type: 'activity.told' as const,
      at: context.activeAt,
      knownEnd: context.knownEnd,
    })),
    tellEnd: emit(({ context }) => ({
      type: 'time.ended' as const,
      reason: canStay(context) ? ('idle' as const) : ('expired' as const),
    })),
  },
  guards: {
    // Compares with the clock, because timers stop while the computer sleeps.
    isOver: ({ context }) => isOver(context),
    isWarningDue: ({ context }) => isWarningDue(context),
    isNothingDue: ({ context }) => !isOver(context) && !isWarningDue(context),
    /** Whether no tab could put off what is due: there is none, or the tokens have expired. */
    isAskingVain: ({ context }) => context.isAlone || context.endsAt <= context.now(),
    /** Whether the activity of another tab puts off what is due here. */
    isPutOff: ({ context, event }) =>
      event.type === 'activity.shared' && !isWarningDue(withShared(context, event)),
    /** Whether the warning is due with the new tokens too, and its time has not come. */
    isStillDue: ({ context, event }) => {
      if (event.type !== 'tokens.changed') return false;
      const changed = { ...context, endsAt: event.endsAt };
      return isWarningDue(changed) && !isOver(changed);
    },
    isMinuteLeft: ({ context }) => left(context) <= MINUTE_LEFT_MS,
    isHalfMinuteLeft: ({ context }) => left(context) <= HALF_MINUTE_LEFT_MS,
    canStay: ({ context }) => canStay(context),
  },
  delays: {
    untilAlone: SIBLINGS_ANSWER_MS,
    untilWarning: ({ context }) => wait(warningAt(context) - context.now()),
    untilMinuteLeft: ({ context }) => wait(left(context) - MINUTE_LEFT_MS),
    untilHalfMinuteLeft: ({ context }) => wait(left(context) - HALF_MINUTE_LEFT_MS),
    untilEnd: ({ context }) => wait(left(context)),
  },
});
