import { expect, test, vi } from 'vitest';
import { findAbleistLanguage } from './findAbleistLanguage.ts';
import { compilePhrase } from './compilePhrase.ts';
import { allRules } from './rules/allRules.ts';

/** Texts that provoke backtracking: endless lists that end wrongly. */
const hostile: Readonly<Record<string, string>> = {
  'one long list of postures': 'stand, sit, bend and reach, ',
  'a list that breaks off': 'lift, carry, push, pull, standx, ',
  'a weight that never comes': 'lift and carry of up to the at least ',
  spaces: ' '.repeat(20),
  'line breaks and hyphens': 'stand\n-\n-sit ',
  'words of one letter': 'a b c d e ',
  'one word without end': 'aaaaaaaaaaaaaaaaaaaa',
  quotes: '"crazy" \' " ',
  licenses: "valid current state class a driver's with no more than ",
  'at the same time': 'multiple several many various ',
  inquiries: 'disclose all any your current known past prior ',
  'glued words': 'needMustBeAbleTo',
  'full stops': 'e.g. U.S. lbs. lame. ',
};

const textOf = (seed: string, length: number): string =>
  seed.repeat(Math.ceil(length / seed.length)).slice(0, length);

/** Counts regular expression runs on the text. Each has a bounded cost. */
function countRuns(text: string): number {
  const exec = vi.spyOn(RegExp.prototype, 'exec');
  try {
    findAbleistLanguage(text);
    return exec.mock.calls.length;
  } finally {
    exec.mockRestore();
  }
}

test.each(Object.entries(hostile))(
  'takes at most eight times the steps for eight times the text: %s',
  (_, seed) => {
    const small = countRuns(textOf(seed, 2_000));
    const large = countRuns(textOf(seed, 16_000));
    expect(small).toBeGreaterThan(0);
    expect(large).toBeLessThan(small * 9 + 100);
  },
);

test('scans a hundred thousand characters of each to the end', () => {
  for (const seed of Object.values(hostile)) {
    const text = `${textOf(seed, 100_000)}. Insane.`;
    expect(findAbleistLanguage(text).at(-1)?.phrase).toBe('Insane');
  }
});

test('has no phrase with an unbounded repeat', () => {
  for (const { pattern } of allRules.flatMap((rule) => rule.phrases.map(compilePhrase))) {
    expect(pattern.source.replaceAll(/\\[+*]/g, '')).not.toMatch(/[*+]|\{\d+,\}/);
    expect(pattern.sticky).toBe(true);
  }
  expect(() => compilePhrase('so .*')).toThrow('Unbounded repeat');
});
