import { describe, expect, test } from 'vitest';
import { endOfJob, missingWorkHistoryFields } from './workHistory.ts';

const JOB = {
  EmployerName: 'Adirondack Savings',
  JobTitle: 'Teller',
  Responsibilities: 'Counted cash',
  StartDate: '2019-04-01',
  EndDate: '2021-06-30',
  Present: false,
};

describe('work history', () => {
  test('a current job has no end date', () => {
    expect(endOfJob({ EndDate: '2021-06-30', Present: true })).toEqual({
      EndDate: null,
      Present: true,
    });
  });
  test('a past job keeps its end date, and a blank one is none', () => {
    expect(endOfJob({ EndDate: '2021-06-30', Present: false }).EndDate).toBe('2021-06-30');
    expect(endOfJob({ EndDate: ' ', Present: false }).EndDate).toBeNull();
  });
  test('a whole job lacks nothing, and still working stands in for the end date', () => {
    expect(missingWorkHistoryFields(JOB, 'add')).toEqual([]);
    expect(missingWorkHistoryFields({ ...JOB, EndDate: '', Present: true }, 'add')).toEqual([]);
    expect(missingWorkHistoryFields({ ...JOB, EndDate: '' }, 'add')).toEqual(['EndDate']);
  });
  test('only an update needs the responsibilities', () => {
    const silent = { ...JOB, Responsibilities: ' ' };
    expect(missingWorkHistoryFields(silent, 'add')).toEqual([]);
    expect(missingWorkHistoryFields(silent, 'update')).toEqual(['Responsibilities']);
  });
});
