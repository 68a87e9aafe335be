import { expect } from 'vitest';
import { insertInvitation } from '#tests/support/invitations.ts';
import { jobNamed } from '#tests/support/jobs.ts';
import { expectSeen } from '#tests/support/mounted/seen.ts';
import { button, press, until } from '#tests/support/mounted/steps.ts';
import type { Changes } from './change.ts';

/** The job that is saved and applied for. */
export const clerk = jobNamed('File Clerk');

/** The changes of what a person has to do with a job. */
export const jobChanges: Changes = {
  applyForJob: {
    path: `/candidate/jobs/job-details/${clerk.source_guid}`,
    // Until it is known whether they applied before, nothing happens.
    fill: async () => {
      const apply = await button('Apply for File Clerk');
      await until(() => expect(apply.getAttribute('aria-disabled')).not.toBe('true'));
    },
    send: async () => {
      await press('Apply for File Clerk');
      await press('Send application');
    },
    done: 'You applied',
  },
  saveJob: {
    path: `/candidate/jobs/job-details/${clerk.source_guid}`,
    fill: () => expectSeen('File Clerk'),
    send: () => press('Save job'),
    done: 'Job added to saved jobs successfully',
  },
  unsaveJob: {
    path: `/candidate/jobs/job-details/${clerk.source_guid}`,
    before: (app, as) =>
      app.ok('saveJob', {
        as,
        body: { userGuid: as.userGuid, jobFeedSourceGUID: clerk.source_guid },
      }),
    fill: () => button(/^Saved. Remove from saved/),
    send: () => press(/^Saved. Remove from saved/),
    done: 'Job removed from saved jobs successfully',
  },
  withdrawApplication: {
    path: `/candidate/jobs/job-details/${clerk.source_guid}`,
    before: (app, as) =>
      app.ok('applyForJob', {
        as,
        body: { userGuid: as.userGuid, jobFeedSourceGUID: clerk.source_guid },
      }),
    fill: () => button('Withdraw your application for File Clerk'),
    send: async () => {
      await press('Withdraw your application for File Clerk');
      await press('Withdraw application');
    },
    done: 'You withdrew on',
  },
  answerContactLog: {
    path: '/candidate/invitations',
    before: (app, as) => insertInvitation(app.database.db, as.userGuid, 'Harborwren Mutual'),
    fill: () => button('Accept Harborwren Mutual'),
    send: () => press('Accept Harborwren Mutual'),
    done: 'You accepted on',
  },
};
