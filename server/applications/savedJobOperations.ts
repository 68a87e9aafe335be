import type { operations } from '#openapi/user.ts';
import {
  deleteSavedJob,
  findSavedJob,
  insertSavedJob,
  listJobsOf,
  listSavedJobs,
} from '#server/applications/queries.ts';
import { ownJobPage, savedJobRecord } from '#server/applications/records.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { Problem } from '#server/http/problem.ts';
import { noJob } from '#server/jobs/card.ts';
import { placeToSortBy } from '#server/jobs/ownPlace.ts';
import { isJob } from '#server/jobs/queries.ts';
import type { Services } from '#server/services.ts';

type SavedJobOperations = Pick<
  operations,
  'saveJob' | 'listSavedJobs' | 'unsaveJob' | 'getSavedJob' | 'searchSavedJobs'
>;

const notSaved = () =>
  new Problem(404, 'not_saved', 'This job is not among your saved jobs. Load the page again.');

/** The jobs a candidate saved. */
export function savedJobOperations({ database, now }: Services): Handlers<SavedJobOperations> {
  const { db } = database;
  return {
    saveJob: async ({ body, caller }) => {
      const { userGuid } = caller;
      const job = body.jobFeedSourceGUID;
      const before = await findSavedJob(db, userGuid, job);
      if (before) return savedJobRecord(before);
      if (!(await isJob(db, job))) throw noJob();
      // The second of two clicks at the same time finds what the first saved.
      const saved =
        (await insertSavedJob(db, userGuid, job, now())) ?? (await findSavedJob(db, userGuid, job));
      if (!saved) throw notSaved();
      return savedJobRecord(saved);
    },
    listSavedJobs: async ({ caller }) =>
      (await listSavedJobs(db, caller.userGuid)).map(savedJobRecord),
    unsaveJob: async ({ path, caller }) => {
      if (!(await deleteSavedJob(db, caller.userGuid, path.id))) throw notSaved();
      return { message: 'Job removed from saved jobs successfully' };
    },
    getSavedJob: async ({ path, caller }) => {
      const saved = await findSavedJob(db, caller.userGuid, path.job);
      if (!saved) throw notSaved();
      return savedJobRecord(saved);
    },
    searchSavedJobs: async ({ body, caller }) => {
      const { userGuid } = caller;
      const saved = await listSavedJobs(db, userGuid);
      const jobs = await listJobsOf(db, 'saved_job', userGuid);
      const place = await placeToSortBy(db, userGuid, body);
      return ownJobPage(saved, jobs, body, { now: now(), place });
    },
  };
}
