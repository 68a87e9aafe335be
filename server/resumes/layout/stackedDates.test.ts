import { describe, expect, it } from 'vitest';
import type { TextItem } from '../read/text.ts';
import { joinStackedDates } from './stackedDates.ts';
import { down, item, segments } from './testing.ts';

const read = (...items: TextItem[]) => joinStackedDates(segments(...items)).map(({ text }) => text);
const stacked = (...texts: string[]) => read(...down(50, 100, texts));

describe('the ends of a range', () => {
  it('are one when they stand above and below a dash', () => {
    const cook = item('Cook', 130, 100);
    expect(read(cook, ...down(50, 100, ['2019', '–', '2021']))).toEqual(['Cook', '2019 – 2021']);
    expect(stacked(' May 2019 ', ' to ', ' present ')).toEqual(['May 2019 – present']);
    expect(stacked('Sept. 2019', '|', 'June 2020')).toEqual(['Sept. 2019 – June 2020']);
    const [range] = joinStackedDates(segments(...down(50, 100, ['2019', '–', '2021'])));
    expect(range).toMatchObject({ x0: 50, y: 100, runs: [{ text: '2019 – 2021' }] });
  });

  it('are two ranges when two stand beside each other', () => {
    const two = [...down(50, 100, ['2019', '–', '2021']), ...down(90, 100, ['2014', '–', '2016'])];
    expect(read(...two)).toEqual(['2019 – 2021', '2014 – 2016']);
  });

  it('are none without a date above and below', () => {
    expect(stacked('Cook', '–', '2021')).toEqual(['Cook', '–', '2021']);
    expect(stacked('2019', '–', 'Diner')).toEqual(['2019', '–', 'Diner']);
    expect(stacked('2019', 'and', '2021')).toEqual(['2019', 'and', '2021']);
    expect(stacked('2021', '–')).toEqual(['2021', '–']);
    expect(stacked('–', '2021')).toEqual(['–', '2021']);
  });

  it('are right above each other', () => {
    const apart = (pitch: number) => read(...down(50, 100, ['2019', '–', '2021'], pitch)).length;
    expect([5, 6, 21, 22].map(apart)).toEqual([3, 1, 1, 3]);
  });

  it('stand on one middle or left edge', () => {
    const at = (x: number) =>
      read(item('2019', 50, 100), item('–', x, 114), item('2021', 50, 128)).length;
    // The dash is 5 points wide, the years 20.
    expect([48, 49, 51, 52, 53, 54, 57, 61, 62].map(at)).toEqual([3, 1, 1, 3, 3, 1, 1, 1, 3]);
  });
});
