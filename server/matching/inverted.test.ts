import { expect, it } from 'vitest';
import { Inverted } from './inverted.ts';

const compared = (index: Inverted, ...features: readonly (readonly [string, number])[]) => {
  const told = new Map<number, number>();
  index.compare(features, (key, dot) => told.set(key, dot));
  return told;
};

it('adds up what is common, and tells only of those that share something', () => {
  const index = new Inverted();
  index.add(0, [
    ['weld', 2],
    ['pipe', 1],
  ]);
  index.add(1, [['pipe', 3]]);
  index.add(2, [['cook', 5]]);
  const found = compared(index, ['weld', 1], ['pipe', 10], ['unheard', 1]);
  expect([...found]).toEqual([
    [0, 12],
    [1, 30],
  ]);
});

it('begins each comparison anew, and sees what was added since', () => {
  const index = new Inverted();
  index.add(0, [['pipe', 1]]);
  expect(compared(index, ['pipe', 1])).toEqual(new Map([[0, 1]]));
  index.add(1, [['pipe', 4]]);
  for (let again = 0; again < 2; again += 1)
    expect([...compared(index, ['pipe', 1]).values()]).toEqual([1, 4]);
});

it('weighs all of one by how far it is trusted', () => {
  const index = new Inverted();
  index.add(0, [['pipe', 4]], 0.5);
  index.add(1, [['pipe', 4]], 0.25);
  expect([...compared(index, ['pipe', 1]).values()]).toEqual([2, 1]);
});
