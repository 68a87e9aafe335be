import type { SnapshotFrom } from 'xstate';
import { canStay, nextEnd, sessionEndingSetup } from './sessionEndingSetup.ts';

/**
 * Ends an unused session after a warning (WCAG 2.2.1, 2.2.6).
 *
 * - watching: the person is active, or was recently. Any activity moves the end.
 * - warning: the end is near. early, then minute, then halfMinute: announced three times, not
 *   every second. Only an answer counts here, because a mouse can move by accident. Staying moves
 *   the end, unless the session ends for good: then the person can sign in again at once, or
 *   continue until the end.
 * - ended: the session machine gets the event, and clears the tab.
 *
 * A computer that slept wakes with old timers, and a tab that the browser restores has none, so
 * every event and every start checks the clock first.
 */

const over = { guard: 'isOver', target: '#sessionEnding.ended' } as const;

const warning = sessionEndingSetup.createStateConfig({
  // Has a message to announce at once.
  tags: 'busy',
  initial: 'early',
  on: {
    'tokens.changed': { target: 'checking', actions: 'rememberEnd' },
    'stay.requested': [
      over,
      { guard: 'canStay', target: 'checking', actions: 'rememberActivity' },
      { target: 'checking', actions: ['rememberActivity', 'rememberWarning'] },
    ],
    'signIn.requested': 'ended',
  },
  after: { untilEnd: 'checking' },
  states: {
    early: {
      always: [
        { guard: 'isHalfMinuteLeft', target: 'halfMinute' },
        { guard: 'isMinuteLeft', target: 'minute' },
      ],
      after: { untilMinuteLeft: 'minute' },
    },
    minute: { after: { untilHalfMinuteLeft: 'halfMinute' } },
    halfMinute: {},
  },
});

export const sessionEndingMachine = sessionEndingSetup.createMachine({
  id: 'sessionEnding',
  context: ({ input }) => {
    const now = input.now ?? Date.now;
    const { idleMs, endsAt, activeAt } = input;
    return { idleMs, endsAt, activeAt: activeAt ?? now(), knownEnd: null, now };
  },
  initial: 'checking',
  states: {
    checking: {
      always: [over, { guard: 'isWarningDue', target: 'warning' }, { target: 'watching' }],
    },
    watching: {
      on: {
        'activity.seen': [over, { actions: 'rememberActivity' }],
        'tokens.changed': { target: 'checking', actions: 'rememberEnd' },
      },
      // Activity moves the end, so the timer may be early and is then set again.
      after: { untilWarning: 'checking' },
    },
    warning,
    ended: { type: 'final', tags: 'finished', entry: 'tellEnd' },
  },
});

export type SessionEndingSnapshot = SnapshotFrom<typeof sessionEndingMachine>;

/** The warning to show; null when there is none. */
export function warningOf(
  snapshot: SessionEndingSnapshot,
): { endsAt: Date; canStay: boolean; left: 'early' | 'minute' | 'halfMinute' } | null {
  if (!snapshot.matches('warning')) return null;
  const left = snapshot.matches({ warning: 'halfMinute' })
    ? 'halfMinute'
    : snapshot.matches({ warning: 'minute' })
      ? 'minute'
      : 'early';
  const { context } = snapshot;
  return { endsAt: new Date(nextEnd(context)), canStay: canStay(context), left };
}
