import { describe, expect, it } from 'vitest';
import {
  displayChange,
  displayChoicesIn,
  displayNames,
  displayOptions,
  isStandardDisplay,
  STANDARD_DISPLAY,
} from './display.ts';

describe('displayChoicesIn', () => {
  it('keeps every choice it knows', () => {
    const last = Object.fromEntries(
      displayNames.map((name) => [name, displayOptions[name].at(-1)]),
    );
    expect(displayChoicesIn({ ...last, _etag: '3' })).toEqual(last);
  });

  it.each([[null], ['dark'], [{}], [{ TextSize: '200', Theme: 'pink', Font: null }]])(
    'falls back to the standard for %j',
    (record) => {
      expect(displayChoicesIn(record)).toEqual(STANDARD_DISPLAY);
    },
  );

  it('keeps valid choices beside invalid ones', () => {
    expect(displayChoicesIn({ TextSize: 3, Theme: 'dark' })).toEqual({
      ...STANDARD_DISPLAY,
      Theme: 'dark',
    });
  });
});

it('has the first option of each setting as its standard', () => {
  for (const name of displayNames) expect(STANDARD_DISPLAY[name]).toBe(displayOptions[name][0]);
  expect(isStandardDisplay(STANDARD_DISPLAY)).toBe(true);
  expect(isStandardDisplay({ ...STANDARD_DISPLAY, Motion: 'less' })).toBe(false);
});

it('parses the text of a control into a choice, or nothing', () => {
  expect(displayChange('TextSize', '150')).toEqual({ TextSize: 150 });
  expect(displayChange('Theme', 'dark')).toEqual({ Theme: 'dark' });
  expect(displayChange('Theme', 'pink')).toEqual({});
});
