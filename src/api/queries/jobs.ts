import { useQuery } from '@tanstack/react-query';
import type { components } from '#openapi/jobs.ts';
import { jobsApi } from '#src/api/clients.ts';
import { logFailure } from '#src/api/logFailure.ts';
import { call } from '#src/api/problem.ts';

export type Job = components['schemas']['Job'];
/** A phrase of a posting that puts people with disabilities off. */
export type AbleistExtract = components['schemas']['AbleistExtract'];

/** One job with its whole description. */
export function useJob(sourceGUID: string) {
  return useQuery({
    queryKey: ['job', sourceGUID],
    queryFn: () => call(jobsApi.GET('/JobFeed/{id}', { params: { path: { id: sourceGUID } } })),
  });
}

/** The phrases of a posting that put people off, in the order they stand there. */
export function useAbleistExtracts(sourceGUID: string) {
  return useQuery({
    queryKey: ['ableistExtracts', sourceGUID],
    queryFn: () =>
      call(
        jobsApi.GET('/JobFeed/GetAbleistExtracts/{id}', { params: { path: { id: sourceGUID } } }),
      ),
  });
}

/** Notes that the person looked at a job. Nothing depends on it for them, so a failure is only logged. */
export async function recordJobView(profileId: string, jobSourceGUID: string): Promise<void> {
  try {
    await call(jobsApi.POST('/JobFeed/RecordJobViewV2', { body: { profileId, jobSourceGUID } }));
  } catch (failure) {
    logFailure('The view of a job was not recorded', failure);
  }
}
