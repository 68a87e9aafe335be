import { isOneSlipApart } from '#server/matching/spelling.ts';
import { everydayNameAt } from './everydayWords.ts';
import type { WordLists } from './wordLists.ts';
import { wordsOf } from './words.ts';

/** A word of a list that finds something is only mended when it is this long. */
const leastLetters = 5;

/**
 * The typed words with those mended that look misspelt; the typed text itself when none does.
 * @param isFound whether the words find jobs: then a word is misspelt when no title has it and one
 * slip makes it a word of titles
 */
export function mendedWords(text: string, known: WordLists, isFound: boolean): string {
  const words = wordsOf(text);
  const mended = words.map((word, at) => {
    if (!isFound) return known.has(word) ? word : (known.nearest(word) ?? word);
    const isName = word.length < leastLetters || everydayNameAt(words, at) !== null;
    if (isName || known.isInTitles(word)) return word;
    const near = known.nearest(word);
    return near !== null && isOneSlipApart(word, near) ? near : word;
  });
  const isSame = mended.every((word, at) => word === words[at]);
  return isSame ? text : mended.join(' ');
}
