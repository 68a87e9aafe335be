import { describe, expect, test } from 'vitest';
import { profileData, profileWishes, type SavedSections } from './profileData.ts';

const job = {
  JobTitle: 'Teller',
  EmployerName: 'Adirondack Savings',
  Responsibilities: 'Counted cash\nHelped people',
  StartDate: '2019-04-01',
  EndDate: null,
  Present: true,
};
const degree = {
  SchoolName: 'Mohawk Valley College',
  DegreeLevelId: '4',
  DegreeName: 'Accounting',
  StartYear: 2016,
  YearCompleted: 2018,
  Present: false,
  Status: 'completed',
};

// What the insights do not read is left out of the records.
const saved = {
  user: {
    Summary: 'Careful with numbers',
    LocationLat: 43,
    LocationLong: -75,
    Relocate: true,
    RemoteWorkType: 'Remote',
  },
  profile: { IdealJob: 'Bookkeeper', PostalCode: '13501' },
  degrees: [degree, { ...degree, StartYear: null, YearCompleted: 0, DegreeLevelId: null }],
  workHistory: [job, { ...job, Responsibilities: null, EndDate: '2020-06-30', Present: false }],
  skills: [{ SkillName: 'Excel' }, { SkillName: 'Sales' }],
} as unknown as SavedSections;

describe('the saved profile as the input of the insights', () => {
  test('gives dates as the payload writes them, and one responsibility a line', () => {
    expect(profileData(saved).work_experience).toEqual([
      {
        job_title: 'Teller',
        company: 'Adirondack Savings',
        responsibilities: ['Counted cash', 'Helped people'],
        start_date: '01-04-2019',
        end_date: null,
        present: true,
      },
      expect.objectContaining({ responsibilities: [], end_date: '30-06-2020', present: false }),
    ]);
  });

  test('gives years as text, and none for a year that was not given', () => {
    const [first, second] = profileData(saved).education;
    expect(first).toEqual({
      school_name: 'Mohawk Valley College',
      level: 'bachelors',
      major: 'Accounting',
      start_year: '2016',
      end_year: '2018',
      present: false,
      status: 'completed',
    });
    expect(second).toMatchObject({ level: null, start_year: null, end_year: null });
  });

  test('gives skills, ideal job and summary, also without a profile', () => {
    expect(profileData(saved)).toMatchObject({
      skills: ['Excel', 'Sales'],
      ideal_job: 'Bookkeeper',
      summary: 'Careful with numbers',
    });
    expect(profileData({ ...saved, profile: null }).ideal_job).toBeNull();
  });

  test('gives where and how the person wants to work', () => {
    expect(profileWishes(saved)).toEqual({
      zip: '13501',
      lat: 43,
      long: -75,
      relocate: true,
      remote: 'Remote',
    });
    expect(profileWishes({ ...saved, profile: null }).zip).toBeNull();
  });
});
