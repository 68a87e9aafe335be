import { describe, expect, it } from 'vitest';
import { parseDemands, parseHoldings } from './demands.ts';

describe('years of experience a posting asks for', () => {
  it.each([
    ['At least 3 years of experience in retail.', 3],
    ['Minimum two (2) years experience required.', 2],
    ['3-5 years of related experience.', 3],
    ['5+ yrs experience with SQL', 5],
    ['One year of experience as a cook.', 1],
    ['2 years of sales experience. 4 years of management experience.', 4],
  ])('%s', (text, years) => {
    expect(parseDemands(text).years).toBe(years);
  });

  it.each([
    'You must be 18 years of age.',
    'We have served the county for over 40 years.',
    '5 years of experience preferred.',
    'A 4 year degree is required.',
    'A friendly place to work.',
  ])('is none in: %s', (text) => {
    expect(parseDemands(text).years).toBeNull();
  });
});

describe('the degree a posting asks for', () => {
  it.each([
    ["Bachelor's degree in accounting required", 'bachelors'],
    ['High school diploma or GED', 'high_school'],
    ['A GED is enough.', 'ged'],
    ["Associate's degree or higher", 'associates'],
    ["An associate's or bachelor's degree in nursing", 'associates'],
    ["Bachelor's or Master's degree in biology", 'bachelors'],
    ['Must hold a Ph.D. in chemistry', 'phd'],
    ["High school diploma required. Bachelor's degree preferred.", 'high_school'],
  ])('%s', (text, degree) => {
    expect(parseDemands(text).degree).toBe(degree);
  });

  it('may be replaced by experience when the posting says so', () => {
    expect(parseDemands("Bachelor's degree or equivalent experience").orExperience).toBe(true);
    expect(parseDemands("Bachelor's degree required").orExperience).toBe(false);
  });
});

describe('licences and languages a posting asks for', () => {
  it('are named when they are demanded, not when they are wished for', () => {
    const asked = parseDemands(
      "Valid driver's license required. Must be fluent in Spanish.\nCDL a plus. Forklift certification preferred.",
    );
    expect(asked.licences).toEqual(["driver's license"]);
    expect(asked.languages).toEqual(['Spanish']);
  });

  it('do not come from a language that is merely mentioned', () => {
    expect(parseDemands('We teach French cooking to guests.').languages).toEqual([]);
  });

  it('are read the same way from a person’s own words', () => {
    const held = parseHoldings('Registered Nurse license, BLS\nSpanish');
    expect([...held.licences]).toEqual(['RN license', 'BLS certification']);
    expect([...held.languages]).toEqual(['Spanish']);
  });
});

it('reads the same demands when sentences that ask for nothing are remembered', () => {
  const postings = [
    'We bake bread. You have 3 years of experience.',
    'We bake bread. A valid RN license is required.',
    'A plus: 9 years of experience. You must be fluent in Spanish.',
    'We bake bread. You have 3 years of experience. Bachelor degree or equivalent.',
  ];
  const silent = new Set<string>();
  for (const posting of [...postings, ...postings])
    expect(parseDemands(posting, silent), posting).toEqual(parseDemands(posting));
  expect([...silent]).toEqual(['We bake bread', 'A plus: 9 years of experience']);
});
