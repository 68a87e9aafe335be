import { expect, it } from 'vitest';
import { factsIn, haveSameFacts } from './facts.ts';
import { keptPartsIn, touches } from './keptParts.ts';

const kept = (line: string, ...phrases: string[]) =>
  keptPartsIn(phrases)(line).map(({ start, end }) => line.slice(start, end));

it('keeps what is quoted, addresses, and the given names and phrases in any case', () => {
  expect(kept('Say "use it" or “use this” to a.b@x.example.com')).toEqual([
    '"use it"',
    '“use this”',
    'a.b@x.example.com',
  ]);
  expect(kept('See https://x.example/a?b and jobs.example.org/apply now')).toEqual([
    'https://x.example/a?b',
    'jobs.example.org/apply',
  ]);
  expect(kept('ASH  bakery and (a+b)', 'Ash Bakery', '(a+b)')).toEqual(['ASH  bakery', '(a+b)']);
  expect(kept('Ash', '', '  ', ' Ash ')).toEqual(['Ash']);
  expect(kept('Ash')).toEqual([]);
});

it('touches a kept part only where they have a letter in common', () => {
  const parts = [{ start: 4, end: 8 }];
  const touched = [
    [0, 4],
    [0, 5],
    [5, 6],
    [7, 9],
    [8, 9],
    [0, 9],
  ].map(([start = 0, end = 0]) => touches(parts, start, end));
  expect(touched).toEqual([false, true, true, true, false, true]);
});

it('knows the facts of a text in any order and case, and each of them counts', () => {
  expect(factsIn('No CDL? Never mind: 20 and ten at Ash House')).toEqual({
    numbers: ['20', 'ten'],
    negations: ['never', 'no'],
    licences: ['cdl'],
    names: ['ash', 'cdl', 'house'],
  });
  expect(haveSameFacts('You need 2 and 3.', 'You want 3 and 2.')).toBe(true);
  for (const other of [
    'You need 2.',
    'You need no 2 and 3.',
    'You need 2 and 3 permits.',
    'You need 2 and 3 of Ash.',
  ])
    expect(haveSameFacts('You need 2 and 3.', other)).toBe(false);
});
