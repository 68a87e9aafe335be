import { describe, expect, it } from 'vitest';
import { isPaper, parseDemands, parseHoldings } from './demands.ts';

describe('years of experience a posting asks for', () => {
  it.each([
    ['At least 3 years of experience in retail.', 3],
    ['Minimum two (2) years experience required.', 2],
    ['3-5 years of related experience.', 3],
    ['5+ yrs experience with SQL', 5],
    ['One year of experience as a cook.', 1],
    ['2 years of sales experience. 4 years of management experience.', 4],
    ['4 years of sales experience. 2 years of management experience.', 4],
    ['Experience: 6 years as a baker or 2 years as a cook.', 2],
    ['2 to 4 years of experience', 2],
    ['Two or more years of experience', 2],
    ['Twelve yrs of experience', 12],
    ['A background of 3 plus years', 3],
    ['7 years minimum', 7],
    ['You must bring 1 yr.', 1],
    ['3 years working as a cook', 3],
    ['Required: 3 years', 3],
    ['20 years of experience', 20],
    ['Bake bread\n3 years of experience', 3],
    ['Bake bread• 3 years of experience', 3],
    ['More than 10 years of baking experience', 10],
    ['Over 1 year of experience', 1],
  ])('%s', (text, years) => {
    expect(parseDemands(text).years).toBe(years);
  });

  it.each([
    'You must be 18 years of age.',
    'We have served the county for over 40 years.',
    '5 years of experience preferred.',
    'A 4 year degree is required.',
    'A friendly place to work.',
    '21 years of experience.',
    'We have 3 years.',
    'Experience with people who are 65 years old.',
    'Experienced, and in business since: 30 years in business.',
    'We began 9 years ago with no experience.',
    'A 2 year contract, no experience needed.',
    'A 3 year program for which no experience is required.',
    'We gained experience in the last 5 years.',
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
    ["High school diploma required. Bachelor's degree required.", 'bachelors'],
    ["Bachelor's degree required. High school diploma required.", 'bachelors'],
    ['H.S. diploma', 'high_school'],
    ['HS diploma', 'high_school'],
    ['A G.E.D.', 'ged'],
    ['Associate of science', 'associates'],
    ['An associates degree', 'associates'],
    ['A 2-year degree', 'associates'],
    ['AAS degree', 'associates'],
    ['An undergraduate degree', 'bachelors'],
    ['A 4 year degree', 'bachelors'],
    ['A four-year degree', 'bachelors'],
    ['A college degree', 'bachelors'],
    ['B.S. degree', 'bachelors'],
    ['BA/MA in history', 'bachelors'],
    ['BS in biology', 'bachelors'],
    ['BSN', 'bachelors'],
    ["A master's", 'postgraduate'],
    ['Master of science', 'postgraduate'],
    ['MBA', 'postgraduate'],
    ['M.S. in biology', 'postgraduate'],
    ['MS degree', 'postgraduate'],
    ['A graduate degree', 'postgraduate'],
    ['J.D.', 'postgraduate'],
    ['Juris doctor', 'postgraduate'],
    ['MSW', 'postgraduate'],
    ['Pharm.D.', 'postgraduate'],
    ['DPT', 'postgraduate'],
    ['A doctorate', 'phd'],
    ['Doctoral study', 'phd'],
    ['We work as a team, managed well, with abs and MS Office.', null],
  ])('%s', (text, degree) => {
    expect(parseDemands(text).degree).toBe(degree);
  });

  it('may be replaced by experience when the posting says so', () => {
    expect(parseDemands("Bachelor's degree or equivalent experience").orExperience).toBe(true);
    expect(parseDemands('BSN, or experience').orExperience).toBe(true);
    expect(parseDemands('Work in lieu of a BSN').orExperience).toBe(true);
    expect(parseDemands('A combination of a BSN and work').orExperience).toBe(true);
    expect(parseDemands("Bachelor's degree required").orExperience).toBe(false);
    expect(parseDemands('A BSN. Equivalent pay for all.').orExperience).toBe(false);
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

it('tells a licence and a language from other skills, however often it is asked', () => {
  for (const time of ['first', 'second']) {
    expect(isPaper('CPR'), time).toBe(true);
    expect(isPaper('Spanish'), time).toBe(true);
    expect(isPaper('Baking'), time).toBe(false);
  }
});
