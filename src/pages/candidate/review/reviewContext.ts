import { createContext, useContext } from 'react';
import type { FieldProblem } from '#domain/fieldProblem.ts';

interface ReviewMarks {
  /** Read with little certainty, and neither changed nor confirmed since. */
  readonly isUnsure: (pointer: string) => boolean;
  readonly problemOf: (pointer: string) => FieldProblem | undefined;
}

/** What stands beside each field of the review, by its pointer. */
export const ReviewMarksContext = createContext<ReviewMarks>({
  isUnsure: () => false,
  problemOf: () => undefined,
});

/** The marks of the review that this field is in. */
export function useReviewMarks(): ReviewMarks {
  return useContext(ReviewMarksContext);
}
