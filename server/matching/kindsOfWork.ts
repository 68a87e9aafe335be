import { createCodeWords, skillReader, unitOf } from './codeWords.ts';
import { socSystem } from './codeSystem.ts';
import { Inverted, type Weighted } from './inverted.ts';
import { occupationByCode, occupations } from './occupations/table.ts';
import { defaultTitleMatcher, knownTitles, type TitleMatcher } from './titles.ts';
import { titleWeights } from './titleWeights.ts';

/** Another kind of work, with how alike it is: 0 … 1. */
interface Kin {
  readonly code: string;
  readonly likeness: number;
}

/** How alike the work of the occupations of our own table is. */
export interface KindsOfWork {
  /** How alike two are: 0 … 1, and 1 for the same. */
  likeness(a: string, b: string): number;
  /** Those that are near one of several, the most alike first, and no large step up or down. */
  related(codes: readonly string[]): readonly Kin[];
}

/** Work of one minor group has more in common than its titles say, so its words count more. */
const workWeights = { ...titleWeights, widerGroup: 0.3, skills: 0 };

/**
 * From this agreement of core skills on, common words of titles count in full, as they do within a
 * minor group. Elsewhere, where hardly a skill agrees, a word has two meanings: a "help desk" is no
 * "front desk".
 */
const vouching = 0.05;

/** From this likeness on, work is called related; and how many kinds at most. */
const leastRelated = 0.2;
const mostRelated = 4;
export const isRelatedWork = (likeness: number): boolean => likeness >= leastRelated;
/** How far the preparation of related work may differ. */
const largestStep = 1;

const minorOf = (code: string): string => code.slice(0, 4);
const levelOf = (code: string): number => occupationByCode.get(code)?.level ?? 0;

/** The words of a kind of work, and its core skills, each as a vector of length 1. */
interface Reading {
  readonly words: Weighted;
  readonly skills: Weighted;
}

/** An occupation that our table does not have, as those of its group together. */
function ofGroup(code: string, readings: ReadonlyMap<string, Reading>): Reading {
  for (const length of [6, 4]) {
    const group = code.slice(0, length);
    const some = [...readings].filter(([other]) => other.startsWith(group));
    if (some.length === 0) continue;
    const sumOf = (part: keyof Reading): Weighted => {
      const sum = new Map<string, number>();
      for (const [, reading] of some)
        for (const [name, weight] of reading[part]) sum.set(name, (sum.get(name) ?? 0) + weight);
      return unitOf(sum);
    };
    return { words: sumOf('words'), skills: sumOf('skills') };
  }
  return { words: [], skills: [] };
}

/** How much each occupation of our table has of a vector. */
function sharesWith(all: Inverted, vector: Weighted): Float64Array {
  const shares = new Float64Array(occupations.length);
  all.compare(vector, (at, share) => {
    shares[at] = share;
  });
  return shares;
}

/**
 * Compares occupations by the words of their titles and of their groups, as titles are compared
 * (similarTitles.ts), and by their core skills, half and half.
 */
function createKindsOfWork(
  known = knownTitles(),
  matcher: TitleMatcher = defaultTitleMatcher(),
): KindsOfWork {
  const system = socSystem(known, matcher);
  const codeWords = createCodeWords([system], workWeights);
  const skillsOf = skillReader([system]);
  const readings = new Map<string, Reading>();
  const allWords = new Inverted();
  const allSkills = new Inverted();
  for (const [at, { code, skills }] of occupations.entries()) {
    const words = unitOf(codeWords.ofCode(system.name, code));
    const reading = { words, skills: skillsOf(skills) };
    readings.set(code, reading);
    allWords.add(at, reading.words);
    allSkills.add(at, reading.skills);
  }
  const readingOf = (code: string): Reading => readings.get(code) ?? ofGroup(code, readings);
  const compared = new Map<string, ReadonlyMap<string, number>>();
  const near = (code: string): ReadonlyMap<string, number> => {
    const before = compared.get(code);
    if (before) return before;
    const { words, skills } = readingOf(code);
    const ofWords = sharesWith(allWords, words);
    const ofSkills = sharesWith(allSkills, skills);
    const kin = new Map<string, number>();
    for (const [at, { code: other }] of occupations.entries()) {
      const agreeing = ofSkills[at] ?? 0;
      const isOneGroup = minorOf(other) === minorOf(code);
      const kept = isOneGroup ? 1 : Math.min(1, agreeing / vouching);
      const alike = (kept * (ofWords[at] ?? 0) + agreeing) / 2;
      if (other !== code && alike > 0) kin.set(other, alike);
    }
    compared.set(code, kin);
    return kin;
  };
  const likeness = (a: string, b: string): number =>
    a === b ? 1 : (near(a).get(b) ?? (readings.has(b) ? 0 : (near(b).get(a) ?? 0)));
  const related = (codes: readonly string[]): readonly Kin[] => {
    const best = new Map<string, number>();
    for (const code of codes)
      for (const [other, alike] of near(code)) {
        if (!isRelatedWork(alike)) continue;
        if (Math.abs(levelOf(other) - levelOf(code)) > largestStep) continue;
        best.set(other, Math.max(alike, best.get(other) ?? 0));
      }
    for (const code of codes) best.delete(code);
    return [...best]
      .map(([code, alike]) => ({ code, likeness: alike }))
      .sort((a, b) => b.likeness - a.likeness || (a.code < b.code ? -1 : 1))
      .slice(0, mostRelated);
  };
  return { likeness, related };
}

let own: { readonly by: TitleMatcher; readonly kinds: KindsOfWork } | undefined;

/** By our own table and what this process learned; made at first use. */
export function kindsOfWork(): KindsOfWork {
  const by = defaultTitleMatcher();
  if (own?.by !== by) own = { by, kinds: createKindsOfWork(knownTitles(), by) };
  return own.kinds;
}
