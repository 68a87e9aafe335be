import type { FieldProblem } from './fieldProblem.ts';
import type { ReviewDraft } from './reviewDraft.ts';

/** Submit waits for these five; a missing one is marked "*required" (section 5). In the order of the form. */
export const REQUIRED_REVIEW_FIELDS = [
  'firstname',
  'lastname',
  'email',
  'phone_number',
  'zip',
] as const;

export type ReviewProblemCode =
  | 'required'
  | 'startDateMissing'
  | 'endDateInconsistent'
  | 'endYearOrInProgress';

export type ReviewProblem = FieldProblem & { code: ReviewProblemCode };

/** The part of a review that the rules look at; a draft and a payload both have it. */
export type Reviewable = Pick<ReviewDraft, (typeof REQUIRED_REVIEW_FIELDS)[number]> & {
  education: readonly Pick<ReviewDraft['education'][number], 'end_year' | 'status'>[];
  work_experience: readonly Pick<
    ReviewDraft['work_experience'][number],
    'start_date' | 'end_date' | 'present'
  >[];
};

const isBlank = (text: string): boolean => text.trim() === '';

function requiredProblems(review: Reviewable): ReviewProblem[] {
  return REQUIRED_REVIEW_FIELDS.filter((field) => isBlank(review[field])).map((field) => ({
    pointer: `/${field}`,
    code: 'required',
  }));
}

/**
 * Work experience is invalid only when both hold at once: a start date is missing for some entry
 * and an end date is inconsistent for some entry (the same one or another). One of them alone is
 * let through, as section 5 says.
 */
function workProblems(review: Reviewable): ReviewProblem[] {
  const starts: ReviewProblem[] = [];
  const ends: ReviewProblem[] = [];
  review.work_experience.forEach((entry, index) => {
    const pointer = `/work_experience/${index}`;
    if (isBlank(entry.start_date)) {
      starts.push({ pointer: `${pointer}/start_date`, code: 'startDateMissing' });
    }
    if (entry.present !== isBlank(entry.end_date)) {
      ends.push({ pointer: `${pointer}/end_date`, code: 'endDateInconsistent' });
    }
  });
  return starts.length > 0 && ends.length > 0 ? [...starts, ...ends] : [];
}

/** An entry without an end year is acceptable only when its status is "in-progress". */
function educationProblems(review: Reviewable): ReviewProblem[] {
  return review.education.flatMap((entry, index): ReviewProblem[] =>
    isBlank(entry.end_year) && entry.status !== 'in-progress'
      ? [{ pointer: `/education/${index}/end_year`, code: 'endYearOrInProgress' }]
      : [],
  );
}

/** Everything that keeps a review from being submitted, in the order of the form. */
export function reviewProblems(review: Reviewable): ReviewProblem[] {
  return [...requiredProblems(review), ...educationProblems(review), ...workProblems(review)];
}

/** Whether the review may be submitted. */
export function isReviewValid(review: Reviewable): boolean {
  return reviewProblems(review).length === 0;
}

/** Whether all five required fields are there: the condition under which Submit is enabled. */
export function hasRequiredReviewFields(review: Reviewable): boolean {
  return requiredProblems(review).length === 0;
}
