import { createContext, useContext } from 'react';
import type { FieldProblem } from '#domain/fieldProblem.ts';
import type { FieldEvidence } from '#domain/resume.ts';

interface ReviewMarks {
  /** Where a value was read; undefined once the person has changed it. */
  readonly evidenceOf: (pointer: string) => FieldEvidence | undefined;
  readonly problemOf: (pointer: string) => FieldProblem | undefined;
}

/** What stands beside each field of the review, by its pointer. */
export const ReviewMarksContext = createContext<ReviewMarks>({
  evidenceOf: () => undefined,
  problemOf: () => undefined,
});

/** The marks of the review that this field is in. */
export function useReviewMarks(): ReviewMarks {
  return useContext(ReviewMarksContext);
}
