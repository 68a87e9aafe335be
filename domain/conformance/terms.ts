/** Conformance levels of WCAG. */
export const LEVELS = ['A', 'AA', 'AAA'] as const;
export type Level = (typeof LEVELS)[number];

/** The answers of a conformance report, by their ids in OpenACR. */
export const TERMS = [
  'supports',
  'partially-supports',
  'does-not-support',
  'not-applicable',
] as const;
export type Term = (typeof TERMS)[number];

/** A test that shows an answer: the file, and the title as the runner prints it. */
export interface Evidence {
  readonly path: string;
  readonly title: string;
}

/** What does not meet a criterion yet, in plain words. */
export interface Gap {
  readonly what: string;
  readonly why: string;
}

/** One success criterion of WCAG 2.2 and the answer to it. */
export interface Criterion {
  /** As WCAG numbers it, e.g. "1.4.10". */
  readonly number: string;
  readonly name: string;
  readonly level: Level;
  readonly term: Term;
  /** How it is met here, or why it does not apply. */
  readonly notes: string;
  readonly shownBy: readonly Evidence[];
  /** What a person looked at where no test can tell, in one sentence. */
  readonly byHand?: string;
  readonly gaps: readonly Gap[];
}

type Head = readonly [number: string, level: Level, name: string];

const criterion = (
  [number, level, name]: Head,
  term: Term,
  notes: string,
  shownBy: readonly Evidence[],
  gaps: readonly Gap[] = [],
): Criterion => ({ number, level, name, term, notes, shownBy, gaps });

/** Met on every page, without a known defect. */
export const supports = (
  head: Head,
  notes: string,
  shownBy: readonly Evidence[],
  byHand?: string,
): Criterion => ({
  ...criterion(head, 'supports', notes, shownBy),
  ...(byHand === undefined ? {} : { byHand }),
});

/** Met in part, or shown in part. */
export const partly = (
  head: Head,
  notes: string,
  shownBy: readonly Evidence[],
  ...gaps: readonly Gap[]
): Criterion => criterion(head, 'partially-supports', notes, shownBy, gaps);

/** Not met. */
export const fails = (head: Head, notes: string, ...gaps: readonly Gap[]): Criterion =>
  criterion(head, 'does-not-support', notes, [], gaps);

/** About something that this product does not have. */
export const notApplicable = (
  head: Head,
  reason: string,
  shownBy: readonly Evidence[],
): Criterion => criterion(head, 'not-applicable', reason, shownBy);
