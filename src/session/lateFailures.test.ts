import { beforeEach, expect, test } from 'vitest';
import {
  type LateFailure,
  lateFailures,
  removeLateFailure,
  addLateFailure,
} from '#src/session/lateFailures.ts';

const failure = (what: LateFailure['what'], status: number): LateFailure => ({
  userGuid: 'rosa',
  what,
  problem: { status, code: 'any', detail: null },
  path: '/candidate/profile/skills',
});
const waiting = () => lateFailures.get().map(({ what, isFurther }) => ({ what, isFurther }));

beforeEach(() => lateFailures.get().forEach(removeLateFailure));

test('keeps each failure until it was shown, and marks the second as a further one', () => {
  addLateFailure(failure('save', 500));
  addLateFailure(failure('invite', 0));
  expect(waiting()).toEqual([
    { what: 'save', isFurther: false },
    { what: 'invite', isFurther: true },
  ]);
  lateFailures.get().slice(0, 1).forEach(removeLateFailure);
  expect(waiting()).toEqual([{ what: 'invite', isFurther: true }]);
});

test('shows no failure for a form whose draft is kept when the session ends, and shows all others', () => {
  addLateFailure(failure('save', 401));
  addLateFailure(failure('delete', 401));
  expect(waiting()).toEqual([{ what: 'delete', isFurther: false }]);
});
