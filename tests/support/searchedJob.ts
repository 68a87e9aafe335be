import type { SearchedJob } from '#server/jobs/search/searchIndex.ts';

/** A cook's job in Syracuse, where nothing else is said. */
export const searchedJob = (jobId: string, changes: Partial<SearchedJob> = {}): SearchedJob => ({
  jobId,
  title: 'Cook',
  company: 'Harbor Bakery',
  socCode: null,
  skills: [],
  description: 'Bread for a hundred.',
  postedAt: '2026-01-01T00:00:00Z',
  city: 'Syracuse',
  state: 'NY',
  lat: 43.04,
  lng: -76.15,
  location: 'Syracuse, NY',
  remote: 'in-person',
  employmentTypes: ['full-time'],
  salaryMin: null,
  salaryMax: null,
  salaryUnit: null,
  salaryCurrency: null,
  closesOn: null,
  hasAccommodationContact: false,
  ...changes,
});
