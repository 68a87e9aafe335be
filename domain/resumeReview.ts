import { isHalfDate } from './dates.ts';
import type { FieldProblem } from './fieldProblem.ts';
import { lacksLastName } from './oneName.ts';
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
export type Reviewable = Pick<
  ReviewDraft,
  (typeof REQUIRED_REVIEW_FIELDS)[number] | 'hasOneName'
> & {
  education: readonly Pick<ReviewDraft['education'][number], 'end_year' | 'status'>[];
  work_experience: readonly Pick<
    ReviewDraft['work_experience'][number],
    'start_date' | 'end_date' | 'present'
  >[];
};

const isBlank = (text: string): boolean => text.trim() === '';
/** A date with a part missing is sent as none. */
const isUndated = (text: string): boolean => isBlank(text) || isHalfDate(text);

/** The required fields that are empty. Somebody with one name needs no last name. */
export function missingReviewFields(
  review: Reviewable,
): readonly (typeof REQUIRED_REVIEW_FIELDS)[number][] {
  const { lastname: lastName, hasOneName = false } = review;
  return REQUIRED_REVIEW_FIELDS.filter((field) =>
    field === 'lastname' ? lacksLastName({ lastName, hasOneName }) : isBlank(review[field]),
  );
}

function requiredProblems(review: Reviewable): ReviewProblem[] {
  return missingReviewFields(review).map((field) => ({ pointer: `/${field}`, code: 'required' }));
}

/**
 * Work experience is invalid only when some entry lacks a start date and some entry, the same or
 * another, has an inconsistent end date. One alone is accepted (section 5).
 */
function workProblems(review: Reviewable): ReviewProblem[] {
  const found = review.work_experience.flatMap((entry, index): ReviewProblem[] => {
    const pointer = `/work_experience/${index}`;
    const start = { pointer: `${pointer}/start_date`, code: 'startDateMissing' } as const;
    const end = { pointer: `${pointer}/end_date`, code: 'endDateInconsistent' } as const;
    return [
      ...(isUndated(entry.start_date) ? [start] : []),
      ...(entry.present === isUndated(entry.end_date) ? [] : [end]),
    ];
  });
  return new Set(found.map(({ code }) => code)).size === 2 ? found : [];
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
  return [...requiredProblems(review), ...workProblems(review), ...educationProblems(review)];
}

/** Whether the review can be submitted. */
export function isReviewValid(review: Reviewable): boolean {
  return reviewProblems(review).length === 0;
}

/** Whether all five required fields are filled, which enables Submit. */
export function hasRequiredReviewFields(review: Reviewable): boolean {
  return missingReviewFields(review).length === 0;
}
