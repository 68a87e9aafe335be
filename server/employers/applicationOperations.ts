import type { operations } from '#openapi/user.ts';
import { withdrawApplication } from '#server/applications/queries.ts';
import { applicationRecord } from '#server/applications/records.ts';
import {
  type CompanyApplicationRow,
  holdApplication,
  setApplicationStatus,
} from '#server/employers/companyApplicationQueries.ts';
import { applicantRecord } from '#server/employers/companyApplicationRecord.ts';
import { tellStatus } from '#server/employers/tellStatus.ts';
import { viewerOf } from '#server/employers/viewer.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { changedMeanwhile, expectedVersion } from '#server/http/etag.ts';
import { notVisible, notYours } from '#server/http/policy.ts';
import { Problem } from '#server/http/problem.ts';
import { findClosed } from '#server/ownData/queries.ts';
import type { Services } from '#server/services.ts';

type CompanyApplicationOperations = Pick<
  operations,
  'changeApplicationStatus' | 'withdrawApplication'
>;

const withdrawn = () =>
  new Problem(409, 'withdrawn', 'This application was taken back. Load the page again.');
const notApplied = () =>
  new Problem(404, 'not_applied', 'This application is not there any more. Load the page again.');

/** How an application goes on, or ends, after it was sent. */
export function companyApplicationOperations(
  services: Services,
): Handlers<CompanyApplicationOperations> {
  const { database, mailer, now } = services;
  return {
    changeApplicationStatus: async ({ path, body, caller, access, ifMatch }) => {
      const viewer = viewerOf({ caller, access }, now());
      const { at } = viewer;
      const { status } = body;
      const expected = expectedVersion(ifMatch ?? body._etag ?? null);
      return mailer.withMails(async (trx, queue) => {
        const before = await holdApplication(trx, viewer, path.id);
        if (!before) throw notYours();
        // The list of who applied may have been loaded before.
        if (await findClosed(trx, before.user_guid)) throw notVisible();
        if (before.withdrawn_at) throw withdrawn();
        if (expected !== null && expected !== before.version) throw changedMeanwhile();
        if (before.status === status) return applicantRecord(before);
        await setApplicationStatus(trx, before.id, status, at);
        const after: CompanyApplicationRow = {
          ...before,
          status,
          status_at: at,
          version: before.version + 1,
        };
        await tellStatus({ trx, queue, services }, after, viewer);
        return applicantRecord(after);
      });
    },

    withdrawApplication: async ({ path, caller }) => {
      const row = await withdrawApplication(database.db, caller.userGuid, path.id, now());
      if (!row) throw notApplied();
      return applicationRecord(row);
    },
  };
}
