import { describe, expect, test } from 'vitest';
import { hasRequiredReviewFields, isReviewValid, reviewProblems } from './resumeReview.ts';
import type { Reviewable } from './resumeReview.ts';

const REQUIRED = {
  firstname: 'Rosa',
  lastname: 'Quill',
  zip: '13501',
  email: 'rosa@example.com',
  phone_number: '315-555-0142',
};

const past = { start_date: '2019-04-01', end_date: '2021-06-30', present: false };
const current = { start_date: '2021-07-01', end_date: '', present: true };
const noStart = { ...past, start_date: '' };
const noEnd = { ...past, end_date: '' };
const halfStart = { ...past, start_date: '2019-04-' };
const endWhilePresent = { ...past, present: true };

function review(part: Partial<Reviewable>): Reviewable {
  return { ...REQUIRED, education: [], work_experience: [], ...part };
}

describe('required fields', () => {
  test.each(Object.keys(REQUIRED))('disables Submit when %s is missing', (field) => {
    const missing = review({ [field]: ' ' });
    expect(hasRequiredReviewFields(missing)).toBe(false);
    expect(reviewProblems(missing)).toEqual([{ pointer: `/${field}`, code: 'required' }]);
  });
  test('is valid with all five and without work and education', () => {
    expect(isReviewValid(review({}))).toBe(true);
  });
});

describe('work experience', () => {
  test.each([
    ['a past and a current job', [past, current]],
    ['a start date missing, every end date right', [noStart, current]],
    ['an end date missing, every start date there', [noEnd, current]],
    ['an end date set while present, every start date there', [endWhilePresent]],
  ])('is valid with %s', (_what, work_experience) => {
    expect(isReviewValid(review({ work_experience }))).toBe(true);
  });
  test.each([
    ['in the same entry', [{ ...noStart, end_date: '' }], [0, 0]],
    ['in two entries', [noStart, noEnd], [0, 1]],
    ['half typed', [halfStart, { ...past, end_date: '-06-30' }], [0, 1]],
    ['with an end date set while present', [endWhilePresent, noStart], [1, 0]],
  ])(
    'is invalid with a missing start and an inconsistent end %s',
    (_where, work_experience, at) => {
      const start = `/work_experience/${at[0]}/start_date`;
      const end = `/work_experience/${at[1]}/end_date`;
      const found = [
        { pointer: start, code: 'startDateMissing' },
        { pointer: end, code: 'endDateInconsistent' },
      ];
      // In the order of the fields on screen.
      const inOrder = (at[1] ?? 0) < (at[0] ?? 0) ? found.toReversed() : found;
      expect(reviewProblems(review({ work_experience }))).toEqual(inOrder);
    },
  );
});

describe('education', () => {
  test.each([
    ['an end year', { end_year: '2018', status: 'completed' as const }],
    ['no end year while in progress', { end_year: '', status: 'in-progress' as const }],
    ['an end year that was not completed', { end_year: '2018', status: 'incomplete' as const }],
  ])('accepts %s', (_what, entry) => {
    expect(isReviewValid(review({ education: [entry] }))).toBe(true);
  });
  test.each(['completed' as const, 'incomplete' as const])(
    'rejects a missing end year with status %s',
    (status) => {
      const education = [
        { end_year: '2018', status: 'completed' as const },
        { end_year: '', status },
      ];
      expect(reviewProblems(review({ education }))).toEqual([
        { pointer: '/education/1/end_year', code: 'endYearOrInProgress' },
      ]);
    },
  );
});
