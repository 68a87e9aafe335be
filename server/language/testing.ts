import { expect, test } from 'vitest';
import { findAbleistLanguage } from './findAbleistLanguage.ts';
import type { AboutJob } from './types.ts';

/** A sentence, the phrase that is to be found in it, and the rule, or the part of its id before the dot. */
export type Flagged = readonly [sentence: string, phrase: string, rule: string, job?: AboutJob];
export type Clean = string | readonly [sentence: string, job: AboutJob];

/** One test for each sentence: the phrase is found, alone, where it stands, by the rule. */
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

/** One test for each sentence: nothing is found in it. */
export function testClean(rows: readonly Clean[]): void {
  for (const row of rows) {
    const [sentence, job] = typeof row === 'string' ? [row] : row;
    test(`lets "${sentence}" stand`, () => {
      expect(findAbleistLanguage(sentence, job).map((extract) => extract.phrase)).toEqual([]);
    });
  }
}
