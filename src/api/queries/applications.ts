import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { UserDetails } from '#machines/sessionTypes.ts';
import { userApi } from '#src/api/clients.ts';
import { call, type Problem, toProblem } from '#src/api/problem.ts';
import { beginEdition } from '#src/api/queries/editions.ts';
import type { Job } from '#src/api/queries/jobs.ts';
import { useTeller } from '#src/api/queries/useTeller.ts';
import { tellLateFailure } from '#src/session/lateFailures.ts';

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

/** What became of an application: not recorded, or recorded and its mails sent or not. */
export type ApplyOutcome =
  | { readonly kind: 'sent'; readonly employer: boolean }
  | { readonly kind: 'unsent' | 'failed'; readonly problem: Problem };

/**
 * Records an application and sends its mails. A mail that fails is no failure of the application, so it is an outcome of its own.
 * Doing it again records nothing twice and sends what is still to be sent. A failure is told also to who has left the page.
 * `appliedAt` is when this page's application was recorded, also where the list of them cannot be had.
 */
export function useApply(user: UserDetails, tell: (outcome: ApplyOutcome) => void) {
  const client = useQueryClient();
  const teller = useTeller(tell);
  const [appliedAt, setAppliedAt] = useState<string>();
  const queryKey = appliedJobsKey(user.UserGuid);
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ job }: { job: Job; path: string }): Promise<ApplyOutcome> => {
      const made = await call(
        userApi.POST('/JobApplicationsV2', {
          body: { userGuid: user.UserGuid, jobFeedSourceGUID: job.sourceGUID },
        }),
      );
      setAppliedAt(made.appliedAt);
      beginEdition('applied');
      // A list that was asked for before does not know of it; and one that could not be had is more than this one job.
      await client.cancelQueries({ queryKey });
      const known = client.setQueryData<ReadonlyMap<string, string>>(
        queryKey,
        (before) => before && new Map(before).set(job.sourceGUID, made.appliedAt),
      );
      if (known === undefined) void client.invalidateQueries({ queryKey });
      return sendMail(user, job);
    },
    onSuccess: (outcome, { path }) => told(outcome, path),
    onError: (failure, { path }) => {
      // It may be recorded and only the answer lost.
      beginEdition('applied');
      void client.invalidateQueries({ queryKey });
      told({ kind: 'failed', problem: toProblem(failure) }, path);
    },
  });
  const told = (outcome: ApplyOutcome, path: string) => {
    if (teller.current !== null) return teller.current(outcome);
    if (outcome.kind === 'sent') return;
    const what = outcome.kind === 'unsent' ? 'applyMail' : 'apply';
    tellLateFailure({ userGuid: user.UserGuid, what, problem: outcome.problem, path });
  };
  const send = (job: Job) => mutate({ job, path: window.location.pathname });
  return { send, isPending, appliedAt };
}

async function sendMail(user: UserDetails, job: Job): Promise<ApplyOutcome> {
  const { FirstName, LastName, Email } = user;
  try {
    const { employer } = await call(
      userApi.POST('/JobApplicationsV2/SendJobApplicationMail', {
        body: { FirstName, LastName, Email, JobTitle: job.title, JobCompany: job.company },
      }),
    );
    return { kind: 'sent', employer };
  } catch (failure) {
    return { kind: 'unsent', problem: toProblem(failure) };
  }
}
