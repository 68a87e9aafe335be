import { expect, test } from 'vitest';
import type { SavedSearch } from '#src/api/queries/savedSearches.ts';
import { readSearch } from '#src/pages/candidate/jobs/useJobSearch.ts';
import { isSameSearch, listOf } from './searchOf.ts';

/** As the server keeps it: its filters in alphabetical order. */
const saved: SavedSearch = {
  guid: '7d2f0a9e-52d6-4c5e-9d0f-0c1d2e3f4a5b',
  name: 'nurse near Utica',
  list: 'all',
  words: 'Nurse',
  place: 'Utica, NY',
  filters: {
    miles: 25,
    remote: ['hybrid', 'remote'],
    employmentTypes: ['contract', 'full-time'],
    payAtLeast: { amount: 18, unit: 'hour' },
    postedWithinDays: 7,
    accommodationContact: true,
  },
  sort: 'pay',
  frequency: 'weekly',
  newJobs: 0,
  newSince: '2026-05-05T14:00:00.000Z',
  paused: null,
  askedAt: null,
  savedAt: '2026-05-05T14:00:00.000Z',
  _etag: '"1"',
};
/** The address of a list that was searched, as the list writes it. */
const query =
  'words=Nurse&place=Utica%2C+NY&within=25&way=remote&way=hybrid&hours=full-time&hours=contract&pay=18-hour&days=7&contact=named&sort=pay';
const searched = readSearch(new URLSearchParams(query));

test('leads to the address that was searched, with its filters in their order', () => {
  expect(listOf(saved)).toBe(`/candidate/jobs/all-jobs?${query}`);
  const { filters: _filters, sort: _sort, ...plain } = saved;
  expect(listOf({ ...plain, list: 'remote', place: '' })).toBe(
    '/candidate/jobs/remote-jobs?words=Nurse',
  );
});

test('is the search of a list in any case and order, and no other', () => {
  expect(isSameSearch(saved, 'all', searched)).toBe(true);
  expect(isSameSearch(saved, 'all', { ...searched, words: 'nurse' })).toBe(true);
  expect(isSameSearch(saved, 'remote', searched)).toBe(false);
  expect(isSameSearch(saved, 'all', { ...searched, sort: 'newest' })).toBe(false);
  expect(isSameSearch(saved, 'all', { ...searched, place: 'Rome, NY' })).toBe(false);
  expect(isSameSearch(saved, 'all', { ...searched, filters: { miles: 25 } })).toBe(false);
});
