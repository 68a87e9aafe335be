import { describe, expect, test } from 'vitest';
import { EMPTY_RESUME } from './resume.ts';
import type { ParsedResume } from './resume.ts';
import {
  changeEducation,
  changeWork,
  draftFromResume,
  EMPTY_EDUCATION,
  EMPTY_WORK,
  hasSkill,
  resumeFromDraft,
} from './reviewDraft.ts';

const RESUME: ParsedResume = {
  ...EMPTY_RESUME,
  firstname: 'Rosa',
  zip: '13501',
  skills: ['Excel', 'Payroll'],
  relocate: 0,
  education: [
    {
      school_name: 'Mohawk Valley College',
      level: 'associates',
      major: 'Accounting',
      start_year: '2016',
      end_year: '2018',
      present: false,
      status: 'completed',
    },
  ],
  work_experience: [
    {
      job_title: 'Teller',
      company: 'Adirondack Savings',
      responsibilities: ['Counted cash', 'Opened accounts'],
      start_date: '01-04-2019',
      end_date: '30-06-2021',
      present: false,
    },
    {
      job_title: 'Bookkeeper',
      company: null,
      responsibilities: [],
      start_date: null,
      end_date: '01-01-2024',
      present: true,
    },
  ],
};

describe('review draft', () => {
  test('has a skill in whatever case it is typed, and no other', () => {
    expect(['excel ', 'Payroll'].map((skill) => hasSkill(['Excel'], skill))).toEqual([true, false]);
  });
  test('edits dates year first and sends them day first', () => {
    const draft = draftFromResume(RESUME);
    expect(draft.work_experience[0]?.start_date).toBe('2019-04-01');
    expect(resumeFromDraft(draft, null).work_experience[0]?.start_date).toBe('01-04-2019');
  });
  test('edits responsibilities as one text and sends a list', () => {
    const draft = draftFromResume(RESUME);
    expect(draft.work_experience[0]?.responsibilities).toBe('Counted cash\nOpened accounts');
    expect(resumeFromDraft(draft, null).work_experience[0]?.responsibilities).toEqual([
      'Counted cash',
      'Opened accounts',
    ]);
  });
  test('sends untouched values as they were read, and no end for a current job', () => {
    const [first, second] = RESUME.work_experience;
    const sent = resumeFromDraft(draftFromResume(RESUME), { lat: 43.1, long: -75.2 });
    expect(sent).toEqual({
      ...RESUME,
      LocationLat: 43.1,
      LocationLong: -75.2,
      work_experience: [first, { ...second, end_date: null }],
    });
  });
  test('sends blank texts as null and leaves blank skills out', () => {
    const draft = { ...draftFromResume(RESUME), city: '  ', skills: ['Excel', ' '] };
    const sent = resumeFromDraft(draft, null);
    expect([sent.city, sent.skills]).toEqual([null, ['Excel']]);
  });
  test('clears the end date when "Still Working" is ticked and requires it again when unticked', () => {
    const past = { ...EMPTY_WORK, start_date: '2019-04-01', end_date: '2021-06-30' };
    const current = changeWork(past, { present: true });
    expect([current.end_date, current.present]).toEqual(['', true]);
    expect(changeWork(current, { present: false }).end_date).toBe('');
  });
  test('derives the education status from the year and "Ongoing"', () => {
    const completed = changeEducation(EMPTY_EDUCATION, { end_year: '2018' });
    const ongoing = changeEducation(completed, { present: true });
    const open = changeEducation(ongoing, { present: false });
    expect([completed.status, ongoing.status, open.status]).toEqual([
      'completed',
      'in-progress',
      'incomplete',
    ]);
    expect(ongoing.end_year).toBe('');
  });
  test('keeps the status that was read when only a name is edited', () => {
    const read = { ...EMPTY_EDUCATION, end_year: '2018', status: 'incomplete' as const };
    expect(changeEducation(read, { school_name: 'Other' }).status).toBe('incomplete');
  });
});
