import { toPickerDate } from '#domain/dates.ts';
import type { ParsedResume } from '#domain/resume.ts';
import { reviewProblems, type ReviewProblem } from '#domain/resumeReview.ts';
import { draftFromResume } from '#domain/reviewDraft.ts';
import { canBeZip } from '#domain/zip.ts';
import { type FieldProblem, Problem } from '#server/http/problem.ts';
import { placeOfAddress } from '#server/places/placeOfAddress.ts';

/** A point on the map, in degrees. */
export interface ReviewPlace {
  readonly lat: number;
  readonly lng: number;
}

const sentences: Readonly<Record<ReviewProblem['code'], string>> = {
  required: 'This is required.',
  startDateMissing: 'Enter the start date.',
  endDateInconsistent: 'Enter the end date, or say that the person still works there.',
  endYearOrInProgress: 'Enter the end year, or say that the studies go on.',
};

/** The contract checks the format of a date; this checks that the day exists. */
function impossibleDays(profile: ParsedResume): FieldProblem[] {
  return profile.work_experience.flatMap((entry, index) =>
    (['start_date', 'end_date'] as const).flatMap((field) =>
      entry[field] !== null && toPickerDate(entry[field]) === null
        ? [
            {
              pointer: `/profile/work_experience/${index}/${field}`,
              code: 'noSuchDay',
              detail: 'There is no such day. Check the date.',
            },
          ]
        : [],
    ),
  );
}

/**
 * Checks a reviewed resume by the rules of the review screen (section 5) and finds its place: the
 * one sent along, otherwise that of the ZIP code or of the town beside it; null when unknown.
 * @throws Problem 400 incomplete_review with a pointer for each wrong field
 */
export function checkReview(profile: ParsedResume): ReviewPlace | null {
  const errors: FieldProblem[] = [
    ...reviewProblems(draftFromResume(profile)).map(({ pointer, code }) => ({
      pointer: `/profile${pointer}`,
      code,
      detail: sentences[code],
    })),
    ...impossibleDays(profile),
  ];
  const place = placeOf(profile);
  const zipMissing = errors.some((error) => error.pointer === '/profile/zip');
  if (place === null && !zipMissing && !canBeZip(profile.zip))
    errors.push({
      pointer: '/profile/zip',
      code: 'unknownZip',
      detail: 'We do not know this ZIP code. Check its five digits.',
    });
  if (errors.length > 0)
    throw new Problem(400, 'incomplete_review', 'Please fill in all the required fields', {
      errors,
    });
  return place;
}

function placeOf({ LocationLat, LocationLong, ...address }: ParsedResume): ReviewPlace | null {
  if (typeof LocationLat === 'number' && typeof LocationLong === 'number')
    return { lat: LocationLat, lng: LocationLong };
  return placeOfAddress(address);
}
