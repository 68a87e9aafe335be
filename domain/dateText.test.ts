import { describe, expect, test } from 'vitest';
import { monthNamed, readDateText } from './dateText.ts';

const today = new Date('2026-11-26T12:00:00Z');

describe('readDateText', () => {
  test.each([
    '5/1/2019',
    '05/01/2019',
    '5-1-2019',
    '5.1.2019',
    '5/1/19',
    '2019-05-01',
    '2019/5/1',
    'May 1, 2019',
    'may 1 2019',
    'May 1st, 2019',
    'Wednesday, May 1, 2019',
    '1 May 2019',
    '1st of May 2019',
    'the 1st of May, 2019',
    '2019 May 1',
    '1-May-2019',
    ' 2019\u201305\u201301\n',
  ])('reads "%s" as 1 May 2019', (text) => {
    expect(readDateText(text, today)).toBe('2019-05-01');
  });

  test('reads the day first where the first number can be no month', () => {
    expect(readDateText('25/12/2019', today)).toBe('2019-12-25');
  });

  test('leaves the day out where none is given', () => {
    for (const text of ['May 2019', '05/2019', '2019-05', 'Sept. 2019'])
      expect(readDateText(text, today)?.slice(7)).toBe('-');
  });

  test('takes two digits for the year that a history can have', () => {
    expect(readDateText('5/1/99', today)).toBe('1999-05-01');
  });

  test.each([
    '',
    'today',
    'May',
    '2019',
    '5/1',
    '2/30/2019',
    '13/13/2019',
    '5/1/0019',
    '5/1/2019 5/1/2020',
    'since May 1, 2019',
    'May June 1 2019',
    '555-0142-2019',
  ])('reads no date in "%s"', (text) => {
    expect(readDateText(text, today)).toBeNull();
  });
});

test('knows a month by three letters', () => {
  expect(['may', 'Sep', 'SEPT', 'Dece', 'ma', 'mayor'].map(monthNamed)).toEqual([
    5,
    9,
    9,
    12,
    null,
    null,
  ]);
});
