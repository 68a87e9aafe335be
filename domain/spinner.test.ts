import { describe, expect, test } from 'vitest';
import { spinnerPercent, stageAfter } from './spinner.ts';

describe('spinner', () => {
  test('starts at 0, never goes back, and reaches 99 at the expected time', () => {
    const shown = Array.from({ length: 241 }, (_, tick) => spinnerPercent(tick));
    expect(shown[0]).toBe(0);
    expect(shown[240]).toBe(99);
    expect(shown.every((value, tick) => tick === 0 || value > (shown[tick - 1] ?? 0))).toBe(true);
  });
  test('stays at 99 however long it takes', () => {
    expect([
      spinnerPercent(241),
      spinnerPercent(100_000),
      spinnerPercent(7, 3),
      spinnerPercent(1, 0),
    ]).toEqual([99, 99, 99, 99]);
  });
  test('is 0 before it begins, and full at once when nothing is expected', () => {
    expect([-1, 0].map((tick) => spinnerPercent(tick))).toEqual([0, 0]);
    expect(spinnerPercent(0, 0)).toBe(0);
    expect(spinnerPercent(1, -1)).toBe(99);
  });
  test('is half way at half the expected time', () => {
    expect(spinnerPercent(120)).toBe(49.5);
    expect(spinnerPercent(3, 3)).toBe(49.5);
    expect(spinnerPercent(5, 5)).toBe(49.5);
  });
  test('goes through the stages in order', () => {
    expect([0, 1, 3, 4, 90].map(stageAfter)).toEqual([
      'reading',
      'reading',
      'reading',
      'understanding',
      'understanding',
    ]);
  });
});
