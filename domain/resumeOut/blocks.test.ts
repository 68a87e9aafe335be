import { describe, expect, it } from 'vitest';
import { resumeBlocks } from './blocks.ts';
import type { ResumeContent, ResumeEducation, ResumeWork } from './content.ts';
import { ENGLISH_RESUME, RESUME_SECTIONS } from './words.ts';

const empty: ResumeContent = {
  name: 'Rowan Ash',
  label: null,
  email: null,
  phone: null,
  city: null,
  state: null,
  zip: null,
  sections: RESUME_SECTIONS,
  summary: null,
  work: [],
  education: [],
  credentials: [],
  skills: [],
};
/** Each piece as one line: "#" for each level of a heading, "-" for an item of a list. */
const written = (changes: Partial<ResumeContent>) =>
  resumeBlocks({ ...empty, ...changes }, ENGLISH_RESUME).flatMap((block) => {
    if (block.kind === 'heading') return [`${'#'.repeat(block.level)} ${block.text}`];
    return block.kind === 'line' ? [block.text] : block.items.map((item) => `- ${item}`);
  });

const work: ResumeWork = {
  title: 'Baker',
  employer: 'Rye House',
  start: '2019-03-01',
  end: '2024-12-31',
  present: false,
  duties: [],
};
const education: ResumeEducation = {
  school: 'Troy College',
  level: 'associates',
  major: 'Baking',
  start: 2014,
  end: 2016,
  present: false,
};
const ofWork = (changes: Partial<ResumeWork>) =>
  written({ work: [{ ...work, ...changes }] }).slice(2);
const ofStudies = (changes: Partial<ResumeEducation>) =>
  written({ education: [{ ...education, ...changes }] }).slice(2);

describe('the pieces of a resume', () => {
  it('are the name, how to reach the person, then each section under its heading', () => {
    expect(
      written({
        label: 'Baker',
        city: 'Troy',
        state: 'NY',
        zip: '12180',
        phone: '315-555-0142',
        email: 'rowan@example.com',
        summary: 'Bakes bread.\n\n  Likes rye. ',
        work: [{ ...work, duties: ['Mixed dough', 'Cleaned ovens'] }],
        education: [education],
        credentials: [
          { name: 'Food handler', year: 2020 },
          { name: 'First aid', year: null },
        ],
        skills: ['Glazing'],
      }),
    ).toEqual([
      '# Rowan Ash',
      'Desired position: Baker',
      'Troy, NY 12180',
      '315-555-0142',
      'rowan@example.com',
      '## Summary',
      'Bakes bread.',
      'Likes rye.',
      '## Work history',
      '### Baker',
      'Rye House',
      'March 2019 to December 2024',
      '- Mixed dough',
      '- Cleaned ovens',
      '## Education',
      '### Troy College',
      'Associate’s degree in Baking',
      '2014 to 2016',
      '## Certifications',
      '- Food handler, 2020',
      '- First aid',
      '## Skills',
      '- Glazing',
    ]);
  });

  it('are the name alone when nothing else is saved: no heading without a text', () => {
    expect(written({})).toEqual(['# Rowan Ash']);
    expect(written({ summary: ' \n ' })).toEqual(['# Rowan Ash']);
  });

  it('keep the order in which the person put the sections', () => {
    const some = { summary: 'Bakes.', skills: ['Glazing'] };
    expect(written({ ...some, sections: ['skills', 'summary'] })).toEqual([
      '# Rowan Ash',
      '## Skills',
      '- Glazing',
      '## Summary',
      'Bakes.',
    ]);
  });

  it.each([
    [{ city: 'Troy' }, 'Troy'],
    [{ state: 'NY' }, 'NY'],
    [{ city: 'Troy', zip: '12180' }, 'Troy, 12180'],
  ])('name as much of the place as is saved: %j', (place, line) => {
    expect(written(place)).toEqual(['# Rowan Ash', line]);
  });
});

describe('a job', () => {
  it.each([
    ['goes on', { present: true }, 'March 2019 to Present'],
    [
      'goes on, whatever end is stored',
      { present: true, end: '2020-01-01' },
      'March 2019 to Present',
    ],
    ['has no end', { end: null }, 'Since March 2019'],
    ['has no start', { start: null }, 'Until December 2024'],
    ['goes on, and its start is unknown', { start: null, present: true }, 'Present'],
  ])('tells its time when it %s', (_when, changes, time) => {
    expect(ofWork(changes).at(-1)).toBe(time);
  });

  it('tells no time when none is saved', () => {
    expect(ofWork({ start: null, end: null })).toEqual(['### Baker', 'Rye House']);
  });

  it('has the employer as its heading without a title, and is left out without both', () => {
    expect(ofWork({ title: null })[0]).toBe('### Rye House');
    expect(ofWork({ title: null })).toHaveLength(2);
    expect(written({ work: [{ ...work, title: null, employer: null }] })).toEqual(['# Rowan Ash']);
  });

  it('names the month that was saved, in any time zone', () => {
    expect(ofWork({ start: '2020-01-01', end: null }).at(-1)).toBe('Since January 2020');
    expect(ofWork({ start: '2020-01-31T23:30:00Z', end: null }).at(-1)).toBe('Since January 2020');
  });
});

describe('studies', () => {
  it.each([
    ['a level alone', { major: null }, 'Associate’s degree'],
    ['a subject alone', { level: null }, 'Baking'],
  ])('tell what was studied when there is %s', (_what, changes, line) => {
    expect(ofStudies(changes)).toEqual(['### Troy College', line, '2014 to 2016']);
  });

  it('have what was studied as their heading without a school', () => {
    expect(ofStudies({ school: null })).toEqual([
      '### Associate’s degree in Baking',
      '2014 to 2016',
    ]);
    const nothing = { ...education, school: null, level: null, major: null };
    expect(written({ education: [nothing] })).toEqual(['# Rowan Ash']);
  });

  it.each([
    ['go on', { present: true, end: null }, '2014 to Present'],
    ['go on, and their start is unknown', { start: null, end: null, present: true }, 'In progress'],
    ['have a year of completion alone', { start: null }, '2016'],
    ['were begun only', { end: null }, 'Since 2014'],
  ])('tell their time when they %s', (_when, changes, time) => {
    expect(ofStudies(changes).at(-1)).toBe(time);
  });

  it('tell no time when none is saved', () => {
    expect(ofStudies({ start: null, end: null })).toHaveLength(2);
  });
});

it.each([
  ['ged', 'GED'],
  ['high_school', 'High school diploma'],
  ['bachelors', 'Bachelor’s degree'],
  ['postgraduate', 'Master’s degree'],
  ['phd', 'PhD'],
] as const)('calls the level %s a %s', (level, name) => {
  expect(ofStudies({ level, major: null })[1]).toBe(name);
});

it('is called by its person', () => {
  expect(ENGLISH_RESUME.title('Rowan Ash')).toBe('Resume of Rowan Ash');
});
