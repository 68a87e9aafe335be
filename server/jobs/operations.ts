import type { operations } from '#openapi/jobs.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { candidateOwner, everyone, type Policies, signedIn } from '#server/http/policy.ts';
import { Problem } from '#server/http/problem.ts';
import { jobCard } from '#server/jobs/card.ts';
import { readJobList } from '#server/jobs/jobList.ts';
import { byLocation, byWords } from '#server/jobs/narrow.ts';
import { findJob, listCompanies, listJobs } from '#server/jobs/queries.ts';
import type { Services } from '#server/services.ts';

type FeedOperations = Pick<operations, 'listCompanies' | 'getJob' | 'searchRecommendedJobs'>;

export const jobsPolicies: Policies<FeedOperations> = {
  listCompanies: everyone,
  getJob: signedIn,
  searchRecommendedJobs: candidateOwner('body.userGuid'),
};

/** The job feed and its companies. */
export function jobsOperations({ database }: Services): Handlers<FeedOperations> {
  const { db } = database;
  return {
    listCompanies: async () =>
      (await listCompanies(db)).map((company) => ({
        CompanyGuid: company.company_guid,
        CompanyName: company.name,
      })),
    getJob: async ({ path }) => {
      const job = await findJob(db, path.id);
      if (!job)
        throw new Problem(404, 'no_job', 'This job is no longer there. It may have been filled.');
      return jobCard(job);
    },
    searchRecommendedJobs: async ({ body }) => {
      const ids = readJobList(body.JobListString);
      const jobs = new Map((await listJobs(db, ids)).map((job) => [job.source_guid, job]));
      const tests = [byWords(body.searchText), byLocation(body.locationText)];
      return ids.flatMap((id) => {
        const job = jobs.get(id);
        return job && tests.every((test) => test(job)) ? [jobCard(job)] : [];
      });
    },
  };
}
