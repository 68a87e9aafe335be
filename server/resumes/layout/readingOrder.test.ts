import { describe, expect, it } from 'vitest';
import type { PageText, TextItem } from '../read/text.ts';
import { readingOrder } from './readingOrder.ts';

const item = (text: string, x: number, y: number, more: Partial<TextItem> = {}): TextItem => ({
  text,
  x,
  y,
  width: text.length * 5,
  size: 10,
  bold: false,
  italic: false,
  font: 'Face',
  ...more,
});
const page = (items: TextItem[], number = 1): PageText => ({
  page: number,
  width: 612,
  height: 792,
  items,
});
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
});
