import { describe, expect, it } from 'vitest';
import { companyScore, SCHOOL, startsWithVerb, titleScore } from './words.ts';

describe('words', () => {
  it.each([
    'Line Cook',
    'Director of Nursing',
    'Certified Nursing Assistant',
    'Analyst II',
    'Stay-at-Home Parent',
  ])('%s reads like a title', (text) => {
    expect(titleScore(text)).toBeGreaterThan(companyScore(text));
  });

  it.each([
    'Sunrise Bakery',
    'Glass City Auto Parts',
    'Maumee Cold Storage LLC',
    'City of Utica',
    "Rosie's Diner",
  ])('%s reads like an employer', (text) => {
    expect(companyScore(text)).toBeGreaterThan(titleScore(text));
  });

  it('know duties by their verbs', () => {
    expect(startsWithVerb('Managed a team of four')).toBe(true);
    expect(startsWithVerb('Answer the phone')).toBe(true);
    expect(startsWithVerb('United States Army')).toBe(false);
    expect(SCHOOL.test('Anthracite Technical College')).toBe(true);
    expect(SCHOOL.test('Anthracite Trucking')).toBe(false);
  });
});
