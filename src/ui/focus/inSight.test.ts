import { describe, expect, it } from 'vitest';
import { itemsInSight } from './inSight.ts';

/** Items of 100 px with 10 px between, scrolled by `by`. */
const items = (count: number, by: number) =>
  Array.from({ length: count }, (_, index) => ({
    left: index * 110 - by,
    right: index * 110 + 100 - by,
  }));

describe('visible items', () => {
  it('are the fully visible ones, at the start, in the middle and at the end', () => {
    const frame = { left: 0, right: 320 };
    expect(itemsInSight(frame, items(7, 0))).toEqual({ from: 1, to: 3 });
    expect(itemsInSight(frame, items(7, 330))).toEqual({ from: 4, to: 6 });
    expect(itemsInSight(frame, items(7, 440))).toEqual({ from: 5, to: 7 });
  });

  it('do not change with a fraction of a pixel', () => {
    expect(itemsInSight({ left: 0, right: 319.4 }, items(4, 0.6))).toEqual({ from: 1, to: 3 });
  });

  it('are the most visible one when none is fully visible', () => {
    expect(itemsInSight({ left: 0, right: 90 }, items(4, 140))).toEqual({ from: 2, to: 2 });
  });
});
