import { expect, it } from 'vitest';
import { isWidened, NOT_WIDENED } from './widening.ts';

it('goes beyond the answers when one step was asked for', () => {
  expect(isWidened({ ...NOT_WIDENED, miles: 30 })).toBe(true);
  expect(isWidened({ ...NOT_WIDENED, remote: true })).toBe(true);
  expect(isWidened({ ...NOT_WIDENED, related: true })).toBe(true);
});

it('keeps to the answers when nothing was asked for', () => {
  expect(isWidened(NOT_WIDENED)).toBe(false);
});
