import { expect, it } from 'vitest';
import { hashText, seededRandom } from './random.ts';

it('gives the same numbers for the same seed, and others for another', () => {
  const three = (seed: number): number[] => {
    const random = seededRandom(seed);
    return [random.next(), random.next(), random.next()];
  };
  expect(three(1)).toEqual(three(1));
  expect(three(1)).not.toEqual(three(2));
});

it('spreads evenly and keeps to its bounds', () => {
  const random = seededRandom(42);
  const counts = [0, 0, 0, 0, 0, 0];
  for (let turn = 0; turn < 6000; turn += 1) {
    const rolled = random.int(0, 5);
    counts[rolled] = (counts[rolled] ?? 0) + 1;
  }
  expect(counts).toHaveLength(6);
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

it('samples without repeating, and no more than there are', () => {
  const random = seededRandom(3);
  expect(random.sample([1, 2, 3], 9).toSorted()).toEqual([1, 2, 3]);
  expect(() => random.pick([])).toThrow();
});

it('tells texts apart', () => {
  expect(hashText('Syracuse')).not.toBe(hashText('syracuse'));
});
