import { expect, it } from 'vitest';
import { stateCode, stateCodes, stateName, statesBeginning } from './states.ts';

it('names every code, and finds each code by its name', () => {
  expect(stateCodes).toHaveLength(50 + 1 + 5 + 3 + 3);
  for (const code of stateCodes) {
    expect(stateCode(stateName(code) ?? '')).toBe(code);
    expect(stateCode(code.toLowerCase())).toBe(code);
  }
});

it.each([
  ['new york', 'NY'],
  ['N.Y.', 'NY'],
  [' West  Virginia ', 'WV'],
  ['District of Columbia', 'DC'],
  ['Virgin Islands', 'VI'],
])('reads %j as %s', (typed, code) => {
  expect(stateCode(typed)).toBe(code);
});

it.each(['', 'Ontario', 'ZZ', 'constructor', 'New'])('does not take %j for a state', (typed) => {
  expect(stateCode(typed)).toBeNull();
  expect(stateName(typed)).toBeNull();
});

it('lists the states that begin as typed', () => {
  expect(statesBeginning('new y')).toEqual(['NY']);
  expect(statesBeginning('new')).toEqual(['NH', 'NJ', 'NM', 'NY']);
  expect(statesBeginning('TX')).toEqual(['TX']);
  expect(statesBeginning(' ')).toEqual([]);
});
