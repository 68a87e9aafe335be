import { describe, expect, it } from 'vitest';
import { readingOrder } from '../layout/readingOrder.ts';
import { h, pageOf, type Print } from '../testPage.ts';
import { findSections } from './findSections.ts';

type Rows = (Print | Print[] | null)[];

const top: Rows = [{ text: 'Ana Ruiz', size: 24 }, { text: 'ana@example.com | 315-555-0142' }];
const duty: Print = { text: '• Bake bread every night of the week' };
const work: Rows = [h('Experience'), { text: 'Baker, Sunrise Bakery, 2019 - 2021' }, duty];

/** The kinds and headings of the sections of a page. */
const sectionsOf = (...rows: Rows) =>
  findSections(readingOrder([pageOf([...top, ...rows])])).map(({ kind, heading }) =>
    heading ? `${kind}: ${heading.text}` : kind,
  );
const before = ['top', 'work: Experience'];

describe('a section', () => {
  it.each<[string, Print]>([
    ['larger', { text: 'Skills', size: 14 }],
    ['bold', { text: 'Skills', bold: true }],
    ['in capitals', { text: 'SKILLS' }],
    ['with a colon', { text: 'Skills:', bold: true }],
  ])('begins at a heading that is %s', (_, heading) => {
    expect(sectionsOf(...work, null, heading, { text: 'Bread, rolls, cakes' })).toEqual([
      ...before,
      `skills: ${heading.text}`,
    ]);
  });

  it('begins at a plain heading when there is space above it', () => {
    const skills: Rows = [{ text: 'Skills' }, { text: 'Bread, rolls, cakes' }];
    expect(sectionsOf(...work, null, null, ...skills)).toEqual([...before, 'skills: Skills']);
    expect(sectionsOf(...work, ...skills)).toEqual(before);
  });

  it.each<[string, Print]>([
    ['a bullet', { text: '• Skills', bold: true, size: 14 }],
    ['a label within an entry', { text: 'Highlights', bold: true }],
    ['the name of a group of skills', { text: 'Technologies', bold: true }],
    ['a place', { text: 'Albany, NY', bold: true, size: 14 }],
    ['a title', { text: 'Baker', bold: true, size: 14 }],
    ['a school', { text: 'Riverbend University', bold: true, size: 14 }],
  ])('does not begin at %s', (_, line) => {
    expect(sectionsOf(...work, line, duty)).toEqual(before);
  });

  it('does not begin at the second line of a wrapped one', () => {
    expect(
      sectionsOf(
        ...work,
        h('Education'),
        { text: 'Riverbend Memorial High', bold: true },
        { text: 'School', bold: true },
        { text: 'Diploma, 2012' },
      ),
    ).toEqual([...before, 'education: Education']);
  });

  it('begins at an unknown heading in the look of the others', () => {
    expect(
      sectionsOf(...work, null, h('Harbor Adventures'), { text: 'Sailed around the world' }),
    ).toEqual([...before, 'other: Harbor Adventures']);
  });

  it.each([
    'Harbor Adventures, 2012',
    'Adventures at Harbor',
    'One of the many long harbor adventures',
  ])('does not begin at "%s" in that look', (text) => {
    expect(sectionsOf(...work, null, h(text), { text: 'Sailed around the world' })).toEqual(before);
  });

  it('begins at the last noun of a heading in the look of the others', () => {
    expect(sectionsOf(...work, h('Harbor Skills'), { text: 'Bread, rolls, cakes' })).toEqual([
      ...before,
      'skills: Harbor Skills',
    ]);
    expect(sectionsOf(...work, h('University Projects'), { text: 'A clock of bread' })).toEqual([
      ...before,
      'other: University Projects',
    ]);
  });

  it('is of the kind that its text shows when its heading leaves it open', () => {
    const school: Print = { text: 'Associate of Science, Riverbend College, 2012' };
    expect(sectionsOf(...work, h('Training'), school)).toEqual([...before, 'education: Training']);
    expect(sectionsOf(...work, h('Training'), { text: 'Fire safety' })).toEqual([
      ...before,
      'other: Training',
    ]);
    expect(sectionsOf(...work, h('Background'), school)).toEqual([
      ...before,
      'education: Background',
    ]);
  });
});

const told: Print = { text: 'Sailed around the world and back' };
const list: Print = { text: 'Bread, rolls, cakes, knives, ovens, mixers' };
const school: Print = { text: 'Riverbend University, Bachelor of Arts in History, 2012' };
const skills: Rows = [h('Skills'), list];
const education: Rows = [h('Education'), school];
/** Headings that nobody knows, each with a line of its own. */
const unknown = (...headings: string[]): Rows =>
  headings.flatMap((heading) => [null, h(heading), told]);

describe('unknown headings', () => {
  it('begin sections when they come again, though no heading is known', () => {
    expect(sectionsOf(...unknown('Harbor Adventures', 'River Tales'))).toEqual([
      'top',
      'other: Harbor Adventures',
      'other: River Tales',
    ]);
    expect(sectionsOf(...unknown('Harbor Adventures'))).toEqual(['top']);
  });

  it('begin sections when they are two, or no more than the known ones', () => {
    const two = ['Harbor Adventures', 'River Tales'];
    const others = two.map((heading) => `other: ${heading}`);
    expect(sectionsOf(...work, ...unknown(...two))).toEqual([...before, ...others]);
    expect(sectionsOf(...work, ...unknown(...two, 'Lake Days'))).toEqual(before);
    expect(
      sectionsOf(...work, ...skills, ...education, ...unknown(...two, 'Lake Days')).slice(4),
    ).toEqual([...others, 'other: Lake Days']);
  });

  it('begin none above the contact, or the first known heading', () => {
    const sections = (...rows: Rows) =>
      findSections(readingOrder([pageOf([{ text: 'Ana Ruiz', size: 24 }, ...rows])])).map(
        ({ kind, heading }) => (heading ? `${kind}: ${heading.text}` : kind),
      );
    const motto = h('Harbor Adventures');
    expect(sections(motto, { text: 'ana@example.com' }, { text: 'Utica' }, ...work)).toEqual(
      before,
    );
    expect(sections(motto, { text: 'Utica' }, ...work)).toEqual(before);
    expect(
      sections(motto, { text: '(315) 555-0142' }, ...unknown('Lake Days'), null, ...work),
    ).toEqual(['top', 'other: Lake Days', 'work: Experience']);
  });

  it('begin none when they stand nearer to the text above, or have none below', () => {
    expect(sectionsOf(...work, h('Harbor Adventures'), null, told)).toEqual(before);
    expect(sectionsOf(...work, null, h('Harbor Adventures'))).toEqual(before);
  });

  it('are of the kind of their text when no other section is', () => {
    const jobs: Rows = [
      { text: 'Baker, Sunrise Bakery, May 2019 - June 2021' },
      duty,
      { text: 'Cook, Market Diner, May 2015 - June 2019' },
      duty,
    ];
    const secrets = h('Harbor Secrets');
    expect(sectionsOf(...work, null, secrets, list)).toContain('skills: Harbor Secrets');
    expect(sectionsOf(...work, null, secrets, school)).toContain('education: Harbor Secrets');
    expect(sectionsOf(...skills, null, secrets, ...jobs)).toContain('work: Harbor Secrets');
    expect(sectionsOf(...work, null, secrets, ...jobs)).toContain('other: Harbor Secrets');
  });

  it('are more skills only beside the skills', () => {
    const secrets: Rows = [null, h('Harbor Secrets'), list];
    expect(sectionsOf(...work, null, ...skills, ...secrets)).toContain('skills: Harbor Secrets');
    expect(sectionsOf(...work, ...secrets, null, ...skills)).toContain('skills: Harbor Secrets');
    expect(sectionsOf(...work, null, ...skills, null, ...education, ...secrets)).toContain(
      'other: Harbor Secrets',
    );
  });

  it('are more education when they leave it open', () => {
    const college: Print = { text: 'Associate of Science, Riverbend College, 2010' };
    expect(sectionsOf(...work, ...education, null, h('Training'), college)).toContain(
      'education: Training',
    );
    expect(sectionsOf(...work, ...education, null, h('Harbor Secrets'), college)).toContain(
      'other: Harbor Secrets',
    );
  });
});

describe('a heading of words before its noun', () => {
  const below: Rows = [{ text: 'Sailor, 2012' }, duty];

  it.each(['work: Harbor Experience', 'education: Harbor Education', 'skills: Harbor Skills'])(
    'begins a section when it is larger, with space above: %s',
    (section) => {
      const heading = { text: section.replace(/^\w+: /u, ''), size: 14 };
      expect(sectionsOf(...work, null, heading, ...below)).toEqual([...before, section]);
      expect(sectionsOf(...work, heading, ...below)).toEqual(before);
      expect(sectionsOf(...work, null, { ...heading, size: 11 }, ...below)).toEqual(before);
    },
  );

  it('begins a section without data only in capitals', () => {
    expect(sectionsOf(...work, null, { text: 'HARBOR AWARDS' }, ...below)).toEqual([
      ...before,
      'other: HARBOR AWARDS',
    ]);
    expect(sectionsOf(...work, null, { text: 'Harbor Awards', size: 14 }, ...below)).toEqual(
      before,
    );
  });

  it('begins none in capitals when all text is in capitals', () => {
    expect(
      sectionsOf(
        h('EXPERIENCE'),
        { text: 'BAKER AT SUNRISE BAKERY' },
        { text: 'BAKE BREAD EVERY NIGHT OF THE WEEK' },
        null,
        { text: 'HARBOR AWARDS' },
        { text: 'Sailor of the year' },
      ),
    ).toEqual(['top', 'work: EXPERIENCE']);
  });
});

describe('the look of a heading', () => {
  it('is none in bold when all text is bold, or for a group of skills', () => {
    const bold = (text: string): Print => ({ text, bold: true });
    expect(
      sectionsOf(h('Experience'), ...['Baker, Sunrise Bakery', 'Skills', 'Bread'].map(bold)),
    ).toEqual(['top', 'work: Experience']);
    expect(sectionsOf(...work, null, ...skills, bold('Tools'), list)).toEqual([
      ...before,
      'skills: Skills',
    ]);
  });

  it('is seen beside a date', () => {
    expect(sectionsOf(...work, null, [h('Skills'), { text: '2012', x: 400 }], list)).toEqual([
      ...before,
      'skills: Skills',
    ]);
  });
});

describe('a heading in a look of its own', () => {
  const bold = (text: string): Print => ({ text, bold: true });

  it.each<[string, Rows]>([
    ['in capitals above capitals', [null, { text: 'SKILLS' }, { text: 'BREAD, ROLLS, CAKES' }]],
    ['large above large text', [null, { text: 'Skills', size: 14 }, { text: 'Bread', size: 14 }]],
    ['bold right below plain text', [bold('Skills'), list]],
    ['right below another one', [h('Harbor Adventures'), h('Skills'), list]],
    ['with a blank before its colon', [null, h('Skills :'), list]],
  ])('begins a section when it is %s', (_, rows) => {
    const sections = sectionsOf(...work, ...rows);
    expect(sections).toHaveLength(3);
    expect(sections[2]).toMatch(/^skills: skills/iu);
  });

  it('begins none when it is plain, right below bold text', () => {
    expect(sectionsOf(...work, bold('Sunrise'), { text: 'Skills' }, list)).toEqual(before);
  });

  it('begins a section of any kind when a known one has the same look', () => {
    const interests: Rows = [null, bold('Interests'), told];
    expect(sectionsOf(...work, null, bold('Skills'), list, ...interests)).toEqual([
      ...before,
      'skills: Skills',
      'other: Interests',
    ]);
    expect(sectionsOf(...work, ...interests)).toEqual(before);
  });

  it('begins a section of five words, and none when it names a school', () => {
    expect(sectionsOf(...work, null, h('Harbor Adventures of Ana Ruiz'), told)).toEqual([
      ...before,
      'other: Harbor Adventures of Ana Ruiz',
    ]);
    expect(sectionsOf(...work, null, h('Riverbend School of Education'), told)).toEqual(before);
  });

  it('is of the kind that its text shows when it tells two', () => {
    const summary: Rows = [h('Summary'), told, null];
    const both = h('Skills and Experience');
    const job = { text: 'Baker, Sunrise Bakery, May 2019 - June 2021' };
    expect(sectionsOf(...summary, both, list)).toContain('skills: Skills and Experience');
    expect(sectionsOf(...summary, both, job, duty)).toContain('work: Skills and Experience');
    expect(sectionsOf(...work, null, h('Education and Skills'), list)).toContain(
      'skills: Education and Skills',
    );
    expect(sectionsOf(...work, null, h('Awards'), list)).toContain('other: Awards');
  });
});

describe('a label beside its text', () => {
  const beside = (label: string, text: string): Rows => [
    [
      { text: label, bold: true },
      { text, x: 220 },
    ],
    [{ text: 'and more of it every day', x: 220 }],
  ];

  it('begins a section when all labels are headings', () => {
    expect(
      sectionsOf(
        ...work,
        null,
        h('Summary'),
        told,
        null,
        ...beside('Education', 'Riverbend University, 2012'),
        ...beside('Skills', 'Sailing, rowing'),
      ),
    ).toEqual([...before, 'summary: Summary', 'education: Education', 'skills: Skills']);
  });

  it('names a group when another label is no heading', () => {
    expect(
      sectionsOf(
        ...work,
        null,
        h('Skills'),
        ...beside('Core Work', 'Bread, rolls'),
        ...beside('Harbor Tales', 'Sailing, rowing'),
      ),
    ).toEqual([...before, 'skills: Skills']);
  });
});

describe('a sidebar', () => {
  it('ends before the main column, which begins with the name', () => {
    const main = (text: string, look: Partial<Print> = {}) => ({ text, x: 260, ...look });
    const rows: Rows = [
      [h('Contact'), main('Ana Ruiz', { size: 24 })],
      [{ text: '315-555-0142' }, main('Baker of bread and rolls in Utica')],
      [{ text: 'Utica, NY' }, main('Experience', { bold: true, size: 14 })],
      [h('Skills'), main('Baker, Sunrise Bakery, 2019 - 2021')],
      [{ text: 'Bread' }, main('Bake bread every night of the week')],
      [{ text: 'Rolls' }, main('Bake rolls every day of the week')],
      [{ text: 'Cakes' }, main('Bake cakes every day of the week')],
    ];
    const sections = findSections(readingOrder([pageOf(rows)]));
    expect(sections.map(({ kind, lines }) => [kind, lines[0]?.text])).toEqual([
      ['top', undefined],
      ['contact', '315-555-0142'],
      ['skills', 'Bread'],
      ['top', 'Ana Ruiz'],
      ['work', 'Baker, Sunrise Bakery, 2019 - 2021'],
    ]);
  });
});
