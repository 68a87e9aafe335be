import { describe, expect, it } from 'vitest';
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
    for (let at = 0; at < 1500; at += 1) index.add(row(`new-${at}`));
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
  });
});
