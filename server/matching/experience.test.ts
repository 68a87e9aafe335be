import { expect, it } from 'vitest';
import { yearsOfExperience } from './experience.ts';

const today = new Date('2026-01-01T00:00:00Z');
const job = (start_date: string | null, end_date: string | null) => ({
  job_title: 'Cook',
  company: null,
  responsibilities: [],
  start_date,
  end_date,
  present: end_date === null,
});
const years = (...work: ReturnType<typeof job>[]) => yearsOfExperience(work, today);

it('counts two jobs at once only once when the newest stands first', () => {
  const [late, early, inside] = [
    job('01-01-2018', '01-01-2020'),
    job('01-01-2014', '01-01-2019'),
    job('01-01-2015', '01-01-2016'),
  ];
  expect(years(late, early)).toBe(6);
  expect(years(inside, late, early)).toBe(6);
});

it('counts until today when somebody still works there', () => {
  expect(years(job('01-01-2016', null))).toBe(10);
});

it('counts nothing when no start is known or the end comes first', () => {
  expect(years(job(null, '01-01-2020'), job('01-01-2020', '01-01-2018'))).toBe(0);
  expect(years()).toBe(0);
});

it('leaves the time between two jobs out, and tells a tenth of a year', () => {
  expect(years(job('01-01-2010', '01-01-2011'), job('01-01-2014', '01-07-2014'))).toBe(1.5);
});
