import type { components } from '#openapi/user.ts';
import { userQuery } from '#src/api/query/operations.ts';
import { changeKnown, known, readAgain, stopReading, useRead } from '#src/api/query/read.ts';
import { nextListVersion } from '#src/session/listVersion.ts';

type Application = components['schemas']['JobApplication'];

const applicationsOf = (user: string) =>
  userQuery.queryOptions('get', '/JobApplicationsV2/GetListofAppliedJobs/{user}', {
    params: { path: { user } },
  });

const datesOf = (made: readonly Application[]): ReadonlyMap<string, string> =>
  new Map(made.map((one) => [one.jobFeedSourceGUID, one.appliedAt]));

/** When the person applied, by job id. */
export function useAppliedJobs(userGuid: string) {
  return useRead(applicationsOf(userGuid), { select: datesOf });
}

/**
 * Updates the caches after an application was recorded: the applied jobs at once, the job list
 * when it is opened next.
 */
export async function noteApplication(userGuid: string, application: Application): Promise<void> {
  const list = applicationsOf(userGuid);
  nextListVersion('applied');
  // A request that started earlier does not include the new job. Without a loaded list, a cache
  // of this one job would look complete.
  await stopReading(list);
  if (known(list) === undefined) void readAgain([list]);
  else
    changeKnown(list, (made) => [
      application,
      ...made.filter((one) => one.jobFeedSourceGUID !== application.jobFeedSourceGUID),
    ]);
}

/** Called when nobody knows whether the application was recorded. */
export function noteMaybeApplied(userGuid: string): void {
  nextListVersion('applied');
  void readAgain([applicationsOf(userGuid)]);
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
  return useRead(offer, isAskedAgain ? { staleTime: 0 } : {});
}
