import { describe, expect, it } from 'vitest';
import type { TextItem } from '../read/text.ts';
import type { Reading } from './reading.ts';
import { readingOrder } from './readingOrder.ts';
import { beside, down, duties, item, page } from './testing.ts';

/** The lines in order; labels stand in brackets. */
const read = (items: TextItem[], reading?: Reading) =>
  readingOrder([page(items)], reading).map(({ label, text }) => (label ? `[${text}]` : text));

const [fry, wash, order, keep, train, count, write, close] = duties;

describe('a label', () => {
  it('stands before the text that begins beside it', () => {
    const dates = ['', '', '2019 – 2021', '', '2016 – 2019', '', '', ''];
    expect(read(beside([50, dates], [200, duties]))).toEqual([
      fry,
      wash,
      '[2019 – 2021]',
      order,
      keep,
      '[2016 – 2019]',
      train,
      count,
      write,
      close,
    ]);
  });

  it('may stand half a line lower than its text', () => {
    const dates = ['2019', '', '2017', '', '2015', '', '2013', ''];
    const items = (lower: number) =>
      beside([50, dates], [200, duties]).map((one) =>
        one.text === '2017' ? { ...one, y: one.y + lower } : one,
      );
    expect(read(items(6)).slice(2, 6)).toEqual([wash, '[2017]', order, keep]);
    expect(read(items(7)).slice(2, 6)).toEqual([wash, order, '[2017]', keep]);
  });

  it('keeps columns beside it, one after the other', () => {
    const left = ['Experience', '', '', '', '', '', 'Languages', ''];
    const one = [
      'Skills',
      'Typing',
      'Filing',
      'Education',
      'GED',
      'Salina School',
      'Dutch',
      'Sign',
    ];
    const two = ['Volunteer', 'Choir', 'Library', 'Training', 'First aid', 'Fire safety'];
    expect(read(beside([50, left], [200, one], [400, two]))).toEqual([
      '[Experience]',
      ...one.slice(0, 6),
      ...two,
      '[Languages]',
      'Dutch',
      'Sign',
    ]);
  });

  it('is one with its next line when nothing stands beside that', () => {
    const right = down(200, 100, duties.slice(0, 5), 28);
    const items = (y: number, text = '(part time)') => [
      item('2019 – 2021', 50, 100),
      item(text, 50, y),
      item('2016 – 2019', 50, 156),
      item('2014 – 2016', 50, 212),
      ...right,
    ];
    expect(read(items(114))).toEqual([
      '[2019 – 2021 (part time)]',
      fry,
      wash,
      '[2016 – 2019]',
      order,
      keep,
      '[2014 – 2016]',
      train,
    ]);
    expect(read(items(117)).slice(0, 3)).toEqual(['[2019 – 2021]', fry, '[(part time)]']);
  });

  it('is one with its next line when that ends its dates', () => {
    const items = (first: string, second: string) =>
      beside([50, [first, second, '', '2016 – 2019', '', '', '', '']], [200, duties]);
    const joined = (first: string, second: string) => read(items(first, second))[0];
    expect(read(items('2019 –', '2021')).slice(0, 4)).toEqual(['[2019 – 2021]', fry, wash, order]);
    expect(joined('05/2019 –', 'present')).toBe('[05/2019 – present]');
    expect(joined('2019', '– 2021')).toBe('[2019 – 2021]');
    expect(joined('May 2019,', 'June 2020')).toBe('[May 2019, June 2020]');
    expect(joined('May 2019 &', 'June 2020')).toBe('[May 2019 & June 2020]');
    expect(joined('2019 –', 'June')).toBe('[2019 –]');
    // The entries of a tight list.
    expect(read(items('2019', '2018')).slice(0, 4)).toEqual(['[2019]', fry, '[2018]', wash]);
  });

  it('is one with its next line when both make a heading', () => {
    const items = (first: string, second: string) =>
      beside([50, [first, second, '', 'Languages', '', '', '', '']], [200, duties]);
    expect(read(items('Technical', 'Skills')).slice(0, 3)).toEqual([
      '[Technical Skills]',
      fry,
      wash,
    ]);
    expect(read(items('Kitchen', 'Evening'))[0]).toBe('[Kitchen]');
    expect(read(items('Skills', 'Training'))[0]).toBe('[Skills]');
  });

  it('reaches to the end of its longest line', () => {
    const items = beside([50, ['2019 –', 'present, by day', '', '2016', '', '']], [200, duties]);
    expect(readingOrder([page(items)])[0]).toMatchObject({ x0: 50, x1: 125, label: true });
  });
});

describe('the head of an entry in the left column', () => {
  const firm = ['Lake Electric', '06/2020 - Present', 'Utica, NY'];
  const other = ['Twin Contracting', '01/2018 - 05/2020', 'Rome, NY'];
  const headOf = (first: string[], second: string[]) =>
    read(beside([50, [...first, '', ...second]], [200, duties.slice(0, 7)]));

  it('keeps its lines together, each on its own', () => {
    expect(headOf(firm, other)).toEqual([
      ...firm.map((text) => `[${text}]`),
      ...duties.slice(0, 4),
      ...other.map((text) => `[${text}]`),
      ...duties.slice(4, 7),
    ]);
  });

  it('has dates on one of its lines, which is not the first', () => {
    const apart = ['[Lake Electric]', fry, '[06/2020 - Present]'];
    expect(headOf(firm, ['Twin Contracting', 'Rome', 'Utica']).slice(0, 3)).toEqual(apart);
    const two = ['Twin Contracting', '01/2018 - 05/2020', '2017'];
    expect(headOf(firm, two).slice(0, 3)).toEqual(apart);
    const dates = ['01/2018 - 05/2020', 'Twin Contracting', 'Rome, NY'];
    expect(headOf(firm, dates).slice(0, 3)).toEqual(apart);
    expect(headOf(firm, ['2018', '', '']).slice(0, 3)).toEqual(apart);
  });

  it('may have a number in its name', () => {
    const inn = ['Route 66 Diner', '01/2018 - 05/2020', 'Rome, NY'];
    expect(headOf(firm, inn)[1]).toBe('[06/2020 - Present]');
  });

  it('is no single one', () => {
    const items = beside([50, firm], [200, duties.slice(0, 4)]);
    const lines = read(items.map((one) => (one.x === 50 ? { ...one, bold: true } : one)));
    expect(lines.slice(0, 3)).toEqual(['[Lake Electric]', fry, '[06/2020 - Present]']);
  });

  it('may have a heading of the section above it', () => {
    const items = beside(
      [50, ['Experience', '', ...firm, '', ...other]],
      [200, [...duties, ...duties.slice(0, 1)]],
    );
    expect(read(items).slice(0, 6)).toEqual([
      '[Experience]',
      fry,
      wash,
      ...firm.map((text) => `[${text}]`),
    ]);
  });
});

describe('a heading that stands too low beside its texts', () => {
  const rail = (first: number, second: number) => [
    item('Experience', 50, first),
    item('Education', 50, second),
    ...down(200, 100, duties.slice(0, 3)),
    ...down(200, 170, duties.slice(3)),
  ];
  const inOrder = ['[Experience]', fry, wash, order, '[Education]', keep, train];

  it('is before the block of text beside it in the reading for them', () => {
    expect(read(rail(114, 191), 'lowered labels').slice(0, 7)).toEqual(inOrder);
    expect(read(rail(114, 192), 'lowered labels').slice(0, 7)).toEqual(inOrder);
  });

  it('is no heading of a block that is further above', () => {
    expect(read(rail(114, 193), 'lowered labels').slice(4, 7)).toEqual([
      keep,
      train,
      '[Education]',
    ]);
  });

  it('is beside the text of its height otherwise', () => {
    expect(read(rail(100, 170), 'lowered labels').slice(0, 7)).toEqual(inOrder);
  });
});
