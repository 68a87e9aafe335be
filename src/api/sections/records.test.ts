// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { credentialList } from '#src/api/sections/credentials.ts';
import { educationList, educationRules } from '#src/api/sections/education.ts';
import { changedAnswers, moreAboutYouRecord } from '#src/api/sections/moreAboutYou.ts';
import { preferencesRecord } from '#src/api/sections/preferences.ts';

const UserGuid = '6f6b9cbe-58a6-4c0e-9bb7-0f3f5d1b4c11';
const saved = { Id: 'a', UserGuid, _etag: '1' };
const user: Parameters<typeof preferencesRecord>[0] = {
  UserGuid,
  _etag: '1',
  FirstName: 'Robin',
  LastName: 'Sample',
  Email: 'robin@example.com',
  Phone: null,
  Summary: null,
  ProfileImage: null,
  MIME: null,
  LocationLat: null,
  LocationLong: null,
  PreferencesAnswered: true,
  Role: 2,
  Relocate: 1,
  RemoteWorkType: 'hybrid',
};

describe('a saved record in its form', () => {
  it('shows a year of 0 as blank', () => {
    const credential = { ...saved, CredentialName: 'CPR', CredentialYear: 0 };
    expect(credentialList.recordOf(credential).values.CredentialYear).toBe('');
    const degree = {
      ...saved,
      SchoolName: null,
      DegreeName: null,
      DegreeLevelId: null,
      StartYear: null,
      YearCompleted: 0,
      Present: false,
      Status: 'incomplete' as const,
    };
    expect(educationList.recordOf(degree).values).toEqual(educationList.empty.values);
  });

  it('does not show an assumed preference as an answer', () => {
    expect(preferencesRecord(user).values).toEqual({ Relocate: 'Yes', RemoteWorkType: 'hybrid' });
    const skipped = preferencesRecord({ ...user, PreferencesAnswered: false });
    expect(skipped.isAssumed).toBe(true);
    expect(skipped.values.Relocate).toBe('');
    expect(preferencesRecord({ ...user, Relocate: 0 }).values.Relocate).toBe('No');
  });

  it('has 8 answers with work history and 7 without, one of them a list', () => {
    const answers = (withWork: boolean) => moreAboutYouRecord(user, withWork).values;
    expect(Object.keys(answers(true))).toHaveLength(8);
    expect(Object.keys(answers(false))).toHaveLength(7);
    expect(answers(true)['q6w']).toEqual([]);
    expect(answers(false)['q7']).toEqual([]);
  });
});

describe('changed answers', () => {
  it('are distinguished from unchanged ones, also when they were emptied', () => {
    const before = { ...moreAboutYouRecord(user, true).values, q1w: 'Order', q2w: 'Noise' };
    const values = { ...before, q1w: '', q3w: 'Sorting', q6w: ['quiet'] };
    expect(changedAnswers(values, before, true)).toEqual({
      q1w: '',
      q3w: 'Sorting',
      q6w: ['quiet'],
    });
    expect(changedAnswers(before, before, true)).toEqual({});
  });
});

describe('problems of a form', () => {
  const problems = (list: readonly { pointer: string; code: string }[]) =>
    list.map(({ pointer, code }) => `${pointer} ${code}`);

  it('ignores the hidden end date of something ongoing', () => {
    const school = {
      SchoolName: 'Salt City College',
      DegreeLevelId: '3',
      DegreeName: 'Accounting',
      StartYear: '2024',
      YearCompleted: '12',
      Present: true,
    };
    expect(educationRules(school, 'add')).toEqual([]);
    expect(problems(educationRules({ ...school, Present: false }, 'add'))).toContain(
      '/YearCompleted year',
    );
  });
});
