/** A phrase made ready: the words that it can begin with, and an expression tried at such a word. */
export interface ReadyPhrase {
  readonly firstWords: readonly string[];
  /** Sticky; every repeat in it has an upper bound, so that one try costs a bounded time. */
  readonly pattern: RegExp;
}

/** Between two words of a phrase: a space, a hyphen, a slash or a line break; not a new list item. */
const gap = '(?: ?\\n ?| ?[-/\u2013] ?| {1,2})';

const anyWord = "[a-z0-9][a-z0-9'-]{0,23}";

/**
 * Makes a phrase ready. The notation: words apart by spaces; `a|b` for one of two words; a letter
 * before `?` may be missing; after the first word any regular expression whose repeats are
 * bounded, with a space for the gap between two words and `~` for any one word. "multi task|tasks",
 * "suffers? from", "turn (a )?blind eye".
 */
export function readyPhrase(phrase: string): ReadyPhrase {
  const first = /^[a-z0-9'?|/]+/.exec(phrase)?.[0] ?? '';
  const firstWords = first.split('|').flatMap(spellings);
  const later = laterWords(phrase.slice(first.length).split(' '));
  if (/(?<!\\)[*+]|\{\d+,\}/.test(later)) throw new Error(`Unbounded repeat in "${phrase}"`);
  return {
    firstWords: [...new Set(firstWords.map((word) => tokenOf(word)))],
    pattern: new RegExp(`(?:${firstWords.join('|')})${later}(?![a-z0-9])`, 'y'),
  };
}

/** "a|b" outside every group is a choice between two words; groups stand as they are written. */
function laterWords(words: readonly string[]): string {
  let depth = 0;
  return words
    .map((word, at) => {
      const outside = depth === 0 && !/[()]/.test(word);
      depth += (word.match(/\(/g) ?? []).length - (word.match(/\)/g) ?? []).length;
      return (
        (at === 0 ? '' : gap) +
        (outside && word.includes('|') ? `(?:${word})` : word).replaceAll('~', anyWord)
      );
    })
    .join('');
}

/** "handicap(ped)?" is not allowed in a first word, "colou?r" is: both spellings. */
function spellings(word: string): string[] {
  const at = word.indexOf('?');
  if (at < 0) return [word];
  const rest = word.slice(at + 1);
  return spellings(word.slice(0, at) + rest).concat(spellings(word.slice(0, at - 1) + rest));
}

/** The first token of a word, as tokensOf finds it: "20/20" is found at "20". */
function tokenOf(word: string): string {
  return tokensOf(word).next().value?.word ?? word;
}

/** The words of a folded text, each with the index of its first letter. */
export function* tokensOf(text: string): Generator<{ word: string; at: number }, undefined> {
  const token = /[a-z0-9]+(?:'[a-z]+)?/g;
  for (let found = token.exec(text); found !== null; found = token.exec(text)) {
    yield { word: found[0], at: found.index };
  }
}
