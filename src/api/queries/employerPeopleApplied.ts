import type { components } from '#openapi/user.ts';
import { jobsApi, userApi } from '#src/api/client/clients.ts';
import { orStored } from '#src/api/client/orStored.ts';
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

/** An application as the server has it; undefined where there is none any more. */
async function applicationNow({
  jobApplicationId,
  UserGuid,
}: Applicant): Promise<Applicant | undefined> {
  const { applications } = await fetchUncached(candidateView(UserGuid));
  return applications.find((one) => one.jobApplicationId === jobApplicationId);
}

/** Says how far an application came; it counts also where only the answer was lost. @throws CallFailed */
export async function changeApplicationStatus(
  application: Applicant,
  status: ApplicationStatus,
): Promise<void> {
  const { jobApplicationId, _etag } = application;
  const params = { path: { id: jobApplicationId } };
  const body = { status, _etag };
  await orStored(
    call(userApi.PUT('/JobApplicationsV2/{id}/status', { params, body })).then(showApplication),
    async () => {
      const now = await applicationNow(application);
      if (now?.status !== status || now.withdrawnAt !== null) return false;
      showApplication(now);
      return true;
    },
  );
}

/**
 * Asks for one application as it is now, after somebody else changed it.
 * @returns null where the candidate is not visible any more; the lists and their page are then asked again
 * @throws CallFailed
 */
export async function readApplicationAgain(application: Applicant): Promise<Applicant | null> {
  const found = await applicationNow(application).catch((failure: unknown) => {
    if (toProblem(failure).status !== 404) throw failure;
    return undefined;
  });
  if (found) showApplication(found);
  else {
    await Promise.all([
      invalidateAll(appliedCandidates('', '')),
      invalidate([candidateView(application.UserGuid)]),
    ]);
  }
  return found ?? null;
}
