import { expect, test } from 'vitest';
import { NO_CHANGES, withBegun, withEnded } from './overtaking.ts';

test('is sure of an answer when no other change was on its way', () => {
  const { now, isSure } = withEnded(withBegun(NO_CHANGES), 1);
  expect(isSure).toBe(true);
  expect(withEnded(withBegun(now), 2).isSure).toBe(true);
});

test('is sure of neither answer when two changes were on their way together', () => {
  const both = withBegun(withBegun(NO_CHANGES));
  const stopped = withEnded(both, 2);
  expect(stopped.isSure).toBe(false);
  // The one that was carried out before is answered later, and says what is not true any more.
  const shared = withEnded(stopped.now, 1);
  expect(shared.isSure).toBe(false);
  expect(withEnded(withBegun(shared.now), 3).isSure).toBe(true);
});
