import { describe, expect, test } from 'vitest';
import { DAY, MINUTE, sessionOfFamily } from '../testing/tabs.ts';
import { isEarlier, isLater, isReplaced } from './sessionSharing.ts';
import type { Session, SessionContext } from './sessionTypes.ts';

/** What a tab with a session makes of the session that another tab shares. */
function heard(mine: Session, theirs: Session) {
  const context: SessionContext = {
    session: mine,
    reason: 'never',
    failure: null,
    reloadWanted: false,
    isSignOutHeld: false,
    ended: null,
    isAlone: false,
    now: () => 0,
  };
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
