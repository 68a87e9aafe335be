import { describe, expect, test } from 'vitest';
import { allSystems } from './testing/orders/allSystems.ts';

/** The tabs of a browser in every order; docs/machines/every-order.md says what is checked. */

describe.each(allSystems)('$name', ({ small, wrong }) => {
  test.each(small.map((bound) => [bound.tabs, bound.name, bound] as const))(
    'keep every rule in every order of %i tabs and %s',
    (_tabs, _name, bound) => {
      const found = bound.search();
      expect(found.broken?.story ?? []).toEqual([]);
      expect(found.isWhole).toBe(true);
    },
  );

  test.each(wrong.map((step) => [step.name, step] as const))(
    'break a rule, by a story that real actors play, when %s',
    (_name, step) => {
      const { rule, story, isPlayed } = step.find();
      expect(rule).toBe(step.breaks);
      expect(story.length).toBeGreaterThan(0);
      expect(isPlayed).toBe(true);
    },
  );

  test('are checked with at least four wrong steps', () =>
    expect(wrong.length).toBeGreaterThanOrEqual(4));
});
