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

describe('a name', () => {
  it('is whole when its second line stands beside the contact details', () => {
    expect(
      read(
        [
          { text: 'Ana', size: 24 },
          { text: '315-555-0142', x: 400 },
        ],
        { text: 'ana@example.com', x: 400 },
        [
          { text: 'Ruiz-Lopez', size: 24 },
          { text: 'Utica, NY 13501', x: 400 },
        ],
        ...work,
      ),
    ).toMatchObject({ firstname: 'Ana', lastname: 'Ruiz-Lopez' });
  });

  it('keeps the hyphen that its first line ends with', () => {
    expect(
      read(
        { text: 'Ana Ruiz-', size: 24 },
        { text: 'Quist', size: 24 },
        null,
        ...top.slice(1),
        ...work,
      ),
    ).toMatchObject({ firstname: 'Ana', lastname: 'Ruiz-Quist' });
  });

  it('is read from words of wide letter spacing', () => {
    expect(
      read(
        [
          { text: 'N O O R', size: 20 },
          { text: 'E L - M A S R I', size: 20, x: 155 },
        ],
        ...top.slice(1),
        ...work,
      ),
    ).toMatchObject({ firstname: 'Noor', lastname: 'El-Masri' });
  });
});

describe('a heading', () => {
  it('is known when narrow letter spacing breaks its words', () => {
    const resume = read(
      ...top,
      { text: 'SUMM ARY', bold: true },
      { text: 'I bake bread for hotels.' },
      {
        text: 'WOR K H ISTORY',
        bold: true,
      },
      ...work.slice(1),
    );
    expect(resume).toMatchObject({
      summary: 'I bake bread for hotels.',
      work_experience: [{ job_title: 'Baker' }],
    });
  });

  it('takes jobs below it when it names appointments, also at schools', () => {
    const resume = read(
      ...top,
      h('Education'),
      { text: 'Doctor of Philosophy in Sociology, Lakes University, 2018' },
      h('Academic Appointments'),
      { text: 'Assistant Professor, Driftless University, August 2020 - Present' },
      { text: '• Advise four doctoral students' },
    );
    expect(resume?.work_experience).toMatchObject([
      { job_title: 'Assistant Professor', company: 'Driftless University' },
    ]);
  });

  it('is no diploma in the style of the headings', () => {
    const resume = read(
      ...top,
      ...work,
      h('Education'),
      h('GED'),
      { text: 'Salina Adult School' },
      {
        text: '2004',
      },
    );
    expect(resume?.education).toMatchObject([{ level: 'ged', end_year: '2004' }]);
  });
});

describe('a job', () => {
  it('is read from a table whose head names the columns and whose cells wrap', () => {
    const cells = (...texts: [string, number][]): Print[] =>
      texts.map(([text, x]) => ({ text, x }));
    const resume = read(
      ...top,
      h('Employment History'),
      cells(['Dates', 72], ['Position', 150], ['Employer', 260], ['Duties', 390]),
      null,
      cells(['06/2023 -', 72], ['Audit Intern', 150], ['Halvorsen', 260], ['Tested invoices', 390]),
      cells(['08/2023', 72], ['and Pike', 260], ['against orders', 390]),
      null,
      cells(['01/2022 -', 72], ['Tax Clerk', 150], ['Ford Tax', 260], ['Prepared returns', 390]),
      cells(['04/2022', 72], ['Service', 260]),
    );
    expect(resume?.work_experience).toMatchObject([
      { job_title: 'Audit Intern', company: 'Halvorsen and Pike', end_date: '01-08-2023' },
      {
        job_title: 'Tax Clerk',
        company: 'Ford Tax Service',
        responsibilities: ['Prepared returns'],
      },
    ]);
  });

  it('keeps what an agency asks beside it out of its title and its duties', () => {
    const resume = read(
      ...top,
      h('Work Experience'),
      { text: 'Program Analyst, GS-0343-11', bold: true },
      { text: 'Regional Health Office' },
      { text: '06/2018 - Present' },
      { text: 'Hours per week: 40' },
      { text: 'Supervisor: Robin Castell, may contact' },
      { text: '• Track a budget for nine clinics' },
    );
    expect(resume?.work_experience).toMatchObject([
      {
        job_title: 'Program Analyst',
        company: 'Regional Health Office',
        responsibilities: ['Track a budget for nine clinics'],
      },
    ]);
  });

  it('is read from each item when all jobs are items of one list', () => {
    const resume = read(
      ...top,
      h('Experience'),
      { text: '• Cashier, Piggy Market (Nov 2022 - Present)' },
      { text: '• Crew Member, Chicken Kitchen (Jun 2020 - Oct 2022)' },
    );
    expect(resume?.work_experience).toMatchObject([
      { job_title: 'Cashier', company: 'Piggy Market', present: true },
      { job_title: 'Crew Member', company: 'Chicken Kitchen', end_date: '01-10-2022' },
    ]);
  });

  it('has the employer, dates and place that stand in the left margin', () => {
    const left = (text: string, right: Print): Print[] => [{ text }, { ...right, x: 260 }];
    const resume = read(
      ...top,
      h('Experience'),
      left('Lake Electric Co.', { text: 'Electrician', bold: true }),
      left('06/2020 - Present', { text: 'Wire panels in occupied schools' }),
      left('Utica, NY', { text: 'Guide two apprentices on every job' }),
      null,
      left('Twin Contracting', { text: 'Helper', bold: true }),
      left('01/2018 - 05/2020', { text: 'Pulled wire in apartment buildings' }),
      left('Rome, NY', { text: 'Loaded the vans in the morning' }),
    );
    expect(resume?.work_experience).toMatchObject([
      {
        job_title: 'Electrician',
        company: 'Lake Electric Co.',
        responsibilities: ['Wire panels in occupied schools', 'Guide two apprentices on every job'],
      },
      { job_title: 'Helper', company: 'Twin Contracting', start_date: '01-01-2018' },
    ]);
  });

  it('has its numbered duties without the numbers', () => {
    const resume = read(
      ...top,
      ...work.slice(0, 3),
      { text: '1. Prepare bread at night' },
      {
        text: '2. Clean the ovens',
      },
    );
    expect(resume?.work_experience[0]?.responsibilities).toEqual([
      'Prepare bread at night',
      'Clean the ovens',
    ]);
  });
});

describe('a school', () => {
  it('has the years beside a label of a form', () => {
    const resume = read(
      ...top,
      ...work,
      h('Education'),
      { text: 'School: Wright Prairie University' },
      { text: 'Degree: Bachelor of Science in Nursing' },
      { text: 'Dates: 2012 - 2016' },
    );
    expect(resume?.education).toMatchObject([
      { school_name: 'Wright Prairie University', major: 'Nursing', start_year: '2012' },
    ]);
  });
});

describe('skills', () => {
  it('are whole when the cells of a grid wrap before a capital', () => {
    const resume = read(
      ...top,
      ...work,
      h('Skills'),
      [{ text: 'Microsoft' }, { text: 'Cash', x: 220 }, { text: 'Customer', x: 360 }],
      [{ text: 'Excel' }, { text: 'handling', x: 220 }, { text: 'Service', x: 360 }],
      null,
      [{ text: 'Google' }, { text: 'Data', x: 220 }, { text: 'Public', x: 360 }],
      [{ text: 'Docs' }, { text: 'entry', x: 220 }, { text: 'Speaking', x: 360 }],
    );
    expect(resume?.skills.toSorted()).toEqual([
      'Cash handling',
      'Customer Service',
      'Data entry',
      'Google Docs',
      'Microsoft Excel',
      'Public Speaking',
    ]);
  });
});
