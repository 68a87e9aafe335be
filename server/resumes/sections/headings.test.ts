import { describe, expect, it } from 'vitest';
import { headingKind, isVagueHeading, looseHeadingKinds } from './headings.ts';

describe('the words of a heading', () => {
  it.each([
    ['Work Experience', 'work'],
    ['EMPLOYMENT HISTORY', 'work'],
    ["Where I've worked", 'work'],
    ['WORKEXPERIENCE', 'work'],
    ['Military Service', 'work'],
    ['Education & Training', 'education'],
    ['My schooling', 'education'],
    ['Core Competencies', 'skills'],
    ['What I do well', 'skills'],
    ['Professional Summary', 'summary'],
    ['About me', 'summary'],
    ['Career Objective', 'objective'],
    ['Volunteer Experience', 'volunteer'],
    ['Licenses and Certifications', 'certificates'],
    ['References', 'other'],
    ['How to reach me', 'contact'],
    ['2. Experience', 'work'],
    ['IV. Education', 'education'],
    ['SKILLS ______________', 'skills'],
    ['Work Experience (cont.)', 'work'],
    ['Education & Awards', 'education'],
    ['Certifications and Education', 'education'],
    ['Skills & Interests', 'skills'],
    ['Skills:', 'skills'],
    ['— Skills —', 'skills'],
    ['[Skills]', 'skills'],
    ['A) Skills', 'skills'],
    ['Section 3: Skills', 'skills'],
    ['Part II Education', 'education'],
    ['EDUCATION CONTINUED', 'education'],
    ["Education - cont'd.", 'education'],
    ['*** Education ***', 'education'],
    ['10. Experience', 'work'],
    ['2.1. Education', 'education'],
    ['B )Skills', 'skills'],
    ['Section 12 Skills', 'skills'],
    ['Section  3.1 -  Skills', 'skills'],
    ['Part II – Education', 'education'],
    ['Education -- contd', 'education'],
    ['((Skills))', 'skills'],
    ['==== Skills ====', 'skills'],
    ['The work I have done and did', 'work'],
    ['JOBTOOLS', 'skills'],
    ['CAREERJOB', 'work'],
    ['SUMM ARY', 'summary'],
    ['WOR K HISTORY', 'work'],
    ['Interests & Education', 'education'],
    ['Volunteer Work & Awards', 'volunteer'],
  ])('%s heads a section of its kind', (text, kind) => {
    expect(headingKind(text)).toBe(kind);
  });

  it.each([
    'Experienced cook with ten years.',
    'Corner Foods Market',
    'Cashier',
    'June 2020',
    'Team Lead at Pecan Mobile',
    'Summ ary',
    'Z) Skills',
    'HARBORSKILLS',
    '',
    '&',
    'Skills 2020',
    'Skills @ Work',
    'Skills.',
    'Skills?',
    'Skills,',
    '12',
    'My work and the jobs I have done well',
    'Professional administrative leadership achievements',
  ])('%s heads nothing', (text) => {
    expect(headingKind(text)).toBeNull();
  });
});

describe('the last noun of a line that looks like a heading', () => {
  it.each([
    ['Orchard Experience', ['work']],
    ['Paid Internships', ['work']],
    ['Bakery Skill Set', ['skills']],
    ['Formal Education', ['education']],
    ['Fishing Licenses', ['certificates']],
    ['Skills, Hobbies', ['skills', 'other']],
    ['Harbor Jobs and Schooling', ['work', 'education']],
    ['Hobbies, Harbor Jobs', ['work', 'other']],
    ['Hobbies / Harbor Awards', ['other']],
    ['Employment Record Details', ['work']],
    ['Internships in Health Care', ['work']],
    ['Harbor Volunteers', ['volunteer']],
    ['Harbor captain jobs', ['work']],
    ['What I can do', ['skills']],
  ])('%s tells what it heads', (text, kinds) => {
    expect(looseHeadingKinds(text)).toEqual(kinds);
  });

  it.each([
    'Corner Foods Market',
    'Baker, night shift',
    'Riverbend High School',
    'Baker with experience.',
    'Ten years of night work for the same harbor jobs',
    'Details',
    'HARBORSKILLS',
    'Skills, harbor and any other of my own experience',
    '',
  ])('%s heads nothing', (text) => {
    expect(looseHeadingKinds(text)).toEqual([]);
  });
});

describe('a heading that only its text explains', () => {
  it.each(['Training', 'Qualifications', 'My background'])('is %s', (text) => {
    expect(isVagueHeading(text)).toBe(true);
  });

  it.each(['Training & Skills', 'Training a skill', 'Professional Experience', 'Awards'])(
    'is not %s',
    (text) => {
      expect(isVagueHeading(text)).toBe(false);
    },
  );
});
