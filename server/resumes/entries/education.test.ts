import { describe, expect, it } from 'vitest';
import { h, pageOf, type Print } from '#server/resumes/testPage.ts';
import { understand } from '#server/resumes/understand.ts';

const work = [
  h('Experience'),
  { text: 'Baker, Sunrise Bakery', bold: true },
  { text: 'May 2019 - Present' },
  { text: '• Bake bread every night of the week' },
];

/** School, level, field and end year of each entry. */
function schoolsOf(...rows: Print[]) {
  const top = [{ text: 'Ana Ruiz', size: 24 }, { text: 'ana@example.com | 315-555-0142' }];
  const resume = understand([pageOf([...top, ...work, h('Education'), ...rows])]);
  return resume?.education.map(({ school_name, level, major, end_year }) =>
    [school_name, level, major, end_year].map((value) => value ?? '-').join(', '),
  );
}

describe('a school', () => {
  it.each([
    [{ text: 'University of Texas at Austin', bold: true }, { text: 'B.S. in Biology, 2019' }],
    [{ text: 'B.S. in Biology at University of Texas at Austin, 2019' }],
    [{ text: 'B.S. in Biology, University of Texas at Austin, 2019' }],
    [{ text: 'University of Texas at Austin | Austin, TX' }, { text: 'B.S. in Biology, 2019' }],
  ])('keeps the place of its campus in its name: %j', (...rows) => {
    expect(schoolsOf(...rows)).toEqual(['University of Texas at Austin, bachelors, Biology, 2019']);
  });

  it('is not begun by a year in a list item', () => {
    expect(
      schoolsOf(
        { text: 'Salt City College', bold: true },
        { text: 'B.S. in Biology, 2015 - 2019' },
        { text: '• Won first place in the 2015 case contest' },
        { text: "• Dean's list of the college in 2017" },
      ),
    ).toEqual(['Salt City College, bachelors, Biology, 2019']);
  });
});

describe('several degrees of one school', () => {
  const both = [
    'Salt City College, postgraduate, Biology, 2021',
    'Salt City College, bachelors, Biology, 2019',
  ];
  const master = { text: 'M.S. in Biology, 2021' };
  const bachelor = { text: 'B.S. in Biology, 2019' };
  const school = { text: 'Salt City College', bold: true };

  it('have its name when it stands above them', () => {
    expect(schoolsOf(school, master, bachelor)).toEqual(both);
  });

  it('have its name when it stands below them', () => {
    expect(schoolsOf(master, bachelor, school)).toEqual(both);
  });

  it('lend it to no course that names no degree', () => {
    expect(schoolsOf(school, bachelor, { text: 'Certificate in Welding, 2020' })).toEqual([
      'Salt City College, bachelors, Biology, 2019',
      '-, -, Welding, 2020',
    ]);
  });
});
