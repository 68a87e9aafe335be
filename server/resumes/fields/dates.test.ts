import { describe, expect, it } from 'vitest';
import { findDates, payloadDate, withoutDates } from './dates.ts';

/** Start, end and present of the first date range in a text, as in the payload. */
function first(text: string): (string | boolean | null)[] {
  const [range] = findDates(text);
  return range ? [payloadDate(range.start), payloadDate(range.end), range.present] : [];
}

describe('a date range', () => {
  it.each([
    ['June 2020 - Present', '01-06-2020', null, true],
    ['Jun 2020 – Aug 2021', '01-06-2020', '01-08-2021', false],
    ['06/2020 to 08/2021', '01-06-2020', '01-08-2021', false],
    ['2020-06-15 - 2021-08-02', '15-06-2020', '02-08-2021', false],
    ['6/15/2020 – 8/2/2021', '15-06-2020', '02-08-2021', false],
    ['15/06/2020 – 28/02/2021', '15-06-2020', '28-02-2021', false],
    ['05/21/19 - 8/2/21', '21-05-2019', '02-08-2021', false],
    ['02/03/20 – 15/06/21', '02-03-2020', '15-06-2021', false],
    ['5/21/98 to present', '21-05-1998', null, true],
    ['05.06.2020 – 28.02.2021', '05-06-2020', '28-02-2021', false],
    ['June 2020 to date', '01-06-2020', null, true],
    ['2019–2021', '01-01-2019', '01-01-2021', false],
    ['2019-21', '01-01-2019', '01-01-2021', false],
    ['May – August 2018', '01-05-2018', '01-08-2018', false],
    ['since March 2019', '01-03-2019', null, true],
    ['2021-06-01 —', '01-06-2021', null, true],
    ["Sept. '18 to now", '01-09-2018', null, true],
    ['June 15th, 2020', '15-06-2020', null, false],
    ['15 June 2020', '15-06-2020', null, false],
    ['June of 2020', '01-06-2020', null, false],
    ['Sept ’98', '01-09-1998', null, false],
    ["06/'98", '01-06-1998', null, false],
    ['6/20', '01-06-2020', null, false],
    ['6 / 2020', '01-06-2020', null, false],
    ['06-2020', '01-06-2020', null, false],
    ['2020/06', '01-06-2020', null, false],
    ['2020, June', '01-06-2020', null, false],
    ['Summer 2020', '01-01-2020', null, false],
    ['13.06.2020', '13-06-2020', null, false],
    ['06.13.2020', '13-06-2020', null, false],
    ['02/03/2020 – 15/06/2021', '02-03-2020', '15-06-2021', false],
    ['15/06/2020 – 02/03/2021', '15-06-2020', '02-03-2021', false],
    ['Jun to Aug, 2018', '01-06-2018', '01-08-2018', false],
    ['SINCE 2018', '01-01-2018', null, true],
    ['since 2018 until 2020', '01-01-2018', '01-01-2020', false],
    ['from 2018', '01-01-2018', null, false],
    ['2020 thru today', '01-01-2020', null, true],
    ['(2020 -)', '01-01-2020', null, true],
    ['2020 – Syracuse', '01-01-2020', null, false],
    ['1940', '01-01-1940', null, false],
    ['2049', '01-01-2049', null, false],
    ['1998-99', '01-01-1998', '01-01-1999', false],
    ['1998-98', '01-01-1998', '01-01-1998', false],
  ])('%s is read at its printed precision', (text, start, end, present) => {
    expect(first(text)).toEqual([start, end, present]);
  });

  it.each([
    '518-555-0121',
    '12203',
    '$2000',
    'Room 2019B',
    '99% of 300',
    '2019%',
    '1939',
    '2050',
    '2019-18',
    'June 2020-21',
    '13/13/2020',
  ])('is not seen in %s', (text) => {
    expect(findDates(text)).toEqual([]);
  });

  it('tells the parts that are not printed from those that are', () => {
    const startOf = (text: string) => findDates(text)[0]?.start;
    expect(startOf('2020')).toEqual({ year: 2020, month: null, day: null });
    expect(startOf('Fall 2020')).toEqual({ year: 2020, month: null, day: null });
    expect(startOf('June 2020')).toEqual({ year: 2020, month: 6, day: null });
    expect(startOf('June 3, 2020')).toEqual({ year: 2020, month: 6, day: 3 });
  });

  it('is told from a single date', () => {
    const isRange = (text: string) => findDates(text).map((date) => date.isRange);
    expect(isRange('2018 – 2020')).toEqual([true]);
    expect(isRange('June – August 2018')).toEqual([true]);
    expect(isRange('since 2018')).toEqual([true]);
    expect(isRange('2018 – now')).toEqual([true]);
    expect(isRange('2018, 2020')).toEqual([false, false]);
  });

  it('says where it stands, in printed order, and is found once', () => {
    const text = 'Cook 2015 – 2017, Baker May – August 2018, Chef since 2019';
    const printed = findDates(text).map(({ index, length }) => text.slice(index, index + length));
    expect(printed).toEqual(['2015 – 2017', 'May – August 2018', 'since 2019']);
  });

  it('keeps its year when months that share one follow', () => {
    const text = '2019 – 2020, May – August 2018';
    const printed = findDates(text).map(({ index, length }) => text.slice(index, index + length));
    expect(printed).toEqual(['2019 – 2020', 'May – August 2018']);
  });

  it('leaves the rest of the line when removed', () => {
    expect(withoutDates('Cook, Diner (June 2020 - Present)')).toBe('Cook, Diner');
    expect(withoutDates('[2018] Cook 2019 Diner [ ]')).toBe('Cook    Diner');
  });
});

it('writes no date when none is printed', () => {
  expect(payloadDate(null)).toBeNull();
});
