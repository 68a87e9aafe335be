import { createCodeWords, unitOf } from './codeWords.ts';
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

/**
 * The weights by which kinds of work are compared: who looks for other work brings the skills, so
 * they count more than when a title is told from others.
 */
const workWeights = { ...titleWeights, skills: 1 };

/** From this likeness on, work is called related; and how many kinds at most. */
const leastRelated = 0.2;
const mostRelated = 4;
export const isRelatedWork = (likeness: number): boolean => likeness >= leastRelated;
/** How far the preparation of related work may differ. */
const largestStep = 1;

const levelOf = (code: string): number => occupationByCode.get(code)?.level ?? 0;

/** An occupation that our table does not have, as those of its group together. */
function ofGroup(code: string, vectors: ReadonlyMap<string, Weighted>): Weighted {
  for (const length of [6, 4]) {
    const group = code.slice(0, length);
    const sum = new Map<string, number>();
    for (const [other, vector] of vectors)
      if (other.startsWith(group))
        for (const [word, weight] of vector) sum.set(word, (sum.get(word) ?? 0) + weight);
    if (sum.size > 0) return unitOf(sum);
  }
  return [];
}

/**
 * Compares occupations by the words of their titles and of their groups, and by their core skills:
 * the same vectors that titles are compared by (similarTitles.ts).
 */
function createKindsOfWork(
  known = knownTitles(),
  matcher: TitleMatcher = defaultTitleMatcher(),
): KindsOfWork {
  const system = socSystem(known, matcher);
  const codeWords = createCodeWords([system], workWeights);
  const vectors = new Map<string, Weighted>();
  const all = new Inverted();
  for (const [at, { code }] of occupations.entries()) {
    const vector = unitOf(codeWords.ofCode(system.name, code));
    vectors.set(code, vector);
    all.add(at, vector);
  }
  const vectorOf = (code: string): Weighted => vectors.get(code) ?? ofGroup(code, vectors);
  const compared = new Map<string, ReadonlyMap<string, number>>();
  const near = (code: string): ReadonlyMap<string, number> => {
    const before = compared.get(code);
    if (before) return before;
    const kin = new Map<string, number>();
    all.compare(vectorOf(code), (at, likeness) => {
      const other = occupations[at]?.code ?? '';
      if (other !== code) kin.set(other, likeness);
    });
    compared.set(code, kin);
    return kin;
  };
  const likeness = (a: string, b: string): number =>
    a === b ? 1 : (near(a).get(b) ?? (vectors.has(b) ? 0 : (near(b).get(a) ?? 0)));
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
