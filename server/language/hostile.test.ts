import { expect, test, vi } from 'vitest';
import { findAbleistLanguage } from './findAbleistLanguage.ts';
import { readyPhrase } from './phrases.ts';
import { allRules } from './rules/allRules.ts';

/** Texts made to make an expression go back and try again: lists that never end, and end wrongly. */
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

/** How many times an expression of any kind is tried on the text: each costs a bounded time. */
function triesOn(text: string): number {
  const exec = vi.spyOn(RegExp.prototype, 'exec');
  try {
    findAbleistLanguage(text);
    return exec.mock.calls.length;
  } finally {
    exec.mockRestore();
  }
}

test.each(Object.entries(hostile))(
  'eight times the text takes eight times the steps: %s',
  (_, seed) => {
    const small = triesOn(textOf(seed, 2_000));
    const large = triesOn(textOf(seed, 16_000));
    expect(small).toBeGreaterThan(0);
    expect(large).toBeLessThan(small * 9 + 100);
  },
);

test('a hundred thousand letters of each are read to the end', () => {
  for (const seed of Object.values(hostile)) {
    const text = `${textOf(seed, 100_000)}. Insane.`;
    expect(findAbleistLanguage(text).at(-1)?.phrase).toBe('Insane');
  }
}, 60_000);

test('no phrase repeats anything without an upper bound', () => {
  for (const { pattern } of allRules.flatMap((rule) => rule.phrases.map(readyPhrase))) {
    expect(pattern.source.replaceAll(/\\[+*]/g, '')).not.toMatch(/[*+]|\{\d+,\}/);
    expect(pattern.sticky).toBe(true);
  }
  expect(() => readyPhrase('so .*')).toThrow('Unbounded repeat');
});
