import type { operations } from '#openapi/jobs.ts';
import { upsertJobView } from '#server/applications/queries.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { noJob } from '#server/jobs/card.ts';
import { isJob } from '#server/jobs/queries.ts';
import type { Services } from '#server/services.ts';

type ViewOperations = Pick<operations, 'recordJobView'>;

/**
 * Records which jobs candidates viewed, for employers' statistics: at most once for each person,
 * job and day.
 */
export function viewOperations({ database, now }: Services): Handlers<ViewOperations> {
  const { db } = database;
  return {
    recordJobView: async ({ body, caller }) => {
      if (!(await isJob(db, body.jobSourceGUID))) throw noJob();
      const viewedAt = await upsertJobView(db, caller.userGuid, body.jobSourceGUID, now());
      return {
        profileId: caller.userGuid,
        jobSourceGUID: body.jobSourceGUID,
        viewedAt: viewedAt.toISOString(),
      };
    },
  };
}
