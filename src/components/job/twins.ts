import type { Job } from '#src/api/queries/jobs.ts';

const nameOf = ({ title, company }: Job) => JSON.stringify([title, company]).toLowerCase();

/** Each job, and whether another of them has its title and employer: these do not tell it apart. */
export function withTwins(jobs: readonly Job[]) {
  const counts = new Map<string, number>();
  for (const job of jobs) counts.set(nameOf(job), (counts.get(nameOf(job)) ?? 0) + 1);
  return jobs.map((job) => ({ job, hasTwin: (counts.get(nameOf(job)) ?? 0) > 1 }));
}
