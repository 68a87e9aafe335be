import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atLeast } from './evenTime.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  ['answer', () => Promise.resolve('done')],
  ['refusal', () => Promise.reject(new Error('wrong'))],
])('gives the %s when the time is over and not before', async (_what, work) => {
  let isOver = false;
  const outcome = atLeast(30, work)(null).then(String, String);
  void outcome.then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(29);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver).toBe(true);
  expect(await outcome).toMatch(/done|wrong/);
});

test('waits for the work when it takes longer', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const outcome = atLeast(30, () => promise)(null);
  await vi.advanceTimersByTimeAsync(1000);
  resolve('late');
  expect(await outcome).toBe('late');
});
