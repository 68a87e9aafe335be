import { describe, expect, test } from 'vitest';
import { canStartManually, profileCompletion } from './completion.ts';
import type { CompletionFacts } from './completion.ts';
import { isProfileTooThin } from './startup.ts';

const NOTHING: CompletionFacts = { user: {}, profile: null, degreeCount: 0, workHistoryCount: 0 };

const USER = {
  FirstName: 'Rosa',
  LastName: 'Quill',
  Email: 'rosa@example.com',
  Phone: '315-555-0142',
  Relocate: 0,
  RemoteWorkType: 'remote',
  Summary: 'Careful with numbers.',
};
const PROFILE = {
  City: 'Utica',
  Country: 'US',
  IdealJob: 'Bookkeeper',
  PostalCode: '13501',
  State: 'NY',
};
const ANSWERS = { q1: 'a', q2: 'b', q3: 'c', q4: 'd', q5: 'e', q6: 'f', q7: ['quiet'] };
const WORK_ANSWERS = {
  q1w: 'a',
  q2w: 'b',
  q3w: 'c',
  q4w: 'd',
  q5w: 'e',
  q6w: ['quiet'],
  q7w: 'g',
  q8w: 'h',
};

/** A profile without work history (20 items) of which exactly `count` are filled. */
function filled(count: number): CompletionFacts {
  const items = Object.entries({ ...USER, ...ANSWERS }).slice(0, count);
  const more = count > 14 ? Object.entries(PROFILE).slice(0, count - 14) : [];
  return {
    user: Object.fromEntries(items),
    profile: Object.fromEntries(more),
    degreeCount: count > 19 ? 1 : 0,
    workHistoryCount: 0,
  };
}

describe('profile completion', () => {
  test('counts 20 missing items in an empty profile without work history and 21 with it', () => {
    const without = profileCompletion(NOTHING);
    const withWork = profileCompletion({ ...NOTHING, workHistoryCount: 1 });
    expect([without.percent, without.missing.length]).toEqual([0, 20]);
    expect([withWork.percent, withWork.missing.length]).toEqual([0, 21]);
    expect(withWork.missing.slice(-8)).toEqual([
      'q1w',
      'q2w',
      'q3w',
      'q4w',
      'q5w',
      'q7w',
      'q8w',
      'q6w',
    ]);
  });

  test('is 100 percent when everything is filled, with either list of answers', () => {
    const all = { user: { ...USER, ...ANSWERS, ...WORK_ANSWERS }, profile: PROFILE };
    const without = profileCompletion({ ...all, degreeCount: 2, workHistoryCount: 0 });
    const withWork = profileCompletion({ ...all, degreeCount: 1, workHistoryCount: 3 });
    expect(without).toEqual({ percent: 100, label: 100, band: 'success', missing: [] });
    expect(withWork.percent).toBe(100);
  });

  test('ignores the answers q1 to q7 when there is work history', () => {
    const facts = { user: ANSWERS, profile: null, degreeCount: 0, workHistoryCount: 1 };
    expect(profileCompletion(facts).percent).toBe(0);
  });

  test('counts the relocation answer "No" as filled, but not blank texts and empty lists', () => {
    const { missing } = profileCompletion({
      ...NOTHING,
      user: { Relocate: 0, FirstName: '  ', Phone: null, q7: [], q1: '' },
    });
    expect(missing).not.toContain('Relocate');
    expect(missing).toEqual(expect.arrayContaining(['FirstName', 'Phone', 'q7', 'q1']));
  });

  test('counts two degrees as one item', () => {
    const one = profileCompletion({ ...NOTHING, degreeCount: 1 }).percent;
    expect(profileCompletion({ ...NOTHING, degreeCount: 2 }).percent).toBe(one);
    expect(one).toBe(5);
  });

  test('rounds the label and applies the rules to the exact number', () => {
    const facts = { ...NOTHING, user: { FirstName: 'Rosa' }, workHistoryCount: 1 };
    const { percent, label } = profileCompletion(facts);
    expect(percent).toBeCloseTo(4.7619, 4);
    expect(label).toBe(5);
  });

  test.each([
    [5, 'danger'],
    [6, 'warning'],
    [13, 'warning'],
    [14, 'success'],
  ])('%s of 20 items is %s', (count, band) => {
    expect(profileCompletion(filled(count)).band).toBe(band);
  });

  test('redirects to the profile at 40 percent and not above', () => {
    expect(isProfileTooThin(profileCompletion(filled(8)).percent)).toBe(true);
    expect(isProfileTooThin(profileCompletion(filled(9)).percent)).toBe(false);
  });

  test('offers the manual profile at 25 percent and not above', () => {
    expect(canStartManually(profileCompletion(filled(5)).percent)).toBe(true);
    expect(canStartManually(profileCompletion(filled(6)).percent)).toBe(false);
  });
});
