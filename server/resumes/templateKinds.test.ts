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
const read = (...rows: Rows) => understand([pageOf(rows)]);
const wide =
  '• Wrote the procedures of two analyzers and trained nine students of a college on them';

describe('a name', () => {
  it('is whole on three lines', () => {
    const rows = ['Ana', 'Maria', 'Ruiz'].map((text) => ({ text, size: 24 }));
    expect(read(...rows, null, ...top.slice(1), ...work)).toMatchObject({
      firstname: 'Ana',
      middlename: 'Maria',
      lastname: 'Ruiz',
    });
  });

  it('has no credentials in brackets', () => {
    const name = { text: 'Ana de la Ruiz, MLS(ASCP)', size: 24 };
    expect(read(name, ...top.slice(1), ...work)).toMatchObject({ lastname: 'de la Ruiz' });
  });

  it('may begin with a family name of several words', () => {
    const name = { text: 'van der Linden, Ana', size: 24 };
    expect(read(name, ...top.slice(1), ...work)).toMatchObject({
      firstname: 'Ana',
      lastname: 'van der Linden',
    });
  });
});

describe('a job', () => {
  it('is whole when its head wraps', () => {
    const resume = read(
      ...top,
      h('Experience'),
      { text: 'Lead Laboratory Scientist, Harborline Clinical Laboratories, LLC (October' },
      { text: '2020 – Present)' },
      { text: '• Plan the work of eleven scientists over three benches each day' },
    );
    expect(resume?.work_experience).toMatchObject([
      {
        job_title: 'Lead Laboratory Scientist',
        company: 'Harborline Clinical Laboratories, LLC',
        start_date: '01-10-2020',
        present: true,
      },
    ]);
  });

  it('is read from the rows of a form', () => {
    const row = (label: string, text: string): Print[] => [{ text: label }, { text, x: 260 }];
    const resume = read(
      ...top,
      h('Work experience'),
      row('Dates', 'January 2019 – Present'),
      row('Occupation or position held', 'Clerk'),
      row('Name of employer', 'Lake Housing Alliance'),
      row('Main activities', 'Enter invoices and match receipts'),
      null,
      row('Dates', 'May 2015 – December 2018'),
      row('Occupation or position held', 'Bookkeeper'),
      row('Name of employer', 'Self-employed'),
      row('Main activities', 'Kept the books of six firms'),
    );
    expect(resume?.work_experience).toMatchObject([
      {
        job_title: 'Clerk',
        company: 'Lake Housing Alliance',
        responsibilities: ['Enter invoices and match receipts'],
      },
      { job_title: 'Bookkeeper', company: 'Self-employed', start_date: '01-05-2015' },
    ]);
  });

  it('is no line of an employer with the years of all positions below it', () => {
    const resume = read(
      ...top,
      h('Experience'),
      [
        { text: 'U.S. ARMY', bold: true },
        { text: '2011 – 2021', bold: true, x: 420 },
      ],
      [
        { text: 'Squad Leader', x: 90 },
        { text: 'Feb 2015 – Apr 2021', x: 420 },
      ],
      { text: '• Led nine soldiers', x: 100 },
      [
        { text: 'Truck Driver', x: 90 },
        { text: 'Jun 2011 – Jan 2015', x: 420 },
      ],
      { text: '• Drove heavy trucks', x: 100 },
    );
    expect(resume?.work_experience).toMatchObject([
      { job_title: 'Squad Leader', company: 'U.S. ARMY', start_date: '01-02-2015' },
      { job_title: 'Truck Driver', company: 'U.S. ARMY', start_date: '01-06-2011' },
    ]);
  });

  it('is no line of an employer in the same type as the positions, with its place below', () => {
    const dated = (text: string, dates: string): Print[] => [
      { text, bold: true },
      { text: dates, x: 420 },
    ];
    const resume = read(
      ...top,
      h('Experience'),
      dated('Salt City Supplies', '2015 – Present'),
      { text: 'Syracuse, NY' },
      dated('Store Manager', '2020 – Present'),
      { text: '• Plan the shifts of twelve people' },
      dated('Cashier', '2015 – 2020'),
      { text: '• Handled cash and cards' },
    );
    expect(resume?.work_experience).toMatchObject([
      { job_title: 'Store Manager', company: 'Salt City Supplies', start_date: '01-01-2020' },
      { job_title: 'Cashier', company: 'Salt City Supplies', start_date: '01-01-2015' },
    ]);
  });

  it('is no time without a job, and has no season as its employer', () => {
    const resume = read(
      ...top,
      h('Experience'),
      { text: 'Career Break - Medical Leave', bold: true },
      { text: 'Jan 2020 - Dec 2021' },
      { text: 'Lifeguard', bold: true },
      { text: 'Summers 2016, 2017 and 2018' },
      { text: '• Watched the beach' },
    );
    expect(resume?.work_experience).toMatchObject([{ job_title: 'Lifeguard', company: null }]);
  });

  it('has the years that stand one above the other in its margin', () => {
    const resume = read(
      ...top,
      h('Experience'),
      [{ text: '2019' }, { text: 'Store Manager', bold: true, x: 130 }],
      [
        { text: '–', x: 80 },
        { text: 'Beacon Garden Center', x: 130 },
      ],
      [
        { text: 'now', x: 74 },
        { text: '• Run a store with 31 employees', x: 130 },
      ],
    );
    expect(resume?.work_experience).toMatchObject([
      { job_title: 'Store Manager', company: 'Beacon Garden Center', start_date: '01-01-2019' },
    ]);
    expect(resume?.work_experience[0]?.present).toBe(true);
  });

  it('keeps an employer whose name looks like a verb or tells a place', () => {
    const resume = read(
      ...top,
      h('Experience'),
      { text: 'Clerk', bold: true },
      { text: 'Merrymeeting Housing Alliance' },
      { text: 'Apr 2013 – Dec 2018' },
      { text: wide },
      { text: 'Hostess, The Lobster Pound at Bailey Landing', bold: true },
      { text: 'May 2010 – Sep 2012' },
      { text: '• Seated guests in the evening' },
    );
    expect(resume?.work_experience).toMatchObject([
      { job_title: 'Clerk', company: 'Merrymeeting Housing Alliance' },
      { job_title: 'Hostess', company: 'The Lobster Pound at Bailey Landing' },
    ]);
  });
});

describe('a school', () => {
  it('is still attended where "Present" stands alone', () => {
    const resume = read(...top, ...work, h('Education'), [
      { text: 'B.S. in Biology, Lakes University' },
      { text: 'Present', x: 420 },
    ]);
    expect(resume?.education).toMatchObject([{ school_name: 'Lakes University', present: true }]);
  });

  it('is whole when its name wraps after the kind of school', () => {
    const resume = read(
      ...top,
      ...work,
      h('Education'),
      { text: 'Balcones Early College High', bold: true },
      { text: 'School', bold: true },
      { text: 'High School Diploma' },
      { text: '2019 – 2023' },
    );
    expect(resume?.education).toMatchObject([
      { school_name: 'Balcones Early College High School', level: 'high_school', end_year: '2023' },
    ]);
  });
});

describe('skills', () => {
  it.each(['◆', '★'])('are separated by %s', (sign) => {
    const resume = read(...top, ...work, h('Skills'), {
      text: `Excel ${sign} Payroll ${sign} Xero`,
    });
    expect(resume?.skills).toEqual(['Excel', 'Payroll', 'Xero']);
  });

  it('are not joined where a list of single words continues below', () => {
    const resume = read(
      ...top,
      ...work,
      h('Skills'),
      { text: 'Java • Shell • Python • Javascript' },
      { text: 'Matlab • Rails • Scala • Perl' },
    );
    expect(resume?.skills).toContain('Javascript');
    expect(resume?.skills).toContain('Matlab');
  });

  it('have groups named beside them that are no headings', () => {
    const group = (name: string, text: string): Print[] => [
      { text: name, bold: true },
      { text, x: 240 },
    ];
    const resume = read(
      ...top,
      h('Technical Summary'),
      group('Core work', 'Hematology, Urinalysis'),
      null,
      group('Methods and systems', 'Validation, Phlebotomy'),
      null,
      group('Further skills', 'Inventory, Planning'),
      null,
      ...work,
    );
    expect(resume?.work_experience).toHaveLength(1);
    expect(resume?.skills).toEqual(
      expect.arrayContaining(['Hematology', 'Phlebotomy', 'Inventory', 'Planning']),
    );
  });

  it('are whole in a grid of centered cells that wrap', () => {
    const resume = read(
      ...top,
      ...work,
      h('Skills'),
      [
        { text: 'Accounts', x: 80 },
        { text: 'Bank', x: 231 },
      ],
      [
        { text: 'receivable', x: 75 },
        { text: 'reconciliation', x: 205 },
      ],
    );
    expect(resume?.skills).toEqual(['Accounts receivable', 'Bank reconciliation']);
  });
});

describe('a paragraph below a heading of unknown words', () => {
  const below = (...texts: string[]): Rows => [
    ...top,
    null,
    h('MY WAY'),
    ...texts.map((text) => ({ text })),
    null,
    h('EXPERIENCE'),
    ...work.slice(1),
    null,
    h('EDUCATION'),
    { text: 'B.S. in Biology, Lakes University, 2015' },
  ];

  it('is the summary, and no list of skills', () => {
    const text = [
      'Baker of twelve years who moves people,',
      'bread and freight on time. Plans routes,',
      'trains drivers and keeps every record.',
    ];
    const resume = read(...below(...text));
    expect(resume?.summary).toBe(text.join(' '));
    expect(resume?.skills).toEqual([]);
  });

  it('is shown as not placed when it is the sample text of a template', () => {
    const resume = read(
      ...below('This file was made from a text. You can choose any of the nine kinds of entries.'),
    );
    expect(resume?.summary).toBeNull();
    expect(resume?.unplaced?.map(({ text }) => text).join(' ')).toContain('You can choose');
  });
});
