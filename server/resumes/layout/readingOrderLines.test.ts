import { describe, expect, it } from 'vitest';
import type { TextItem } from '../read/text.ts';
import { readingOrder } from './readingOrder.ts';
import { beside, down, item, page } from './testing.ts';

const linesOf = (...pages: TextItem[][]) =>
  readingOrder(pages.map((items, i) => page(items, i + 1)));
const lineOf = (...items: TextItem[]) => linesOf(items)[0];

describe('a line', () => {
  it('has the look of its first text and the size of its longest', () => {
    const job = item('Cook', 50, 100, { bold: true, size: 12, font: 'Face-Bold' });
    expect(lineOf(job, item('at a diner by the lake', 120, 100))).toMatchObject({
      text: 'Cook  at a diner by the lake',
      bold: true,
      italic: false,
      font: 'Face-Bold',
      size: 10,
      x0: 50,
      x1: 230,
      y: 100,
      page: 1,
      label: false,
    });
  });

  it('has no bullet in its text, and remembers it', () => {
    const textOf = (text: string) => {
      const line = lineOf(item(text, 50, 100));
      return [line?.text, line?.bullet];
    };
    expect(textOf('• Fry eggs')).toEqual(['Fry eggs', true]);
    expect(textOf('o Fry eggs')).toEqual(['Fry eggs', true]);
    expect(textOf('only eggs')).toEqual(['only eggs', false]);
    expect(textOf('-')).toEqual(['-', false]);
  });

  it('has no pictures of an icon font in its texts', () => {
    const contact = '\uE001 315-555-0142 \uE002 Utica \uE003';
    expect(lineOf(item(contact, 50, 100))?.text).toBe('315-555-0142  Utica');
  });
});

describe('the distance to the line above', () => {
  it('is told in font sizes, and is none at the start of a column', () => {
    const gaps = linesOf([
      item('Ana Ruiz', 50, 100, { size: 20 }),
      item('Cook', 50, 125),
      item('Fry eggs', 50, 139),
    ]).map(({ gap }) => gap);
    expect(gaps).toEqual([Infinity, 2.5, 1.4]);
  });

  it('is none at the start of a page, or of the next column', () => {
    const left = ['Skills', 'Typing', 'Languages', 'Spanish'];
    const right = ['Experience', 'Cook', 'Volunteer', 'Choir'];
    const gaps = linesOf(beside([50, left], [250, right])).map(({ gap }) => gap);
    expect(gaps).toEqual([Infinity, 1.4, 1.4, 1.4, Infinity, 1.4, 1.4, 1.4]);
    const pages = linesOf(down(50, 100, ['Cook', 'Fry eggs']), down(50, 130, ['Wash pans']));
    expect(pages.map(({ gap }) => gap)).toEqual([Infinity, 1.4, Infinity]);
  });

  it('leaves labels out, whose lines are next to each other', () => {
    const firm = ['Lake Electric', '06/2020 - Present', 'Utica, NY'];
    const other = ['Twin Contracting', '01/2018 - 05/2020', 'Rome, NY'];
    const duties = Array.from({ length: 7 }, (_, i) => `Wire the panels of school number ${i}`);
    const lines = linesOf(beside([50, [...firm, '', ...other]], [200, duties]));
    expect(lines.map(({ gap, label }) => [label, gap])).toEqual([
      [true, Infinity],
      [true, 1.4],
      [true, 1.4],
      [false, Infinity],
      [false, 1.4],
      [false, 1.4],
      [false, 1.4],
      [true, 1.4],
      [true, 1.4],
      [true, 1.4],
      [false, 1.4],
      [false, 1.4],
      [false, 1.4],
    ]);
  });
});

describe('the edges of a column', () => {
  it('are those of its widest lines, without its labels', () => {
    const lines = linesOf([item('Cook', 50, 100), item('Fry eggs for guests', 62, 114)]);
    expect(lines).toMatchObject([
      { left: 50, right: 157 },
      { left: 50, right: 157 },
    ]);
    const dates = ['2019 – 2021', '', '2016', '', '2015', ''];
    const texts = ['Cook', 'Fry eggs for guests', 'Baker', 'Bake bread', 'Clerk', 'Sell bread'];
    expect(linesOf(beside([50, dates], [200, texts])).slice(0, 5)).toMatchObject([
      { label: true, left: 200, right: 105 },
      { label: false, left: 200, right: 295 },
      { label: false, left: 200, right: 295 },
      { label: true, left: 200, right: 105 },
      { label: false, left: 200, right: 295 },
    ]);
  });
});
