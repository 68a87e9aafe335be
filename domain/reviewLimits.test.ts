import { describe, expect, test } from 'vitest';
import { EMPTY_RESUME } from './resume.ts';
import { draftFromResume, EMPTY_EDUCATION, EMPTY_WORK } from './reviewDraft.ts';
import { inFormOrder, isOverReviewLimit, longTextProblems } from './reviewLimits.ts';

const EMPTY = draftFromResume(EMPTY_RESUME);

describe('a text of the review', () => {
  test('is a problem from one character over its limit, wherever it stands', () => {
    const long = {
      ...EMPTY,
      city: 'x'.repeat(101),
      state: 'x'.repeat(100),
      pendingSkill: 'x'.repeat(201),
      work_experience: [EMPTY_WORK, { ...EMPTY_WORK, job_title: 'x'.repeat(301) }],
      education: [{ ...EMPTY_EDUCATION, major: 'x'.repeat(301) }],
    };
    expect(longTextProblems(long).map(({ pointer }) => pointer)).toEqual([
      '/city',
      '/work_experience/1/job_title',
      '/education/0/major',
      '/skill',
    ]);
    expect(longTextProblems(EMPTY)).toEqual([]);
  });

  test('counts an emoji as one character', () => {
    expect(isOverReviewLimit('/zip', '🙂'.repeat(10))).toBe(false);
    expect(isOverReviewLimit('/zip', '🙂'.repeat(11))).toBe(true);
  });
});

test('lists problems in the order of their fields on the form', () => {
  const form = [
    '/firstname',
    '/zip',
    '/work_experience/0/start_date',
    '/work_experience/1/job_title',
    '/work_experience/1/end_date',
    '/education/0/major',
    '/education/0/end_year',
    '/skill',
  ];
  const shuffled = [3, 0, 7, 5, 1, 6, 2, 4].map((at) => ({
    pointer: form[at] ?? '',
    code: 'any',
  }));
  expect(inFormOrder(shuffled).map(({ pointer }) => pointer)).toEqual(form);
});
