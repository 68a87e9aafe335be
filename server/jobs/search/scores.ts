import { occupationCount } from './everydayWords.ts';
import type { Term } from './searchTerms.ts';
import type { SlotFacts } from './slotFacts.ts';
import { wayNumber } from './jobFacts.ts';
import { bestMatch, otherName, type WordLists, wordsAlone } from './wordLists.ts';

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
    term.kind === 'remote' ? remoteMatch(term.words, index) : wordsMatch(term, index),
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

/** Remote jobs, and after them those that only have the words. */
function remoteMatch(words: readonly string[], { facts, count, ...index }: Scored): Uint8Array {
  const best = new Uint8Array(count);
  const matches = words.map((word) => index.words.match(word, count));
  for (let slot = 0; slot < count; slot += 1) {
    if (facts.way[slot] === remoteWay) best[slot] = bestMatch;
    else if (matches.every((match) => (match[slot] ?? 0) > 0)) best[slot] = wordsAlone;
  }
  return best;
}

/** Jobs with all words, and after them those of an occupation that goes by this name. */
function wordsMatch(
  { words, occupations }: Term & { kind: 'words' },
  { facts, count, ...index }: Scored,
): Uint8Array | Uint16Array {
  const [first, ...others] = words.map((word) => index.words.match(word, count));
  if (first === undefined) return new Uint8Array(count);
  if (occupations === null && others.length === 0) return first;
  const isMeant = new Uint8Array(occupationCount() + 1);
  for (const number of occupations ?? []) isMeant[number] = otherName;
  const best = new Uint16Array(count);
  for (let slot = 0; slot < count; slot += 1) {
    let sum = first[slot] ?? 0;
    for (const other of others) {
      const here = other[slot] ?? 0;
      sum = here === 0 || sum === 0 ? 0 : sum + here;
    }
    best[slot] = sum === 0 ? (isMeant[facts.occupation[slot] ?? 0] ?? 0) : sum;
  }
  return best;
}
