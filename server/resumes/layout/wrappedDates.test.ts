import { describe, expect, it } from 'vitest';
import type { TextItem } from '../read/text.ts';
import { readingOrder } from './readingOrder.ts';
import { beside, down, item, page } from './testing.ts';

/** The lines of a page that is read across. */
const linesOf = (...items: TextItem[]) => readingOrder([page(items)], 'rows');
const read = (...items: TextItem[]) => linesOf(...items).map(({ text }) => text);

describe('a date range at the end of a line', () => {
  const head = 'Cook, Lake Diner, May 2019 –';
  const below = (rest: string, y = 114, print: Partial<TextItem> = {}) =>
    read(item(head, 50, 100), item(rest, 50, y, print));

  it('is whole when the next line begins with its rest', () => {
    expect(below('2021')).toEqual([`${head} 2021`]);
    expect(below('June 2021')).toEqual([`${head} June 2021`]);
    expect(below('Present')).toEqual([`${head} Present`]);
    expect(below('2021, Utica, New York, full ti')).toHaveLength(2);
    expect(below('2021, Utica, New York, full t')).toHaveLength(1);
    expect(read(...down(50, 100, ['Cook, Apr', '2016 – Present', '2017']))).toEqual([
      'Cook, Apr 2016 – Present',
      '2017',
    ]);
    expect(read(...down(50, 100, ['Cook, 2017 to', 'now']))).toEqual(['Cook, 2017 to now']);
    const [line] = linesOf(...down(50, 100, [head, '2021']));
    expect(line?.cells).toMatchObject([{ runs: [{ text: `${head} 2021` }] }]);
  });

  it('is left when the next line is no rest of it', () => {
    expect(below('Diner of 2021')).toHaveLength(2);
    expect(read(...down(50, 100, ['Cook, 2019', '2021']))).toHaveLength(2);
    expect(below('2021', 118)).toHaveLength(1);
    expect(below('2021', 119)).toHaveLength(2);
    expect(below('• 2021')).toHaveLength(2);
    expect(read(...down(50, 100, [`• ${head}`, '2021']))).toHaveLength(2);
    expect(below('2021', 114, { font: 'Other' })).toHaveLength(2);
    const cells = [item('2021', 50, 114), item('Utica', 200, 114)];
    expect(read(item(head, 50, 100), ...cells)).toHaveLength(2);
  });

  it('is whole when its rest has the type of the date alone', () => {
    const date = item('May 2019 –', 125, 100, { font: 'Other' });
    const rest = item('2021', 50, 114, { font: 'Other' });
    expect(read(item('Cook of Diners,', 50, 100), date, rest)).toHaveLength(1);
  });

  it('is left when it is a label', () => {
    const labels = ['2019 –', '', '2016 –', '', '2014 –', ''];
    const texts = ['Cook at a diner', 'Fry eggs', '2016, a baker', 'Bake bread', 'Clerk', 'Sell'];
    const lines = readingOrder([page(beside([50, labels], [200, texts]))]);
    expect(lines.map(({ text }) => text)).toEqual([
      '2019 –',
      'Cook at a diner',
      'Fry eggs',
      '2016 –',
      '2016, a baker',
      'Bake bread',
      '2014 –',
      'Clerk',
      'Sell',
    ]);
  });
});

describe('a date range in the left margin', () => {
  const head = [item('01/2019 –', 50, 100), item('Cook at a diner', 200, 100)];
  const below = (rest: string, x = 50, y = 114) => read(...head, item(rest, x, y));
  const whole = (rest: string) => [`01/2019 – ${rest}  Cook at a diner`];

  it('is whole when its rest stands below it', () => {
    expect(below('Present')).toEqual(whole('Present'));
    expect(below('05/2021')).toEqual(whole('05/2021'));
    expect(below('May 2021')).toEqual(whole('May 2021'));
    expect(below('2021', 39)).toEqual(whole('2021'));
    expect(below('2021', 179)).toEqual(whole('2021'));
    expect(below('2021', 50, 117)).toEqual(whole('2021'));
  });

  it('is whole when it begins with a month', () => {
    const named = (start: string) =>
      read(item(start, 50, 100), item('Cook at a diner', 200, 100), item('June 2021', 50, 114));
    expect(named('May 2019 –')).toEqual(['May 2019 – June 2021  Cook at a diner']);
    expect(named('Sept. 2019 to')).toEqual(['Sept. 2019 to June 2021  Cook at a diner']);
    expect(named('Diner 2019 –')).toHaveLength(2);
  });

  it('is left when its rest is missing or stands elsewhere', () => {
    expect(below('Diner')).toHaveLength(2);
    expect(below('2021', 38)).toHaveLength(2);
    expect(below('2021', 180)).toHaveLength(2);
    expect(below('2021', 50, 118)).toHaveLength(2);
    expect(read(...head, item('2021', 50, 114), item('Fry eggs', 200, 114))).toHaveLength(2);
    const other = [item('Summer –', 50, 100), item('Cook at a diner', 200, 100)];
    expect(read(...other, item('2021', 50, 114))).toHaveLength(2);
    const ended = [item('01/2019', 50, 100), item('Cook at a diner', 200, 100)];
    expect(read(...ended, item('2021', 50, 114))).toHaveLength(2);
    const pages = [page(head), page([item('2021', 50, 114)], 2)];
    expect(readingOrder(pages, 'rows')).toHaveLength(2);
  });
});

describe('a date range in the right margin', () => {
  const title = item('Cook', 50, 100);
  const date = item('May 2019 –', 400, 100);
  const below = (rest: string, x = 400, y = 113) =>
    read(title, date, item('Diner', 50, y), item(rest, x, y));
  const whole = (rest: string) => [`Cook  May 2019 – ${rest}`, 'Diner'];

  it('is whole when its rest stands below it, and what stands beside that stays a line', () => {
    expect(below('June 2021')).toEqual(whole('June 2021'));
    expect(below('present')).toEqual(whole('present'));
    expect(below('5/2021')).toEqual(whole('5/2021'));
    expect(below('2021', 371)).toEqual(whole('2021'));
    expect(below('2021', 460)).toEqual(whole('2021'));
    expect(below('2021', 400, 117)).toEqual(whole('2021'));
    const other = [item('Diner', 50, 113), item('Utica', 200, 113)];
    expect(read(title, date, ...other, item('2021', 400, 113))).toEqual([
      'Cook  May 2019 – 2021',
      'Diner  Utica',
    ]);
  });

  it('is left when its rest is missing or stands elsewhere', () => {
    expect(below('Utica')).toHaveLength(2);
    expect(below('Utica')[1]).toBe('Diner  Utica');
    expect(below('2021', 370)[1]).toBe('Diner  2021');
    expect(below('2021', 461)[1]).toBe('Diner  2021');
    expect(below('2021', 400, 118)[1]).toBe('Diner  2021');
    const ended = item('May 2019', 400, 100);
    expect(
      read(title, { ...ended, text: '2019' }, item('Diner', 50, 113), item('2021', 400, 113)),
    ).toEqual(['Cook  2019', 'Diner  2021']);
  });

  it('takes the rest of a wrapped title along', () => {
    const long = item('Cook at an inn by the shore of the', 50, 100, { width: 320 });
    const rest = [item('lake', 50, 113), item('2021', 400, 113)];
    expect(read(long, date, ...rest)).toEqual([`${long.text} lake  May 2019 – 2021`]);
    const bold = [item('lake', 50, 113, { font: 'Other' }), item('2021', 400, 113)];
    expect(read(long, date, ...bold)).toEqual([`${long.text}  May 2019 – 2021`, 'lake']);
    // The first word of the next line had room beside the title.
    const short = { ...long, width: 310 };
    expect(read(short, date, ...rest)).toHaveLength(2);
    expect(read({ ...long, width: 311 }, date, ...rest)).toHaveLength(1);
    expect(read(short, date, item('lakesides', 50, 113), item('2021', 400, 113))).toHaveLength(1);
    expect(read(short, date, item('lake side', 50, 113), item('2021', 400, 113))).toHaveLength(2);
  });

  it('is whole when nothing stands beside its rest', () => {
    const rest = item('now', 400, 113, { font: 'Other' });
    expect(read(title, date, rest)).toEqual(['Cook  May 2019 – now']);
  });
});
