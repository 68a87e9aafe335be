import { type Part, touches } from './keptParts.ts';
import type { Beside, PlainWord } from './types.ts';
import { allWords } from './words/allWords.ts';

const byHard = new Map<string, readonly PlainWord[]>(
  [...Map.groupBy(allWords, ({ hard }) => hard)].map(([hard, words]) => [hard, words]),
);

/** Characters on each side that conditions read; none needs more. */
const besideLength = 120;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** All hard words, the longest first; no part of a word, compound, address or tag. */
const anyHard = new RegExp(
  `(?<![\\p{L}\\p{N}@#&/_'’.-])(?:${[...byHard.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((hard) => escaped(hard).replaceAll(' ', '\\s+'))
    .join('|')})(?![\\p{L}\\p{N}@_]|[-/'’&.][\\p{L}\\p{N}])`,
  'giu',
);

/** A vowel that is heard first: "an extra", "a use", "an hour". */
const vowelFirst = /^(?!(?:us[ei]|uni|one|eu))[aeiou]|^(?:hour|honest)/i;
const article = /\b(an?) $/i;

/**
 * A line with its hard words replaced by plain ones.
 * @param kept parts of the line that stay as they are
 */
export function replaceWords(line: string, kept: readonly Part[]): string {
  let plain = '';
  let end = 0;
  for (const found of line.matchAll(anyHard)) {
    const [hard] = found;
    const until = found.index + hard.length;
    const before = line.slice(Math.max(0, found.index - besideLength), found.index);
    const after = line.slice(until, until + besideLength);
    if (touches(kept, found.index, until) || !isPlainlyWritten(hard, before, after)) continue;
    const rule = byHard
      .get(hard.toLowerCase().replace(/\s+/g, ' '))
      ?.find((one) => applies(one, before, after));
    if (!rule) continue;
    plain += withArticle(line.slice(end, found.index), rule.plain);
    plain += /^\p{Lu}(?!SAP)/u.test(hard) ? capitalized(rule.plain) : rule.plain;
    // "etc." ends a sentence by its own mark, and "e.g." none.
    if (/^(?:etc|yrs|hrs)\.$/i.test(hard) && /^(?:$| ["“(]?\p{Lu})/u.test(after)) plain += '.';
    end = until;
  }
  return plain + line.slice(end);
}

/** In small letters, or with a capital where a sentence starts. Else it may be part of a name. */
function isPlainlyWritten(hard: string, before: string, after: string): boolean {
  if (/^[^\p{Lu}]*$/u.test(hard)) return true;
  if (hard === 'ASAP') return true;
  const starts = /(?:^|[.!?:]["”’)]* |^[-•*] )$/.test(before);
  return starts && /^.[^\p{Lu}]*$/u.test(hard) && !/^ (?:& |and |of )?\p{Lu}/u.test(after);
}

const matchesAll = ({ before, after }: Beside, left: string, right: string): boolean =>
  (before?.test(left) ?? true) && (after?.test(right) ?? true);

const matchesAny = ({ before, after }: Beside, left: string, right: string): boolean =>
  (before?.test(left) ?? false) || (after?.test(right) ?? false);

const applies = ({ unless, needs }: PlainWord, left: string, right: string): boolean =>
  (needs === undefined || matchesAll(needs, left, right)) &&
  (unless === undefined || !matchesAny(unless, left, right));

/** The text before a word, with the article that the word takes. */
function withArticle(text: string, next: string): string {
  return text.replace(article, (whole, old: string) => {
    const isRight = vowelFirst.test(next) === (old.length === 2);
    return isRight ? whole : `${old.slice(0, 1)}${vowelFirst.test(next) ? 'n' : ''} `;
  });
}

export const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
