import { beforeEach, expect, test } from 'vitest';
import {
  type LateFailure,
  lateFailures,
  removeLateFailure,
  addLateFailure,
} from '#src/tab/lateFailures.ts';

const failure = (status: number, of: Partial<LateFailure> = {}): LateFailure => ({
  userGuid: 'rosa',
  problem: { status, code: 'any', detail: null },
  path: '/candidate/profile/skills',
  ...of,
});
const waiting = () =>
  lateFailures.get().map(({ problem: { status }, isFurther }) => ({ status, isFurther }));

beforeEach(() => lateFailures.get().forEach(removeLateFailure));

test('keeps each failure until it was shown, and marks the second as a further one', () => {
  addLateFailure(failure(500));
  addLateFailure(failure(0));
  expect(waiting()).toEqual([
    { status: 500, isFurther: false },
    { status: 0, isFurther: true },
  ]);
  lateFailures.get().slice(0, 1).forEach(removeLateFailure);
  expect(waiting()).toEqual([{ status: 0, isFurther: true }]);
});

test('shows no failure for a form whose draft is kept when the session ends, and shows all others', () => {
  addLateFailure(failure(401, { keepsDraft: true }));
  expect(waiting()).toEqual([]);
  addLateFailure(failure(401));
  addLateFailure(failure(500, { keepsDraft: true }));
  expect(waiting()).toEqual([
    { status: 401, isFurther: false },
    { status: 500, isFurther: true },
  ]);
});
