import type { operations } from '#openapi/user.ts';
import { offerOf } from '#server/applications/applicationOffer.ts';
import { mailApplication } from '#server/applications/mailApplication.ts';
import {
  findApplication,
  findOffer,
  insertApplication,
  listApplications,
  listJobsOf,
} from '#server/applications/queries.ts';
import { applicationRecord, ownJobPage } from '#server/applications/records.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { Problem } from '#server/http/problem.ts';
import { noJob } from '#server/jobs/card.ts';
import { placeToSortBy } from '#server/jobs/ownPlace.ts';
import { isOpen } from '#server/jobs/statusAt.ts';
import type { Services } from '#server/services.ts';

type ApplicationOperations = Pick<
  operations,
  | 'applyForJob'
  | 'listAppliedJobs'
  | 'getAppliedJob'
  | 'searchAppliedJobs'
  | 'sendJobApplicationMail'
  | 'getApplicationOffer'
>;

const notApplied = () => new Problem(404, 'not_applied', 'You have not applied for this job yet.');

/**
 * For a job that its company wrote here; of another site people may say later that they applied.
 */
const notOpen = () =>
  new Problem(409, 'not_open', 'This job takes no applications now. You can save it for later.');

/** A candidate's applications. */
export function applicationOperations(services: Services): Handlers<ApplicationOperations> {
  const { database, now } = services;
  const { db } = database;
  return {
    applyForJob: async ({ body, caller }) => {
      const { userGuid } = caller;
      const job = body.jobFeedSourceGUID;
      const before = await findApplication(db, userGuid, job);
      if (before && !before.withdrawn_at) return applicationRecord(before);
      const found = await findOffer(db, job);
      if (!found) throw noJob();
      if (found.origin === 'employer' && !isOpen(found, now())) throw notOpen();
      // The second of two clicks at the same time finds what the first recorded.
      const made =
        (await insertApplication(db, userGuid, job, now())) ??
        (await findApplication(db, userGuid, job));
      if (!made) throw notApplied();
      return applicationRecord(made);
    },
    listAppliedJobs: async ({ caller }) =>
      (await listApplications(db, caller.userGuid)).map(applicationRecord),
    getAppliedJob: async ({ path, caller }) => {
      const made = await findApplication(db, caller.userGuid, path.job);
      if (!made) throw notApplied();
      return applicationRecord(made);
    },
    searchAppliedJobs: async ({ body, caller }) => {
      const { userGuid } = caller;
      const made = await listApplications(db, userGuid);
      const jobs = await listJobsOf(db, 'job_application', userGuid);
      const place = await placeToSortBy(db, userGuid, body);
      return ownJobPage(made, jobs, body, { now: now(), place });
    },
    getApplicationOffer: async ({ path, caller }) => offerOf(db, caller.userGuid, path.job),
    sendJobApplicationMail: async ({ body, caller }) => {
      const sent = await mailApplication(services, caller.userGuid, body);
      if (!sent) throw notApplied();
      return sent;
    },
  };
}
