import { describe, expect, it } from 'vitest';
import { occupations } from './occupations/table.ts';
import { codesForTitle, createTitleMatcher } from './titles.ts';

const first = (title: string) => codesForTitle(title)[0]?.code;

describe('the SOC code of a job title', () => {
  it('finds the commonest everyday title of every occupation among its first five codes', () => {
    const missed = occupations
      .map(({ code, everydayTitles: [title = ''] }) => ({ code, title }))
      .filter(({ code, title }) => !codesForTitle(title).some((found) => found.code === code));
    expect(missed).toEqual([]);
  });

  it.each([
    ['Sr. RN, Nights (Per Diem)', '29-1141'],
    ['CNA', '31-1131'],
    ['Certified Nurse Aide', '31-1131'],
    ['Senior Full-Stack Software Engineer II', '15-1252'],
    ['IT Help Desk Tech', '15-1232'],
    ['Customer Service Rep - Bilingual', '43-4051'],
    ['House Keeper', '37-2012'],
    ['Electrican', '47-2111'],
    ['Line-woman', '49-9051'],
    ['F&B Manager', '11-9051'],
    ['Carpenter Helper', '47-3012'],
  ])('reads %s as %s', (title, code) => {
    expect(first(title)).toBe(code);
  });

  it('ignores rank: a senior and a junior accountant share their occupation', () => {
    expect(first('Senior Accountant III')).toBe(first('Junior Accountant'));
  });

  it('scores a known title near 1 and a vague one lower', () => {
    expect(codesForTitle('Paralegal')[0]?.score).toBeGreaterThan(0.7);
    const vague = codesForTitle('Specialist')[0]?.score ?? 0;
    expect(vague).toBeLessThan(0.7);
  });

  it('says nothing about a title without one known word', () => {
    expect(codesForTitle('Qwxyzzt')).toEqual([]);
    expect(codesForTitle('')).toEqual([]);
    expect(codesForTitle('???')).toEqual([]);
  });

  it('uses another matcher when given one', () => {
    const matcher = createTitleMatcher([{ code: '39-9099', title: 'Moon Gardener' }]);
    expect(codesForTitle('moon gardener', { matcher })[0]?.code).toBe('39-9099');
  });
});
