import type { components } from '#openapi/user.ts';
import { userApi } from '#src/api/client/clients.ts';
import { call } from '#src/api/client/problem.ts';
import { userQuery } from '#src/api/client/operations.ts';
import { orStored } from '#src/api/client/orStored.ts';
import { fetchFresh, updateCached, getCached, invalidate, useRead } from '#src/api/client/read.ts';
import { nextListVersion } from '#src/tab/listVersion.ts';

export type Application = components['schemas']['JobApplication'];

const applicationsOf = (user: string) =>
  userQuery.queryOptions('get', '/JobApplicationsV2/GetListofAppliedJobs/{user}', {
    params: { path: { user } },
  });

const byJob = (made: readonly Application[]): ReadonlyMap<string, Application> =>
  new Map(made.map((one) => [one.jobFeedSourceGUID, one]));

/** The applications of a person by job id, those that they withdrew among them. */
export function useAppliedJobs(userGuid: string) {
  return useRead(applicationsOf(userGuid), { select: byJob });
}

/**
 * Updates the caches after an application was recorded or withdrawn: the applied jobs at once, the
 * job list when it is opened next.
 */
export function noteApplication(userGuid: string, application: Application): void {
  const list = applicationsOf(userGuid);
  nextListVersion('applied');
  updateCached(list, (made) => [
    application,
    ...made.filter((one) => one.jobFeedSourceGUID !== application.jobFeedSourceGUID),
  ]);
  // Without a loaded list, a cache of this one job would look complete.
  if (getCached(list) === undefined) void invalidate([list]);
}

/** The applications as the server has them, for all lists. @throws CallFailed */
function applicationsNow(userGuid: string): Promise<Application[]> {
  nextListVersion('applied');
  return fetchFresh(applicationsOf(userGuid));
}

/**
 * Asks the server for the application of a person for a job.
 * @returns undefined when there is none, it was withdrawn, or the server does not say
 */
export async function madeApplication(
  userGuid: string,
  jobId: string,
): Promise<Application | undefined> {
  const made = await applicationsNow(userGuid).catch(() => []);
  return made.find((one) => one.jobFeedSourceGUID === jobId && one.withdrawnAt === null);
}

/** Called when nobody knows whether the application was recorded. */
export function noteMaybeApplied(userGuid: string): void {
  nextListVersion('applied');
  void invalidate([applicationsOf(userGuid)]);
}

/**
 * Takes an application back. When the answer is lost, what is stored says whether it was: nobody is
 * told that an employer still has it. @throws CallFailed
 */
export async function withdrawApplication(userGuid: string, applicationId: string): Promise<void> {
  const params = { path: { id: applicationId } };
  const withdraw = async () =>
    noteApplication(userGuid, await call(userApi.DELETE('/JobApplicationsV2/{id}', { params })));
  await orStored(withdraw(), async () => {
    const made = await applicationsNow(userGuid);
    return made.some((one) => one.jobApplicationId === applicationId && one.withdrawnAt !== null);
  });
}

export type ApplicationOffer = components['schemas']['ApplicationOffer'];

/**
 * Whether a posting names a contact, and what the person can send with an application for it.
 * @param isAskedAgain false beside another part of the page that asks
 */
export function useApplicationOffer(userGuid: string, jobId: string, isAskedAgain = true) {
  const params = { params: { path: { user: userGuid, job: jobId } } };
  const offer = userQuery.queryOptions(
    'get',
    '/JobApplicationsV2/GetApplicationOffer/{user}/{job}',
    params,
  );
  // A resume may have been stored, or a number typed, since it was last asked.
  return useRead(offer, { inView: null, ...(isAskedAgain ? { staleTime: 0 } : {}) });
}
