import { describe, expect, test } from 'vitest';
import { ROLE, type Role } from '#domain/roles.ts';
import { type Followed, followSession, NOBODY_FOLLOWED } from './followed.ts';
import { browser, sessionOfFamily } from './testing/tabs.ts';

/** A tab in which this sign-in stands, or none. */
function snapshotOf(family: string | null, role: Role = ROLE.admin) {
  const session = family === null ? null : { ...sessionOfFamily(family), role };
  return browser().open(session, true).now();
}
const toldFrom = (before: Followed, ...now: Parameters<typeof snapshotOf>) => {
  const { events, isAsking } = followSession(before, snapshotOf(...now));
  return [...events.map(({ type }) => type), ...(isAsking ? ['asks the server'] : [])];
};
const followed = (...[family, role]: Parameters<typeof snapshotOf>) =>
  followSession(NOBODY_FOLLOWED, snapshotOf(family, role)).now;

const candidate = ROLE.candidate;

describe('the view of an administrator', () => {
  test('is asked of the server when an administrator has signed in', () => {
    expect(toldFrom(NOBODY_FOLLOWED, 'one')).toEqual(['session.began', 'asks the server']);
  });

  test('is not asked of the server when somebody else has signed in', () => {
    expect(toldFrom(NOBODY_FOLLOWED, 'one', candidate)).toEqual(['session.began']);
  });

  test('hears nothing while the same sign-in continues, or while nobody is signed in', () => {
    expect(toldFrom(followed('one'), 'one')).toEqual([]);
    expect(toldFrom(followed('one', candidate), 'one', candidate)).toEqual([]);
    expect(toldFrom(NOBODY_FOLLOWED, null)).toEqual([]);
  });

  test('ends when the session of the administrator ends', () => {
    expect(toldFrom(followed('one'), null)).toEqual(['session.ended']);
  });

  test('does not end when the session of somebody else ends', () => {
    expect(toldFrom(followed('one', candidate), null)).toEqual([]);
  });

  test('ends before the next one is asked for when an administrator signs in again', () => {
    expect(toldFrom(followed('one'), 'two')).toEqual([
      'session.ended',
      'session.began',
      'asks the server',
    ]);
  });

  test('ends and is not asked for when somebody else takes the place of the administrator', () => {
    expect(toldFrom(followed('one'), 'two', candidate)).toEqual(['session.ended', 'session.began']);
  });

  test('hears of the same sign-in again when it comes back after it was gone', () => {
    const gone = followSession(followed('one'), snapshotOf(null)).now;
    expect(gone).toEqual(NOBODY_FOLLOWED);
    expect(toldFrom(gone, 'one')).toEqual(['session.began', 'asks the server']);
  });
});
