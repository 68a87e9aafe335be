import { describe, expect, it } from 'vitest';
import { majorGroupOf, majorGroups } from '#tests/support/majorGroups.ts';
import { readOccupations } from './read.ts';
import { occupationByCode, occupations } from './table.ts';

describe('the occupation table', () => {
  it('holds at least 400 occupations, each code once, in order', () => {
    const codes = occupations.map((occupation) => occupation.code);
    expect(codes.length).toBeGreaterThanOrEqual(400);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).toEqual([...codes].sort());
    expect(occupationByCode.get('43-4051')?.title).toBe('Customer Service Representatives');
  });

  it('reaches every major group', () => {
    const reached = new Set(occupations.map((occupation) => majorGroupOf(occupation.code)));
    expect([...reached].sort()).toEqual([...majorGroups.keys()].sort());
  });

  it('gives each occupation enough everyday titles and skills, none twice', () => {
    for (const { code, everydayTitles, skills } of occupations) {
      expect(everydayTitles.length, code).toBeGreaterThanOrEqual(4);
      expect(skills.length, code).toBeGreaterThanOrEqual(5);
      expect(new Set(everydayTitles).size, code).toBe(everydayTitles.length);
      expect(new Set(skills).size, code).toBe(skills.length);
    }
  });
});

describe('reading a table', () => {
  it('names the line that is not an occupation', () => {
    expect(() => readOccupations('43-4051 Customer Service\n  CSR\n  phones\n')).toThrow(
      'Not the first line of an occupation: "43-4051 Customer Service"',
    );
  });

  it('refuses an occupation without skills', () => {
    expect(() => readOccupations('43-4051 2 Clerks\n  Clerk\n')).toThrow('43-4051');
  });
});
