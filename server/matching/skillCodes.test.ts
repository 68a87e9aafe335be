import { describe, expect, it } from 'vitest';
import { occupationByCode, occupations } from './occupations/table.ts';
import { codesOfSkills } from './skillCodes.ts';

const nurse = '29-1141';
const skillsOf = (code: string) => occupationByCode.get(code)?.skills ?? [];
const scoreOf = (skills: readonly string[], code: string) =>
  codesOfSkills(skills).find((one) => one.code === code)?.score ?? 0;

describe('the occupations that skills agree with', () => {
  it('are in full the one whose core skills they are', () => {
    for (const { code, skills } of occupations.filter((_, at) => at % 40 === 0))
      expect(scoreOf(skills, code), code).toBe(1);
  });

  it('need two skills: one alone names none', () => {
    const [one = '', two = ''] = skillsOf(nurse);
    expect(scoreOf([one], nurse)).toBe(0);
    expect(scoreOf([one, one.toUpperCase()], nurse)).toBe(0);
    expect(scoreOf([one, two], nurse)).toBeGreaterThan(0);
  });

  it('agree more with more skills, and in full before all of them are there', () => {
    const skills = skillsOf(nurse);
    const scores = skills.map((_, at) => scoreOf(skills.slice(0, at + 1), nurse));
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    expect(scores.at(-2)).toBe(1);
    expect(scores[1]).toBeLessThan(1);
  });

  it('come best first, and of equally good ones in the order of their codes', () => {
    const found = codesOfSkills([...skillsOf('43-3031'), ...skillsOf('35-2014')]);
    const sorted = found.toSorted((a, b) => b.score - a.score || (a.code < b.code ? -1 : 1));
    expect(found).toEqual(sorted);
    expect(found.length).toBeGreaterThan(2);
  });

  it('agree more by a rare skill than by one that many occupations have', () => {
    const uses = (skill: string) =>
      occupations.filter(({ skills }) => skills.includes(skill)).length;
    for (const code of ['43-3031', '29-1141', '47-2031']) {
      const byUse = [...skillsOf(code)].sort((a, b) => uses(a) - uses(b));
      const rare = scoreOf(byUse.slice(0, 2), code);
      expect(rare).toBeGreaterThan(scoreOf(byUse.slice(-2), code));
    }
  });

  it('are read from the first hundred skills alone', () => {
    const many = Array.from({ length: 99 }, (_, at) => `zorb ${at}`);
    const [one = '', two = ''] = skillsOf('43-3031');
    expect(scoreOf([...many, one, two], '43-3031')).toBe(0);
    expect(scoreOf([...many.slice(1), one, two], '43-3031')).toBeGreaterThan(0);
  });

  it('are none for unknown skills', () => {
    expect(codesOfSkills(['zorbing', 'quuxing'])).toEqual([]);
    expect(codesOfSkills([])).toEqual([]);
  });
});
