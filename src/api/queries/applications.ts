import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { UserDetails } from '#machines/sessionTypes.ts';
import { userApi } from '#src/api/clients.ts';
import { call, type Problem, toProblem } from '#src/api/problem.ts';
import type { Job } from '#src/api/queries/jobs.ts';

function appliedJobsKey(userGuid: string) {
  return ['appliedJobs', userGuid] as const;
}

/** When the person applied, by the job's sourceGUID. */
export function useAppliedJobs(userGuid: string) {
  return useQuery({
    queryKey: appliedJobsKey(userGuid),
    queryFn: async (): Promise<ReadonlyMap<string, string>> => {
      const made = await call(
        userApi.GET('/JobApplicationsV2/GetListofAppliedJobs/{user}', {
          params: { path: { user: userGuid } },
        }),
      );
      return new Map(made.map((one) => [one.jobFeedSourceGUID, one.appliedAt]));
    },
  });
}

/** What became of an application once it is recorded. */
export type MailOutcome =
  | { readonly kind: 'sent'; readonly employer: boolean }
  | { readonly kind: 'failed'; readonly problem: Problem };

/**
 * Records an application and sends its mails. A mail that fails is no failure of the application, so it comes back as an
 * outcome. Doing it again records nothing twice and sends what is still to be sent.
 */
export function useApply(user: UserDetails) {
  const client = useQueryClient();
  const queryKey = appliedJobsKey(user.UserGuid);
  return useMutation({
    mutationFn: async (job: Job): Promise<MailOutcome> => {
      const { appliedAt } = await call(
        userApi.POST('/JobApplicationsV2', {
          body: { userGuid: user.UserGuid, jobFeedSourceGUID: job.sourceGUID },
        }),
      );
      // A list that was asked for before does not know of it.
      await client.cancelQueries({ queryKey });
      client.setQueryData<ReadonlyMap<string, string>>(queryKey, (before) =>
        new Map(before).set(job.sourceGUID, appliedAt),
      );
      return sendMail(user, job);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['jobList', 'applied', user.UserGuid] }),
  });
}

async function sendMail(user: UserDetails, job: Job): Promise<MailOutcome> {
  const { FirstName, LastName, Email } = user;
  try {
    const { employer } = await call(
      userApi.POST('/JobApplicationsV2/SendJobApplicationMail', {
        body: { FirstName, LastName, Email, JobTitle: job.title, JobCompany: job.company },
      }),
    );
    return { kind: 'sent', employer };
  } catch (failure) {
    return { kind: 'failed', problem: toProblem(failure) };
  }
}
