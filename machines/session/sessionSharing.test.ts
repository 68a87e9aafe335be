import { describe, expect, test } from 'vitest';
import { DAY, MINUTE, sessionOfFamily } from '../testing/tabs.ts';
import {
  familyOfSession,
  isEarlier,
  isLater,
  isNews,
  isNext,
  isOurs,
  isOver,
  isReplaced,
  reasonHere,
} from './sessionSharing.ts';
import type { Session, SessionContext, SessionEvent } from './sessionTypes.ts';

const contextOf = (changes: Partial<SessionContext> = {}): SessionContext => ({
  session: null,
  reason: 'never',
  failure: null,
  reloadWanted: false,
  isSignOutHeld: false,
  ended: null,
  isAlone: false,
  now: () => 0,
  ...changes,
});

/** What a tab makes of the session that another tab shares. */
function heard(mine: Session | null, theirs: Session, ended: SessionContext['ended'] = null) {
  const context = contextOf({ session: mine, ended });
  const args = { context, event: { type: 'session.shared', session: theirs } as const };
  return { isLater: isLater(args), isReplaced: isReplaced(args), isEarlier: isEarlier(args) };
}
const nothing = { isLater: false, isReplaced: false, isEarlier: false };
const renewed = (session: Session, renewals: number) => ({ ...session, renewals });

describe('of two sessions', () => {
  test('neither is later when they are the same', () => {
    const session = sessionOfFamily('one');
    expect(heard(session, session)).toEqual(nothing);
  });

  test('the one renewed more often is later when both come from one sign-in', () => {
    const session = sessionOfFamily('one');
    expect(heard(session, renewed(session, 1))).toEqual({ ...nothing, isLater: true });
    expect(heard(renewed(session, 1), session)).toEqual({ ...nothing, isEarlier: true });
  });

  test('the later sign-in is later, however often the first was renewed', () => {
    const first = renewed(sessionOfFamily('one'), 9);
    const second = sessionOfFamily('two', 'rosa', MINUTE);
    expect(heard(first, second)).toEqual({ ...nothing, isLater: true });
    expect(heard(second, first)).toEqual({ ...nothing, isEarlier: true });
  });

  test('the later sign-in is later when its token comes first in the order of texts', () => {
    const first = sessionOfFamily('one', 'rosa', 999_999_000 - 14 * DAY);
    const second = sessionOfFamily('one more');
    expect(first.tokens.refresh > second.tokens.refresh).toBe(true);
    expect(heard(first, second)).toEqual({ ...nothing, isLater: true });
  });

  test('all tabs choose the same when both sign-ins were in one second', () => {
    const [one, two] = [sessionOfFamily('one'), sessionOfFamily('two')];
    const [there, back] = [heard(one, two), heard(two, one)];
    expect(there.isLater).not.toBe(there.isEarlier);
    expect(back).toEqual({ ...nothing, isLater: there.isEarlier, isEarlier: there.isLater });
  });

  test('a later one of somebody else replaces this one', () => {
    expect(heard(sessionOfFamily('one'), sessionOfFamily('two', 'sam', MINUTE))).toEqual({
      ...nothing,
      isReplaced: true,
    });
  });
});

describe('a session that another tab shares', () => {
  const [mine, theirs] = [sessionOfFamily('one'), sessionOfFamily('two', 'rosa', MINUTE)];
  const shared = (session: Session) => ({ type: 'session.shared', session }) as const;
  const endedOf = (session: Session, userGuid: string | null) => ({
    families: ['another', familyOfSession(session)],
    userGuid,
  });

  test('is neither later nor earlier in a tab that has none', () => {
    expect(heard(null, theirs)).toEqual(nothing);
  });

  test('is over where its end is known, and then not later than any', () => {
    const ended = endedOf(theirs, 'rosa');
    expect(isOver({ context: contextOf({ ended }), event: shared(theirs) })).toBe(true);
    expect(heard(mine, theirs, ended)).toEqual(nothing);
    expect(heard(sessionOfFamily('one', 'sam'), theirs, ended)).toEqual(nothing);
    expect(heard(mine, theirs, endedOf(mine, 'rosa'))).toEqual({ ...nothing, isLater: true });
    expect(isOver({ context: contextOf(), event: shared(theirs) })).toBe(false);
  });

  test('is the next of a tab without one, unless it ended or is somebody else’s', () => {
    const isNextAfter = (ended: SessionContext['ended']) =>
      isNext({ context: contextOf({ ended }), event: shared(theirs) });
    expect(isNextAfter(null)).toBe(true);
    expect(isNextAfter(endedOf(theirs, 'rosa'))).toBe(false);
    expect(isNextAfter(endedOf(mine, 'rosa'))).toBe(true);
    expect(isNextAfter(endedOf(mine, null))).toBe(true);
    expect(isNextAfter(endedOf(mine, 'sam'))).toBe(false);
  });
});

describe('the end of a session in another tab', () => {
  const mine = sessionOfFamily('one');
  const endOf = (family: string) => ({ type: 'session.ended', family, reason: 'idle' }) as const;
  const [ours, others] = [endOf(familyOfSession(mine)), endOf('another')];

  test('is ours when this tab has the same sign-in', () => {
    expect(isOurs({ context: contextOf({ session: mine }), event: ours })).toBe(true);
    expect(isOurs({ context: contextOf({ session: mine }), event: others })).toBe(false);
    expect(isOurs({ context: contextOf(), event: ours })).toBe(false);
  });

  test('is news once', () => {
    const knowing = contextOf({ ended: { families: ['another'], userGuid: null } });
    expect(isNews({ context: knowing, event: others })).toBe(false);
    expect(isNews({ context: knowing, event: ours })).toBe(true);
    expect(isNews({ context: contextOf(), event: others })).toBe(true);
  });

  test.each([
    ['idle', 'idle'],
    ['expired', 'expired'],
    ['refused', 'refused'],
    ['signedOut', 'elsewhere'],
    ['guarded', 'elsewhere'],
    ['never', 'elsewhere'],
    ['elsewhere', 'elsewhere'],
  ] as const)('for “%s” is told here as “%s”', (reason, here) => {
    expect(reasonHere({ reason })).toBe(here);
  });
});

test('another message than a session or its end says nothing of either', () => {
  const session = sessionOfFamily('one');
  const ended = { families: [familyOfSession(session)], userGuid: null };
  for (const event of [{ type: 'session.asked' }, { type: 'access.wanted' }] as SessionEvent[])
    for (const context of [contextOf(), contextOf({ session, ended })])
      for (const says of [isOver, isLater, isReplaced, isEarlier, isNext, isOurs, isNews])
        expect(says({ context, event })).toBe(false);
});
