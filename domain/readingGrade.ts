import type { PostingBlock } from './postingBlocks.ts';

/**
 * How hard a text is to read, as the school grade that Flesch and Kincaid's formula gives: 0.39 times
 * the words of a sentence, and 11.8 times the syllables of a word, less 15.59 (Kincaid and others,
 * 1975, "Derivation of new readability formulas for Navy enlisted personnel").
 */

/** Endings that look like a syllable and are none: "named", "times", "while". */
const silent = /(?:(?<=[^tdaeiouy])ed|(?<=[^sxzcgaeiouy])es|(?<=[^laeiouy]|[aeiouy]l)e)$/;
/** Vowels beside each other that are two syllables: "create", "guardian", "quiet", "video", "area", "being". */
const twoVowels =
  /(?:rea(?=t)|ia(?!l)|io(?!n|u)|ie(?=t)|iu|eo(?!n|u|p)|ea$|(?<!q|g)ua|(?<=e|y|i|u|o)ing)/g;

/** The syllables of a word: its groups of vowels, with the common exceptions. At least one. */
export function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  if (letters.length <= 3) return 1;
  const groups = letters.replace(silent, '').match(/[aeiouy]+/g) ?? [];
  return Math.max(1, groups.length + (letters.match(twoVowels) ?? []).length);
}

const wordsIn = (text: string): string[] => text.match(/[A-Za-z][A-Za-z'’-]*|\d[\d.,:]*/g) ?? [];

/** Sentences end with a mark, a line or a colon before a list. */
const sentencesIn = (text: string): string[] =>
  text.split(/(?<=[.!?:;])["”)]*\s+|\n+/).filter((part) => wordsIn(part).length > 0);

export interface Reading {
  readonly words: number;
  readonly grade: number;
}

/** The grade of a text; 0 when it has no word. */
export function readingOf(text: string): Reading {
  const words = wordsIn(text);
  if (words.length === 0) return { words: 0, grade: 0 };
  // Parts of a compound are words to whoever reads.
  const parts = words.flatMap((word) => word.split('-')).filter((part) => part !== '');
  const syllables = parts.reduce((sum, part) => sum + syllablesOf(part), 0);
  const sentences = sentencesIn(text).length;
  const grade = 0.39 * (parts.length / sentences) + 11.8 * (syllables / parts.length) - 15.59;
  return { words: parts.length, grade };
}

/** A full stop of these ends no sentence, which a grade would count. */
const shortForm =
  /\b(?:e\.g|i\.e|etc|approx|dept|incl|misc|yrs|hrs|vs|u\.s|a\.m|p\.m)\.(?=[\s,]+[a-z(\d])/gi;

/** The grade of a posting's text, with one decimal and 0 at least. */
export function gradeOfBlocks(blocks: readonly PostingBlock[]): number {
  const text = blocks.flatMap(({ lines }) => lines).join('\n');
  const { grade } = readingOf(text.replaceAll(shortForm, (form) => form.replaceAll('.', '')));
  return Math.max(0, Math.round(grade * 10) / 10);
}
