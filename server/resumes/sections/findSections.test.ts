import { describe, expect, it } from 'vitest';
import { readingOrder } from '../layout/readingOrder.ts';
import { h, pageOf, type Print } from '../testPage.ts';
import { findSections, isSubLabel } from './findSections.ts';

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

describe('a label within an entry', () => {
  it.each(['Highlights', 'Key duties:', ' Selected projects ', 'Honors & awards', 'Results'])(
    'is "%s"',
    (text) => {
      expect(isSubLabel(text)).toBe(true);
    },
  );

  it.each(['Education', 'Key', 'Highlights of a year', 'My duties'])('is not "%s"', (text) => {
    expect(isSubLabel(text)).toBe(false);
  });
});
