import { expect, test } from 'vitest';
import { keepLongest } from './overlaps.ts';
import type { Rule } from './types.ts';

const rule = (severity: Rule['severity']): Rule => ({
  id: severity,
  severity,
  rationale: '',
  alternatives: [],
  phrases: [],
});
const kept = (...found: { rule: Rule; start: number; end: number }[]) =>
  keepLongest(found, 'must lift heavy boxes').map((one) => one.rule.id);

test('keeps the more severe of two findings when they are about the same words', () => {
  const at = { start: 5, end: 9 };
  const [soft, ask, replace] = [rule('soft'), rule('ask'), rule('replace')];
  expect(kept({ rule: soft, ...at }, { rule: replace, ...at })).toEqual(['replace']);
  expect(kept({ rule: soft, ...at }, { rule: ask, ...at })).toEqual(['ask']);
  expect(kept({ rule: ask, ...at }, { rule: replace, ...at })).toEqual(['replace']);
});

test('keeps the longer of two findings when they overlap, whatever their severity', () => {
  const long = { rule: rule('soft'), start: 7, end: 21 };
  expect(kept({ rule: rule('replace'), start: 5, end: 9 }, long)).toEqual(['soft']);
});
