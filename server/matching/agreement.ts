import type { CodeScore } from './titles.ts';

/** How close two occupations are in the SOC tree. */
export type Kinship = 'same' | 'broad' | 'minor' | 'major';

/** The value of each closeness: a lower branch of the tree means more similar work. */
const worth: Readonly<Record<Kinship, number>> = { same: 1, broad: 0.75, minor: 0.4, major: 0.15 };

/** The lowest group of the SOC tree with both codes; null when not even a major group has both. */
export function kinship(a: string, b: string): Kinship | null {
  if (a === b) return 'same';
  if (a.slice(0, 6) === b.slice(0, 6)) return 'broad';
  if (a.slice(0, 4) === b.slice(0, 4)) return 'minor';
  return a.slice(0, 2) === b.slice(0, 2) ? 'major' : null;
}

export interface Agreement {
  /** 0 … 1. */
  readonly value: number;
  readonly kinship: Kinship;
  /** The person's code and the job's code that agree best. */
  readonly held: string;
  readonly asked: string;
}

/** How well the occupation of a code agrees with the person's; null when not at all. */
export function agreementOf(codes: readonly CodeScore[], asked: string): Agreement | null {
  let best: Agreement | null = null;
  for (const { code, score } of codes) {
    const near = kinship(code, asked);
    if (near === null) continue;
    const value = worth[near] * score;
    if (best === null || value > best.value) best = { value, kinship: near, held: code, asked };
  }
  return best;
}

/**
 * The agreement of all possible codes of a job, each by its share; the best pair represents it.
 */
export function jobAgreement(
  codes: readonly CodeScore[],
  shares: readonly CodeScore[],
): Agreement | null {
  let sum = 0;
  let best: { agreement: Agreement; part: number } | null = null;
  for (const { code, score } of shares) {
    const agreement = agreementOf(codes, code);
    if (agreement === null) continue;
    const part = agreement.value * score;
    sum += part;
    if (best === null || part > best.part) best = { agreement, part };
  }
  return best && { ...best.agreement, value: sum };
}
