import { describe, expect, it } from 'vitest';
import { jobAddress, wayBack } from './jobPlaces.ts';

const back = (address: string) => wayBack(new URL(address, 'http://localhost').searchParams);

describe('the way back from a job', () => {
  it('leads to the list it was opened from, with its search', () => {
    const address = jobAddress('abc', 'saved', { words: 'night nurse', place: 'Utica, NY' });
    expect(address).toBe(
      '/candidate/jobs/job-details/abc?from=saved&words=night+nurse&place=Utica%2C+NY',
    );
    expect(back(address)).toEqual({
      place: 'saved',
      href: '/candidate/jobs/saved-jobs?words=night+nurse&place=Utica%2C+NY',
    });
  });

  it('leads to the dashboard from there', () => {
    expect(back(jobAddress('abc', 'home'))).toEqual({ place: 'home', href: '/candidate/home' });
  });

  it('leads to the recommended jobs when no list is given, and never out of the app', () => {
    const recommended = { place: 'recommended', href: '/candidate/jobs/recommended-jobs' };
    expect(back('/candidate/jobs/job-details/abc')).toEqual(recommended);
    expect(back('/candidate/jobs/job-details/abc?from=https://example.org')).toEqual(recommended);
    expect(back('/candidate/jobs/job-details/abc?from=toString')).toEqual(recommended);
  });
});
