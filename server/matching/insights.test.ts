import { describe, expect, it } from 'vitest';
import type { CandidateData } from '#domain/insights.ts';
import { candidateCodes, candidateInsights, explainedInsights } from './insights.ts';
import { occupationByCode } from './occupations/table.ts';
import { codesOfSkills } from './skillCodes.ts';
import { createTitleMatcher } from './titles.ts';

const today = new Date('2026-06-01T12:00:00Z');

type Work = CandidateData['work_experience'][number];

const job = (job_title: string | null, start: string, end: string | null): Work => ({
  job_title,
  company: 'Example Works',
  responsibilities: [],
  start_date: start,
  end_date: end,
  present: end === null,
});

const data = (changes: Partial<CandidateData>): CandidateData => ({
  work_experience: [],
  education: [],
  skills: [],
  ideal_job: null,
  summary: null,
  ...changes,
});

describe('the occupation of a person', () => {
  it('is that of the ideal job before that of earlier work', () => {
    const {
      insights: { SOCCode },
      why,
    } = explainedInsights(
      data({
        ideal_job: 'Paralegal',
        work_experience: [job('Cashier', '01-01-2020', null)],
      }),
      today,
    );
    expect(SOCCode).toBe('23-2011');
    expect(why.codes[0]?.titles).toEqual(['Paralegal']);
  });

  it('is that of recent work before that of old work', () => {
    const work = [
      job('Cook', '01-01-2005', '01-01-2012'),
      job('Bookkeeper', '01-01-2015', '01-03-2026'),
    ];
    const found = candidateInsights(data({ work_experience: work }), today);
    expect(found.SOCCode).toBe('43-3031');
    expect([found.AlternateSOCCode1, found.AlternateSOCCode2, found.AlternateSOCCode3]).toContain(
      '35-2014',
    );
  });

  it('is decided by skills when a title has several meanings', () => {
    const work = [job('Claims Specialist', '01-01-2020', null)];
    const insurer = candidateInsights(
      data({ work_experience: work, skills: ['damage estimates', 'negotiation', 'investigation'] }),
      today,
    );
    const agency = candidateInsights(
      data({
        work_experience: work,
        skills: ['eligibility determination', 'public benefits', 'interviewing', 'case records'],
      }),
      today,
    );
    expect(insurer.SOCCode).toBe('13-1031');
    expect(agency.SOCCode).toBe('43-4061');
  });

  it('comes from skills alone when no title is known', () => {
    const { insights, why } = explainedInsights(
      data({ skills: ['phlebotomy', 'specimen processing', 'labeling', 'infection control'] }),
      today,
    );
    expect(insights.SOCCode).toBe('31-9097');
    expect(why.codes[0]).toMatchObject({ fromSkills: true, titles: [] });
  });

  it('is open when skills alone fit a kind of work only a little', () => {
    expect(codesOfSkills(['budgeting', 'inventory control'])).toHaveLength(1);
    expect(candidateCodes(data({ skills: ['budgeting', 'inventory control'] }), today)).toEqual([]);
  });

  it('is ranked by the eight that skills fit best, and told by the first four of them', () => {
    const skills = [...(occupationByCode.get('41-2011')?.skills ?? [])];
    const codes = candidateCodes(data({ skills }), today);
    expect(codes).toEqual(codesOfSkills(skills).slice(0, 8));
    expect(codes).toHaveLength(8);
    const { why } = explainedInsights(data({ skills }), today);
    expect(why.codes.map(({ code }) => code)).toEqual(codes.slice(0, 4).map(({ code }) => code));
  });

  it('is open without any evidence', () => {
    const found = candidateInsights(data({ skills: ['teamwork'] }), today);
    expect(found.SOCCode).toBeNull();
    expect(found.AlternateSOCCode1).toBeNull();
  });

  it('is read from titles alone when one is known, whatever the skills are', () => {
    const skills = ['phlebotomy', 'specimen processing', 'labeling', 'infection control'];
    const { insights, why } = explainedInsights(data({ ideal_job: 'Bookkeeper', skills }), today);
    expect(insights.SOCCode).toBe('43-3031');
    expect(why.codes.every(({ fromSkills }) => !fromSkills)).toBe(true);
  });

  it('is one and three others at most, and each is told with the titles that mean it', () => {
    const work = [
      job('Bookkeeper', '01-01-2020', null),
      job('Bookkeeper', '01-01-2015', '01-01-2018'),
      job('Cook', '01-01-2010', '01-01-2014'),
    ];
    const { insights, why } = explainedInsights(data({ work_experience: work }), today);
    const told = [
      insights.SOCCode,
      insights.AlternateSOCCode1,
      insights.AlternateSOCCode2,
      insights.AlternateSOCCode3,
    ];
    expect(why.codes.map(({ code }) => code)).toEqual(told);
    expect(new Set(told).size).toBe(4);
    const titlesOf = (code: string) => why.codes.find((one) => one.code === code)?.titles;
    expect(titlesOf('43-3031')).toEqual(['Bookkeeper']);
    expect(titlesOf('35-2014')).toEqual(['Cook']);
    expect(why.datedJobs).toBe(3);
  });

  it('counts as dated the jobs with a start', () => {
    const undated = { ...job('Cook', '', null), start_date: null };
    const work = [undated, job('Cook', '01-01-2020', null)];
    expect(explainedInsights(data({ work_experience: work }), today).why.datedJobs).toBe(1);
  });

  it('is read by another matcher when one is given', () => {
    const matcher = createTitleMatcher([{ code: '39-9099', title: 'Moon Gardener' }]);
    const moon = data({ ideal_job: 'Moon Gardener' });
    const { insights, why } = explainedInsights(moon, today, matcher);
    expect(insights.SOCCode).toBe('39-9099');
    expect(why.codes[0]?.titles).toEqual(['Moon Gardener']);
    expect(candidateInsights(moon, today, matcher)).toEqual(insights);
  });

  it('is the same every time', () => {
    const person = data({ ideal_job: 'Data Analyst', skills: ['SQL', 'Excel'] });
    expect(candidateInsights(person, today)).toEqual(candidateInsights(person, today));
  });
});

describe('years of experience', () => {
  const years = (...work: Work[]) =>
    candidateInsights(data({ work_experience: work }), today).YearsOfExperience;

  it('counts two jobs at the same time once', () => {
    expect(
      years(job('Cook', '01-01-2015', '01-01-2019'), job('Server', '01-01-2017', '01-01-2020')),
    ).toBe(5);
  });

  it('leaves a gap out and counts a current job up to today', () => {
    expect(years(job('Cook', '01-06-2010', '01-06-2011'), job('Cook', '01-06-2025', null))).toBe(2);
  });

  it('counts nothing for a job without a start, or one that ends before it starts', () => {
    expect(years({ ...job('Cook', '', '01-01-2019'), start_date: null })).toBe(0);
    expect(years(job('Cook', '01-01-2019', '01-01-2018'))).toBe(0);
  });
});

describe('the highest level of education', () => {
  const school = (
    level: 'high_school' | 'bachelors' | 'phd',
    status: 'completed' | 'in-progress',
  ) => ({
    school_name: `Example ${level}`,
    level,
    major: null,
    start_year: null,
    end_year: null,
    present: status === 'in-progress',
    status,
  });

  it('is the highest completed one; a degree in progress is not held yet', () => {
    const { insights, why } = explainedInsights(
      data({
        education: [
          school('high_school', 'completed'),
          school('bachelors', 'completed'),
          school('phd', 'in-progress'),
        ],
      }),
      today,
    );
    expect(insights.HighestLevelOfEducation).toBe('bachelors');
    expect(why.degreeFrom).toBe('Example bachelors');
  });

  it('is the same in whatever order the schools stand, and names the first of two equals', () => {
    const schools = [
      { ...school('bachelors', 'completed'), school_name: 'First' },
      { ...school('bachelors', 'completed'), school_name: 'Second' },
      school('high_school', 'completed'),
      { ...school('phd', 'completed'), level: null },
    ];
    const { insights, why } = explainedInsights(data({ education: schools }), today);
    expect(insights.HighestLevelOfEducation).toBe('bachelors');
    expect(why.degreeFrom).toBe('First');
    expect(explainedInsights(data({ education: [] }), today).why.degreeFrom).toBeNull();
  });

  it('is null when no degree was completed', () => {
    expect(candidateInsights(data({}), today).HighestLevelOfEducation).toBeNull();
  });
});
