import { expect, test } from 'vitest';
import { heldTitles } from './heldTitles.ts';

const today = new Date('2026-11-21');

function job(job_title: string, year: number) {
  return {
    job_title,
    company: null,
    responsibilities: [],
    start_date: `01-01-${year}`,
    end_date: `01-12-${year}`,
    present: false,
  };
}

test('takes the newest jobs, however many there are', () => {
  const jobs = Array.from({ length: 60 }, (_, at) => job(`Job of ${1966 + at}`, 1966 + at));
  const titles = heldTitles(jobs, null, today).map(({ title }) => title);
  expect(titles).toHaveLength(20);
  expect(titles[0]).toBe('Job of 2025');
});

test('reads only the beginning of an endless title', () => {
  const [held] = heldTitles([job('Cook '.repeat(60), 2025)], null, today);
  expect(held?.title.split(' ')).toHaveLength(12);
});

test('puts the job wished for first', () => {
  expect(heldTitles([job('Cook', 2025)], 'Baker', today)[0]?.title).toBe('Baker');
});
