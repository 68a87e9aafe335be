import { occupationCount, relatedTo } from './everydayWords.ts';
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
  /** Whether jobs of related work are found too, as the least of all. */
  readonly withRelated?: boolean;
}

/** The score of a job that is found by related work alone; any other is above it then. */
export const relatedScore = 1;

const remoteWay = wayNumber('remote');

/**
 * For each slot how well it matches all terms; 0 when one is missing. Without terms all open jobs
 * match equally.
 */
export function scoresOf(terms: readonly Term[], index: Scored): Uint16Array {
  const { count, today, withRelated = false } = index;
  const { closesDay } = index.facts;
  const scores = new Uint16Array(count);
  const matches = terms.map((term) =>
    term.kind === 'words' ? wordsMatch(term, index) : factMatch(term, index),
  );
  const [first, ...others] = matches;
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
  if (withRelated) addRelated(scores, terms, matches, index);
  return scores;
}

/** Raises what was found, and puts open jobs of related work below it. */
function addRelated(
  scores: Uint16Array,
  terms: readonly Term[],
  matches: readonly (Uint8Array | Uint16Array)[],
  { facts, count, today }: Scored,
): void {
  const related = terms.map((term) =>
    flagsOf(term.kind === 'words' && term.name !== null ? relatedTo(term.name) : []),
  );
  const isRelated = (slot: number): boolean => {
    const occupation = facts.occupation[slot] ?? 0;
    return (
      (facts.closesDay[slot] ?? 0) >= today &&
      matches.every((match, at) => (match[slot] ?? 0) > 0 || related[at]?.[occupation] === 1)
    );
  };
  const any = new Uint8Array(occupationCount() + 1);
  for (const flags of related)
    for (let at = 0; at < any.length; at += 1) any[at] ||= flags[at] ?? 0;
  for (let slot = 0; slot < count; slot += 1) {
    const found = scores[slot] ?? 0;
    if (found > 0) scores[slot] = found + relatedScore;
    else if (any[facts.occupation[slot] ?? 0] === 1 && isRelated(slot)) scores[slot] = relatedScore;
  }
}

/** By number of an occupation, 1 for those given. */
function flagsOf(occupations: Iterable<number>): Uint8Array {
  const flags = new Uint8Array(occupationCount() + 1);
  for (const number of occupations) flags[number] = 1;
  return flags;
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
  { words, joins, name }: Term & { kind: 'words' },
  { facts, count, withRelated = false, ...index }: Scored,
): Uint8Array | Uint16Array {
  const matches = words.map((word) => index.words.match(word, count, joins.get(word)));
  const [first] = matches;
  if (first === undefined) return new Uint8Array(count);
  if (name === null && matches.length === 1) return first;
  // What the name is also used for is told as related work where that is asked for.
  const isMeant = flagsOf((withRelated ? name?.titled : name?.occupations) ?? []);
  const best = new Uint16Array(count);
  const values = matches.map(() => 0);
  for (let slot = 0; slot < count; slot += 1) {
    for (let at = 0; at < values.length; at += 1) values[at] = matches[at]?.[slot] ?? 0;
    best[slot] = namedMatch(values, isMeant[facts.occupation[slot] ?? 0] === 1);
  }
  return best;
}
