import { describe, expect, test } from 'vitest';
import { profileCompletion } from './completion.ts';
import { changedLastName, hasOneName, lacksLastName } from './oneName.ts';
import { EMPTY_RESUME } from './resume.ts';
import { draftFromResume, resumeFromDraft } from './reviewDraft.ts';
import { reviewProblems } from './resumeReview.ts';

const two = { lastName: 'Sample', hasOneName: false };
const one = { lastName: '', hasOneName: true };

describe('a last name', () => {
  test('is missing only for somebody who did not say that they have one name', () => {
    expect(lacksLastName({ lastName: ' ', hasOneName: false })).toBe(true);
    expect([two, one].map(lacksLastName)).toEqual([false, false]);
  });

  test.each([
    ['is emptied by saying that there is one name', two, { hasOneName: true }, one],
    [
      'wins over nothing that was said',
      one,
      { lastName: ' Quill ' },
      { ...two, lastName: 'Quill' },
    ],
    ['stays when nothing is said of it', two, {}, two],
    ['stays away when the record is sent back', one, one, one],
    [
      'is missing once there is not one name any more',
      one,
      { hasOneName: false },
      { lastName: '', hasOneName: false },
    ],
    [
      'is missing when it is emptied alone',
      two,
      { lastName: '' },
      { lastName: '', hasOneName: false },
    ],
  ])('%s', (_what, before, change, after) => {
    expect(changedLastName(before, change)).toEqual(after);
  });
});

describe('an account', () => {
  test.each([
    ['Suharto', '', true],
    ['Ana', 'Quill', false],
    ['', 'Quill', false],
    ['', '', false],
  ])('named %j %j has one name: %j', (FirstName, LastName, has) => {
    expect(hasOneName({ FirstName, LastName })).toBe(has);
  });
});

describe('a review of somebody with one name', () => {
  const resume = { ...EMPTY_RESUME, firstname: 'Suharto', hasOneName: true };

  test('asks for no last name, and says so in the payload', () => {
    const draft = draftFromResume(resume);
    const pointers = (review: typeof draft) => reviewProblems(review).map(({ pointer }) => pointer);
    expect(pointers(draft)).not.toContain('/lastname');
    expect(pointers({ ...draft, hasOneName: false })).toContain('/lastname');
    expect(resumeFromDraft(draft, null)).toMatchObject({ lastname: null, hasOneName: true });
    expect(resumeFromDraft({ ...draft, hasOneName: false }, null)).not.toHaveProperty('hasOneName');
  });

  test('leaves no last name missing in the profile', () => {
    const facts = { profile: null, degreeCount: 0, workHistoryCount: 0 };
    const user = { FirstName: 'Suharto', LastName: '' };
    const missing = (hasOneName: boolean) =>
      profileCompletion({ ...facts, user: { ...user, hasOneName } }).missing;
    expect(missing(true)).not.toContain('LastName');
    expect(missing(false)).toContain('LastName');
  });
});
