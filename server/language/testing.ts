import { expect, test } from 'vitest';
import { findAbleistLanguage } from './findAbleistLanguage.ts';
import type { AboutJob } from './types.ts';

/** A sentence, the phrase to find in it, and the rule id or its part before the dot. */
export type Flagged = readonly [sentence: string, phrase: string, rule: string, job?: AboutJob];
export type Clean = string | readonly [sentence: string, job: AboutJob];

/** One test per sentence: the rule finds this phrase and nothing else. */
export function testFlagged(rows: readonly Flagged[]): void {
  for (const [sentence, phrase, rule, job] of rows) {
    test(`flags "${sentence}": ${phrase}`, () => {
      const found = findAbleistLanguage(sentence, job);
      expect(found.map((extract) => extract.phrase)).toEqual([phrase]);
      expect(found[0]?.rule.startsWith(rule), found[0]?.rule).toBe(true);
      expect(sentence.slice(found[0]?.start, found[0]?.end)).toBe(phrase);
    });
  }
}

/** One test per sentence: nothing is found. */
export function testClean(rows: readonly Clean[]): void {
  for (const row of rows) {
    const [sentence, job] = typeof row === 'string' ? [row] : row;
    test(`lets "${sentence}" stand`, () => {
      expect(findAbleistLanguage(sentence, job).map((extract) => extract.phrase)).toEqual([]);
    });
  }
}
