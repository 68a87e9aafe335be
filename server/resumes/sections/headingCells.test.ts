import { describe, expect, it } from 'vitest';
import { readingOrder } from '../layout/readingOrder.ts';
import { pageOf, type Print } from '../testPage.ts';
import { splitHeadingCell } from './headingCells.ts';

/** The first of two printed rows, split: its lines, each with its look. */
function linesOf(row: Print | Print[]): [text: string, isBold: boolean][] {
  const [line] = readingOrder([pageOf([row, { text: 'Baked bread for the whole town' }])]);
  return line ? splitHeadingCell(line).map(({ text, bold }) => [text, bold]) : [];
}
const textsOf = (row: Print | Print[]) => linesOf(row).map(([text]) => text);

describe('a heading beside its text', () => {
  it.each([
    ['in capitals', { text: 'SKILLS' }],
    ['in bold', { text: 'Skills', bold: true }],
    ['with a colon', { text: 'SKILLS:' }],
  ])('becomes a line of its own when it is printed %s', (_, heading) => {
    expect(textsOf([heading, { text: 'Excel, Word', x: 200 }])).toEqual([
      heading.text,
      'Excel, Word',
    ]);
  });

  it('becomes one away from the left edge when it is bold beside plain text', () => {
    expect(
      textsOf([
        { text: 'Skills', bold: true, x: 150 },
        { text: 'Excel, Word', x: 300 },
      ]),
    ).toEqual(['Skills', 'Excel, Word']);
  });

  it('keeps its look, and the text has its own', () => {
    expect(
      linesOf([
        { text: 'Skills', bold: true },
        { text: 'Excel, Word', x: 200 },
      ]),
    ).toEqual([
      ['Skills', true],
      ['Excel, Word', false],
    ]);
  });

  it.each(['SQL', 'C++', 'R'])('becomes one beside a text as short as %s', (text) => {
    expect(textsOf([{ text: 'SKILLS' }, { text, x: 200 }])).toEqual(['SKILLS', text]);
  });

  it('leaves the cells of its text together when there are several', () => {
    expect(
      textsOf([{ text: 'SKILLS' }, { text: 'Excel', x: 200 }, { text: 'Word', x: 330 }]),
    ).toEqual(['SKILLS', 'Excel  Word']);
  });

  it.each([
    ['it looks like its text', [{ text: 'Skills' }, { text: 'Excel, Word', x: 200 }]],
    ['its words head nothing', [{ text: 'BAKER' }, { text: 'Sunrise Bakery', x: 200 }]],
    ['a page number stands beside it', [{ text: 'SKILLS' }, { text: '2', x: 500 }]],
    ['another heading stands beside it', [{ text: 'SKILLS' }, { text: 'EDUCATION', x: 200 }]],
    [
      'a page number stands there, too',
      [{ text: 'SKILLS' }, { text: 'Excel', x: 200 }, { text: '2', x: 500 }],
    ],
    [
      'another heading stands beside its text',
      [{ text: 'SKILLS' }, { text: 'Excel', x: 200 }, { text: 'EDUCATION', x: 330 }],
    ],
    [
      'it is not at the left edge',
      [
        { text: 'SKILLS', x: 150 },
        { text: 'Excel', x: 300 },
      ],
    ],
    [
      'it is not at the left edge, and all is bold',
      [
        { text: 'Skills', x: 150, bold: true },
        { text: 'Excel', x: 300, bold: true },
      ],
    ],
    ['it has a bullet', [{ text: '• SKILLS' }, { text: 'Excel, Word', x: 200 }]],
  ])('stays in its line when %s', (_, row) => {
    expect(textsOf(row)).toHaveLength(1);
  });
});

describe('a heading before a colon', () => {
  it('becomes a line of its own when it is in capitals', () => {
    expect(textsOf({ text: 'SKILLS: Excel, Word' })).toEqual(['SKILLS', 'Excel, Word']);
  });

  it('becomes a bold line of its own when it is bold before plain text', () => {
    expect(
      linesOf([
        { text: 'Skills:', bold: true },
        { text: 'Excel, Word', x: 114 },
      ]),
    ).toEqual([
      ['Skills', true],
      ['Excel, Word', false],
    ]);
  });

  it.each([
    ['it looks like the text after it', 'Skills: Excel, Word'],
    ['it is all bold', 'Skills: Excel, Word', true],
    ['its words head nothing', 'CASH REGISTERS: all kinds'],
    ['it heads no section by itself', 'AWARDS: Baker of the year'],
    ['it has a bullet', '• SKILLS: Excel, Word'],
    ['nothing follows', 'SKILLS:'],
  ])('stays in its line when %s', (_, text, bold = false) => {
    expect(textsOf({ text, bold })).toHaveLength(1);
  });
});
