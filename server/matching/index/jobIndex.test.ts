import { describe, expect, it } from 'vitest';
import { isPaper } from '../demands.ts';
import { occupations } from '../occupations/table.ts';
import { JobIndex } from './jobIndex.ts';
import type { JobRow } from './jobRow.ts';

const row = (jobId: string, changes: Partial<JobRow> = {}): JobRow => ({
  jobId,
  title: 'Cashier',
  company: null,
  city: null,
  state: null,
  lat: null,
  lng: null,
  remote: null,
  socCode: null,
  description: 'Cash handling at the front of the store.',
  postedAt: null,
  employmentTypes: [],
  closesOn: null,
  ...changes,
});

const near = (index: JobIndex, lat: number, lng: number, miles: number) => {
  const found: string[] = [];
  index.places.near({ lat, lng }, miles, (slot) => {
    found.push(index.job(slot)?.row.jobId ?? 'gone');
  });
  return found.sort();
};

describe('the index of jobs', () => {
  it('takes the code of the feed, and reads the title where there is none', () => {
    const index = new JobIndex([row('a', { socCode: '35-3031' }), row('b')]);
    const codes = [0, 1].map((slot) => index.job(slot)?.shares[0]?.code);
    expect(codes).toEqual(['35-3031', '41-2011']);
  });

  it('gives the new version of a job in place of the old one', () => {
    const index = new JobIndex([
      row('a'),
      row('a', { title: 'Welder', description: 'MIG welding' }),
    ]);
    expect(index.size).toBe(1);
    expect([...(index.codes.get('51-4121')?.keys() ?? [])]).toEqual([1]);
    expect(index.codes.get('41-2011')?.size).toBe(0);
  });

  it('forgets a removed job, and says when there was none', () => {
    const index = new JobIndex([row('a', { lat: 43, lng: -76 })]);
    expect(index.remove('a')).toBe(true);
    expect(index.remove('a')).toBe(false);
    expect(index.size).toBe(0);
    expect(near(index, 43, -76, 50)).toEqual([]);
  });

  it('finds the jobs near a place across the cells of the grid', () => {
    const index = new JobIndex([
      row('here', { lat: 43.05, lng: -76.15 }),
      row('next-cell', { lat: 43.05, lng: -75.9 }),
      row('far', { lat: 40.7, lng: -74 }),
    ]);
    expect(near(index, 43.05, -76.15, 50)).toEqual(['here', 'next-cell']);
    expect(near(index, 43.05, -76.15, 5)).toEqual(['here']);
  });

  it('scores a rare word above a common one, and cleans its lists when many jobs left', () => {
    const index = new JobIndex();
    for (let at = 0; at < 2000; at += 1) {
      index.add(row(`job-${at}`, { description: at % 100 === 0 ? 'orchid care' : 'plant care' }));
    }
    expect(index.texts.rarity('orchid')).toBeGreaterThan(index.texts.rarity('plant'));
    expect(index.texts.frequency('orchid')).toBe(20);
    for (let at = 0; at < 1500; at += 1) index.remove(`job-${at}`);
    expect(index.texts.frequency('orchid')).toBeLessThan(20);
    for (let at = 0; at < 1500; at += 1) index.add(row(`new-${at}`, { title: 'Welder' }));
    expect(index.size).toBe(2000);
    expect(index.slotCount).toBeLessThan(3500);
    const scores = new Float32Array(index.slotCount);
    index.texts.accumulate('orchid', 1, scores);
    const found = [...scores.keys()].filter((slot) => (scores[slot] ?? 0) > 0);
    const alive = found.filter((slot) => index.job(slot) !== undefined);
    expect(alive.map((slot) => index.job(slot)?.row.jobId)).toEqual([
      'job-1500',
      'job-1600',
      'job-1700',
      'job-1800',
      'job-1900',
    ]);
    // Those whose slots are used again have the title of the new job alone.
    const cashiers = [...index.titles.slotsOf('cashier')].map((slot) => index.job(slot)?.row.title);
    expect(new Set(cashiers)).toEqual(new Set(['Cashier', undefined]));
  });

  it('weighs words by the jobs that are left as soon as some are removed', () => {
    const welders = ['a', 'b', 'c'].map((id) => row(id, { title: 'Welder', description: 'Weld.' }));
    const cashier = row('d');
    const index = new JobIndex([...welders, cashier]);
    for (const { jobId } of welders.slice(1)) index.remove(jobId);
    const left = new JobIndex([...welders.slice(0, 1), cashier]);
    const [before, after] = [left, index].map(({ titles, texts }) => [
      titles.rarity('cashier'),
      texts.rarity('store'),
    ]);
    expect(after).toEqual(before);
  });

  it('has no job near a place that only one half of it names', () => {
    const index = new JobIndex([
      row('a', { lat: null, lng: -76 }),
      row('b', { lat: 43 }),
      row('c'),
    ]);
    expect(near(index, 0, -76, 50)).toEqual([]);
    expect(near(index, 43, 0, 50)).toEqual([]);
    expect(near(index, 0, 0, 50)).toEqual([]);
  });

  it('finds in a posting the skills of our table, papers aside', () => {
    for (const { code, skills } of occupations.filter((_, at) => at % 40 === 0)) {
      const index = new JobIndex([
        row('a', { socCode: code, description: `${skills.join('. ')}.` }),
      ]);
      expect(index.job(0)?.skills, code).toEqual(
        expect.arrayContaining(skills.filter((skill) => !isPaper(skill))),
      );
    }
  });
});
