import { describe, expect, it } from 'vitest';
import type { TextItem } from '../read/text.ts';
import { findGutter } from './gutters.ts';
import type { Reading } from './reading.ts';
import { groupRows } from './segments.ts';
import { beside, down, duties, item, segments } from './testing.ts';

const gutterOf = (items: TextItem[], reading?: Reading) =>
  findGutter(groupRows(segments(...items)), reading);

const sidebar = ['Skills', 'Typing', 'Filing', 'Languages', 'Spanish', 'Braille'];
const twoColumns = beside([50, sidebar], [250, duties]);
const spanning = 'Ana Ruiz, cook of many years in diners by the lake';

describe('a white strip', () => {
  it('is found between two columns, along all their rows', () => {
    expect(gutterOf(twoColumns)).toEqual({ from: 0, to: 7, x: 250, mode: 'columns' });
  });

  it('is none beside one column, or dates in its margin', () => {
    expect(gutterOf(beside([50, duties]))).toBeNull();
    expect(gutterOf([])).toBeNull();
    const dates = ['2019 – 2021', '', '', '', '2016 – 2019'];
    expect(gutterOf(beside([50, duties], [400, dates]))).toBeNull();
  });

  it('begins below a line across it and ends above one', () => {
    const across = (i: number) => item(spanning, 50, 100 + 14 * i);
    expect(gutterOf([across(-1), ...twoColumns, across(8)])).toMatchObject({ from: 1, to: 8 });
    const skills = ['Skills', 'Typing', 'Filing', 'Spelling', 'Spanish', 'Braille'];
    const lower = beside([50, skills], [250, ['Experience', 'Cook', 'Diner']]);
    expect(gutterOf([...lower, across(6)])).toMatchObject({ from: 0, to: 5 });
  });

  it('is at least 7 points wide', () => {
    const reaching = (x1: number) =>
      twoColumns.map((one) => (one.text === 'Filing' ? { ...one, width: x1 - 50 } : one));
    expect(gutterOf(reaching(243))).toMatchObject({ from: 0, to: 7 });
    expect(gutterOf(reaching(244))).toMatchObject({ from: 0, to: 1 });
  });

  it('has at least two texts on its right that begin at one edge', () => {
    const at = (...edges: number[]) =>
      gutterOf([
        ...beside([50, sidebar]),
        ...edges.map((x, i) => item(duties[i] ?? '', x, 105 + 28 * i)),
      ]);
    expect(at(250)).toBeNull();
    expect(at(250, 250)).toMatchObject({ x: 250, mode: 'columns' });
    expect(at(252.5, 250)).toMatchObject({ x: 250 });
    expect(at(253, 250)).toBeNull();
  });

  it('is none after the numbers of a list', () => {
    const numbers = (x: number) =>
      gutterOf(beside([50, ['1.', '', '2.', '', '3.', '']], [x, duties.slice(0, 6)]));
    expect(numbers(70)).toBeNull();
    expect(numbers(71)).toMatchObject({ mode: 'labels' });
  });

  it('is none without a text on its left', () => {
    expect(gutterOf([item(spanning, 50, 86), ...beside([250, duties])])).toBeNull();
  });

  it('has at least three lines beside it', () => {
    const across = [item(spanning, 50, 119), item(spanning, 50, 147)];
    const parts = (...texts: TextItem[]) => gutterOf([...texts, ...across]);
    const [first, second, third] = [100, 133, 161].map((y) => [
      item('Typing', 50, y),
      item('Experience', 250, y + 5),
    ]);
    expect(parts(...(first ?? []), ...(second ?? []), ...(third ?? []))).toBeNull();
    const more = [...(first ?? []), item('Filing', 50, 90), item('Cook', 250, 161)];
    expect(parts(...more)).toMatchObject({ from: 0, x: 250 });
  });
});

describe('of several strips', () => {
  it('the one between columns is taken before one of labels', () => {
    const years = ['2019 – 2021', '', '', '2016 – 2019', '', ''];
    const jobs = ['Cook', 'Fry eggs', 'Wash pans', 'Baker', 'Bake bread', 'Sell bread'];
    const items = beside([50, years], [150, jobs], [400, sidebar]);
    expect(gutterOf(beside([50, years], [150, jobs]))).toMatchObject({ x: 150, mode: 'labels' });
    expect(gutterOf(items)).toMatchObject({ x: 400, mode: 'columns' });
  });

  it('the taller one is taken, then the wider one', () => {
    const three = (third: string[]) =>
      gutterOf(beside([50, sidebar], [200, duties.slice(0, 6)], [430, third]));
    expect(
      three(['Education', 'GED', 'Salina School', 'Volunteer', 'Choir', 'Library']),
    ).toMatchObject({ x: 200 });
    const moved = beside([50, sidebar], [110, sidebar], [430, sidebar]);
    expect(gutterOf(moved)).toMatchObject({ x: 430 });
    const lower = item('Utica Choir of Saint Agnes', 430, 184);
    expect(
      gutterOf([...beside([50, sidebar], [200, sidebar], [300, sidebar]), lower]),
    ).toMatchObject({ x: 200 });
  });

  it('the taller one is taken though another is wider', () => {
    const short = ['Skills', 'Typing', 'Languages', 'Spanish'];
    // Lines of the middle column reach beyond the edge of the last one.
    const long = down(150, 156, duties.slice(0, 6), 14, { width: 280 });
    const left = beside([50, [...short, ...sidebar]], [150, short]);
    const items = [...left, ...long, ...down(430, 100, short)];
    expect(gutterOf(items)).toMatchObject({ x: 150 });
  });

  it('headings in the margin are taken before columns beside them', () => {
    const headings = ['Experience', '', '', '', '', '', 'Languages', ''];
    const columns = [
      ['Skills', 'Typing', 'Filing', 'Education', 'GED', 'Salina School', 'Spanish', 'Braille'],
      ['Volunteer', 'Choir', 'Library', 'Training', 'First aid', 'Fire safety', 'Dutch', 'Sign'],
    ] as const;
    const items = beside([50, headings], [200, columns[0]], [400, columns[1]]);
    expect(gutterOf(items)).toMatchObject({ x: 200, mode: 'labels' });
    const edgeOf = (...left: string[]) =>
      gutterOf(beside([50, left], [200, columns[0]], [400, columns[1]]))?.x;
    expect(edgeOf('2019 – 2021', '', '', '', '', '', '2016 – 2019')).toBe(400);
    expect(edgeOf('Experience', '', '', '', '', '', '2016 – 2019')).toBe(400);
    const few = ['Experience', '2019 – 2021', '2017', '2015', '', '', 'Languages'];
    expect(edgeOf(...few)).toBe(400);
  });
});

describe('above the right column', () => {
  const skills = ['Typing', 'Filing', 'Spelling', 'Spanish', 'Braille', 'Cooking'];
  const right = [
    'Experience',
    'Cook',
    'Fry eggs',
    'Wash pans',
    'Education',
    'GED',
    'Salina School',
  ];
  /** The left column begins so many points above the right one, with a first line of this size. */
  const above = (points: number, first = 'Driving', size = 10, pitch = 14) =>
    gutterOf([
      item(first, 50, 100 - points, { size }),
      ...down(50, 100, skills, pitch),
      ...down(250, 105, right, 17),
    ]);
  const whole = { from: 0, x: 250, mode: 'columns' };

  it('the left one has lines of its distance', () => {
    expect(above(22)).toMatchObject(whole);
    expect(above(23)).toMatchObject({ ...whole, from: 1 });
    // Its lines are 30 points apart.
    expect(above(33, 'Driving', 10, 30)).toMatchObject(whole);
    expect(above(34, 'Driving', 10, 30)).toMatchObject({ ...whole, from: 1 });
    expect(above(50, 'Driving', 10, 46)).toMatchObject(whole);
    expect(above(51, 'Driving', 10, 46)).toMatchObject({ ...whole, from: 1 });
  });

  it('a larger line or a heading spans the whole width', () => {
    expect(above(20, 'Driving', 13)).toMatchObject(whole);
    expect(above(20, 'Driving', 13.1)).toMatchObject({ ...whole, from: 1 });
    expect(above(20, 'Skills')).toMatchObject({ ...whole, from: 1 });
  });

  it('no text stands beside the heading that begins the left one', () => {
    const summary = ['Cook of many years', 'who likes a clean kitchen', 'and good bread'];
    const items = [
      ...down(250, 100, summary),
      item('Skills', 50, 149),
      ...down(250, 156, right),
      ...down(50, 170, skills),
    ];
    // The texts above the heading stand beside nothing.
    expect(gutterOf(items)).toMatchObject({ from: 5, mode: 'columns' });
    expect(gutterOf(items, 'uneven columns')).toMatchObject({ from: 0 });
    const name = item('Ana Ruiz', 50, 70);
    expect(gutterOf([name, ...items])).toMatchObject({ from: 6, mode: 'columns' });
    const other = items.map((one) => (one.text === 'Skills' ? { ...one, text: 'Driving' } : one));
    expect(gutterOf(other)).toMatchObject({ from: 0 });
    const beside = items.map((one) => (one.text === 'Skills' ? { ...one, y: 156 } : one));
    expect(gutterOf(beside)).toMatchObject({ from: 0 });
  });

  it('single dates in the margin of jobs are none of it', () => {
    const jobs = ['Cook', 'Fry eggs', 'Wash pans', 'Order milk', 'Baker', 'Bake bread', 'Skills'];
    const column = ['Languages', 'Spanish', 'Dutch', 'Volunteer', 'Choir', 'Library'];
    const items = (...dates: string[]) => [
      ...beside([50, [...jobs, ...skills]], [400, dates]),
      ...down(400, 198, column),
    ];
    expect(gutterOf(items('2019 – 2021', '', '', '', '2016 – 2019'))).toMatchObject({ from: 7 });
    // A list of dates, or a text beside the jobs, begins it.
    expect(gutterOf(items('2019 –', '2021', '', '', '2016 – 2019'))).toMatchObject({ from: 0 });
    expect(gutterOf(items('Dallas 2019', '', '', '', '2016 – 2019'))).toMatchObject({ from: 0 });
  });
});

describe('below the right column', () => {
  const right = ['Experience', 'Cook at a diner', 'Fry eggs'];
  const left = (...last: string[]) => [
    ...down(50, 100, ['Typing', 'Filing', 'Spelling', 'Spanish', 'Braille']),
    ...down(250, 105, right),
    ...down(50, 170, last),
  ];

  it('the left one has lines of its distance', () => {
    expect(gutterOf(left('Driving', 'Cooking'))).toMatchObject({ from: 0, to: 9 });
    expect(gutterOf([...left(), item('Driving', 50, 178)])).toMatchObject({ to: 8 });
    expect(gutterOf([...left(), item('Driving', 50, 179)])).toMatchObject({ to: 7 });
  });

  it('a heading spans the whole width, but not on the last line', () => {
    expect(gutterOf(left('Education', 'GED'))).toMatchObject({ to: 7 });
    expect(gutterOf(left('Education', 'GED'), 'uneven columns')).toMatchObject({ to: 7 });
    expect(gutterOf(left('Education'))).toMatchObject({ to: 8 });
  });
});

describe('a right column', () => {
  it('ends before a hole of more than 15 lines', () => {
    const list = Array.from({ length: 20 }, (_, i) => `Task ${i}`);
    const upper = down(250, 105, duties.slice(0, 4));
    const across = (y: number) =>
      gutterOf([...down(50, 100, list), ...upper, ...down(250, y, ['Choir', 'Library'])]);
    expect(across(297)).toMatchObject({ from: 0, to: 23 });
    expect(across(298)).toMatchObject({ from: 0, to: 17 });
    // The part below the hole is the taller one.
    const [few, many] = [down(250, 105, ['Choir', 'Library']), down(250, 275, duties)];
    const longer = [...list, ...list].map((text, i) => item(text, 50, 100 + 14 * i));
    expect(gutterOf([...longer, ...few, ...many])).toMatchObject({ from: 15, to: 49 });
  });

  it('ends where only dates stand beside the text of a heading on the left', () => {
    const left = ['Skills', 'Typing', 'Languages', 'Spanish', '', 'Experience', 'Cook, Diner'];
    const right = ['Contact', 'a@example.com', 'Volunteer', 'Choir', 'Library', ''];
    const items = (...beside1: string[]) =>
      beside(
        [50, [...left, 'Fry eggs', 'Baker, Inn', 'Bake bread']],
        [300, [...right, ...beside1]],
      );
    expect(gutterOf(items('2019 – 2021', '', '2016 – 2019'))).toMatchObject({ from: 0, to: 4 });
    expect(gutterOf(items('2019 – 2021', 'Austin'))).toMatchObject({ from: 0, to: 4 });
    expect(gutterOf(items('2019 – 2021', 'Austin', 'Dallas'))).toMatchObject({ from: 0, to: 9 });
    expect(gutterOf(items('2019 – 2021', '', '2016 – 2019'), 'uneven columns')).toMatchObject({
      to: 9,
    });
    // With nothing below it, its text is at the top of the next column.
    const last = beside([50, left.slice(0, 6)], [300, [...right, '2019 – 2021']]);
    expect(gutterOf(last)).toMatchObject({ to: 6 });
    // A heading on the right ends nothing.
    const other = beside(
      [50, ['Skills', 'Typing', 'Languages', 'Spanish', '', '', 'Braille', '', 'Filing']],
      [300, [...right.slice(0, 5), 'Experience', '2019 – 2021', '', '2016 – 2019']],
    );
    expect(gutterOf(other)).toMatchObject({ to: 7 });
  });

  it('ends at a heading between two tables', () => {
    const years = ['2019 – 2021', '', '2016 – 2019', ''];
    const jobs = ['Cook at a diner', 'Fry eggs', 'Baker at an inn', 'Bake bread'];
    const schools = ['School of the Lakes', 'Cooking', 'School of Salina', 'GED'];
    const items = beside([50, [...years, 'Education', ...years]], [200, [...jobs, '', ...schools]]);
    expect(gutterOf(items)).toMatchObject({ from: 0, to: 3, mode: 'labels' });
    const text = beside(
      [50, ['Skills', 'Typing', 'Languages', 'Spanish', 'Education', ...years]],
      [200, ['Experience', 'Cook at a diner', 'Fry eggs', 'Baker at an inn', '', ...schools]],
    );
    expect(gutterOf(text)).toMatchObject({ from: 0, to: 8 });
  });
});

describe('headings that stand too low beside their texts', () => {
  const texts = [...down(200, 100, duties.slice(0, 3)), ...down(200, 170, duties.slice(3))];
  const rail = [item('Experience', 50, 114), item('Education', 50, 191)];

  it('are labels in the reading for them', () => {
    expect(gutterOf([...rail, ...texts])).toMatchObject({ from: 0, mode: 'columns' });
    const labels = { from: 0, to: 8, mode: 'labels' };
    expect(gutterOf([...rail, ...texts], 'lowered labels')).toMatchObject(labels);
  });

  it('are no labels when one stands alone, or another text is among them', () => {
    expect(gutterOf([...rail.slice(1), ...texts], 'lowered labels')?.mode).not.toBe('labels');
    const others = [...rail, item('Ana Ruiz', 50, 149)];
    expect(gutterOf([...others, ...texts], 'lowered labels')?.mode).toBe('columns');
  });
});
