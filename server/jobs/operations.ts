import { JOBS_PER_LOAD } from '#domain/limits.ts';
import type { operations } from '#openapi/jobs.ts';
import { ableistExtracts } from '#server/jobs/ableistExtracts.ts';
import { jobCard, noJob } from '#server/jobs/card.ts';
import { readJobList } from '#server/jobs/jobList.ts';
import { narrowList } from '#server/jobs/narrowList.ts';
import { plainPostings } from '#server/jobs/plainPostings.ts';
import { placeToSortBy } from '#server/jobs/ownPlace.ts';
import { findJob, findJobText, listCompanies, listJobs } from '#server/jobs/queries.ts';
import { foundWords } from '#server/jobs/search/searchTerms.ts';
import { isOpen } from '#server/jobs/statusAt.ts';
import type { Handlers, Input } from '#server/http/contractTypes.ts';
import type { Services } from '#server/services.ts';

type JobsOperations = Pick<
  operations,
  | 'listCompanies'
  | 'getJob'
  | 'getJobDescription'
  | 'getAbleistExtracts'
  | 'getPlainPosting'
  | 'searchJobs'
  | 'searchJobIds'
  | 'searchRemoteJobs'
  | 'searchRecommendedJobs'
  | 'getRecommendedJobCounts'
>;
type Search = Input<JobsOperations['searchJobs']>['body'];
type RecommendedSearch = Input<JobsOperations['searchRecommendedJobs']>['body'];

/** The most ids in one answer. */
const mostIds = 1000;

/** Jobs as candidates search and read them, and their companies. */
export function jobsOperations({ database, jobSearch, now }: Services): Handlers<JobsOperations> {
  const { db } = database;
  const extractsOf = ableistExtracts();
  const plainOf = plainPostings(extractsOf);
  const queryOf = async (body: Search, userGuid: string, limit: number, remoteOnly = false) => ({
    searchText: body.searchText,
    locationText: body.locationText,
    first: body.recommendationIds ?? [],
    filters: body.filters,
    sort: body.sort,
    place: await placeToSortBy(db, userGuid, body),
    withCounts: body.withCounts,
    withRelated: true,
    offset: body.offset ?? 0,
    limit,
    remoteOnly,
  });
  const cards = async (body: Search, userGuid: string, remoteOnly = false) => {
    const query = await queryOf(body, userGuid, JOBS_PER_LOAD, remoteOnly);
    const found = jobSearch.search(query);
    const meant = found.nothingSought
      ? null
      : jobSearch.meant(query, found.total - (found.related?.count ?? 0));
    const takenPlace = query.offset === 0 ? jobSearch.takenPlace(query) : null;
    const jobs = new Map((await listJobs(db, found.ids)).map((job) => [job.source_guid, job]));
    return {
      total: found.total,
      jobs: found.ids.flatMap((id) => {
        const job = jobs.get(id);
        return job && isOpen(job, now()) ? [jobCard(job, now())] : [];
      }),
      ...(meant && { meant }),
      ...(takenPlace && {
        takenPlace: { place: takenPlace.place, others: [...takenPlace.others] },
      }),
      ...(found.related &&
        query.offset === 0 && {
          related: { count: found.related.count, kinds: [...found.related.kinds] },
        }),
      ...(found.nothingSought && { nothingSought: found.nothingSought }),
      ...(found.counts && { counts: found.counts }),
      ...(found.foundWords && { foundWords: [...found.foundWords] }),
    };
  };
  const recommended = async (body: RecommendedSearch, userGuid: string) => {
    const ids = readJobList(body.JobListString);
    const place = await placeToSortBy(db, userGuid, body);
    const jobs = new Map((await listJobs(db, ids)).map((job) => [job.source_guid, job]));
    const open = ids.flatMap((id) => {
      const job = jobs.get(id);
      return job && isOpen(job, now()) ? [job] : [];
    });
    return narrowList(open, body, { now: now(), place, bestFirst: true });
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
      const relatedWork = [...jobSearch.relatedKinds(job.title, job.soc_code)];
      return { ...jobCard(job, now()), ...(relatedWork.length > 0 && { relatedWork }) };
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
    getPlainPosting: async ({ path }) => {
      const job = await findJobText(db, path.id);
      if (!job) throw noJob();
      return plainOf(job);
    },
    searchJobs: async ({ body, caller }) => cards(body, caller.userGuid),
    searchJobIds: async ({ body, caller }) => [
      ...jobSearch.search(await queryOf(body, caller.userGuid, mostIds)).ids,
    ],
    searchRemoteJobs: async ({ body, caller }) => cards(body, caller.userGuid, true),
    searchRecommendedJobs: async ({ body }) => {
      const { jobs } = await recommended(body, body.userGuid);
      return jobs.map((job) => jobCard(job, now()));
    },
    getRecommendedJobCounts: async ({ body }) => {
      const { jobs, counts } = await recommended(body, body.userGuid);
      return { total: jobs.length, counts: counts(), foundWords: foundWords(body.searchText) };
    },
  };
}
