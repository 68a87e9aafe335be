import type { SnapshotFrom } from 'xstate';
import { canStay, nextEnd, sessionEndingSetup } from './sessionEndingSetup.ts';

/**
 * Ends an unused session after a warning (WCAG 2.2.1, 2.2.6).
 *
 * - watching: the person is active, or was recently. Any activity moves the end, in this tab or in
 *   another one of the same person.
 * - asking: something is due here. This tab may have slept while another one was used, so the
 *   others are asked first; they answer at once.
 * - warning: the end is near. early, then minute, then halfMinute: announced three times, not
 *   every second; over while the other tabs are asked. Only an answer counts here, because a
 *   mouse can move by accident. Staying moves the end, unless the session ends for good: then the
 *   person can sign in again at once, or continue until the end.
 * - ended: the session machine gets the event, and clears the tab.
 *
 * A computer that slept wakes with old timers, and a tab that the browser restores has none, so
 * every event and every start checks the clock first.
 */

const over = { guard: 'isOver', target: '#sessionEnding.checking' } as const;
const told = { 'activity.asked': { actions: 'tellActivity' } } as const;

const warning = sessionEndingSetup.createStateConfig({
  // Has a message to announce at once.
  tags: 'busy',
  initial: 'early',
  on: {
    // Other tokens do not answer: the message stays, with its time, and is not read again.
    'tokens.changed': [
      { guard: 'isStillDue', target: 'warning', reenter: true, actions: 'rememberEnd' },
      { target: 'checking', actions: 'rememberEnd' },
    ],
    ...told,
    'stay.requested': [
      over,
      { guard: 'canStay', target: 'checking', actions: ['rememberActivity', 'tellActivity'] },
      { target: 'checking', actions: ['rememberActivity', 'rememberWarning', 'tellActivity'] },
    ],
    // Answered, or used, in another tab.
    'activity.shared': [
      { guard: 'isPutOff', target: 'checking', actions: 'rememberShared' },
      { actions: 'rememberShared' },
    ],
    'signIn.requested': 'ended',
  },
  after: { untilEnd: [{ guard: 'isOver', target: '.over' }, { target: 'checking' }] },
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
    over: {
      entry: 'askSiblings',
      always: { guard: 'isAskingVain', target: '#sessionEnding.ended' },
      after: { untilAlone: '#sessionEnding.deciding' },
    },
  },
});

export const sessionEndingMachine = sessionEndingSetup.createMachine({
  id: 'sessionEnding',
  context: ({ input }) => {
    const now = input.now ?? Date.now;
    const { idleMs, endsAt, activeAt } = input;
    const isAlone = input.isAlone ?? true;
    return { idleMs, endsAt, activeAt: activeAt ?? now(), knownEnd: null, isAlone, now };
  },
  initial: 'checking',
  states: {
    checking: {
      always: [
        { guard: 'isNothingDue', target: 'watching' },
        { guard: 'isAskingVain', target: 'deciding' },
        { target: 'asking' },
      ],
    },
    asking: {
      entry: 'askSiblings',
      on: {
        ...told,
        'activity.shared': [
          { guard: 'isPutOff', target: 'checking', actions: 'rememberShared' },
          { actions: 'rememberShared' },
        ],
        'tokens.changed': { target: 'checking', actions: 'rememberEnd' },
      },
      after: { untilAlone: 'deciding' },
    },
    deciding: {
      always: [{ guard: 'isOver', target: 'ended' }, { target: 'warning' }],
    },
    watching: {
      on: {
        ...told,
        'activity.seen': [over, { actions: ['rememberActivity', 'tellActivity'] }],
        'activity.shared': { actions: 'rememberShared' },
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
  const isLast =
    snapshot.matches({ warning: 'halfMinute' }) || snapshot.matches({ warning: 'over' });
  const left = isLast ? 'halfMinute' : snapshot.matches({ warning: 'minute' }) ? 'minute' : 'early';
  const { context } = snapshot;
  return { endsAt: new Date(nextEnd(context)), canStay: canStay(context), left };
}
