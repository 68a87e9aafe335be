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
    ['05.06.2020 – 28.02.2021', '05-06-2020', '28-02-2021', false],
    ['June 2020 to date', '01-06-2020', null, true],
    ['2019–2021', '01-01-2019', '01-01-2021', false],
    ['2019-21', '01-01-2019', '01-01-2021', false],
    ['May – August 2018', '01-05-2018', '01-08-2018', false],
    ['since March 2019', '01-03-2019', null, true],
    ['2021-06-01 —', '01-06-2021', null, true],
    ["Sept. '18 to now", '01-09-2018', null, true],
  ])('%s is read at its printed precision', (text, start, end, present) => {
    expect(first(text)).toEqual([start, end, present]);
  });

  it.each(['518-555-0121', '12203', '$2000', 'Room 2019B', '99% of 300'])(
    'is not seen in %s',
    (text) => {
      expect(findDates(text)).toEqual([]);
    },
  );

  it('leaves the rest of the line when removed', () => {
    expect(withoutDates('Cook, Diner (June 2020 - Present)')).toBe('Cook, Diner');
  });
});
