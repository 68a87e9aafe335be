import { describe, expect, it } from 'vitest';
import type { PageText } from './read/text.ts';
import { h, pageOf, type Print } from './testPage.ts';
import { understand } from './understand.ts';

describe('understanding', () => {
  it('reads a sidebar to its end before the main column', () => {
    const main = 230;
    const resume = understand([
      pageOf([
        { text: 'Ana Ruiz', size: 24, x: main },
        [h('Contact'), { ...h('Experience'), x: main }],
        [{ text: '315-555-0142' }, { text: 'Baker', bold: true, x: main }],
        [{ text: 'ana@example.com' }, { text: 'Sunrise Bakery', x: main }],
        [{ text: 'Utica, NY 13501' }, { text: 'May 2019 - Present', x: main }],
        [h('Skills'), { text: '• Bake bread for two shops every night of the week', x: main }],
        [{ text: 'Sourdough' }, { text: '• Order flour', x: main }],
        { text: 'Cake decorating' },
      ]),
    ]);
    expect(resume).toMatchObject({
      firstname: 'Ana',
      lastname: 'Ruiz',
      city: 'Utica',
      skills: ['Sourdough', 'Cake decorating'],
      work_experience: [
        {
          job_title: 'Baker',
          company: 'Sunrise Bakery',
          start_date: '01-05-2019',
          present: true,
          responsibilities: ['Bake bread for two shops every night of the week', 'Order flour'],
        },
      ],
    });
  });

  it('gives each value its printed line and page', () => {
    const resume = understand([
      pageOf([
        { text: 'Ana Ruiz', size: 20 },
        { text: 'ana@example.com | 315-555-0142' },
        h('Experience'),
        { text: 'Baker, Sunrise Bakery, 2019 - 2021' },
      ]),
    ]);
    const email = resume?.evidence?.find((item) => item.pointer === '/email');
    expect(email).toEqual({
      pointer: '/email',
      confidence: 0.99,
      source: 'ana@example.com | 315-555-0142',
      page: 1,
    });
    expect(resume?.evidence?.map((item) => item.pointer)).toContain('/work_experience/0/company');
  });

  it('gives a summary and the duties of a job all of their printed lines', () => {
    const summary = [
      'A baker who likes early mornings, and who has',
      'trained nine new colleagues.',
    ];
    const duties = ['• Baked bread for two shops every night of the', 'week', '• Ordered flour'];
    const resume = understand([
      pageOf([
        { text: 'Ana Ruiz', size: 20 },
        { text: 'ana@example.com' },
        h('Summary'),
        ...summary.map((text) => ({ text })),
        h('Experience'),
        { text: 'Baker, Sunrise Bakery, 2019 - 2021' },
        ...duties.map((text) => ({ text })),
      ]),
    ]);
    const sourceOf = (pointer: string) =>
      resume?.evidence?.find((item) => item.pointer === pointer)?.source;
    expect(sourceOf('/summary')?.split('\n')).toEqual(summary);
    expect(sourceOf('/work_experience/0/responsibilities')?.split('\n')).toEqual(
      duties.map((text) => text.replace('• ', '')),
    );
    expect(sourceOf('/work_experience/0/company')).toBe('Baker, Sunrise Bakery, 2019 - 2021');
  });

  it('follows the status rule of schools', () => {
    const resume = understand([
      pageOf([
        { text: 'Ana Ruiz', size: 20 },
        { text: 'ana@example.com' },
        h('Education'),
        { text: 'Mohawk Valley College, Associate of Arts, 2023 - Present' },
        null,
        { text: 'Utica West High School, High School Diploma, 2019' },
        null,
        { text: 'Oneida Business School, Certificate in Payroll' },
      ]),
    ]);
    expect(
      resume?.education.map((item) => [item.level, item.present, item.end_year, item.status]),
    ).toEqual([
      ['associates', true, null, 'in-progress'],
      ['high_school', false, '2019', 'completed'],
      [null, false, null, 'incomplete'],
    ]);
  });

  it('reads wishes only where they are printed', () => {
    const page = (lines: Print[]): PageText =>
      pageOf([
        { text: 'Ana Ruiz', size: 20 },
        { text: 'ana@example.com' },
        ...lines,
        h('Experience'),
        { text: 'Baker, Sunrise Bakery, 2019 - 2021' },
      ]);
    expect(understand([page([])])).toMatchObject({ ideal_job: null, relocate: null, remote: null });
    expect(
      understand([
        page([h('Objective'), { text: 'Pastry Chef' }, { text: 'Willing to relocate' }]),
      ]),
    ).toMatchObject({ relocate: 1 });
    expect(understand([page([h('Objective'), { text: 'Pastry Chef' }])])).toMatchObject({
      ideal_job: 'Pastry Chef',
    });
    expect(understand([page([{ text: 'Not willing to relocate' }])])).toMatchObject({
      relocate: 0,
    });
    for (const [text, remote] of [
      ['Open to remote work', 'remote'],
      ['Prefer hybrid roles', 'hybrid'],
      ['Looking for remote or hybrid positions', 'remote'],
      ['Led a hybrid team', null],
    ] as const)
      expect(understand([page([{ text }])]), text).toMatchObject({ remote });
  });

  it('is null for text that is no resume', () => {
    expect(
      understand([
        pageOf([
          { text: 'Dear neighbors,' },
          { text: 'the street will be closed on Monday from 8 to 12.' },
        ]),
      ]),
    ).toBeNull();
  });

  it('reads sections by what is in them when no word of their headings is known', () => {
    const resume = understand([
      pageOf([
        { text: 'Ana Ruiz', size: 24 },
        { text: 'ana@example.com | 315-555-0142' },
        null,
        h('Roads Taken'),
        { text: 'Baker, Sunrise Bakery', bold: true },
        { text: 'May 2019 - Present' },
        { text: '• Bake bread for two shops every night' },
        null,
        h('Days of Growing'),
        { text: 'Riverbend High School', bold: true },
        { text: 'High School Diploma, 2018' },
        null,
        h('Good Hands'),
        { text: 'Sourdough, Cake decorating, Ordering' },
      ]),
    ]);
    expect(resume).toMatchObject({
      summary: null,
      skills: ['Sourdough', 'Cake decorating', 'Ordering'],
      education: [{ school_name: 'Riverbend High School', level: 'high_school' }],
      work_experience: [{ job_title: 'Baker', company: 'Sunrise Bakery' }],
    });
  });

  it('reads skills from a labelled line when no section is headed as skills', () => {
    const resume = understand([
      pageOf([
        { text: 'Ana Ruiz', size: 24 },
        { text: 'ana@example.com | 315-555-0142' },
        null,
        h('Experience'),
        { text: 'Baker, Sunrise Bakery', bold: true },
        { text: 'May 2019 - Present' },
        { text: '• Bake bread for two shops every night' },
        null,
        h('Additional'),
        { text: 'Kitchen Skills: Sourdough, Cake decorating' },
        { text: 'Interests: Chess, Rowing' },
      ]),
    ]);
    expect(resume?.skills).toEqual(['Sourdough', 'Cake decorating']);
  });

  it.each([
    ['Ana Ruiz (she/her)', 'Ana', 'Ruiz'],
    ['Ana Ruiz, BCBA, LEED AP', 'Ana', 'Ruiz'],
    ['Ana Ruiz FNP-BC', 'Ana', 'Ruiz'],
    ['ana ruiz', 'ana', 'ruiz'],
    ['Ana', 'Ana', null],
    ['Ana Ruiz آنا', 'Ana', 'Ruiz'],
  ])('reads the name printed as %s', (text, firstname, lastname) => {
    const resume = understand([
      pageOf([{ text, size: 24 }, { text: 'ana@example.com | 315-555-0142 ext. 27' }, h('Skills')]),
    ]);
    expect(resume).toMatchObject({ firstname, lastname, phone_number: '315-555-0142 ext. 27' });
  });

  it('reads jobs whose dates stand alone, below, in the margin or above', () => {
    const jobs = (rows: (Print | Print[])[]): (string | null)[][] => {
      const contact = [{ text: 'Ana Ruiz', size: 24 }, { text: 'ana@example.com' }];
      const resume = understand([pageOf([...contact, h('Experience'), ...rows])]);
      return (resume?.work_experience ?? []).map((job) => [
        job.job_title,
        job.company,
        job.start_date,
      ]);
    };
    const both = [
      ['Stock Clerk', 'Sunrise Co.', '01-05-2019'],
      ['Baker', 'Corner Foods Market', '01-06-2016'],
    ];
    expect(
      jobs([
        { text: 'Stock Clerk, Sunrise Co.' },
        { text: 'May 2019 - Present' },
        { text: '• Count stock in two shops every night of the week' },
        { text: 'Baker – Corner Foods Market' },
        { text: 'June 2016 - April 2019' },
        { text: '• Bake bread' },
      ]),
    ).toEqual(both);
    expect(
      jobs([
        { text: 'Sunrise Co., Stock Clerk', bold: true },
        [{ text: '• Count stock' }, { text: 'May 2019 – present', x: 440 }],
        [{ text: '• Fill shelves' }, { text: '5 years 4 months', x: 440 }],
        { text: 'Corner Foods Market, Baker', bold: true },
        [{ text: '• Bake bread' }, { text: 'June 2016 – Apr 2019', x: 440 }],
      ]),
    ).toEqual(both);
    expect(
      jobs([
        { text: 'May 2019 - Present', bold: true },
        { text: '• Stock Clerk, Sunrise Co.' },
        { text: '• Count stock in two shops every night of the week' },
        { text: 'June 2016 - April 2019', bold: true },
        { text: '• Baker, Corner Foods Market' },
        { text: '• Bake bread' },
      ]),
    ).toEqual(both);
  });

  it('reads columns that begin at different heights', () => {
    const main = 230;
    const resume = understand([
      pageOf([
        { text: 'Ana Ruiz', size: 24 },
        null,
        { ...h('Experience'), x: main },
        [h('Contact')],
        [{ text: 'ana@example.com' }, { text: 'Baker', bold: true, x: main }],
        [{ text: '315-555-0142' }, { text: 'Sunrise Bakery', x: main }],
        [{ text: 'Utica, NY 13501' }, { text: 'May 2019 - Present', x: main }],
        [h('Skills'), { text: '• Bake bread for two shops every night', x: main }],
        [{ text: 'Sourdough' }, { text: '• Order flour', x: main }],
        [{ text: 'Cake decorating' }],
      ]),
    ]);
    expect(resume).toMatchObject({
      skills: ['Sourdough', 'Cake decorating'],
      work_experience: [{ job_title: 'Baker', company: 'Sunrise Bakery' }],
    });
  });

  it('reads texts beside headings that stand a line lower in a rail', () => {
    const text = 200;
    const resume = understand([
      pageOf([
        { text: 'Ana Ruiz', size: 24 },
        { text: 'ana@example.com | 315-555-0142' },
        null,
        { text: 'Baker, Sunrise Bakery', bold: true, x: text },
        [h('Experience'), { text: 'May 2019 - Present', x: text }],
        { text: '• Bake bread for two shops every night', x: text },
        null,
        { text: 'Riverbend High School, 2018', bold: true, x: text },
        [h('Education'), { text: 'High School Diploma', x: text }],
        null,
        { text: '• Sourdough', x: text },
        [h('Skills'), { text: '• Cake decorating', x: text }],
      ]),
    ]);
    expect(resume).toMatchObject({
      skills: ['Sourdough', 'Cake decorating'],
      education: [{ school_name: 'Riverbend High School', level: 'high_school' }],
      work_experience: [{ job_title: 'Baker', company: 'Sunrise Bakery' }],
    });
  });
});
