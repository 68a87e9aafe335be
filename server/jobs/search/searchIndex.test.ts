import { describe, expect, it } from 'vitest';
import { SearchIndex } from './searchIndex.ts';
import { searchedJob as job } from '#tests/support/searchedJob.ts';

const indexOf = (jobs: readonly ReturnType<typeof job>[]): SearchIndex => {
  const index = new SearchIndex();
  for (const one of jobs) index.add(one);
  return index;
};
const find = (index: SearchIndex, searchText: string, locationText = '') =>
  index.search({ searchText, locationText, offset: 0, limit: 1000 });

describe('the search index', () => {
  it('finds the new version of a job and not the old one', () => {
    const index = indexOf([job('a'), job('a', { title: 'Welder', city: 'Toledo', state: 'OH' })]);
    expect(find(index, 'welder').ids).toEqual(['a']);
    expect(find(index, 'cook').total).toBe(0);
    expect(find(index, '', 'OH').total).toBe(1);
    expect(find(index, '', 'NY').total).toBe(0);
    expect(index.size).toBe(1);
  });

  it('finds jobs added after it settled', () => {
    const index = indexOf([job('a')]);
    index.settle();
    expect(find(index, 'welder').total).toBe(0);
    index.add(job('b', { title: 'Welder' }));
    expect(find(index, 'welder').ids).toEqual(['b']);
    expect(index.remove('b')).toBe(true);
    expect(index.remove('b')).toBe(false);
    expect(find(index, 'welder').total).toBe(0);
  });

  it('answers after many changes like a newly built index', () => {
    const names = ['Welder', 'Cook', 'Éclair baker', 'C++ developer', 'Clerk 2', 'Ärztin', 'W'];
    const versionOf = (at: number) => {
      const title = `${names[(at * 7) % names.length]} ${at % 11 === 0 ? `word${at}` : ''}`;
      const postedAt = at % 5 === 0 ? null : `2026-01-${String((at % 28) + 1).padStart(2, '0')}`;
      return job(`job-${(at * 13) % 60}`, { title, postedAt, description: `About ${at % 17}.` });
    };
    const changed = indexOf([job('job-first')]);
    changed.settle();
    const living = new Map([['job-first', job('job-first')]]);
    for (let at = 0; at < 400; at += 1) {
      const next = versionOf(at);
      if (at % 3 === 2) {
        changed.remove(next.jobId);
        living.delete(next.jobId);
      } else {
        changed.add(next);
        living.set(next.jobId, next);
      }
      // Also searches between the changes: what is sorted must follow them.
      if (at % 40 === 0) find(changed, 'w');
    }
    const rebuilt = indexOf([...living.values()]);
    for (const text of ['', 'w', 'c', 'e', 'a', '2', 'word4', 'clerks', 'éclai', 'c++', 'about 1'])
      expect(find(changed, text), text).toEqual(find(rebuilt, text));
  });

  it('puts an office job before a chief officer, wherever it says office', () => {
    const index = indexOf([
      job('officer', { title: 'Chief Operating Officer', postedAt: '2026-03-01T00:00:00Z' }),
      job('clerk', { title: 'File Clerk', skills: ['Office equipment'] }),
      job('branch', { title: 'Branch Offices Lead' }),
      job('front', { title: 'Front Office Clerk' }),
      job('assistant', { title: 'Office Assistant', postedAt: null }),
      job('mentioned', { description: 'Bread for the office.', postedAt: '2026-04-01T00:00:00Z' }),
    ]);
    expect(find(index, 'office').ids).toEqual([
      'assistant',
      'front',
      'branch',
      'clerk',
      'officer',
      'mentioned',
    ]);
  });

  it('puts the newest first, a job without a date last, and the same dates by id', () => {
    const index = indexOf([
      job('undated', { postedAt: null }),
      job('b'),
      job('new', { postedAt: '2026-02-01T00:00:00Z' }),
      job('a'),
    ]);
    expect(find(index, 'cook').ids).toEqual(['new', 'a', 'b', 'undated']);
  });

  it('reuses a slot only when no list remembers its job', () => {
    const index = new SearchIndex();
    for (let at = 0; at < 2000; at += 1) index.add(job(`old-${at}`, { title: 'Farrier' }));
    for (let at = 0; at < 1900; at += 1) index.remove(`old-${at}`);
    for (let at = 0; at < 1500; at += 1) index.add(job(`new-${at}`, { title: 'Glazier' }));
    expect(find(index, 'farrier').total).toBe(100);
    expect(find(index, 'glazier').total).toBe(1500);
    expect(find(index, 'glazier farrier').total).toBe(0);
    expect(new Set(find(index, 'farri').ids)).toEqual(
      new Set(Array.from({ length: 100 }, (_, at) => `old-${1900 + at}`)),
    );
  });

  it('fills a load that begins among the recommended jobs and ends among the others', () => {
    const index = indexOf(['a', 'b', 'c', 'd'].map((id) => job(id)));
    const load = (offset: number) =>
      index.search({ searchText: '', locationText: '', first: ['d', 'c'], offset, limit: 2 });
    expect(load(0)).toEqual({ total: 4, ids: ['d', 'c'] });
    expect(load(1)).toEqual({ total: 4, ids: ['c', 'a'] });
    expect(load(3)).toEqual({ total: 4, ids: ['b'] });
  });
});
