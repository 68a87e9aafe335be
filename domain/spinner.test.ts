import { describe, expect, test } from 'vitest';
import { creep, isLaterStage, stageAfter } from './spinner.ts';

describe('spinner', () => {
  test('starts at 0, never goes back, and reaches 99 at the expected time', () => {
    const shown = Array.from({ length: 241 }, (_, tick) => creep(tick));
    expect(shown[0]).toBe(0);
    expect(shown[240]).toBe(99);
    expect(shown.every((value, tick) => tick === 0 || value > (shown[tick - 1] ?? 0))).toBe(true);
  });
  test('stays at 99 however long it takes', () => {
    expect([creep(241), creep(100_000), creep(7, 3), creep(1, 0)]).toEqual([99, 99, 99, 99]);
  });
  test('half the expected time is half way', () => {
    expect(creep(120)).toBe(49.5);
    expect(creep(3, 3)).toBe(49.5);
    expect(creep(5, 5)).toBe(49.5);
  });
  test('the stages follow one another', () => {
    expect([0, 1, 3, 4, 90].map(stageAfter)).toEqual([
      'received',
      'reading',
      'reading',
      'understanding',
      'understanding',
    ]);
    expect(isLaterStage('reading', 'received')).toBe(true);
    expect(isLaterStage('received', 'reading')).toBe(false);
  });
});
