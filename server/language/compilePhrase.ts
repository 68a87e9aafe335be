/** A compiled phrase: its possible first words, and a pattern to try at such a word. */
export interface CompiledPhrase {
  readonly firstWords: readonly string[];
  /** Sticky. Every repeat has an upper bound, so that each run has a bounded cost. */
  readonly pattern: RegExp;
}

/** Between two words: a space, hyphen, slash or line break, but not the start of a list item. */
const gap = '(?: ?\\n ?| ?[-/\u2013] ?| {1,2})';

const anyWord = "[a-z0-9][a-z0-9'-]{0,23}";

/**
 * Compiles a phrase. Notation: words separated by spaces; `a|b` for either word; `x?` for
 * an optional letter. After the first word any regular expression with bounded repeats,
 * where a space is the gap between words and `~` is any word. "multi task|tasks",
 * "suffers? from", "turn (a )?blind eye".
 */
export function compilePhrase(phrase: string): CompiledPhrase {
  const first = /^[a-z0-9'?|/]+/.exec(phrase)?.[0] ?? '';
  const firstWords = first.split('|').flatMap(spellings);
  const later = laterWords(phrase.slice(first.length).split(' '));
  if (/(?<!\\)[*+]|\{\d+,\}/.test(later)) throw new Error(`Unbounded repeat in "${phrase}"`);
  // "a(b)?|c" would be a choice between all before it and all after it.
  if (withoutGroups(later).includes('|')) throw new Error(`Choice beside a group in "${phrase}"`);
  return {
    firstWords: [...new Set(firstWords.map((word) => tokenOf(word)))],
    pattern: new RegExp(`(?:${firstWords.join('|')})${later}(?![a-z0-9])`, 'y'),
  };
}

/** "a|b" outside a group is a choice between two words. Groups stay unchanged. */
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

function withoutGroups(pattern: string): string {
  const less = pattern.replaceAll(/\([^()]*\)/g, '');
  return less === pattern ? pattern : withoutGroups(less);
}

/** A first word may contain "colou?r", which gives both spellings, but not "handicap(ped)?". */
function spellings(word: string): string[] {
  const at = word.indexOf('?');
  if (at < 0) return [word];
  const rest = word.slice(at + 1);
  return spellings(word.slice(0, at) + rest).concat(spellings(word.slice(0, at - 1) + rest));
}

/** The first token of a word as tokensOf finds it: "20" for "20/20". */
function tokenOf(word: string): string {
  return tokensOf(word).next().value?.word ?? word;
}

/** The words of a normalised text, each with its index. */
export function* tokensOf(text: string): Generator<{ word: string; at: number }, undefined> {
  const token = /[a-z0-9]+(?:'[a-z]+)?/g;
  for (let found = token.exec(text); found !== null; found = token.exec(text)) {
    yield { word: found[0], at: found.index };
  }
}
