import { describe, expect, it } from 'vitest';
import { isSubLabel } from './findSections.ts';

describe('a label within an entry', () => {
  it.each(['Highlights', 'Key duties:', ' Selected projects ', 'Honors & awards', 'Results'])(
    'is "%s"',
    (text) => {
      expect(isSubLabel(text)).toBe(true);
    },
  );

  it.each(['Education', 'Key', 'Highlights of a year', 'My duties'])('is not "%s"', (text) => {
    expect(isSubLabel(text)).toBe(false);
  });
});
