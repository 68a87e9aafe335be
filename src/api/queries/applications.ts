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

/** When the person applied, by the job's sourceGUID. */
export function useAppliedJobs(userGuid: string) {
  return useRead(applicationsOf(userGuid), { select: datesOf });
}

/**
 * An application is recorded: the list of them has it at once, and the list of the jobs when it
 * is opened next.
 */
export async function noteApplication(userGuid: string, application: Application): Promise<void> {
  const list = applicationsOf(userGuid);
  nextListVersion('applied');
  // A list that was asked for before does not know of it; and one that could not be had is more
  // than this one job.
  await stopReading(list);
  if (known(list) === undefined) void readAgain([list]);
  else
    changeKnown(list, (made) => [
      application,
      ...made.filter((one) => one.jobFeedSourceGUID !== application.jobFeedSourceGUID),
    ]);
}

/** It is not known whether an application was recorded. */
export function noteMaybeApplied(userGuid: string): void {
  nextListVersion('applied');
  void readAgain([applicationsOf(userGuid)]);
}
