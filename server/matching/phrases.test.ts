import { describe, expect, it } from 'vitest';
import { createPhraseFinder } from './phrases.ts';
import { stemsOf } from './words.ts';

const finder = createPhraseFinder(
  ['kitchen management', 'Excel', 'accounts payable', 'C++', 'account'],
  (stem) => stem,
);
const find = (text: string) => finder.find(stemsOf(text)).sort();

describe('finding skills in a text', () => {
  it('finds words next to each other, in any order and ending', () => {
    expect(find('Processing account payables in Excel')).toEqual([
      'Excel',
      'account',
      'accounts payable',
    ]);
    expect(find('management of the kitchen')).toEqual(['kitchen management']);
    expect(find('Knows C++ well')).toEqual(['C++']);
  });

  it('does not join words that are far apart', () => {
    expect(find('The kitchen closes at nine. Our office management is friendly.')).toEqual([]);
    expect(find('Our office management is friendly. At nine the kitchen closes.')).toEqual([]);
  });

  it('never finds a phrase with a word that no text has', () => {
    const phrases = ['Excel', 'Word', 'Excel Word', '—'];
    const numbered = createPhraseFinder(phrases, (stem): number | undefined =>
      stem === 'excel' ? 7 : undefined,
    );
    expect(numbered.find(Uint32Array.of(3, 7, 9))).toEqual(['Excel']);
  });
});
