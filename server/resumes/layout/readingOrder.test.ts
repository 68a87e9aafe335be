import { describe, expect, it } from 'vitest';
import type { PageText } from '../read/text.ts';
import { readingOrder } from './readingOrder.ts';
import { beside, down, item, page } from './testing.ts';

const read = (...pages: PageText[]): string[] => readingOrder(pages).map((line) => line.text);

describe('reading order', () => {
  it('goes from top to bottom in any order of drawing', () => {
    expect(read(page([item('second', 50, 120), item('first', 50, 100)]))).toEqual([
      'first',
      'second',
    ]);
  });

  it('joins words of one line and splits cells at wide gaps', () => {
    const [line] = readingOrder([
      page([item('Line', 50, 100), item('Cook', 73, 100), item('2019', 400, 100)]),
    ]);
    expect(line?.cells.map((cell) => cell.text)).toEqual(['Line Cook', '2019']);
  });

  it('reads independent columns one after the other', () => {
    const left = ['Contact', 'a@example.com', 'Skills', 'Typing'].map((text, i) =>
      item(text, 50, 100 + 14 * i),
    );
    const right = ['Experience', 'Cook', 'Diner', 'Fry eggs and bacon'].map((text, i) =>
      item(text, 250, 105 + 17 * i),
    );
    expect(read(page([...left, ...right])).slice(0, 4)).toEqual([
      'Contact',
      'a@example.com',
      'Skills',
      'Typing',
    ]);
  });

  it('puts dates in the margin before what stands beside them', () => {
    const items = [
      item('2019 – 2021', 50, 100),
      item('Cook at a diner by the lake', 200, 100),
      item('Fry eggs and bacon for forty guests', 200, 114),
      item('2016 – 2019', 50, 140),
      item('Dishwasher at a diner by the lake', 200, 140),
      item('Wash and stack all of the dishes', 200, 154),
    ];
    expect(read(page(items))).toEqual([
      '2019 – 2021',
      'Cook at a diner by the lake',
      'Fry eggs and bacon for forty guests',
      '2016 – 2019',
      'Dishwasher at a diner by the lake',
      'Wash and stack all of the dishes',
    ]);
  });

  it('removes the bullet sign and remembers it', () => {
    const [line] = readingOrder([
      page([item('•', 50, 100, { width: 4 }), item('Fry eggs', 62, 100)]),
    ]);
    expect([line?.bullet, line?.text]).toEqual([true, 'Fry eggs']);
  });

  it('closes letter spacing and drops page numbers', () => {
    expect(read(page([item('S K I L L S', 50, 100), item('Page 1 of 2', 280, 780)]))).toEqual([
      'SKILLS',
    ]);
  });

  it('joins a date range that wraps in its cell', () => {
    const items = [
      item('Cook', 50, 100),
      item('May 2019 –', 400, 100),
      item('Diner', 50, 113),
      item('June 2021', 400, 113),
    ];
    expect(read(page(items))).toEqual(['Cook  May 2019 – June 2021', 'Diner']);
  });

  it('leaves out heads and feet that come again on the next page', () => {
    const onPage = (text: string, number: number): PageText =>
      page(
        [
          item('Ana Ruiz, Baker', 50, 30),
          item(text, 50, 200),
          item(`Printed 3 May 2026 - ${number}/2`, 50, 770),
        ],
        number,
      );
    expect(read(onPage('first', 1), onPage('second', 2))).toEqual([
      'Ana Ruiz, Baker',
      'first',
      'second',
    ]);
  });

  it('reads what stands above and below two columns before and after them', () => {
    const left = ['Skills', 'Typing', 'Filing', 'Languages', 'Spanish'];
    const right = ['Experience', 'Cook at a diner', 'Fry eggs', 'Volunteer', 'Choir'];
    const across = 'Ana Ruiz, cook of many years in diners by the lake';
    const items = [
      ...beside([50, left], [250, right]),
      item(across, 50, 80),
      item(across.toUpperCase(), 50, 200),
    ];
    const lines = readingOrder([page(items)]);
    expect(lines.map(({ text }) => text)).toEqual([
      across,
      ...left,
      ...right,
      across.toUpperCase(),
    ]);
    // Each column has a number of its own, and its edges.
    expect([0, 1, 6, 11].map((at) => lines[at]?.column)).toEqual([0, 1, 2, 3]);
    expect(lines[2]).toMatchObject({ left: 50, right: 95, column: 1 });
    expect(lines[7]).toMatchObject({ left: 250, right: 325, column: 2 });
    expect(read(page(items))).toHaveLength(12);
    expect(readingOrder([page(items)], 'rows').map(({ text }) => text)[1]).toBe(
      'Skills  Experience',
    );
  });

  it('reads three columns from left to right', () => {
    const columns = [
      ['Skills', 'Typing', 'Languages', 'Spanish'],
      ['Experience', 'Cook', 'Volunteer', 'Choir'],
      ['Education', 'GED', 'Training', 'First aid'],
    ];
    const items = columns.flatMap((texts, i) => down(50 + 180 * i, 100, texts));
    expect(read(page(items))).toEqual(columns.flat());
  });

  it('reads a table row by row, between what stands around it', () => {
    const cells = (y: number, ...texts: string[]) =>
      texts.map((text, i) => item(text, 50 + 150 * i, y));
    const items = [
      item('Experience', 50, 80),
      ...cells(100, 'Dates', 'Employer', 'Duties'),
      ...cells(120, '2019 – 2021', 'Lake Diner', 'Fry eggs'),
      ...cells(134, '', 'and Inn', 'Wash pans'),
      ...cells(160, '2016 – 2019', 'Piggy Market', 'Sort milk'),
      item('Education', 50, 190),
      item('GED, Salina School', 50, 204),
    ].filter(({ text }) => text !== '');
    expect(read(page(items))).toEqual([
      'Experience',
      '2019 – 2021  Lake Diner and Inn',
      'Fry eggs',
      'Wash pans',
      '2016 – 2019  Piggy Market',
      'Sort milk',
      'Education',
      'GED, Salina School',
    ]);
  });
});
