import { expect, it } from 'vitest';
import { stateCode, stateCodes, stateName, statesWithPrefix } from './states.ts';

it('has a name for every code, and finds each code by its name', () => {
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

it.each(['', 'Ontario', 'ZZ', 'constructor', 'New'])('rejects %j as a state', (typed) => {
  expect(stateCode(typed)).toBeNull();
  expect(stateName(typed)).toBeNull();
});

it('lists the states that start with the typed text', () => {
  expect(statesWithPrefix('new y')).toEqual(['NY']);
  expect(statesWithPrefix('new')).toEqual(['NH', 'NJ', 'NM', 'NY']);
  expect(statesWithPrefix('TX')).toEqual(['TX']);
  expect(statesWithPrefix(' ')).toEqual([]);
});
