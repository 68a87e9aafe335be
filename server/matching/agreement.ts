import { isRelatedWork, kindsOfWork } from './kindsOfWork.ts';
import type { CodeScore } from './titles.ts';

/** How near the work of two occupations is: the same, related, or of one field. */
export type Kinship = 'same' | 'close' | 'field';

/** Less likeness than this says nothing: most kinds of work share some word or skill. */
const leastLikeness = 0.05;
/** What the root of likeness beyond it is worth, and how much other work is at most. */
const worthOfLikeness = 0.85;
const mostWorth = 0.8;

/** What two kinds of work that are so much alike are worth to each other; 1 for the same. */
const worthOf = (likeness: number): number =>
  Math.min(mostWorth, worthOfLikeness * Math.sqrt(Math.max(0, likeness - leastLikeness)));

/** How near two occupations are; null when they have nothing in common. */
export function kinship(a: string, b: string): Kinship | null {
  if (a === b) return 'same';
  const likeness = kindsOfWork().likeness(a, b);
  if (isRelatedWork(likeness)) return 'close';
  return likeness > leastLikeness ? 'field' : null;
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
  const kinds = kindsOfWork();
  let best: { readonly held: string; readonly value: number } | null = null;
  for (const { code, score } of codes) {
    const value = score * (code === asked ? 1 : worthOf(kinds.likeness(code, asked)));
    if (value > (best?.value ?? 0)) best = { held: code, value };
  }
  return best && { ...best, kinship: kinship(best.held, asked) ?? 'field', asked };
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
