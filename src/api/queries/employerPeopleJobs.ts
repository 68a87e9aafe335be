import { publishedJobs } from '#src/api/queries/employerPeopleReads.ts';
import { fetchUncached, madeOf, useRead } from '#src/api/client/read.ts';

/** A job to choose from. */
export interface OpenJob {
  readonly jobId: string;
  readonly title: string;
  readonly location: string;
}

/** As many loads as one list to choose from can hold. */
const MOST_LOADS = 8;

const allPublished = (companyName: string) =>
  madeOf(`publishedJobs ${companyName}`, async () => {
    const all: OpenJob[] = [];
    for (let load = 0; load < MOST_LOADS; load += 1) {
      const { total, jobs } = await fetchUncached(publishedJobs(companyName, all.length));
      all.push(
        ...jobs.map(({ sourceGUID: jobId, title, location }) => ({ jobId, title, location })),
      );
      if (jobs.length === 0 || all.length >= total) break;
    }
    return all;
  });

/** The jobs of a company that candidates can see now, last changed first. */
export function usePublishedJobs(companyName: string) {
  return useRead(allPublished(companyName), { retry: false });
}
