import type { FieldProblem } from './fieldProblem.ts';
import type { ReviewDraft } from './reviewDraft.ts';

/** Submit needs these five; a missing one is marked "*required" (section 5). In form order. */
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

/** The part of a review the rules look at, common to draft and payload. */
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
 * Work experience is invalid only when some entry lacks a start date and some entry, the same or
 * another, has an inconsistent end date. One alone is accepted (section 5).
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

/** A missing end year is accepted only with status "in-progress". */
function educationProblems(review: Reviewable): ReviewProblem[] {
  return review.education.flatMap((entry, index): ReviewProblem[] =>
    isBlank(entry.end_year) && entry.status !== 'in-progress'
      ? [{ pointer: `/education/${index}/end_year`, code: 'endYearOrInProgress' }]
      : [],
  );
}

/** All problems that prevent submitting a review, in form order. */
export function reviewProblems(review: Reviewable): ReviewProblem[] {
  return [...requiredProblems(review), ...educationProblems(review), ...workProblems(review)];
}

/** Whether the review can be submitted. */
export function isReviewValid(review: Reviewable): boolean {
  return reviewProblems(review).length === 0;
}

/** Whether all five required fields are filled, which enables Submit. */
export function hasRequiredReviewFields(review: Reviewable): boolean {
  return requiredProblems(review).length === 0;
}
