import type { Term } from './terms.ts';

/** The answer to one or more requirements of a standard that builds on WCAG. */
export interface Answer {
  /** As the standard numbers them. */
  readonly numbers: readonly string[];
  /** What they are about, by the names of the standard. */
  readonly name: string;
  readonly term: Term;
  readonly notes: string;
}

/** A chapter of such a standard, by its id in OpenACR. */
export interface Chapter {
  readonly id: string;
  readonly name: string;
  /** Why nothing in it applies, or what else is to be known. */
  readonly notes: string;
  /** Nothing in it is about this product. */
  readonly isLeftOut?: true;
  readonly answers: readonly Answer[];
}

/** One line of a chapter. */
export const answer = (numbers: string, name: string, term: Term, notes: string): Answer => ({
  numbers: numbers.split(' '),
  name,
  term,
  notes,
});
