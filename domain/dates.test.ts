import { describe, expect, test } from 'vitest';
import {
  endsBeforeStart,
  isHalfDate,
  isLikelyYear,
  isPickerDate,
  latestYear,
  toPayloadDate,
  toPickerDate,
  yearProblem,
} from './dates.ts';

describe('dates', () => {
  test('converts between picker dates and payload dates both ways', () => {
    expect(toPayloadDate('2020-02-29')).toBe('29-02-2020');
    expect(toPickerDate('29-02-2020')).toBe('2020-02-29');
  });
  test('round-trips every day of a leap year', () => {
    for (let day = Date.UTC(2024, 0, 1); day < Date.UTC(2025, 0, 1); day += 86_400_000) {
      const text = new Date(day).toISOString().slice(0, 10);
      expect(toPickerDate(toPayloadDate(text))).toBe(text);
    }
  });
  test('knows which centuries have a leap day', () => {
    expect(['2000-02-29', '2100-02-29', '2024-02-29', '2023-02-29'].map(isPickerDate)).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(isPickerDate('0001-01-01')).toBe(true);
  });
  test('converts a date with spaces around it', () => {
    expect(toPayloadDate(' 2020-02-29 ')).toBe('29-02-2020');
    expect(toPickerDate(' 29-02-2020 ')).toBe('2020-02-29');
  });
  test.each(['129-02-2020', '29-02-20201', '2020-02-29', '30-02-2020', '29-2-2020'])(
    'makes no picker date of %s, which is no day as DD-MM-YYYY',
    (day) => expect(toPickerDate(day)).toBeNull(),
  );
  test('returns null for an empty date', () => {
    expect([null, undefined, '', ' '].map(toPayloadDate)).toEqual([null, null, null, null]);
    expect([null, undefined, '', ' '].map(toPickerDate)).toEqual([null, null, null, null]);
  });
  test.each([
    '2021-02-29',
    '1900-02-29',
    '2021-13-01',
    '2021-00-10',
    '2021-04-31',
    '2021-04-00',
    '0000-01-01',
  ])('rejects %s, which does not exist', (day) => expect(isPickerDate(day)).toBe(false));
  test.each([
    '01-02-2021',
    '2021/01/02',
    '2021-1-2',
    'May 2021',
    '2021-01-02T00:00',
    '12021-01-02',
  ])('rejects %s, which is not YYYY-MM-DD', (day) => expect(toPayloadDate(day)).toBeNull());
});

test('takes the years from 1900 to ten years ahead for likely', () => {
  const today = new Date('2026-11-22T12:00:00Z');
  const likely = [30, 1899, 1900, 2036, 2037].filter((year) => isLikelyYear(year, today));
  expect(likely).toEqual([1900, 2036]);
});

test('finds a period that ends before it starts, in years or days', () => {
  expect(endsBeforeStart('2014', '2010')).toBe(true);
  expect(endsBeforeStart('2020-03-01', '2020-02-29')).toBe(true);
  expect(endsBeforeStart('2014', '2014')).toBe(false);
  expect(endsBeforeStart('', '2010')).toBe(false);
  expect(endsBeforeStart('2014', '')).toBe(false);
});

test('knows a half typed date from a whole one, from none, and from one of the payload', () => {
  for (const half of ['2019--', '2019-05-', '-05-', '2019--07', '2019-02-31'])
    expect(isHalfDate(half)).toBe(true);
  for (const other of ['', '2019-05-07', '07-05-2019', '2019', '2019-05-07T00:00'])
    expect(isHalfDate(other)).toBe(false);
  expect(endsBeforeStart('2019--', '-05-01')).toBe(false);
  expect(endsBeforeStart('2019-05-01', '2018-02-31')).toBe(false);
});

test('marks a year that is not four digits or not likely when it was typed', () => {
  const today = new Date('2026-11-22T12:00:00Z');
  expect(latestYear(today)).toBe(2036);
  const problems = ['', '99', '20201', 'x2020', '1899', '2037', '2020'].map((text) =>
    yearProblem(text, today),
  );
  expect(problems).toEqual(['year', 'year', 'year', 'year', 'yearRange', 'yearRange', null]);
});

test('finds no period when one of the two is not whole, or they differ in kind', () => {
  expect(endsBeforeStart('2014-1', '2013-1')).toBe(false);
  expect(endsBeforeStart('x2014', 'x2013')).toBe(false);
  expect(endsBeforeStart('2014-05-01', '2013')).toBe(false);
});
