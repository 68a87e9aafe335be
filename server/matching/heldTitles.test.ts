import { expect, test } from 'vitest';
import { codesOfTitles, endOf, heldTitles, likelihoods, settledBy, timeOf } from './heldTitles.ts';

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

test('weighs a job less the older it is and the more came after it', () => {
  const [newest, older] = heldTitles([job('Cook', 2020), job('Baker', 2024)], null, today);
  expect([newest?.title, older?.title]).toEqual(['Baker', 'Cook']);
  expect(newest?.weight).toBeCloseTo(0.96 ** 2, 1);
  expect(older?.weight).toBeCloseTo(0.8 * 0.96 ** 6, 1);
});

test('weighs the job wished for more than the present one, and that one whole', () => {
  const present = { ...job('Cook', 2020), present: true };
  expect(heldTitles([present], ' Baker ', today)).toEqual([
    { title: 'Baker', weight: 1.25 },
    { title: 'Cook', weight: 1 },
  ]);
});

test('keeps the given order where a job has no dates, and leaves out what has no title', () => {
  const dateless = (title: string) => ({ ...job(title, 2020), start_date: null, end_date: null });
  const jobs = [dateless('Cook'), dateless('  '), job('Baker', 2024), dateless('Clerk')];
  const held = heldTitles(jobs, '  ', today);
  expect(held.map(({ title }) => title)).toEqual(['Cook', 'Baker', 'Clerk']);
  expect(held[0]?.weight).toBe(1);
});

test('reads a day as DD-MM-YYYY and nothing else', () => {
  expect(timeOf('03-12-2024')).toBe(Date.UTC(2024, 11, 3));
  for (const date of [null, '', '2024-12-03', 'x03-12-2024', '03-12-2024x'])
    expect(timeOf(date)).toBeNaN();
});

test('ends a job today when it is the present one or ends later, else on its last known day', () => {
  const cook = job('Cook', 2024);
  expect(endOf({ ...cook, present: true }, today)).toBe(today.getTime());
  expect(endOf({ ...cook, end_date: '01-12-2030' }, today)).toBe(today.getTime());
  expect(endOf(cook, today)).toBe(Date.UTC(2024, 11, 1));
  expect(endOf({ ...cook, end_date: null }, today)).toBe(Date.UTC(2024, 0, 1));
});

test('shares one whole among the meanings of a title, most for the likeliest', () => {
  const shares = likelihoods([
    { code: 'a', score: 0.9 },
    { code: 'b', score: 0.8 },
  ]);
  expect(shares.map(({ code }) => code)).toEqual(['a', 'b']);
  expect(shares[0]?.score).toBeCloseTo(1 / (1 + Math.exp(-1.2)));
  expect(shares.reduce((sum, { score }) => sum + score, 0)).toBeCloseTo(1);
  expect(likelihoods([])).toEqual([]);
});

test('lets skills decide between meanings that are nearly as likely, and no others', () => {
  const codes = [
    { code: 'a', score: 0.5 },
    { code: 'b', score: 0.4 },
    { code: 'c', score: 0.2 },
  ];
  const skills = ['b', 'c'].map((code) => ({ code, score: 1 }));
  expect(settledBy(codes, skills).map(({ code }) => code)).toEqual(['b', 'a', 'c']);
  expect(settledBy(codes, skills)[0]?.score).toBeCloseTo(0.65);
  const even = ['z', 'y'].map((code) => ({ code, score: 0.5 }));
  expect(settledBy(even, []).map(({ code }) => code)).toEqual(['y', 'z']);
});

test('puts the occupation of the weightiest title first, with a score of 1', () => {
  const codes = codesOfTitles([
    { title: 'Paralegal', weight: 0.3 },
    { title: 'Welder', weight: 1 },
  ]);
  expect(codes[0]).toEqual({ code: '51-4121', score: 1 });
  expect(codes.find(({ code }) => code === '23-2011')?.score).toBeLessThan(0.5);
  expect(codesOfTitles([])).toEqual([]);
});
