import { JOBS_PER_LOAD } from '#domain/limits.ts';
import type { operations } from '#openapi/jobs.ts';
import { ableistExtracts } from '#server/jobs/ableistExtracts.ts';
import { jobCard, noJob } from '#server/jobs/card.ts';
import { readJobList } from '#server/jobs/jobList.ts';
import { byLocation, byMatch } from '#server/jobs/jobFilters.ts';
import { findJob, findJobText, listCompanies, listJobs } from '#server/jobs/queries.ts';
import { byPerson } from '#server/http/callers.ts';
import type { Limits } from '#server/http/contract.ts';
import type { Handlers, Input } from '#server/http/contractTypes.ts';
import { candidateOwner, everyone, type Policies, signedIn } from '#server/http/policy.ts';
import type { Services } from '#server/services.ts';

type FeedOperations = Omit<operations, 'recordJobView'>;
type Search = Input<FeedOperations['searchJobs']>['body'];

export const jobsPolicies: Policies<FeedOperations> = {
  listCompanies: everyone,
  getJob: signedIn,
  getJobDescription: signedIn,
  getAbleistExtracts: signedIn,
  searchJobs: signedIn,
  searchJobIds: signedIn,
  searchRemoteJobs: signedIn,
  searchRecommendedJobs: candidateOwner('body.userGuid'),
};

/** The most ids in one answer. */
const mostIds = 1000;

/** A search scans the whole feed; nobody types this fast. */
const searching = { max: 600, windowMs: 10 * 60 * 1000, key: byPerson };
export const jobsLimits: Limits<FeedOperations> = {
  searchJobs: searching,
  searchJobIds: searching,
  searchRemoteJobs: searching,
};

/** The job feed and its companies. */
export function jobsOperations({ database, jobSearch }: Services): Handlers<FeedOperations> {
  const { db } = database;
  const extractsOf = ableistExtracts();
  const find = (body: Search, limit: number, remoteOnly = false) =>
    jobSearch.search({
      searchText: body.searchText,
      locationText: body.locationText,
      first: body.recommendationIds ?? [],
      offset: body.offset ?? 0,
      limit,
      remoteOnly,
    });
  const cards = async (body: Search, remoteOnly = false) => {
    const found = find(body, JOBS_PER_LOAD, remoteOnly);
    const meant = found.total === 0 ? jobSearch.meant({ ...body, remoteOnly }) : null;
    const jobs = new Map((await listJobs(db, found.ids)).map((job) => [job.source_guid, job]));
    return {
      total: found.total,
      jobs: found.ids.flatMap((id) => {
        const job = jobs.get(id);
        return job ? [jobCard(job)] : [];
      }),
      ...(meant && { meant }),
    };
  };
  return {
    listCompanies: async () =>
      (await listCompanies(db)).map((company) => ({
        CompanyGuid: company.company_guid,
        CompanyName: company.name,
      })),
    getJob: async ({ path }) => {
      const job = await findJob(db, path.id);
      if (!job) throw noJob();
      return jobCard(job);
    },
    getJobDescription: async ({ path }) => {
      const job = await findJobText(db, path.id);
      if (!job) throw noJob();
      return { sourceGUID: job.source_guid, description: job.description };
    },
    getAbleistExtracts: async ({ path }) => {
      const job = await findJobText(db, path.id);
      if (!job) throw noJob();
      return extractsOf(job);
    },
    searchJobs: async ({ body }) => cards(body),
    searchJobIds: async ({ body }) => [...find(body, mostIds).ids],
    searchRemoteJobs: async ({ body }) => cards(body, true),
    searchRecommendedJobs: async ({ body }) => {
      const ids = readJobList(body.JobListString);
      const jobs = new Map((await listJobs(db, ids)).map((job) => [job.source_guid, job]));
      const match = byMatch(body.searchText);
      const isThere = byLocation(body.locationText);
      return ids
        .flatMap((id) => {
          const job = jobs.get(id);
          return job && isThere(job) ? [{ job, worth: match(job) }] : [];
        })
        .filter(({ worth }) => worth > 0)
        .toSorted((a, b) => b.worth - a.worth)
        .map(({ job }) => jobCard(job));
    },
  };
}
