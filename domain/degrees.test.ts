import { describe, expect, test } from 'vitest';
import {
  DEGREE_LEVELS,
  degreeLevelById,
  degreeLevelByName,
  degreeStatus,
  degreeYearProblems,
  isDegreeLevelName,
  missingDegreeFields,
} from './degrees.ts';
import type { DegreeForm } from './degrees.ts';

describe('degree levels', () => {
  test('lists the six levels of the spec', () => {
    expect(DEGREE_LEVELS.map(({ Id, Label }) => `${Id} ${Label}`)).toEqual([
      '1 GED',
      '2 High School',
      "3 Associate's",
      "4 Bachelor's",
      '5 Post Graduate',
      '6 PHD',
    ]);
  });
  test('finds the same level by the text id of a select', () => {
    expect(degreeLevelById('4')?.LevelName).toBe('bachelors');
    expect(degreeLevelById(4)?.LevelName).toBe('bachelors');
    expect([degreeLevelById(''), degreeLevelById('0'), degreeLevelById(7)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

test('finds a level by exactly its name, and none by another text', () => {
  const names = ['ged', 'high_school', 'associates', 'bachelors', 'postgraduate', 'phd'];
  expect(names.map((name) => degreeLevelByName(name)?.Id)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(['GED', '', null].map(degreeLevelByName)).toEqual([null, null, null]);
  expect([...names, 'masters', null].filter(isDegreeLevelName)).toEqual(names);
});

test('finds no level when the text of the id is blank or no number', () => {
  expect([' ', 'three', 0].map(degreeLevelById)).toEqual([null, null, null]);
});

describe('degree status', () => {
  test('is in-progress with year 0 when ongoing, even with a year', () => {
    const inProgress = { Status: 'in-progress', YearCompleted: 0 };
    expect(degreeStatus({ Present: true, YearCompleted: null })).toEqual(inProgress);
    expect(degreeStatus({ Present: true, YearCompleted: 2019 })).toEqual(inProgress);
  });
  test('is completed when there is a year', () => {
    expect(degreeStatus({ Present: false, YearCompleted: 2019 })).toEqual({
      Status: 'completed',
      YearCompleted: 2019,
    });
  });
  test('is incomplete with year 0 when there is neither', () => {
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
  test('reports nothing missing in a complete form', () =>
    expect(missingDegreeFields(whole)).toEqual([]));
  test('accepts ongoing instead of a year', () => {
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

describe('years of a degree', () => {
  const today = new Date('2026-11-20T15:00:00Z');
  const years = { StartYear: '2016', YearCompleted: '2020', Present: false };

  test.each([
    ['nothing, when they are likely', {}, []],
    ['nothing of what is left out', { StartYear: '', YearCompleted: '' }, []],
    ['a year that is not written out', { StartYear: '16' }, ['/StartYear year']],
    ['a year long gone', { StartYear: '1215' }, ['/StartYear yearRange']],
    ['a year far ahead', { YearCompleted: '2037' }, ['/YearCompleted yearRange']],
    ['a completion before the start', { YearCompleted: '2015' }, ['/YearCompleted endBeforeStart']],
    ['nothing, when start and completion are one year', { YearCompleted: '2016' }, []],
    [
      'a bad completion once, although it is before the start',
      { StartYear: '2016', YearCompleted: '1215' },
      ['/YearCompleted yearRange'],
    ],
    [
      'nothing of an earlier completion that is hidden',
      { YearCompleted: '2015', Present: true },
      [],
    ],
    ['nothing of a hidden completion', { YearCompleted: '12', Present: true }, []],
  ])('have as problems %s', (_what, changes, problems) => {
    const found = degreeYearProblems({ ...years, ...changes }, today);
    expect(found.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual(problems);
  });
});
