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
