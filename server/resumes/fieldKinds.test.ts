import { describe, expect, it } from 'vitest';
import { h, pageOf, type Print } from './testPage.ts';
import { understand } from './understand.ts';

type Rows = (Print | Print[] | null)[];

const top: Rows = [{ text: 'Ana Ruiz', size: 24 }, { text: 'ana@example.com | 315-555-0142' }];
const work: Rows = [
  h('Experience'),
  { text: 'Baker, Sunrise Bakery', bold: true },
  { text: 'May 2019 - Present' },
  { text: '• Bake bread every night of the week' },
];

const read = (...rows: Rows) => understand([pageOf([...top, ...rows])]);
const jobsOf = (...rows: Rows) =>
  read(h('Experience'), ...rows)?.work_experience.map(({ job_title, company }) => [
    job_title,
    company,
  ]);

describe('a job', () => {
  it('keeps a team after a comma in its title when one employer stands above several jobs', () => {
    expect(
      jobsOf(
        { text: 'Acme Corporation', bold: true },
        { text: 'Staff Engineer, Platform Infrastructure  Aug 2024 - Present', x: 86 },
        { text: '• Cut waiting times by a third with a new cache', x: 98 },
        { text: 'Senior Engineer, Payments Core  Jul 2022 - Aug 2024', x: 86 },
        { text: '• Moved the ledger to a new design', x: 98 },
        { text: 'Engineer, Identity Services  Aug 2020 - Jul 2022', x: 86 },
        { text: '• Built the page where people sign in', x: 98 },
      ),
    ).toEqual([
      ['Staff Engineer, Platform Infrastructure', 'Acme Corporation'],
      ['Senior Engineer, Payments Core', 'Acme Corporation'],
      ['Engineer, Identity Services', 'Acme Corporation'],
    ]);
  });

  it('has no link to its employer among its duties', () => {
    const resume = read(
      h('Experience'),
      [{ text: 'Sunrise Bakery' }, { text: 'May 2019 - Present', x: 400 }],
      { text: 'Baker' },
      { text: 'https://sunrise.example.com/' },
      { text: '• Bake bread every night of the week' },
    );
    expect(resume?.work_experience).toMatchObject([
      { company: 'Sunrise Bakery', responsibilities: ['Bake bread every night of the week'] },
    ]);
  });

  it('names freelance work as its employer, not the employer above it', () => {
    expect(
      jobsOf(
        { text: 'Sunrise Bakery' },
        [{ text: 'Baker' }, { text: 'May 2019 - Present', x: 400 }],
        { text: '• Bake bread every night of the week' },
        null,
        { text: 'Freelance' },
        [{ text: 'English Tutor' }, { text: 'March 2016 - May 2019', x: 400 }],
        { text: '• Taught eight students to read and write' },
      ),
    ).toEqual([
      ['Baker', 'Sunrise Bakery'],
      ['English Tutor', 'Freelance'],
    ]);
  });

  it.each([
    ['Baker, Sunrise Bakery. San Jose, California', 'Sunrise Bakery'],
    ['Baker, University of California, Berkeley', 'University of California, Berkeley'],
    ['Baker – Sunrise Bakery – London, UK', 'Sunrise Bakery'],
    ['Baker, Sunrise Bakery (a small shop with two ovens)', 'Sunrise Bakery'],
  ])('takes from "%s" the company %s', (text, company) => {
    expect(
      jobsOf({ text, bold: true }, { text: 'May 2019 - Present' }, { text: '• Bake bread' }),
    ).toEqual([['Baker', company]]);
  });

  it('ends in the year of its season', () => {
    const resume = read(
      h('Experience'),
      { text: 'Sunrise Bakery', bold: true },
      [{ text: 'Baker' }, { text: 'Summer 2022', x: 400 }],
      { text: '• Bake bread every night of the week' },
    );
    expect(resume?.work_experience[0]).toMatchObject({
      start_date: '01-01-2022',
      end_date: '01-01-2022',
    });
  });

  it('reads a day first in both of its dates when one of them has no such month', () => {
    const resume = read(
      h('Experience'),
      { text: 'Baker, Sunrise Bakery', bold: true },
      { text: '15/03/2018 - 02/11/2021' },
      { text: '• Bake bread every night of the week' },
    );
    expect(resume?.work_experience[0]).toMatchObject({
      start_date: '15-03-2018',
      end_date: '02-11-2021',
    });
  });

  it('is no project of a university', () => {
    expect(
      jobsOf(
        ...work.slice(1),
        h('University Projects'),
        { text: 'Recommendation Engine  Feb 2017', bold: true },
        { text: '• Designed and built an application that recommends films' },
      ),
    ).toEqual([['Baker', 'Sunrise Bakery']]);
  });
});

describe('schooling', () => {
  const schools = (...rows: Rows) =>
    read(...work, h('Education'), ...rows)?.education.map(
      ({ school_name, level, major, end_year }) => [school_name, level, major, end_year],
    );

  it('gives each degree below a school its name and years', () => {
    expect(
      schools(
        [
          { text: 'Riverbend University', bold: true },
          { text: 'May 2017', x: 400 },
        ],
        { text: 'B.S. Business Administration' },
        { text: 'B.A. Japanese' },
        [
          { text: 'Harbor University', bold: true },
          { text: 'July 2015', x: 400 },
        ],
        { text: 'Study abroad' },
      ),
    ).toMatchObject([
      ['Riverbend University', 'bachelors', 'Business Administration', '2017'],
      ['Riverbend University', 'bachelors', 'Japanese', '2017'],
      ['Harbor University', null, expect.anything(), '2015'],
    ]);
  });

  it('takes the field of a line of its own, and no school from a list of courses', () => {
    expect(
      schools(
        { text: 'State University', bold: true },
        { text: 'Bachelor of Engineering  May 2019' },
        { text: 'Major in Computer Science; Minor in Mathematics' },
        { text: 'Relevant Coursework: Data Analysis; Operating Systems; Music School History' },
      ),
    ).toEqual([['State University', 'bachelors', 'Computer Science', '2019']]);
  });

  it('reads the college of a university as a part of it', () => {
    expect(
      schools(
        { text: 'RIVERBEND UNIVERSITY', bold: true },
        { text: 'B.S. in Computer Science' },
        { text: 'May 2014 | Ithaca, NY' },
        { text: 'College of Engineering' },
      ),
    ).toEqual([['RIVERBEND UNIVERSITY', 'bachelors', 'Computer Science', '2014']]);
  });
});

describe('an address', () => {
  it.each([
    [
      '4567 Main Street City, ST 98052',
      { address1: '4567 Main Street', city: 'City', zip: '98052' },
    ],
    ['Bengaluru, India', { city: 'Bengaluru', country: 'India' }],
  ])('is read from "%s"', (text, parts) => {
    expect(read({ text }, ...work)).toMatchObject(parts);
  });

  it('is read beside the icon of a telephone', () => {
    const line = { text: '\uE0B1 Utica, NY 13501 \uE0B0 (315) 555-0142 \uE0B2 ana@example.com' };
    const resume = understand([pageOf([{ text: 'Ana Ruiz', size: 24 }, line, ...work])]);
    expect(resume).toMatchObject({ city: 'Utica', state: 'NY', zip: '13501' });
  });

  it('is not the place beside the dates of some research', () => {
    const research: Rows = [
      h('Research'),
      { text: 'Robot Learning Lab | Researcher', bold: true },
      { text: 'Jan 2014 - Jan 2015 | Ithaca, NY' },
    ];
    expect(read(...work, ...research)).toMatchObject({ city: null, state: null });
  });
});

describe('a page after two columns', () => {
  it('continues with the left one when it has text only there', () => {
    const side = 380;
    const first = pageOf([
      ...top,
      null,
      [h('Experience'), { ...h('Skills'), x: side }],
      [
        { text: 'Baker', bold: true },
        { text: 'Sourdough', x: side },
      ],
      [{ text: 'Sunrise Bakery' }, { text: 'Cake decorating', x: side }],
      [{ text: 'May 2019 - Present' }, { text: 'Ordering flour', x: side }],
      [{ text: '• Bake bread every night' }, { text: 'Cleaning ovens', x: side }],
    ]);
    const next = pageOf([
      { text: 'Cook', bold: true },
      { text: 'Harbor Grill' },
      { text: 'June 2016 - April 2019' },
      { text: '• Cooked fish for forty tables' },
    ]);
    const resume = understand([first, { ...next, page: 2 }]);
    expect(resume).toMatchObject({
      skills: ['Sourdough', 'Cake decorating', 'Ordering flour', 'Cleaning ovens'],
      work_experience: [{ company: 'Sunrise Bakery' }, { company: 'Harbor Grill' }],
    });
  });
});

describe('skills', () => {
  const skills = (...rows: Rows) => read(...work, h('Skills'), ...rows)?.skills;

  it('are the names of groups when sentences stand below them', () => {
    expect(
      skills(
        { text: 'Leadership', bold: true },
        { text: 'Grew and steadied teams across sites; coached engineers.' },
        { text: 'Reliability', bold: true },
        { text: 'Careful with capacity, waiting times, and health on call.' },
      ),
    ).toEqual(['Leadership', 'Reliability']);
  });

  it('are split after a word for how well', () => {
    expect(
      skills({ text: 'Computer: Proficient in Windows and Outlook, Advanced in Excel' }),
    ).toEqual(['Windows', 'Outlook', 'Excel']);
  });

  it('are not what a person likes', () => {
    expect(
      skills({ text: 'Tools: Excel, Word' }, { text: 'Interests: Tennis, Gardening' }),
    ).toEqual(['Excel', 'Word']);
  });

  it('are to be checked when they are sentences', () => {
    const text = 'Able to lift the mood of a team and keep calm with upset customers.';
    const resume = read(...work, h('Skills'), { text: `• ${text}` });
    expect(resume?.skills).toEqual([text]);
    const evidence = resume?.evidence?.find(({ pointer }) => pointer === '/skills/0');
    expect(evidence?.confidence).toBeLessThan(0.75);
  });
});
