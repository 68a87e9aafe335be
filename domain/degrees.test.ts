import { describe, expect, test } from 'vitest';
import { DEGREE_LEVELS, degreeLevelById, degreeStatus, missingDegreeFields } from './degrees.ts';
import type { DegreeForm } from './degrees.ts';

describe('degree levels', () => {
  test('are the six of the table', () => {
    expect(DEGREE_LEVELS.map(({ Id, Label }) => `${Id} ${Label}`)).toEqual([
      '1 GED',
      '2 High School',
      "3 Associate's",
      "4 Bachelor's",
      '5 Post Graduate',
      '6 PHD',
    ]);
  });
  test('the id of a select is a text and finds the same level', () => {
    expect(degreeLevelById('4')?.LevelName).toBe('bachelors');
    expect(degreeLevelById(4)?.LevelName).toBe('bachelors');
    expect([degreeLevelById(''), degreeLevelById('0'), degreeLevelById(7)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('degree status', () => {
  test('ongoing is in-progress with year 0, even beside a year', () => {
    const inProgress = { Status: 'in-progress', YearCompleted: 0 };
    expect(degreeStatus({ Present: true, YearCompleted: null })).toEqual(inProgress);
    expect(degreeStatus({ Present: true, YearCompleted: 2019 })).toEqual(inProgress);
  });
  test('a year is completed', () => {
    expect(degreeStatus({ Present: false, YearCompleted: 2019 })).toEqual({
      Status: 'completed',
      YearCompleted: 2019,
    });
  });
  test('neither is incomplete with year 0', () => {
    const incomplete = { Status: 'incomplete', YearCompleted: 0 };
    expect(degreeStatus({ Present: false, YearCompleted: null })).toEqual(incomplete);
    expect(degreeStatus({ Present: false, YearCompleted: 0 })).toEqual(incomplete);
  });
});

describe('education form', () => {
  const whole: DegreeForm = {
    SchoolName: 'Mohawk Valley College',
    DegreeLevelId: '3',
    DegreeName: 'Accounting',
    YearCompleted: 2018,
    Present: false,
  };
  test('a whole form lacks nothing', () => expect(missingDegreeFields(whole)).toEqual([]));
  test('ongoing stands in for the year', () => {
    expect(missingDegreeFields({ ...whole, YearCompleted: null, Present: true })).toEqual([]);
    expect(missingDegreeFields({ ...whole, YearCompleted: null })).toEqual(['YearCompleted']);
  });
  test('names every missing field', () => {
    const empty = { SchoolName: ' ', DegreeLevelId: null, DegreeName: '', YearCompleted: 0 };
    expect(missingDegreeFields({ ...empty, Present: false })).toEqual([
      'SchoolName',
      'DegreeLevelId',
      'DegreeName',
      'YearCompleted',
    ]);
  });
});
