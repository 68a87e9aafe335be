import { expect, test } from 'vitest';
import { findAbleistLanguage } from '../findAbleistLanguage.ts';
import { allRules } from './allRules.ts';

test('rules have a short, plain rationale and one to three alternatives', () => {
  for (const { id, rationale, alternatives } of allRules) {
    expect(alternatives.length, id).toBeGreaterThan(0);
    expect(alternatives.length, id).toBeLessThanOrEqual(3);
    for (const alternative of alternatives) expect(alternative, id).toMatch(/^\S(?:.*\S)?$/);
    expect(rationale, id).toMatch(/^["“A-Z].{25,}[.?!]$/);
    expect(rationale.split(' ').length, id).toBeLessThanOrEqual(45);
    for (const sentence of rationale.split(/(?<=[.!?]) /)) {
      expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(30);
    }
  }
});

test('rules have no alternatives that are flagged themselves', () => {
  for (const { id, alternatives } of allRules) {
    for (const alternative of alternatives) {
      const again = findAbleistLanguage(alternative).filter(({ severity }) => severity !== 'soft');
      expect(again, `${id}: ${alternative}`).toEqual([]);
    }
  }
});
