import { fromPromise } from 'xstate';
import { applyingMachine } from '#machines/applying/applying.ts';
import type {
  ApplyAnswer,
  ApplyCall,
  ApplyInput,
  Sharing,
} from '#machines/applying/applyingTypes.ts';
import { isRefusal } from '#machines/failure.ts';
import { keepTrip } from '#src/api/actors/applyTrips.ts';
import { userApi } from '#src/api/client/clients.ts';
import { call, toProblem } from '#src/api/client/problem.ts';
import {
  madeApplication,
  noteApplication,
  noteMaybeApplied,
} from '#src/api/queries/applications.ts';

async function recordApplication({ candidate: { UserGuid }, job }: ApplyInput): Promise<string> {
  try {
    const body = { userGuid: UserGuid, jobFeedSourceGUID: job.id };
    const application = await call(userApi.POST('/JobApplicationsV2', { body }));
    noteApplication(UserGuid, application);
    return application.appliedAt;
  } catch (failure) {
    // What ran out of time is offered again, so nobody waits a second time here.
    const mayBeMade = !isRefusal(failure) && toProblem(failure).code !== 'timed_out';
    const made = mayBeMade ? await madeApplication(UserGuid, job.id) : undefined;
    if (made === undefined) {
      noteMaybeApplied(UserGuid);
      throw failure;
    }
    // Only the answer was lost: the mails are still to be sent.
    return made.appliedAt;
  }
}

async function sendMails({ candidate, job, sharing }: ApplyCall) {
  const { FirstName, LastName, Email } = candidate;
  const body = {
    FirstName,
    LastName,
    Email,
    JobTitle: job.title,
    JobCompany: job.company,
    SendResume: sharing.resume,
    SendPhone: sharing.phone,
  };
  const { employer, resume, phone } = await call(
    userApi.POST('/JobApplicationsV2/SendJobApplicationMail', { body }),
  );
  const sent: Sharing = { resume, phone };
  return { wroteToEmployer: employer, sent };
}

/**
 * Records an application and sends its mails. A failed mail is reported in the answer, because
 * the application itself is recorded. Calling it again records nothing twice, and sends what is
 * still to be sent.
 */
async function apply(input: ApplyCall): Promise<ApplyAnswer> {
  const appliedAt = await recordApplication(input);
  try {
    return { appliedAt, ...(await sendMails(input)) };
  } catch (mailError) {
    return { appliedAt, mailError };
  }
}

/** The machine of applying with its real actors. */
export const realApplying = applyingMachine.provide({
  actors: { apply: fromPromise(({ input }) => apply(input)) },
  actions: {
    keepAway: (_, { candidate, job, isAway }) => keepTrip(candidate, job, isAway),
  },
});
