import { describe, expect, it } from 'vitest';
import {
  displayChange,
  displayChoicesIn,
  displayNames,
  displayOptions,
  isStandardDisplay,
  STANDARD_DISPLAY,
} from './display.ts';

describe('the choices in a record', () => {
  it('are all taken when all are known', () => {
    const last = Object.fromEntries(
      displayNames.map((name) => [name, displayOptions[name].at(-1)]),
    );
    expect(displayChoicesIn({ ...last, _etag: '3' })).toEqual(last);
  });

  it.each([[null], ['dark'], [{}], [{ TextSize: '200', Theme: 'pink', Font: null }]])(
    'of %j are the standard',
    (record) => {
      expect(displayChoicesIn(record)).toEqual(STANDARD_DISPLAY);
    },
  );

  it('keep what is right beside what is not', () => {
    expect(displayChoicesIn({ TextSize: 3, Theme: 'dark' })).toEqual({
      ...STANDARD_DISPLAY,
      Theme: 'dark',
    });
  });
});

it('the standard is the first of each', () => {
  for (const name of displayNames) expect(STANDARD_DISPLAY[name]).toBe(displayOptions[name][0]);
  expect(isStandardDisplay(STANDARD_DISPLAY)).toBe(true);
  expect(isStandardDisplay({ ...STANDARD_DISPLAY, Motion: 'less' })).toBe(false);
});

it('a control’s text is its choice, or none', () => {
  expect(displayChange('TextSize', '150')).toEqual({ TextSize: 150 });
  expect(displayChange('Theme', 'dark')).toEqual({ Theme: 'dark' });
  expect(displayChange('Theme', 'pink')).toEqual({});
});
