import { expect, test } from 'vitest';
import { capacity } from './reasons.ts';

test('makes a whole score of 1 when every part is earned', () => {
  expect(Object.values(capacity).reduce((sum, part) => sum + part, 0)).toBeCloseTo(1);
});
