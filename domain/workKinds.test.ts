import { expect, test } from 'vitest';
import { ACTIVITIES, suggestedKinds, WORK_KINDS } from './workKinds.ts';

test('can suggest each kind of work by the activities', () => {
  expect(new Set(Object.values(ACTIVITIES).flat())).toEqual(new Set(Object.keys(WORK_KINDS)));
});

test('suggests the kinds of the liked activities, a yes before a maybe, at most three', () => {
  expect(suggestedKinds({ poster: 'maybe', garden: 'yes' })).toEqual(['nature', 'looks']);
  expect(suggestedKinds({ guests: 'yes', show: 'yes', prices: 'yes', trip: 'yes' })).toEqual([
    'help',
    'cook',
    'numbers',
  ]);
});

test('suggests no kind that was only refused or refused as often as liked', () => {
  expect(suggestedKinds({})).toEqual([]);
  expect(suggestedKinds({ show: 'no', trip: 'maybe' })).toEqual(['drive']);
  expect(suggestedKinds({ show: 'no', guests: 'maybe' })).toEqual(['cook']);
});
