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

test('merges a list of one rule into one finding, and keeps another finding apart', () => {
  const text = 'stand, walk and/or bend & reach or kneel; sit';
  const at = (word: string, of: Rule) => {
    const start = text.indexOf(word);
    return { rule: of, start, end: start + word.length };
  };
  const found = (words: readonly string[], of: Rule) => words.map((word) => at(word, of));
  const phrases = (candidates: Parameters<typeof keepLongest>[0]) =>
    keepLongest(candidates, text).map(({ start, end }) => text.slice(start, end));
  const soft = rule('soft');
  expect(phrases(found(['stand', 'walk', 'bend', 'reach', 'kneel', 'sit'], soft))).toEqual([
    'stand, walk and/or bend & reach or kneel',
    'sit',
  ]);
  expect(phrases([at('stand', soft), at('walk', rule('ask')), at('bend', soft)])).toEqual([
    'stand',
    'walk',
    'bend',
  ]);
  expect(phrases(found(['stand', 'bend'], soft))).toEqual(['stand', 'bend']);
});
