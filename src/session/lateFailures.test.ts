import { beforeEach, expect, test } from 'vitest';
import {
  type LateFailure,
  lateFailures,
  lateFailureTold,
  tellLateFailure,
} from '#src/session/lateFailures.ts';

const failure = (what: LateFailure['what'], status: number): LateFailure => ({
  userGuid: 'rosa',
  what,
  problem: { status, code: 'any', detail: null },
  path: '/candidate/profile/skills',
});
const waiting = () => lateFailures.get().map(({ what, isFurther }) => ({ what, isFurther }));

beforeEach(() => lateFailures.get().forEach(lateFailureTold));

test('keeps each failure until it was shown, and marks the second as a further one', () => {
  tellLateFailure(failure('save', 500));
  tellLateFailure(failure('invite', 0));
  expect(waiting()).toEqual([
    { what: 'save', isFurther: false },
    { what: 'invite', isFurther: true },
  ]);
  lateFailures.get().slice(0, 1).forEach(lateFailureTold);
  expect(waiting()).toEqual([{ what: 'invite', isFurther: true }]);
});

test('shows no failure for a form whose draft is kept when the session ends, and shows all others', () => {
  tellLateFailure(failure('save', 401));
  tellLateFailure(failure('delete', 401));
  expect(waiting()).toEqual([{ what: 'delete', isFurther: false }]);
});
