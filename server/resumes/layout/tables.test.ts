import { describe, expect, it } from 'vitest';
import { groupRows } from './segments.ts';
import { findTable } from './tables.ts';
import { item, segments } from './testing.ts';

/** Cells at the edges 50, 200 and 350; '' leaves one empty. */
const cells = (y: number, ...texts: string[]) =>
  texts.map((text, i) => item(text, 50 + 150 * i, y)).filter(({ text }) => text !== '');
type Rows = ReturnType<typeof cells>[];
const tableOf = (...rows: Rows) => findTable(groupRows(segments(...rows.flat())));
/** The lines of the table, their cells apart by " | ". */
const linesOf = (...rows: Rows) =>
  tableOf(...rows)?.rows.map((row) => row.map(({ text }) => text).join(' | '));

const head = cells(100, 'Dates', 'Employer', 'Duties');
const cook = cells(120, '2019 – 2021', 'Lake Diner', 'Fry eggs');
const clerk = cells(140, '2016 – 2019', 'Piggy Market', 'Sort milk');

describe('a table with a head', () => {
  it('is read row by row, what a row tells after what names it', () => {
    const lines = [item('Experience', 50, 80)];
    expect(linesOf(lines, head, cook, clerk)).toEqual([
      '2019 – 2021 | Lake Diner',
      'Fry eggs',
      '2016 – 2019 | Piggy Market',
      'Sort milk',
    ]);
    expect(tableOf(lines, head, cook, clerk)).toMatchObject({ from: 1, to: 3 });
    const moved = cells(100, 'Responsibilities', 'Job title', 'From');
    const texts = cells(120, 'Fry eggs', 'Cook', '2019 – 2021');
    expect(linesOf(moved, texts)).toEqual(['Cook | 2019 – 2021', 'Fry eggs']);
  });

  it('has the lines of a cell together', () => {
    const wrapped = cells(134, '', 'and Inn', 'Wash pans');
    expect(linesOf(head, cook, wrapped, cells(160, '2016', 'Piggy Market', ''))).toEqual([
      '2019 – 2021 | Lake Diner and Inn',
      'Fry eggs',
      'Wash pans',
      '2016 | Piggy Market',
    ]);
    const [named] = tableOf(head, cook, cells(134, '', 'and Inn of the lake'))?.rows ?? [];
    const text = 'Lake Diner and Inn of the lake';
    expect(named?.[1]).toMatchObject({ x0: 200, x1: 295, text, runs: [{ text }] });
    // Lines more than 1.65 sizes apart are entries of their own.
    expect(linesOf(head, cook, cells(136.5, '2018', 'Inn', ''))).toHaveLength(2);
    expect(linesOf(head, cook, cells(136.6, '2018', 'Inn', ''))).toHaveLength(3);
  });

  it('ends where the texts stand no longer in its columns', () => {
    const ends = (...row: Rows[number]) => tableOf(head, cook, row, clerk)?.to;
    const between = (text: string, x: number) => [item(text, x, 130)];
    expect(ends(...between('Lodge', 200))).toBe(3);
    expect(ends(...between('Lodge', 197))).toBe(3);
    expect(ends(...between('Lodge', 196))).toBe(1);
    expect(ends(...between('Lodge', 215))).toBe(3);
    expect(ends(...between('Lodge', 216))).toBe(1);
    // A text across the next column.
    expect(ends({ ...item('Cook', 200, 130), width: 151 })).toBe(3);
    expect(ends({ ...item('Cook', 200, 130), width: 152 })).toBe(1);
    expect(ends({ ...item('Cook', 350, 130), width: 200 })).toBe(3);
  });

  it('ends at a heading and above a hole', () => {
    expect(tableOf(head, cook, [item('Education', 50, 136)], clerk)?.to).toBe(1);
    expect(tableOf(head, cook, cells(136, 'Education', 'Salina School', ''), clerk)?.to).toBe(3);
    expect(tableOf(head, cook, cells(170, '2018', 'Inn', ''))?.to).toBe(2);
    expect(tableOf(head, cook, cells(171, '2018', 'Inn', ''))?.to).toBe(1);
  });

  it('has a row below it', () => {
    expect(tableOf(head)).toBeNull();
    expect(tableOf(cook, clerk)).toBeNull();
    expect(tableOf(head, cells(151, '2018', 'Inn', ''))).toBeNull();
  });
});

describe('the head of a table', () => {
  const isHead = (...texts: string[]) =>
    tableOf(cells(100, ...texts), cells(120, '2019', 'Lake Diner', 'Fry')) !== null;

  it('names each of three columns or more, one of them a name', () => {
    expect(isHead('Period', 'Company', 'Key achievements')).toBe(true);
    expect(isHead('Years', 'Location', 'Title')).toBe(true);
    expect(isHead('Dates', 'Employer')).toBe(false);
    expect(isHead('Dates', 'Employer', 'Cook')).toBe(false);
    expect(isHead('Dates', 'Years', 'Duties')).toBe(false);
  });

  it('is short, with one name in a cell', () => {
    expect(isHead('Dates', 'Employer or company of a cook', 'Duties')).toBe(true);
    expect(isHead('Dates', 'Employer or company of a baker', 'Duties')).toBe(false);
    expect(isHead('Dates', 'Position and duties', 'Place')).toBe(false);
    expect(isHead('Dates', 'Position & duties', 'Place')).toBe(false);
  });
});
