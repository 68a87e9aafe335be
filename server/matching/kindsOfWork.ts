import { createCodeWords, unitOf } from './codeWords.ts';
import { socSystem } from './codeSystem.ts';
import { Inverted, type Weighted } from './inverted.ts';
import { occupationByCode, occupations } from './occupations/table.ts';
import { defaultTitleMatcher, knownTitles, type TitleMatcher } from './titles.ts';
import { titleWeights } from './titleWeights.ts';

/** Another kind of work, with how alike it is: 0 … 1. */
export interface Kin {
  readonly code: string;
  readonly likeness: number;
}

/** How alike the work of the occupations of our own table is. */
export interface KindsOfWork {
  /** All that have anything in common with it, the most alike first; without itself. */
  near(code: string): readonly Kin[];
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
/** How far the preparation of related work may differ. */
const largestStep = 1;

const levelOf = (code: string): number => occupationByCode.get(code)?.level ?? 0;

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
  const ranked = new Map<string, readonly Kin[]>();
  const near = (code: string): readonly Kin[] => {
    const before = ranked.get(code);
    if (before) return before;
    const kin: Kin[] = [];
    all.compare(vectors.get(code) ?? [], (at, likeness) => {
      const other = occupations[at]?.code ?? '';
      if (other !== code) kin.push({ code: other, likeness });
    });
    kin.sort((a, b) => b.likeness - a.likeness || (a.code < b.code ? -1 : 1));
    ranked.set(code, kin);
    return kin;
  };
  const related = (codes: readonly string[]): readonly Kin[] => {
    const best = new Map<string, number>();
    for (const code of codes)
      for (const kin of near(code)) {
        if (kin.likeness < leastRelated) break;
        if (Math.abs(levelOf(kin.code) - levelOf(code)) > largestStep) continue;
        best.set(kin.code, Math.max(kin.likeness, best.get(kin.code) ?? 0));
      }
    for (const code of codes) best.delete(code);
    return [...best]
      .map(([code, likeness]) => ({ code, likeness }))
      .sort((a, b) => b.likeness - a.likeness || (a.code < b.code ? -1 : 1))
      .slice(0, mostRelated);
  };
  return { near, related };
}

let own: { readonly by: TitleMatcher; readonly kinds: KindsOfWork } | undefined;

/** By our own table and what this process learned; made at first use. */
export function kindsOfWork(): KindsOfWork {
  const by = defaultTitleMatcher();
  if (own?.by !== by) own = { by, kinds: createKindsOfWork(knownTitles(), by) };
  return own.kinds;
}
