import { describe, expect, it } from 'vitest';
import { resumeContent, type ResumeOptions, type ResumeRecords } from './content.ts';
import { RESUME_SECTIONS } from './words.ts';

const records: ResumeRecords = {
  user: {
    FirstName: ' Rowan ',
    LastName: 'Ash',
    Email: 'rowan@example.com',
    Phone: '315-555-0142',
    Summary: ' Bakes bread. ',
  },
  profile: { City: 'Troy', State: 'NY', PostalCode: '12180', IdealJob: ' Baker ' },
  workHistory: [
    {
      EmployerName: 'Rye House',
      JobTitle: ' Baker ',
      Responsibilities: '• Mixed dough\n  - Cleaned ovens  \n\n* Well-known for rye - and spelt',
      StartDate: '2019-03-01',
      EndDate: '2024-05-01',
      Present: false,
    },
  ],
  degrees: [
    {
      DegreeName: 'Baking',
      SchoolName: 'Troy College',
      DegreeLevelId: 3,
      StartYear: 2014,
      YearCompleted: 2016,
      Present: false,
    },
  ],
  credentials: [{ CredentialName: ' Food handler ', CredentialYear: 2020 }],
  skills: [{ SkillName: ' Glazing ' }, { SkillName: '  ' }],
};
const everything: ResumeOptions = {
  sections: [...RESUME_SECTIONS],
  email: true,
  phone: true,
  zip: true,
};
const contentOf = (changes: Partial<ResumeRecords> = {}, options: Partial<ResumeOptions> = {}) =>
  resumeContent({ ...records, ...changes }, { ...everything, ...options });
const [job] = records.workHistory;
const [degree] = records.degrees;

describe('what a resume says', () => {
  it('is what is saved, without stray spaces and typed bullets', () => {
    expect(contentOf()).toEqual({
      name: 'Rowan Ash',
      label: 'Baker',
      email: 'rowan@example.com',
      phone: '315-555-0142',
      city: 'Troy',
      state: 'NY',
      zip: '12180',
      sections: ['summary', 'work', 'education', 'credentials', 'skills'],
      summary: 'Bakes bread.',
      work: [
        {
          title: 'Baker',
          employer: 'Rye House',
          start: '2019-03-01',
          end: '2024-05-01',
          present: false,
          duties: ['Mixed dough', 'Cleaned ovens', 'Well-known for rye - and spelt'],
        },
      ],
      education: [
        {
          school: 'Troy College',
          level: 'associates',
          major: 'Baking',
          start: 2014,
          end: 2016,
          present: false,
        },
      ],
      credentials: [{ name: 'Food handler', year: 2020 }],
      skills: ['Glazing'],
    });
  });

  it.each(['email', 'phone', 'zip'] as const)('has no %s when it is left out', (way) => {
    expect(contentOf({}, { [way]: false })).toEqual({ ...contentOf(), [way]: null });
  });

  it.each([
    ['summary', null],
    ['work', []],
    ['education', []],
    ['credentials', []],
    ['skills', []],
  ] as const)('has no %s when that section is left out', (section, nothing) => {
    const sections = RESUME_SECTIONS.filter((one) => one !== section);
    expect(contentOf({}, { sections })).toEqual({ ...contentOf(), sections, [section]: nothing });
  });

  it('keeps the order in which the person put the sections', () => {
    expect(contentOf({}, { sections: ['skills', 'work'] }).sections).toEqual(['skills', 'work']);
  });

  it('has no end for work or studies that go on, whatever is stored', () => {
    const workHistory = job ? [{ ...job, Present: true }] : [];
    const degrees = degree ? [{ ...degree, Present: true }] : [];
    const { work, education } = contentOf({ workHistory, degrees });
    expect(work[0]).toMatchObject({ end: null, present: true });
    expect(education[0]).toMatchObject({ end: null, present: true });
  });

  it('is empty where nothing is saved', () => {
    const nothing = resumeContent(
      {
        user: { FirstName: '', LastName: 'Ash', Email: '', Phone: null, Summary: '  ' },
        profile: null,
        workHistory: job
          ? [{ ...job, EmployerName: '', JobTitle: ' ', Responsibilities: null }]
          : [],
        degrees: degree
          ? [{ ...degree, SchoolName: '', DegreeName: '', DegreeLevelId: null, YearCompleted: 0 }]
          : [],
        credentials: [{ CredentialName: 'First aid', CredentialYear: 0 }],
        skills: [],
      },
      everything,
    );
    expect(nothing).toMatchObject({
      name: 'Ash',
      label: null,
      email: null,
      phone: null,
      city: null,
      state: null,
      zip: null,
      summary: null,
      skills: [],
    });
    expect(nothing.work[0]).toMatchObject({ title: null, employer: null, duties: [] });
    expect(nothing.education[0]).toMatchObject({ school: null, level: null, major: null });
    expect(nothing.education[0]?.end).toBeNull();
    expect(nothing.credentials).toEqual([{ name: 'First aid', year: null }]);
  });
});
