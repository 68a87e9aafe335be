import type { components } from '#openapi/jobs.ts';
import { jobsApi } from '#src/api/client/clients.ts';
import { call, callForPage, type ListPage } from '#src/api/client/problem.ts';
import { changeInLoads, takeOutOfLoads } from '#src/api/client/changeInLoads.ts';
import { countLeft, nextOffset } from '#src/api/client/nextOffset.ts';
import { orGone } from '#src/api/client/orGone.ts';
import { jobsQuery } from '#src/api/client/operations.ts';
import { updateCached, invalidate, useRead, withLoader } from '#src/api/client/read.ts';
import { useLoads } from '#src/api/client/useLoads.ts';
import { nextListVersion, useListVersion } from '#src/tab/listVersion.ts';

type Schemas = components['schemas'];
export type CompanyJob = Schemas['CompanyJob'];
export type JobStatus = Schemas['JobStatus'];
export type Applicant = Schemas['Applicant'];
type WrittenPosting = Schemas['WrittenPosting'];

/** A posting that came meanwhile, or went, makes every list of them another one. */
const JOBS = 'companyJobs';

/** What the list of jobs is asked for; '' and null for every job. */
export interface JobsAsked {
  readonly words: string;
  readonly status: JobStatus | null;
}

const allJobs = (companyName: string, offset: number) =>
  jobsQuery.queryOptions('get', '/JobFeed/GetCompanyJobs/{companyName}', {
    params: { path: { companyName }, query: { offset } },
  });

const bodyOf = (companyName: string, { words, status }: JobsAsked, offset: number) => ({
  companyName,
  searchText: words,
  status,
  offset,
});

const foundJobs = (companyName: string, asked: JobsAsked) =>
  jobsQuery.queryOptions('post', '/JobFeed/GetCompanyJobsFromSearch', {
    body: bodyOf(companyName, asked, 0),
  });

const EVERY: JobsAsked = { words: '', status: null };

const pageOf = ({ total, jobs }: Schemas['CompanyJobPage']): ListPage<CompanyJob> => ({
  total,
  items: jobs,
});

/** Every job of the company, drafts too, last changed first, 25 a load. */
export function useCompanyJobs(companyName: string) {
  return useLoads({
    read: allJobs(companyName, 0),
    version: useListVersion(JOBS),
    isEnabled: true,
    gcTime: 0,
    load: async (offset) => {
      const params = { path: { companyName }, query: { offset } };
      return pageOf(await call(jobsApi.GET('/JobFeed/GetCompanyJobs/{companyName}', { params })));
    },
    next: nextOffset,
  });
}

/** The jobs of the company that fit a search, 25 a load. */
export function useFoundCompanyJobs(companyName: string, asked: JobsAsked) {
  return useLoads({
    read: foundJobs(companyName, asked),
    version: useListVersion(JOBS),
    isEnabled: true,
    gcTime: 0,
    load: async (offset) => {
      const body = bodyOf(companyName, asked, offset);
      return pageOf(await call(jobsApi.POST('/JobFeed/GetCompanyJobsFromSearch', { body })));
    },
    next: nextOffset,
    left: countLeft<CompanyJob>(({ status }) => asked.status !== null && status !== asked.status),
  });
}

const oneJob = (companyName: string, jobId: string) =>
  jobsQuery.queryOptions('post', '/JobFeed/GetCompanyJobsFromSearch', {
    body: { companyName, searchText: '', sourceGUID: jobId },
  });

/** A job as it is now, where it is on screen; it keeps its place until the next visit. */
function showChanged(posting: WrittenPosting): void {
  const { sourceGUID: jobId, companyName, status, isChanged } = posting;
  const change = (job: CompanyJob): CompanyJob =>
    job.sourceGUID === jobId ? { ...job, status, isChanged } : job;
  changeInLoads<CompanyJob>(allJobs('', 0), change);
  changeInLoads<CompanyJob>(foundJobs('', EVERY), change);
  void invalidate([jobsQuery.queryOptions('get', '/JobFeed/{id}', ofJob(jobId))]);
  updateCached(oneJob(companyName, jobId), ({ total, jobs }) => ({
    total,
    jobs: jobs.map(change),
  }));
}

const ofJob = (id: string) => ({ params: { path: { id } } });

/** Takes a published job out of every list until it is published again. @throws CallFailed */
export async function pauseJob(id: string): Promise<void> {
  showChanged(await call(jobsApi.POST('/JobFeed/{id}/pause', ofJob(id))));
}

/** Ends a job for good. @throws CallFailed */
export async function closeJob(id: string): Promise<void> {
  showChanged(await call(jobsApi.POST('/JobFeed/{id}/close', ofJob(id))));
}

/**
 * Publishes a paused job again, with what was saved since.
 * @param isNoCopy an open job with its title and place is another one
 * @throws CallFailed
 */
export async function publishJobAgain(id: string, isNoCopy: boolean): Promise<void> {
  const body = { isNoCopy };
  showChanged(await call(jobsApi.POST('/JobFeed/{id}/publish', { ...ofJob(id), body })));
}

/**
 * Makes a draft with what a job says.
 * @param draftId of the draft; the same for every try, so that there is one draft
 * @throws CallFailed
 */
export async function copyJob(id: string, draftId: string): Promise<void> {
  const body = { sourceGUID: draftId };
  await call(jobsApi.POST('/JobFeed/{id}/copy', { ...ofJob(id), body }));
  nextListVersion(JOBS);
}

/**
 * Deletes a draft. One that is gone already, as after an answer that was lost, is no failure.
 * @throws CallFailed
 */
export async function deleteJobDraft(id: string): Promise<void> {
  await orGone(call(jobsApi.DELETE('/JobFeed/{id}', ofJob(id))), 'not_yours');
  nextListVersion(JOBS);
  const isGone = (job: CompanyJob) => job.sourceGUID === id;
  takeOutOfLoads<CompanyJob>(allJobs('', 0), isGone);
  takeOutOfLoads<CompanyJob>(foundJobs('', EVERY), isGone);
}

/**
 * One job with its numbers; null when it is none of the company. Asked for whenever its page
 * opens.
 */
export function useCompanyJob(companyName: string, id: string) {
  return useRead(oneJob(companyName, id), {
    staleTime: 0,
    select: ({ jobs }) => jobs.find((job) => job.sourceGUID === id) ?? null,
  });
}

/** Who applied for a job, newest first, and how many there are; not kept. */
export function useNewestApplicants(companyName: string, job: string) {
  const params = { path: { companyName }, query: { job } };
  return useRead(
    withLoader(
      jobsQuery.queryOptions('get', '/JobFeed/GetAppliedCandidates/{companyName}', { params }),
      0,
      () =>
        callForPage<Applicant>(
          jobsApi.GET('/JobFeed/GetAppliedCandidates/{companyName}', { params }),
          0,
        ),
    ),
    { staleTime: 0, gcTime: 0 },
  );
}
