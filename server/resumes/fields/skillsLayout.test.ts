import { describe, expect, it } from 'vitest';
import { readingOrder } from '../layout/readingOrder.ts';
import type { Line } from '../layout/line.ts';
import { readSkills } from './skills.ts';

interface Row {
  cells: { text: string; x: number }[];
  /** Points from the line above. */
  gap?: number;
  bold?: boolean;
  size?: number;
}
const row = (gap: number, ...texts: string[]): Row => ({
  gap,
  cells: texts.map((text, i) => ({ text, x: 50 + 180 * i })).filter(({ text }) => text !== ''),
});
const at = (gap: number, x: number, text: string): Row => ({ gap, cells: [{ text, x }] });

/** The lines of rows of 10 points; each letter is 5 points wide. */
function linesOf(rows: Row[]): Line[] {
  let y = 100;
  const items = rows.flatMap(({ cells, gap = 14, bold = false, size = 10 }) => {
    y += gap;
    return cells.map(({ text, x }) => ({
      text,
      x,
      y,
      width: (text.length * size) / 2,
      size,
      bold,
      italic: false,
      font: bold ? 'Face-Bold' : 'Face',
    }));
  });
  return readingOrder([{ page: 1, width: 612, height: 792, items }]);
}
const skillsOf = (rows: Row[]) => readSkills(linesOf(rows)).map(({ value }) => value);

/** The skills of rows that are read across, not as columns. */
function skillsAcross(rows: Row[]): string[] {
  const lines = rows.flatMap((one) =>
    linesOf([one]).map((line) => ({ ...line, gap: (one.gap ?? 14) / line.size })),
  );
  return readSkills(lines).map(({ value }) => value);
}

describe('skills in a grid', () => {
  it('go on in the cell below when that begins in lower case', () => {
    expect(
      skillsAcross([row(14, 'Guided', 'Cash handling', 'Typing'), row(14, 'reading')]),
    ).toEqual(['Guided reading', 'Cash handling', 'Typing']);
  });

  it('go on in the second cell below', () => {
    expect(skillsAcross([row(14, 'Filing', 'Cash', 'Typing'), row(14, '', 'handling')])).toEqual([
      'Filing',
      'Cash handling',
      'Typing',
    ]);
  });

  it('end with their cell when the next begins with a capital', () => {
    expect(
      skillsAcross([row(14, 'Guided', 'Cash', 'Filing'), row(14, 'Reading', 'Typing', 'Baking')]),
    ).toEqual(['Guided', 'Cash', 'Filing', 'Reading', 'Typing', 'Baking']);
  });

  it('go on below at the narrow one of two line distances', () => {
    expect(
      skillsAcross([
        row(16, 'Microsoft', 'Customer', 'Knife'),
        row(11, 'Excel', 'Service', 'Work'),
        row(16, 'Filing', 'Typing', 'Baking'),
        row(16, 'Sorting', 'Washing', 'Cooking'),
      ]),
    ).toEqual([
      'Microsoft Excel',
      'Customer Service',
      'Knife Work',
      'Filing',
      'Typing',
      'Baking',
      'Sorting',
      'Washing',
      'Cooking',
    ]);
  });

  it('do not go on far below', () => {
    expect(skillsAcross([row(14, 'Guided', 'Cash'), row(24, 'reading', 'handling')])).toEqual([
      'Guided',
      'Cash',
      'reading',
      'handling',
    ]);
  });

  it('go on in the middle below when the cells are centered', () => {
    expect(
      skillsAcross([
        {
          cells: [
            { text: 'Customer', x: 60 },
            { text: 'Filing', x: 300 },
          ],
        },
        { cells: [{ text: 'care', x: 70 }] },
      ]),
    ).toEqual(['Customer care', 'Filing']);
  });
});

describe('a skill of two lines', () => {
  it('goes on in lower case', () => {
    expect(skillsOf([row(14, 'Baking bread'), row(14, 'and rolls'), row(14, 'Filing')])).toEqual([
      'Baking bread and rolls',
      'Filing',
    ]);
  });

  it('goes on below the text after its bullet', () => {
    expect(
      skillsOf([at(14, 50, '• Baking for'), at(14, 59, 'Utica'), at(14, 50, '• Filing')]),
    ).toEqual(['Baking for Utica', 'Filing']);
  });

  it('goes on at the narrow one of two line distances', () => {
    expect(
      skillsOf([
        row(14, 'Microsoft'),
        row(11, 'Excel'),
        row(22, 'Filing'),
        row(22, 'Typing'),
        row(22, 'Sorting'),
      ]),
    ).toEqual(['Microsoft Excel', 'Filing', 'Typing', 'Sorting']);
  });

  it('are two when all lines have one distance, or the second is far or larger', () => {
    expect(skillsOf([row(14, 'Microsoft'), row(14, 'Excel')])).toEqual(['Microsoft', 'Excel']);
    expect(skillsOf([row(14, 'Baking'), row(24, 'bread')])).toEqual(['Baking', 'bread']);
    expect(skillsOf([row(14, 'Baking'), { ...row(14, 'bread'), size: 11 }])).toEqual([
      'Baking',
      'bread',
    ]);
  });
});

describe('skills with signs between them', () => {
  it('go on in the next line when it had no room for a word', () => {
    expect(
      skillsOf([
        row(14, 'Cash handling • Sorting letters • Customer'),
        row(14, 'Service • Filing'),
      ]),
    ).toEqual(['Cash handling', 'Sorting letters', 'Customer Service', 'Filing']);
  });

  it('begin anew in the next line when it had room', () => {
    expect(
      skillsOf([
        row(14, 'Sorting letters and parcels in several towns'),
        row(14, 'Baking bread • Customer'),
        row(14, 'Service • Filing'),
      ]),
    ).toEqual([
      'Sorting letters and parcels in several towns',
      'Baking bread',
      'Customer',
      'Service',
      'Filing',
    ]);
  });

  it('are two at the end of a full line when all others are single words', () => {
    expect(skillsOf([row(14, 'Baking • Typing • Sorting'), row(14, 'Filing • Welding')])).toEqual([
      'Baking',
      'Typing',
      'Sorting',
      'Filing',
      'Welding',
    ]);
  });

  it('go on after a sign at the end of a line', () => {
    expect(skillsOf([row(14, 'Cash handling • Typing •'), row(14, 'Filing')])).toEqual([
      'Cash handling',
      'Typing',
      'Filing',
    ]);
  });

  it('end before the name of a group', () => {
    expect(skillsOf([row(14, 'Cash handling, Typing'), row(14, 'Kitchen: Baking')])).toEqual([
      'Cash handling',
      'Typing',
      'Baking',
    ]);
  });
});

describe('the name of a group of skills', () => {
  it.each([
    ['it is larger than its list', { size: 13 }],
    ['it is bold above its list', { bold: true }],
  ])('is none itself when %s', (_, look) => {
    const group = (text: string) => ({ ...row(18, text), ...look });
    expect(
      skillsOf([
        group('Kitchen'),
        row(14, 'Baking, Frying'),
        group('Office'),
        row(14, 'Typing, Filing'),
      ]),
    ).toEqual(['Baking', 'Frying', 'Typing', 'Filing']);
  });

  it('is none itself when it ends with a colon in a style of its own', () => {
    expect(
      skillsOf([{ ...row(14, 'Kitchen:'), size: 9 }, row(14, 'Baking'), row(14, 'Frying')]),
    ).toEqual(['Baking', 'Frying']);
  });
});
