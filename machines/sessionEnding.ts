import type { SnapshotFrom } from 'xstate';
import { canStay, nextEnd, sessionEndingSetup } from './sessionEndingSetup.ts';

/**
 * A signed-in tab does not stay open for ever, and nobody is thrown out unawares (WCAG 2.2.1, 2.2.6).
 *
 * - watching: somebody is there, or was a short while ago. Whatever they do moves the end away.
 * - warning: the end is near. early, then minute, then halfMinute: said three times and not every second. Only an answer
 *   counts here: a mouse that a passing hand moves is nobody. Staying moves the end away, unless the session ends for good:
 *   then there is signing in again at once, or going on until the end.
 * - ended: the session machine is told, and clears the tab.
 *
 * A computer that slept wakes with its timers unspent, and a tab that the browser brings back has none: so every event and every
 * start looks at the clock first.
 */

const over = { guard: 'isOver', target: '#sessionEnding.ended' } as const;

const warning = sessionEndingSetup.createStateConfig({
  // There is a message to say at once.
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
      // Rung too early when somebody did something meanwhile; then it is wound up anew.
      after: { untilWarning: 'checking' },
    },
    warning,
    ended: { type: 'final', tags: 'finished', entry: 'tellEnd' },
  },
});

export type SessionEndingSnapshot = SnapshotFrom<typeof sessionEndingMachine>;

/** What to warn of; null while there is nothing. */
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
