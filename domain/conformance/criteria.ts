import { adaptable } from './criteria/adaptable.ts';
import { compatible } from './criteria/compatible.ts';
import { distinguishable } from './criteria/distinguishable.ts';
import { inputAssistance } from './criteria/inputAssistance.ts';
import { inputModalities } from './criteria/inputModalities.ts';
import { keyboardAndTime } from './criteria/keyboardAndTime.ts';
import { navigable } from './criteria/navigable.ts';
import { textAndMedia } from './criteria/textAndMedia.ts';
import { understandable } from './criteria/understandable.ts';
import { type Criterion, type Level, type Term, TERMS } from './terms.ts';

/** Every success criterion of WCAG 2.2 in the order of its number, with the answer to it. */
export const criteria: readonly Criterion[] = [
  ...textAndMedia,
  ...adaptable,
  ...distinguishable,
  ...keyboardAndTime,
  ...navigable,
  ...inputModalities,
  ...understandable,
  ...inputAssistance,
  ...compatible,
];

/** The criteria of one level, in the order of their numbers. */
export const criteriaOf = (level: Level): readonly Criterion[] =>
  criteria.filter((criterion) => criterion.level === level);

/** How many criteria of a level have each answer. */
export function countTerms(level: Level): Readonly<Record<Term, number>> {
  const of = criteriaOf(level);
  const counts = TERMS.map((term) => [term, of.filter((each) => each.term === term).length]);
  return Object.fromEntries(counts) as Record<Term, number>;
}

/** Whether something of a criterion is not met. */
export const isOpen = ({ term }: { readonly term: Term }): boolean =>
  term === 'partially-supports' || term === 'does-not-support';
