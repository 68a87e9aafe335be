import { expect, it } from 'vitest';
import { categoryOf } from './categories.ts';
import { allRules } from './rules/allRules.ts';

it('gives every rule a category, and each category a rule', () => {
  expect(new Set(allRules.map(({ id }) => categoryOf(id))).size).toBe(12);
  expect(() => categoryOf('weather.rain')).toThrow('weather.rain');
});
