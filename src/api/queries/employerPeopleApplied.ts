import type { components } from '#openapi/user.ts';
import { jobsApi, userApi } from '#src/api/client/clients.ts';
import { call, callForPage, toProblem } from '#src/api/client/problem.ts';
import { appliedCandidates, candidateView } from '#src/api/queries/employerPeopleReads.ts';
import { changeInLoads } from '#src/api/client/changeInLoads.ts';
import { nextOffset } from '#src/api/client/nextOffset.ts';
import { fetchUncached, invalidate, invalidateAll, updateCached } from '#src/api/client/read.ts';
import { useLoads } from '#src/api/client/useLoads.ts';

type Schemas = components['schemas'];
export type Applicant = Schemas['Applicant'];
export type ApplicationStatus = Schemas['ApplicationStatus'];

/**
 * Who applied to a company, newest first, 25 a load.
 * @param job only for this job; '' for every one
 */
export function useAppliedCandidates(companyName: string, job: string) {
  return useLoads({
    read: appliedCandidates(companyName, job),
    version: 0,
    isEnabled: true,
    gcTime: 0,
    load: (offset) => {
      const query = { offset, ...(job === '' ? {} : { job }) };
      const params = { path: { companyName }, query };
      const path = '/JobFeed/GetAppliedCandidates/{companyName}';
      return callForPage<Applicant>(jobsApi.GET(path, { params }), offset);
    },
    next: nextOffset,
  });
}

/** Shows an application as it is now, in every list and page that the tab knows. */
function showApplication(now: Applicant): void {
  const shown = (one: Applicant): Applicant =>
    one.jobApplicationId === now.jobApplicationId ? { ...one, ...now } : one;
  changeInLoads<Applicant>(appliedCandidates('', ''), shown);
  updateCached(candidateView(now.UserGuid), (view) => ({
    ...view,
    applications: view.applications.map(shown),
  }));
}

/** Says how far an application came. @throws CallFailed */
export async function changeApplicationStatus(
  { jobApplicationId, _etag }: Applicant,
  status: ApplicationStatus,
): Promise<void> {
  const params = { path: { id: jobApplicationId } };
  const body = { status, _etag };
  showApplication(await call(userApi.PUT('/JobApplicationsV2/{id}/status', { params, body })));
}

/**
 * Asks for one application as it is now, after somebody else changed it.
 * @returns null where the candidate is not visible any more; the lists and their page are then asked again
 * @throws CallFailed
 */
export async function readApplicationAgain({
  jobApplicationId,
  UserGuid,
}: Applicant): Promise<Applicant | null> {
  const found = await fetchUncached(candidateView(UserGuid)).then(
    ({ applications }) => applications.find((one) => one.jobApplicationId === jobApplicationId),
    (failure: unknown) => {
      if (toProblem(failure).status !== 404) throw failure;
      return undefined;
    },
  );
  if (found) showApplication(found);
  else {
    await Promise.all([
      invalidateAll(appliedCandidates('', '')),
      invalidate([candidateView(UserGuid)]),
    ]);
  }
  return found ?? null;
}
