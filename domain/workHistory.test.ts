import { describe, expect, test } from 'vitest';
import { endOfJob, missingWorkHistoryFields, workHistoryProblems } from './workHistory.ts';

const JOB = {
  EmployerName: 'Adirondack Savings',
  JobTitle: 'Teller',
  Responsibilities: 'Counted cash',
  StartDate: '2019-04-01',
  EndDate: '2021-06-30',
  Present: false,
};

describe('work history', () => {
  test('drops the end date of a current job', () => {
    expect(endOfJob({ EndDate: '2021-06-30', Present: true })).toEqual({
      EndDate: null,
      Present: true,
    });
  });
  test('keeps the end date of a past job, and null for a blank one', () => {
    expect(endOfJob({ EndDate: '2021-06-30', Present: false }).EndDate).toBe('2021-06-30');
    expect(endOfJob({ EndDate: ' ', Present: false })).toEqual({ EndDate: null, Present: false });
    expect(endOfJob({ EndDate: '2021-06-30', Present: false }).Present).toBe(false);
  });
  test('reports nothing missing in a complete job, with still working instead of an end date', () => {
    expect(missingWorkHistoryFields(JOB, 'add')).toEqual([]);
    expect(missingWorkHistoryFields({ ...JOB, EndDate: '', Present: true }, 'add')).toEqual([]);
    expect(missingWorkHistoryFields({ ...JOB, EndDate: '' }, 'add')).toEqual(['EndDate']);
  });
  test.each(['StartDate', 'EmployerName', 'JobTitle'] as const)('requires %s', (field) => {
    expect(missingWorkHistoryFields({ ...JOB, [field]: ' ' }, 'add')).toEqual([field]);
  });
  test('requires the responsibilities only in an update', () => {
    const silent = { ...JOB, Responsibilities: ' ' };
    expect(missingWorkHistoryFields(silent, 'add')).toEqual([]);
    expect(missingWorkHistoryFields(silent, 'update')).toEqual(['Responsibilities']);
  });
});

describe('problems of a job', () => {
  const today = new Date('2026-11-20T15:00:00Z');
  const told = (changes: Partial<typeof JOB>, mode: 'add' | 'update' = 'add') =>
    workHistoryProblems({ ...JOB, ...changes }, mode, today).map(
      ({ pointer, code }) => `${pointer} ${code}`,
    );

  test.each([
    ['nothing, when all is there', {}, []],
    ['nothing of an end that is hidden', { EndDate: '2018-01-01', Present: true }, []],
    ['an end before the start', { EndDate: '2018-01-01' }, ['/EndDate endBeforeStart']],
    ['nothing of one day', { EndDate: JOB.StartDate }, []],
    ['a day that does not exist', { EndDate: '2021-02-30' }, ['/EndDate halfDate']],
    ['what is no date', { StartDate: 'May' }, ['/StartDate date']],
    ['a year long gone', { StartDate: '1812-06-18' }, ['/StartDate yearRange']],
    ['a year far ahead', { EndDate: '2037-01-01' }, ['/EndDate yearRange']],
    ['what is missing', { JobTitle: ' ' }, ['/JobTitle missing']],
  ])('are %s', (_what, changes, problems) => expect(told(changes)).toEqual(problems));

  test('ask for the responsibilities only when it is changed', () => {
    expect(told({ Responsibilities: '' })).toEqual([]);
    expect(told({ Responsibilities: '' }, 'update')).toEqual(['/Responsibilities missing']);
  });
});
