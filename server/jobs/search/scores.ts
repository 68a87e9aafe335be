import { occupationCount } from './everydayWords.ts';
import type { Term } from './searchTerms.ts';
import type { SlotFacts } from './slotFacts.ts';
import { typeBits, wayNumber } from './jobFacts.ts';
import { bestMatch, namedMatch, type WordLists, wordsAlone } from './wordLists.ts';

interface Scored {
  readonly words: WordLists;
  readonly facts: SlotFacts;
  /** How many slots there are. */
  readonly count: number;
  /** Days since 1970: jobs that closed before are not found. */
  readonly today: number;
}

const remoteWay = wayNumber('remote');

/**
 * For each slot how well it matches all terms; 0 when one is missing. Without terms all open jobs
 * match equally.
 */
export function scoresOf(terms: readonly Term[], index: Scored): Uint16Array {
  const { count, today } = index;
  const { closesDay } = index.facts;
  const scores = new Uint16Array(count);
  const [first, ...others] = terms.map((term) =>
    term.kind === 'words' ? wordsMatch(term, index) : factMatch(term, index),
  );
  for (let slot = 0; slot < count; slot += 1)
    if ((closesDay[slot] ?? 0) >= today)
      scores[slot] = first === undefined ? 1 : (first[slot] ?? 0);
  for (const best of others) {
    for (let slot = 0; slot < count; slot += 1) {
      const before = scores[slot] ?? 0;
      const here = best[slot] ?? 0;
      scores[slot] = before === 0 || here === 0 ? 0 : before + here;
    }
  }
  return scores;
}

/** Jobs of the wanted way or hours, and after them those that only have the words. */
function factMatch(
  term: Exclude<Term, { kind: 'words' }>,
  { facts, count, ...index }: Scored,
): Uint8Array {
  const best = new Uint8Array(count);
  const matches = term.words.map((word) => index.words.match(word, count));
  const wanted = term.kind === 'hours' ? typeBits([term.type]) : 0;
  for (let slot = 0; slot < count; slot += 1) {
    const isMeant =
      term.kind === 'hours'
        ? ((facts.types[slot] ?? 0) & wanted) !== 0
        : facts.way[slot] === remoteWay;
    if (isMeant) best[slot] = bestMatch;
    else if (matches.every((match) => (match[slot] ?? 0) > 0)) best[slot] = wordsAlone;
  }
  return best;
}

/** Jobs with all words, and those of an occupation that goes by this name: see namedMatch. */
function wordsMatch(
  { words, joins, occupations }: Term & { kind: 'words' },
  { facts, count, ...index }: Scored,
): Uint8Array | Uint16Array {
  const matches = words.map((word) => index.words.match(word, count, joins.get(word)));
  const [first] = matches;
  if (first === undefined) return new Uint8Array(count);
  if (occupations === null && matches.length === 1) return first;
  const isMeant = new Uint8Array(occupationCount() + 1);
  for (const number of occupations ?? []) isMeant[number] = 1;
  const best = new Uint16Array(count);
  const values = matches.map(() => 0);
  for (let slot = 0; slot < count; slot += 1) {
    for (let at = 0; at < values.length; at += 1) values[at] = matches[at]?.[slot] ?? 0;
    best[slot] = namedMatch(values, isMeant[facts.occupation[slot] ?? 0] === 1);
  }
  return best;
}
