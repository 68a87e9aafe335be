import type { operations } from '#openapi/jobs.ts';
import { jobsQuery } from '#src/api/client/operations.ts';
import { useRead } from '#src/api/client/read.ts';

/** How often the jobs of a company were looked at and applied for, in a month or a year. */
export type PeriodCounts =
  operations['getMonthlyStatistics']['responses'][200]['content']['application/json'][number];
export type YearCounts =
  operations['getYearlyStatistics']['responses'][200]['content']['application/json'][number];

/** Numbers that others change: asked for whenever a page opens. */
const FRESH = { staleTime: 0 } as const;

const of = (companyName: string) => ({ params: { path: { companyName } } });

/** Open jobs, and how often all jobs were looked at and applied for. */
export function useAppliedAndViewed(companyName: string) {
  return useRead(
    jobsQuery.queryOptions(
      'get',
      '/JobFeed/GetAppliedAndViewedCounts/{companyName}',
      of(companyName),
    ),
    FRESH,
  );
}

/** The last 12 months, this one last. */
export function useMonthlyStatistics(companyName: string) {
  return useRead(
    jobsQuery.queryOptions('get', '/JobFeed/GetMonthlyStatistics/{companyName}', of(companyName)),
    FRESH,
  );
}

/** The years since the first with any, this one last. */
export function useYearlyStatistics(companyName: string) {
  return useRead(
    jobsQuery.queryOptions('get', '/JobFeed/GetYearlyStatistics/{companyName}', of(companyName)),
    FRESH,
  );
}

/** Phrases in the open jobs that exclude people. */
export function useLanguageCounts(companyName: string) {
  return useRead(
    jobsQuery.queryOptions('get', '/JobFeed/GetAbleistCounts/{companyName}', of(companyName)),
    FRESH,
  );
}
