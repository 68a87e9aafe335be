import { describe, expect, it } from 'vitest';
import {
  companyScore,
  headParts,
  namesSchool,
  SCHOOL,
  startsWithVerb,
  titleScore,
  wordsOf,
} from './words.ts';

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

  it.each([
    ['a title', 'Cook', 'Sunflower'],
    ['its noun before "of"', 'Director of the River', 'River of the Director'],
    ['its noun before a grade', 'Analyst III', 'Sunflower III'],
    ['its noun after a hyphen', 'Lead-Cook', 'Lead-Pot'],
    ['a qualifier', 'Senior Cook', 'Cook'],
    ['its noun at the end', 'Harbor Cook', 'Cook Harbor'],
    ['the ending of an occupation', 'Glassworker', 'Harbor'],
    ['an ending that many occupations have', 'Glazer', 'Glass'],
    ['any noun of a title', 'Cook Harbor', 'Glazer'],
    ['a grade', 'Analyst III', 'Analyst'],
    ['its noun before a number', 'Analyst 12', 'Analyst Harbor'],
    ['its noun at the end of hyphens', 'Harbor-side-cook', 'Harbor-cook-side'],
    ['a noun before no grade', 'Cook', 'Cook Hawaii'],
    ['its noun alone', 'Cook', 'Cook Ivory'],
    ['its noun after a small word', 'In-Training Cook', 'In Cook Training'],
    ['its noun at the end of all words', 'Harbor Income Clerk', 'Harbor Clerk Income'],
    ['its noun, though a word ends like "on",', 'Harbor Salon Clerk', 'Harbor Clerk Salon'],
  ])('%s makes "%s" more of a title than "%s"', (_, title, other) => {
    expect(titleScore(title)).toBeGreaterThan(titleScore(other));
  });

  it.each(['Artistry', 'Deer', 'Glazery'])('are no title: "%s"', (text) => {
    expect(titleScore(text)).toBe(0);
  });

  it.each(['Sunflower Barn', 'Lights in the Sky'])('are no employer: "%s"', (text) => {
    expect(companyScore(text)).toBe(0);
  });

  it('are no title when there are none or more than nine', () => {
    expect(titleScore('')).toBe(-1);
    expect(titleScore('the cook of the day and of the whole long night')).toBe(-1);
    expect(titleScore('one two three four five six seven eight cook')).toBeGreaterThan(0);
  });

  it.each([
    ['the form of a firm', 'Sunflower Inc.', 'Sunflower'],
    ['a noun of firms', 'Sunflower Bakery', 'Sunflower'],
    ['the plural of one', 'Sunflower Bistros', 'Sunflower'],
    ['such a noun at the end', 'Sunflower Bakery', 'Bakery Sunflower'],
    ['such a noun', 'Bakery Sunflower', 'Sunflower Lane'],
    ['how offices begin', 'City of Lights', 'Lights of Lights'],
    ['an ampersand', 'Oak & Sunflower', 'Oak Sunflower'],
    ['a family', "Ottley's", 'Ottley'],
    ['the form of a firm without its point', 'Sunflower LLC', 'Sunflower Bakery'],
    ['the form of a firm at the end', 'Sunflower of Utica Inc.', 'Sunflower Inc. of Utica'],
    ['its noun at the very end', 'Big Sunflower Bakery', 'Big Bakery Sunflower'],
    ['an article', 'The Lights', 'Lights'],
    ['a country', 'US Lights', 'Lights'],
    ['an office', 'Law Office of Ruiz', 'Office of Ruiz'],
    ['a sign between names', 'Oak&Birch', 'Oak Birch'],
  ])('%s makes "%s" more of an employer than "%s"', (_, firm, other) => {
    expect(companyScore(firm)).toBeGreaterThan(companyScore(other));
  });

  it('are no employer when there are none', () => {
    expect(companyScore('')).toBe(0);
    expect(companyScore('Sunflower')).toBe(0);
  });

  it.each([
    ['Drove a van', true],
    ['Answers the phone', true],
    ['Cleaning Rooms And Halls', true],
    ['Bed linen', false],
    ['Glass jars', false],
    ['Harbor lights', false],
    ['Answers the phone', true],
    ['Baking bread', true],
    ['Welded pipes', true],
    ['Full-time cook', false],
    ['Self-employed', false],
    ['Limited Brands', false],
    ['King of pizza', false],
    ['Ring bells', true],
    ['Sterling Housing Alliance', false],
    ['Housing people', true],
    ['', false],
  ])('"%s" begins like a duty: %s', (text, isDuty) => {
    expect(startsWithVerb(text)).toBe(isDuty);
  });

  it.each([
    ['Riverbend College', true],
    ['Some college', false],
    ['School counseling', false],
    ['School nursing at Riverbend Academy', true],
    ['Nursing', false],
  ])('"%s" names a school: %s', (text, isNamed) => {
    expect(namesSchool(text)).toBe(isNamed);
  });

  it('keep hyphens and ampersands, and lose the possessive', () => {
    expect(wordsOf(" Rosie's Stay-at-Home  R&D, Ruiz’s ")).toEqual([
      'rosie',
      'stay-at-home',
      'r&d',
      'ruiz',
    ]);
  });

  it.each([
    'Cook, Diner',
    'Cook | Diner',
    'Cook – Diner',
    'Cook / Diner',
    'Cook at Diner',
    'Cook  Diner',
  ])('"%s" has a job and an employer', (text) => {
    expect(headParts(text)).toEqual(['Cook', 'Diner']);
  });

  it.each(['Co-Cook', 'Cook/Baker', 'Cook Attendant', 'Cook,Baker'])(
    '"%s" has one part',
    (text) => {
      expect(headParts(text)).toEqual([text]);
    },
  );
});
