/** Distances around the place that was typed, in miles. */
export const FILTER_MILES = [5, 10, 25, 50, 100] as const;

/** Days since a job was posted. */
export const FILTER_DAYS = [1, 3, 7, 14, 30] as const;

/** How a list of jobs can be sorted. `nearest` needs a place or the person's own. */
export const JOB_SORTS = ['best', 'newest', 'nearest', 'pay'] as const;
export type JobSort = (typeof JOB_SORTS)[number];
