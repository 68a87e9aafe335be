import type { CandidatePlace } from '#server/employers/cardQueries.ts';
import { stateCode, stateName } from '#server/places/states.ts';

/** The most words that the name of a state has: "Federated States of Micronesia". */
const STATE_WORDS = 4;

/**
 * Reads a place as people type it: "Albany", "Albany, NY", "Albany New York", "NY". "New York" is
 * a state and a city. @returns the ways to read it, each of them enough; none narrows nothing
 */
export function readCandidatePlace(text: string): readonly CandidatePlace[] {
  const words = split(text);
  if (words.length === 0) return [];
  const readings: CandidatePlace[] = [{ city: [], anywhere: words, stateNames: [] }];
  for (let from = words.length - 1; from >= 0 && words.length - from <= STATE_WORDS; from -= 1) {
    const stateNames = namesOf(words.slice(from).join(' '));
    if (stateNames.length > 0)
      readings.push({ city: words.slice(0, from), anywhere: [], stateNames });
  }
  return readings;
}

/** Code and name of a state in lower case; none when the text is no state. */
function namesOf(text: string): readonly string[] {
  const code = stateCode(text);
  return code === null ? [] : [code, stateName(code) ?? code].map((name) => name.toLowerCase());
}

/** The words of a text in lower case, each once, at most 20. */
export function wordsOf(text: string): readonly string[] {
  return [...new Set(split(text))].slice(0, 20);
}

const split = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
