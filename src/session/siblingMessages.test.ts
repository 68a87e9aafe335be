import { expect, test } from 'vitest';
import { siblingMessageIn } from '#src/session/siblingMessages.ts';

const session = {
  tokens: { access: 'a.b.c', refresh: 'd.e.f', id: '' },
  role: 2,
  userDetails: {
    UserGuid: '11111111-1111-4111-8111-111111111111',
    Email: 'rosa@example.com',
    FirstName: 'Rosa',
    LastName: '',
  },
  reloadedAt: null,
  renewals: 3,
};

test.each([
  { type: 'session.asked' },
  { type: 'session.shared', session },
  { type: 'session.ended', family: 'one', reason: 'idle' },
  { type: 'activity.asked', userGuid: 'rosa' },
  { type: 'activity.shared', userGuid: 'rosa', at: 1, knownEnd: null },
  { type: 'activity.shared', userGuid: 'rosa', at: 1, knownEnd: 2 },
])('takes $type as it was sent', (message) => {
  expect(siblingMessageIn(structuredClone(message))).toEqual(message);
});

test('takes what an older version left out as it was then, and nothing that it does not know', () => {
  const { renewals: _, reloadedAt: _at, ...older } = session;
  const message = { type: 'session.shared', session: { ...older, theme: 'dark' } };
  expect(siblingMessageIn(message)).toEqual({
    type: 'session.shared',
    session: { ...session, renewals: 0 },
  });
});

test.each([
  null,
  'session.asked',
  [],
  { type: 'session.left' },
  { type: 'session.shared' },
  { type: 'session.shared', session: { ...session, tokens: { access: 'a.b.c' } } },
  { type: 'session.shared', session: { ...session, tokens: { access: 1, refresh: 2 } } },
  { type: 'session.shared', session: { ...session, userDetails: { FirstName: 'Rosa' } } },
  { type: 'session.ended', family: 'one', reason: 'toString' },
  { type: 'session.ended', family: '', reason: 'idle' },
  { type: 'session.ended', reason: 'idle' },
  { type: 'activity.asked' },
  { type: 'activity.shared', userGuid: 'rosa', at: '1' },
  { type: 'activity.shared', userGuid: 'rosa', at: Number.NaN },
  { type: 'activity.shared', at: 1 },
])('ignores %j', (data) => {
  expect(siblingMessageIn(data)).toBeNull();
});
