import type { DegreeLevelName } from '#domain/degrees.ts';
import { demandWords, languages, languageWords, licences, wishWords } from './demandWords.ts';

/** The demands in the text of a posting. */
export interface Demands {
  /** Minimum years of experience; null when the text names none. */
  readonly years: number | null;
  /** Lowest sufficient degree; null when the text names none. */
  readonly degree: DegreeLevelName | null;
  /** Whether experience can replace the degree. */
  readonly orExperience: boolean;
  readonly licences: readonly string[];
  readonly languages: readonly string[];
}

const numberWords = 'zero one two three four five six seven eight nine ten eleven twelve'.split(
  ' ',
);
const number = `(\\d{1,2}|${numberWords.slice(1).join('|')})`;

/** "3+ years", "two (2) years", "3-5 years", "five or more yrs". Group 1 is the least. */
const yearsPattern = new RegExp(
  `\\b${number}(?: ?\\(\\d{1,2}\\))?(?: ?(?:-|–|to) ?${number})? ?(?:\\+|plus|or more)? ?\\+?(?:years?|yrs?)\\b`,
  'gi',
);

/** Years that count something else: the company's age, the person's age, a contract's term. */
const otherYears =
  /years? (?:old|of age|ago|in business|of service to)|(?:over|nearly|almost|past|last|next|than) \d+ years?\b(?! of (?:\w+ ){0,3}experience)|year (?:warranty|contract|program|anniversary|degree)|age of/i;

/** A larger number is never an entry requirement. */
const mostYears = 20;

const degreePatterns: readonly (readonly [DegreeLevelName, RegExp])[] = [
  // A posting that accepts a diploma or a GED requires the better known one.
  ['high_school', /\bhigh school\b|\bH\.?S\.? diploma\b/i],
  ['ged', /\bG\.?E\.?D\b/],
  [
    'associates',
    /\bassociate'?s?'? (?:degree|(?:or|and) (?:a )?bachelor)|\bassociate of (?:arts|science|applied)|\bassociates degree|\b2[- ]year degree|\bAAS?\b degree/i,
  ],
  [
    'bachelors',
    /\bbachelor|\bundergraduate degree|\b4[- ]year degree|\bfour[- ]year degree|\bcollege degree|\bB\.?[AS]\.?(?: degree\b|\/(?:B|M)|\s+in\b)|\bBSN\b/i,
  ],
  [
    'postgraduate',
    /\bmaster'?s\b|\bmaster of\b|\bMBA\b|\bM\.?S\.? (?:degree|in)\b|\bgraduate degree|\bjuris doctor|\bJ\.?D\.?\b|\bMSW\b|\bPharm\.?D\b|\bDPT\b/i,
  ],
  ['phd', /\bPh\.?D\b|\bdoctorate|\bdoctoral\b/i],
];

/** The full stop of "B.S. in nursing" and "H.S. diploma" ends no sentence. */
const sentencesOf = (text: string): string[] =>
  text.split(/[.!?;•·|\n\r]+(?=\s|$)(?! (?:in|degree|diploma)\b)|\n|•/);

const toNumber = (text: string): number => {
  const at = numberWords.indexOf(text.toLowerCase());
  return at >= 0 ? at : Number(text);
};

function yearsIn(sentence: string): number | null {
  if (!/\b(?:years?|yrs?)\b/i.test(sentence) || otherYears.test(sentence)) return null;
  if (
    !/experience|background|minimum|at least|required|must|working (?:as|in|with)/i.test(sentence)
  ) {
    return null;
  }
  let least: number | null = null;
  for (const match of sentence.matchAll(yearsPattern)) {
    const years = toNumber(match[1] ?? '');
    if (years <= mostYears) least = least === null ? years : Math.min(least, years);
  }
  return least;
}

const namesIn = (
  sentence: string,
  table: readonly (readonly [string, RegExp])[],
): readonly string[] => table.filter(([, written]) => written.test(sentence)).map(([name]) => name);

/**
 * Reads the demands of a posting, sentence by sentence; wishes ("preferred", "a plus") are not
 * demands. Of several numbers of years the highest counts; of degrees in one sentence the lowest
 * is enough.
 * @param silent sentences known to ask for nothing, which are passed over; others found are
 *   added. Postings of one feed repeat their sentences, so reading many takes a third of the time.
 */
export function parseDemands(description: string, silent?: Set<string>): Demands {
  let years: number | null = null;
  let degree = -1;
  let orExperience = false;
  const asked = { licences: new Set<string>(), languages: new Set<string>() };
  for (const sentence of sentencesOf(description)) {
    if (sentence.length < 3 || silent?.has(sentence)) continue;
    if (wishWords.test(sentence)) {
      addSilent(silent, sentence);
      continue;
    }
    const inSentence = yearsIn(sentence);
    if (inSentence !== null) years = Math.max(years ?? 0, inSentence);
    const lowest = degreePatterns.findIndex(([, written]) => written.test(sentence));
    if (lowest >= 0) {
      degree = Math.max(degree, lowest);
      if (/equivalent|or experience|in lieu|combination of/i.test(sentence)) orExperience = true;
    }
    const named = demandWords.test(sentence) ? namesIn(sentence, licences) : [];
    for (const name of named) asked.licences.add(name);
    const spoken = languageWords.test(sentence) ? namesIn(sentence, languages) : [];
    for (const name of spoken) asked.languages.add(name);
    if (inSentence === null && lowest < 0 && named.length + spoken.length === 0)
      addSilent(silent, sentence);
  }
  return {
    years,
    degree: degreePatterns[degree]?.[0] ?? null,
    orExperience,
    licences: [...asked.licences],
    languages: [...asked.languages],
  };
}

/** A feed of odd sentences must not fill the memory. */
const mostSilent = 30_000;

function addSilent(silent: Set<string> | undefined, sentence: string): void {
  if (silent !== undefined && silent.size < mostSilent) silent.add(sentence);
}

/** Licences and languages in a person's own text, with the same names as the demands. */
export function parseHoldings(text: string): { licences: Set<string>; languages: Set<string> } {
  return {
    licences: new Set(namesIn(text, licences)),
    languages: new Set(namesIn(text, languages)),
  };
}

const papers = new Map<string, boolean>();
const mostPapers = 50_000;

/** Whether a skill is a licence or a language, which are compared separately. */
export function isPaper(skill: string): boolean {
  const known = papers.get(skill);
  if (known !== undefined) return known;
  const held = parseHoldings(skill);
  const paper = held.licences.size + held.languages.size > 0;
  if (papers.size < mostPapers) papers.set(skill, paper);
  return paper;
}
